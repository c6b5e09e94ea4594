import { readFileSync } from 'node:fs';

interface Case {
  readonly id: string;
  readonly call: string;
}

const list = JSON.parse(readFileSync(new URL('../../clients/behaviour/cases.json', import.meta.url), 'utf8')) as {
  readonly cases: readonly Case[];
  readonly frames: readonly Case[];
};

const rowsOf = (cases: readonly Case[], javascript: string): readonly string[] =>
  cases.map(({ id, call }) => `| ${id} | \`${call}\` | ${javascript} | yes | yes |`);

/** Returns `clients/behaviour/cases.md`, the list of cases with a column for each client. */
export const behaviourPage = (): string => `# Cases of the clients

<!-- Generated from cases.json by \`npm run generate\`. Do not edit. -->

A client's tests run each case with a yes in its column. Cases about frames do not apply to JavaScript, which has no frames.
[README.md](README.md) describes the cases.

| case | function | JavaScript | Python | R |
|---|---|---|---|---|
${[...rowsOf(list.cases, 'yes'), ...rowsOf(list.frames, '')].join('\n')}
`;
