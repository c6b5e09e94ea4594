import { matchStatuses, nextStatuses, type MatchStatusType } from '@goalsquare/engine';

const statuses: readonly MatchStatusType[] = matchStatuses;

const preface = `# Match status

<!-- Generated from engine/src/vocabulary/statuses.ts by \`npm run generate\`. Do not edit. -->

A match is in one status at a time. Its [log](match-log.md) records each change of status. The next status must be one of those that may follow the current
one. The first status in a log may be any. A log may repeat the current status, for example with a corrected time. It may omit breaks and, if only the
result of the match is known, all of the play.

`;

const clock = `## The clock

Each status has a state of play: \`upcoming\`, \`playing\`, \`break\`, \`over\` or \`called off\`. All clocks follow from it. If the log gives no
\`period\` for a status, the status refers to the period in the column above: \`QT\` is the end of period 1, and \`last\` is the last period that has begun.

- **Start and end.** \`LIVE\` starts the period that it names. The first \`break\`, \`over\` or \`called off\` after that ends it: \`utcPeriodStart\` and
  \`utcPeriodEnd\` are the times of these two. A later status does not move them, unless it repeats the same status with a corrected time.
- **Extra time.** \`ET\` is the break before each period of extra time, and names the period that is over. If it names a later period that has not begun, it
  starts that period instead.
- **Suspension.** \`SUSP\` stops the clock without ending the period. After it, the clock resumes from the \`periodSeconds\` of the next \`LIVE\`, or from where
  it stopped if that \`LIVE\` has none.
- **Counting up.** While a clock runs, the period counts up from the \`utc\` and \`periodSeconds\` of its last \`LIVE\` to the time of the request. It is never
  behind the last entry of the log. It stops at twice the playing time of the period, or ten minutes beyond that time if that is longer. A clock
  that runs for longer means that the feed has stopped.
- **Counting down.** \`remainingSecs\` starts from the playing time: \`countdownSeconds\` of the match for a quarter, \`extraTimeSeconds\` for a period of extra
  time. It is 0 in time-on and once the period is over.

Statistics over the last seconds are computed back from this clock. All others are as of the last entry.
`;

const row = ({ id, code, name, typeName, state, period }: MatchStatusType): string =>
  `| ${id} | \`${code}\` | ${name} | ${typeName} | ${state} | ${period ?? ''} | ${nextStatuses[code as keyof typeof nextStatuses].map((next) => `\`${next}\``).join(' ')} |`;

const arrows = (): string =>
  Object.entries(nextStatuses)
    .flatMap(([code, next]) => next.map((to) => `  ${code} --> ${to}`))
    .join('\n');

/** Returns the page about match statuses: the list, a diagram of possible transitions, and the clock. */
export const statusesPage = (): string =>
  [
    `${preface}| id | code | name | type | state of play | period | may be followed by |\n|---|---|---|---|---|---|---|\n${statuses.map(row).join('\n')}\n`,
    `\`\`\`mermaid\nstateDiagram-v2\n  [*] --> SCHED\n${arrows()}\n\`\`\`\n`,
    clock,
  ].join('\n');
