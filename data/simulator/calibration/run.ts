import { parseArgs } from 'node:util';
import { compare } from './check.js';
import { compareExtraTime } from './measures/extra-time.js';
import { sampleDrawnFinals, sampleSeasons } from './sample-season.js';
import { judge, LEAST_WITHIN, type Verdict } from './verdict.js';

/*
 * Compares the match simulator with the real game. Simulates seasons of men's and women's matches, measures them
 * through the engine, and prints each measure beside the real one. `--men N` and `--women N` set the number of matches
 * and `--seed N` the first world. `--json` prints JSON, and `--off` prints only measures outside their band. By
 * default, men's matches come from three worlds, because the best player of a single season varies by chance.
 */

/** Number of matches before the finals in the three seasons of the first men's league in one world. */
const WORLD_MATCHES = 621;

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    off: { type: 'boolean', default: false },
    men: { type: 'string', default: String(3 * WORLD_MATCHES) },
    women: { type: 'string', default: '297' },
    seed: { type: 'string', default: '2026' },
  },
});
const say = (line: string): void => {
  if (!values.json) process.stdout.write(`${line}\n`);
};

/** Number of finals with extra time that are simulated for each competition. */
const DRAWN_FINALS = 300;

const seed = Number(values.seed);
const rows: readonly Verdict[] = (['men', 'women'] as const).flatMap((competition) =>
  [
    ...compareExtraTime(competition, sampleDrawnFinals(seed, competition, DRAWN_FINALS)),
    ...compare(competition, sampleSeasons(seed, competition, Number(values[competition]))),
  ].map(judge),
);

const shown = (value: number): string => (Math.abs(value) < 10 ? value.toFixed(3) : value.toFixed(1));
let group = '';
for (const row of rows) {
  if (row.group !== group) {
    group = row.group;
    const of = rows.filter((other) => other.group === group);
    say(`\n${group}: ${of.filter(({ within }) => within).length} of ${of.length} within their band`);
    say(
      `  ${'measure'.padEnd(44)} ${'kind'.padEnd(6)} ${'real'.padStart(8)} ${'ours'.padStart(8)} ${'ratio'.padStart(6)}`,
    );
  }
  const verdict = row.worst > 1 ? 'FAR OFF' : row.within ? '' : 'off';
  if (!values.off || verdict !== '')
    say(
      `  ${row.measure.padEnd(44)} ${row.kind.padEnd(6)} ${shown(row.real).padStart(8)} ${shown(row.ours).padStart(8)} ${row.ratio.toFixed(2).padStart(6)} ${verdict}`,
    );
}

const withinShare = rows.filter(({ within }) => within).length / rows.length;
const far = rows.filter(({ worst }) => worst > 1);
const [worst] = [...rows].sort((a, b) => b.worst - a.worst);
say(
  `\n${(withinShare * 100).toFixed(1)} % of ${rows.length} measures within their band, ${far.length} too far off; worst: ${worst === undefined ? 'none' : `${worst.group}, ${worst.measure}`}`,
);
if (values.json)
  process.stdout.write(`${JSON.stringify({ rows: rows.map(({ worst: _, ...row }) => row), withinShare, worst })}\n`);
if (withinShare < LEAST_WITHIN || far.length > 0) process.exitCode = 1;
