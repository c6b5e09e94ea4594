import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { metricCodes, publishedModels, terms } from '@goalsquare/engine';
import { expect } from 'chai';
import limits from '../../../../gatsby-site/facts/limits.json' with { type: 'json' };
import world from '../../../../gatsby-site/facts/seasons/world.json' with { type: 'json' };

const root = fileURLToPath(new URL('../../../../', import.meta.url));

const textOf = (file: string): string => readFileSync(`${root}${file}`, 'utf8').replaceAll(/\s+/gu, ' ');

/** Returns the matches of the sandbox: those that its files list. */
function sandboxMatches(): number {
  const folder = `${root}data/world/`;
  const files = readdirSync(folder).filter((file) => /^\d+-\d+-\d+\.json\.br$/u.test(file));
  const ids = files.flatMap((file) =>
    [
      ...brotliDecompressSync(readFileSync(`${folder}${file}`))
        .toString('utf8')
        .matchAll(/"id":(\d+),"leagueId"/gu),
    ].map(([, id]) => id),
  );
  return new Set(ids).size;
}

const limitNamed = (name: string): number => {
  const limit = limits.find((one) => one.name === name);
  if (limit === undefined)
    throw new Error(`there is no limit ${name}; there are ${limits.map((one) => one.name).join(', ')}`);
  return limit.value;
};

const grouped = (value: number): string => value.toLocaleString('en-AU');

const leagues = `${world.leagues.length} leagues`;

const { rating, equity, shot, pressurePoints, rankingPoints } = publishedModels;
const { set, clear, contested } = equity.holdWeights;
const pointsOf = (rows: readonly { readonly code: string; readonly points: number }[]): string =>
  rows.map(({ code, points }) => `${code} ${points}`).join(', ');
/** The rows of a table that names the codes of each number of points. */
const rowsOf = (rows: readonly { readonly code: string; readonly points: number }[]): readonly string[] =>
  [...new Set(rows.map(({ points }) => points))].map(
    (wanted) =>
      `| ${wanted} | ${rows
        .filter(({ points }) => points === wanted)
        .map(({ code }) => code)
        .join(', ')} |`,
  );

/** Terms and coefficients on the page that explains how to compute every number again. */
const ofModels: readonly string[] = [
  ...terms.map(({ term, meaning }) => `| ${term} | ${meaning.replaceAll('|', String.raw`\|`)} |`),
  `plus \`both\` x (metres - ${shot.bothMetres}) x (degrees - ${shot.bothDegrees}) / ${shot.bothDivisor}`,
  `\`set\` (${set}) after a mark or free kick, \`clear\` (${clear}) after another uncontested possession, \`contested\` (${contested}) otherwise`,
  `that of a kick-in (${equity.kickInPoints}) for the opposition`,
  `${rating.hitout} of the way to the squad it favours`,
  `${rating.denial} of what the opposition would have had`,
  `${rating.pressure} of the loss is divided equally`,
  `**Pressure points:** ${pointsOf(pressurePoints)}.`,
  ...rowsOf([...rankingPoints.transactions, ...rankingPoints.metrics]),
];

/** Numbers that texts repeat, and where each comes from. */
const figures: readonly (readonly [file: string, figure: string])[] = [
  ['README.md', `${metricCodes.length} metrics of players and squads`],
  ['README.md', `**${metricCodes.length} metrics**`],
  ['README.md', leagues],
  ['README.md', `${grouped(sandboxMatches())} matches`],
  ['docs/sandbox.md', `${leagues}, three seasons and ${grouped(sandboxMatches())} matches`],
  ['gatsby-site/content/docs/sandbox-environment.mdx', `${leagues} and three seasons`],
  [
    'gatsby-site/content/docs/support/usage-limits.mdx',
    `up to ${limitNamed('Requests in a batch')} requests with up to ${limitNamed('Metrics in a request of a batch')} metrics each`,
  ],
  ['gatsby-site/content/docs/index.mdx', `up to ${limitNamed('Requests in a batch')}, each with its own metrics`],
  ...ofModels.map((figure): [string, string] => ['docs/recompute.md', figure]),
  ['docs/across.md', `longer than ${grouped(limitNamed('Path and query together'))} bytes`],
];

describe('figures in texts', () => {
  for (const [file, figure] of figures)
    it(`are those of their sources: ${file} has “${figure}”`, () => {
      expect(textOf(file)).to.include(figure);
    });

  it('are not typed in the sources of the hub: the number of metrics comes from the engine', () => {
    const files = readdirSync(`${root}gatsby-site/src`, { recursive: true, encoding: 'utf8' });
    const typed = files
      .filter((file) => /\.tsx?$/u.test(file))
      .filter((file) => textOf(`gatsby-site/src/${file}`).includes(`${metricCodes.length} metrics`));
    expect(typed).to.deep.equal([]);
  });
});
