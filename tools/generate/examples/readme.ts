interface Squad {
  readonly statistics: readonly object[];
}

interface Answer {
  readonly matchId: number;
  readonly squads: readonly Squad[];
}

const spaced = (value: object): string =>
  JSON.stringify(value, null, 1).replaceAll(/\n\s*/gu, ' ').replaceAll('{ ', '{').replaceAll(' }', '}');

const squadText = ({ statistics, ...squad }: Squad): string =>
  `  ${spaced(squad).slice(0, -1)}, "statistics": [\n${statistics.map((one) => `    ${spaced(one)}`).join(',\n')}\n  ]}`;

/** Returns the path of the call that the README shows. */
export const pathShown = (readme: string): string => /http:\/\/localhost:8080(\/v1\/[^'\s]+)'/u.exec(readme)?.[1] ?? '';

/** Returns the README with a new response to its call. */
export const withAnswer = (readme: string, { matchId, squads }: Answer): string =>
  readme.replace(
    /```json\n[\s\S]+?```/u,
    () => `\`\`\`json\n{"matchId":${matchId},"squads":[\n${squads.map(squadText).join(',\n')}\n]}\n\`\`\``,
  );
