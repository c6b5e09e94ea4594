import { matchStatuses, nextStatuses, type MatchStatusType } from '@goalsquare/engine';

const statuses: readonly MatchStatusType[] = matchStatuses;

const preface = `# Match status

<!-- Generated from engine/src/vocabulary/statuses.ts by \`npm run generate\`. Do not edit. -->

A match is in one status at a time. Its [log](match-log.md) says when it enters another, which has to be one of those that may follow; the first a log tells
may be any. The status a match is in may be told again, as with another time. Breaks may be left out, and of a match of which only the result is known
all of the play.

`;

const clock = `## The clock

While a match is \`LIVE\` its period counts up from the \`utc\` and \`periodSeconds\` of that status, at the second that is asked at. It is never behind the
last entry of the log, and stops at two countdowns of the competition, for then the feed has ended and not the play. It stands in every other status. After
\`SUSP\` it runs on from the \`periodSeconds\` of the \`LIVE\` that follows, or from where it stood where that does not say. \`ET\` is the break before extra
time where it names the period that is over, and its start where it names the period to come. Statistics over the last seconds go back from this clock;
all others are as the last entry left them.
`;

const row = ({ id, code, name, typeName }: MatchStatusType): string =>
  `| ${id} | \`${code}\` | ${name} | ${typeName} | ${nextStatuses[code as keyof typeof nextStatuses].map((next) => `\`${next}\``).join(' ')} |`;

const arrows = (): string =>
  Object.entries(nextStatuses)
    .flatMap(([code, next]) => next.map((to) => `  ${code} --> ${to}`))
    .join('\n');

/** The page of the statuses of a match: all there are, a diagram of what may follow, and the clock. */
export const statusesPage = (): string =>
  [
    `${preface}| id | code | name | type | may be followed by |\n|---|---|---|---|---|\n${statuses.map(row).join('\n')}\n`,
    `\`\`\`mermaid\nstateDiagram-v2\n  [*] --> SCHED\n${arrows()}\n\`\`\`\n`,
    clock,
  ].join('\n');
