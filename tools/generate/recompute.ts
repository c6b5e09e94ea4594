import { publishedModels, terms } from '@goalsquare/engine';

const { rating, equity, shot, pressurePoints, rankingPoints } = publishedModels;

const beginning = `# Recompute any number

<!-- Generated from tools/generate/recompute.ts by \`npm run generate\`. Do not edit. -->

Every value of statistics follows from JSON that the API publishes. This page and the
[glossary](https://github.com/goalsquare/goalsquare/blob/main/docs/statistics.md) are enough to compute it again, in any language. \`tools/oracle\` does so: a second
implementation of all metrics that shares no code with the server, one plain function for each metric.

## Run the oracle

\`\`\`sh
npm run check -- oracle                                # 40 matches of every league and 2,000 random filters of the sandbox
npm run check -- oracle --match 110510101 --filters 50 # one match
npm run check -- oracle --url https://afl.example.org --key $TOKEN --matches 4 --filters 20
npm run check -- oracle --seed 7 --json                # other filters; one line of JSON
\`\`\`

The result is a table of metrics, comparisons and differences. Each difference names the match, the person or squad, the filter, and both values. The account needs a licence
that includes transactions.

## What to read

| request | what you need of it |
| --- | --- |
| \`GET /v1/matches/{id}/transactions\` | all events; \`capture\` |
| \`GET /v1/matches/{id}\` | \`coinToss\`, \`periods\`, \`status\` |
| \`GET /v1/matches/{id}/persons\` | who belongs to which squad |
| \`GET /v1/matches/{id}/venue\` | \`dimensions\` of the ground |
| \`GET /v1/metadata/models\` | coefficients and terms |
| \`GET /v1/metadata/metrics/glossary\` | what each metric counts |

Transactions have members beyond the contract (\`x-extension\`), because metrics depend on them:

| member | meaning |
| --- | --- |
| \`inside50\`, \`shot\` | the disposal was captured as an inside-50 entry, as a shot at goal |
| \`gain\`, \`wonBy\` | the event takes the ball from the opposition; the squad that won the restart |
| \`chance\` | the target of an inside-50 kick had a real chance |
| \`role\`, \`onPerson\`, \`opponent\` | the role from now on; who comes on; the direct opponent from now on |
| \`capture\` | whether the source marks chains, resolution of coordinates, countdown of a quarter, what is not captured, who starts and in which role |

## Events

1. Take the transactions in the order of the response. Each entry is an event; entries that share an id are events of several persons.
2. An event without a \`location\` happens where the last located event of its period happened, or in the centre if there is none.
3. The winner of the toss attacks \`coinToss.decision\` in periods 1, 3, 5 and so on, and the other end in between. \`locationRotated\` shows the ground as the acting squad sees it.
4. The 50 of a goal reaches 50 m and half of \`capture.resolutionMetres\` from the middle of the goal line. Its edge belongs to it. The centre line belongs to the right-hand half.

## Credits

A metric gives credits: an amount to the person of an event, or to its squad if the event has no person. The value of a squad is the sum over all its credits, those of its
persons included.

- A credit belongs to the period and second of its event, and to the event's zone as the squad sees it. Events of centre bounces (\`CEBO\`, \`CETU\`, codes that begin with \`CB\`) lie in
  the zone CB. First possessions, clearances and chains from a centre bounce count in CB too, and so do secondary stoppages of its run and absences from it.
- Seconds are intervals. They begin at one event and end at another, and each second counts once.
- A metric with the suffix \`_PREC\` counts before the clearance of a stoppage, and \`_GP\` is the metric without its \`_PREC\`.
- Amounts are rounded before they are added: metres to tenths, chances of shots to thousandths, ratings to hundredths. Statistics round values to four decimals.

## Filters

| filter | which credits count |
| --- | --- |
| \`period\` | those of the periods listed |
| \`zone\` | those in the zones listed; MID is DM, CB and AM; metrics without \`matchZone\` in the glossary take no zone |
| \`fromPeriodSeconds\`, \`toPeriodSeconds\` | from a second on, up to a second, both included, in each period; of an interval, the part between them |
| \`lastXSeconds\` with \`period\` | the last seconds of each period listed |
| \`lastXSeconds\` | the last seconds of the match, into the period before if the last is shorter |

Context \`Against\` is the opponent's value, \`Diff\` a squad's own value less it. \`PhysicalDiff\` compares with the opponent's value in the same part of the ground: F50 with its D50. A ratio
divides after summing; a difference of ratios is the difference of two such results.

`;

const cell = (text: string): string => text.replaceAll('|', '\\|');

const termTable = (): string =>
  [
    '## Terms\n\nTechnical descriptions name the terms they use. `GET /v1/metadata/models` lists the same.\n',
    '| term | meaning |',
    '| --- | --- |',
    ...terms.map(({ term, meaning }) => `| ${term} | ${cell(meaning)} |`),
    '\n',
  ].join('\n');

const models = `## Models

**Chances of a shot.** The chance of a goal is 1 / (1 + e^-odds). The odds are the height of a broken line over metres to the middle of the goal, plus that of one over degrees off the
axis, plus \`both\` x (metres - ${shot.bothMetres}) x (degrees - ${shot.bothDegrees}) / ${shot.bothDivisor}. The chance of a behind is the same with the coefficients of a behind, times the chance of no
goal. Beyond the ends of a line its first and last pieces go on. Expected points are 6 x goal + behind.

**Equity.** A squad that has the ball can expect the height of \`equity.chainPoints\` at its metres to the middle of the goal, times the weight of how it has the ball: \`set\` (${equity.holdWeights.set}) after a mark or
free kick, \`clear\` (${equity.holdWeights.clear}) after another uncontested possession, \`contested\` (${equity.holdWeights.contested}) otherwise. From a mark or free kick it is at least the expected points of a set shot from there.
While nobody has the ball it is half of the line at the distance to the goal attacked, less half of it at the distance to the goal defended.

**Ratings** follow the equity from event to event, 0 at the start of each period and after a goal:

| event | equity afterwards | rated |
| --- | --- | --- |
| restart, halt | nobody has the ball | - |
| behind | that of a kick-in (${equity.kickInPoints}) for the opposition | - |
| possession | the squad has the ball | the change, as ball winning |
| disposal, kick-in | what the next touch makes of it: the points of a score (less a kick-in after a behind); the equity of an uncontested possession, or of any possession of the opposition after a clanger; else nobody's at that spot; unchanged if the period ends | the change, as ball use: shot, kick-in, handball or field kick |
| hitout to advantage, sharked | ${rating.hitout} of the way to the squad it favours having the ball in a contest there | the change, as hitout |
| spoil (SPOI, SPGP), smother | unchanged | ${rating.denial} of what the opposition would have had: after a mark there, in the clear there |
| pressure act, tackle | unchanged | see below |

If the squad that has had the ball since its last possession loses equity by a disposal, a restart, a halt or a possession of the opposition, ${rating.pressure} of the loss is divided equally among the
events by which the opposition pressed (PRPH, PRCL, PRCH, PRCO) or tackled (TACK, TARD) since that possession. The disposal after a kick-in that was played on (KIPO) by the same person, with no other possession or disposal
in between, is a kick-in.

**Pressure points:** ${pressurePoints.map(({ code, points }) => `${code} ${points}`).join(', ')}.

**Ranking points:** ${[...rankingPoints.transactions, ...rankingPoints.metrics].map(({ code, points }) => `${code} ${points}`).join(', ')}.
`;

/** The page that says how to compute every metric from published JSON, with the terms and models of the engine. */
export const recomputePage = (): string => `${beginning}${termTable()}${models}`;
