import { qualityFamilies, qualityInputs, qualityRules, type QualityFamily } from '@goalsquare/engine';

const preface = `# Quality

<!-- Generated from engine/src/quality by \`npm run generate\`. Do not edit. -->

A match log can be valid and still be wrong: a mark without a kick, a squad that kicks to the wrong end, a person who acts from the bench. ${qualityRules.length} rules
describe a plausible match. A match that breaks rules is reported, but not rejected or changed ([why](adr/0021-quality.md)).

\`\`\`sh
curl -H 'Authorization: Bearer sandbox-transactional' http://localhost:8080/v1/matches/110510101/quality
curl -H 'Authorization: Bearer sandbox-transactional' http://localhost:8080/v1/seasons/2025/quality
npm run data -- check mine --quality
npm run data -- check mine --quality --json
\`\`\`

For leagues and levels other than the first, use \`GET /v1/leagues/{leagueId}/levels/{levelId}/seasons/{seasonId}/quality\`. All three operations are extensions of the contract. They
require a licence for the match or season, and their \`ETag\` changes with the matches.

## A match

| member | contents |
|---|---|
| \`checked\` | how many rules were checked |
| \`rows\` | how many rows break rules, by severity |
| \`results\` | the rules that the match breaks, errors first: \`rule\`, \`title\`, \`severity\`, what \`holds\` in a plausible match, how many \`rows\` break the rule, and \`samples\` |
| \`unchecked\` | the rules that could not be checked, and the data that the match lacks for them ([coverage](coverage.md)) |

\`samples\` are the first five rows, each with \`transactionId\`, \`period\`, \`periodSeconds\`, and a \`text\` with the values that contradict each other. Only accounts of the
tier Transactional get samples.

| severity | meaning |
|---|---|
| \`error\` | two values contradict each other, so one of them is wrong |
| \`warning\` | possible, but rare enough to look at |
| \`info\` | worth knowing, but not a fault |

## A season

\`rules\` counts rows and matches by rule. \`clean\` counts the matches that break no rule. \`worst\` lists up to 20 matches, those with the most errors first, then those with
the most warnings.

Even good sources contain mistakes. \`threshold\` is the number of rows that break the rule in 1,000 matches of a good source. \`allowed\` is the corresponding number for
the season, plus three standard deviations. \`isAbove\` is true if more rows than \`allowed\` break the rule. The page \`/quality/\` of the hub shows a season and the faults of its
worst matches.

## On the command line

\`npm run data -- check FILE|DIR ... --quality\` prints the first rows that break each rule in a match, a line each, as \`file:line: rule: severity: text\`. It exits
with code 1 if a rule of severity \`error\` or \`warning\` is above its threshold. \`--json\` prints the same as JSON. \`npm run data -- import\` ends with a line for each rule
that the imported matches break.

## Live matches

If a batch of entries breaks rules, the response lists them in \`warnings\`. The check starts at the first row that the batch changed. A rule compares a row only with
earlier rows, so each row can be checked when it arrives. \`npm run data -- tail\` prints the warnings with their lines.

## Rules

The threshold is the number of rows in 1,000 matches that may break the rule.

`;

/** Returns the table of the rules in a family. */
const tableOf = (family: QualityFamily): string =>
  [
    `### ${qualityFamilies[family]}\n`,
    '| rule | severity | what holds | reads | threshold |',
    '|---|---|---|---|---|',
    ...qualityRules
      .filter((rule) => rule.family === family)
      .map(
        ({ id, severity, holds, reads, threshold }) =>
          `| \`${id}\` | ${severity} | ${holds} | ${reads.map((input) => qualityInputs[input].name).join(', ')} | ${threshold} |`,
      ),
  ].join('\n');

/** Returns the page about the quality rules: their purpose, where they run, and the list of all rules. */
export const qualityPage = (): string =>
  `${preface}${(Object.keys(qualityFamilies) as QualityFamily[]).map(tableOf).join('\n\n')}\n`;
