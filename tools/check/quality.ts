import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { importChainsCsv } from '@goalsquare/data';
import {
  openMatch,
  qualityOf,
  qualityRules,
  SeasonQualityFold,
  type MatchLog,
  type SeasonQuality,
} from '@goalsquare/engine';
import { sampleLevelFinals, sampleSeasons } from '../../data/simulator/calibration/sample-season.js';
import { seasonsIn } from './real/folder.js';

/*
 * Applies the quality rules to matches. Simulated matches must break none. Matches in a folder of real data may break
 * them within the thresholds of the rules. `--men N`, `--women N`, `--finals N` and `--seed N` choose the simulated
 * matches, `--dir DIR` names the folder, `--samples` prints what breaks the rules, `--json` prints JSON. Without the
 * folder, the check reports that and uses only simulated matches.
 */

const { values } = parseArgs({
  options: {
    men: { type: 'string', default: '160' },
    women: { type: 'string', default: '60' },
    finals: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
    dir: { type: 'string' },
    samples: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const say = (line: string): void => {
  if (!values.json) process.stdout.write(`${line}\n`);
};

/** Number of samples that are printed for each rule. */
const SAMPLES = 3;

interface Checked {
  readonly title: string;
  readonly quality: SeasonQuality;
  readonly longestMs: number;
}

/** Applies the rules to matches, and prints the rules that they break. */
function check(title: string, logs: Iterable<MatchLog>): Checked {
  const fold = new SeasonQualityFold();
  const samples = new Map<string, string[]>();
  let longestMs = 0;
  for (const log of logs) {
    const match = openMatch(log);
    const from = performance.now();
    const report = qualityOf(match);
    longestMs = Math.max(longestMs, performance.now() - from);
    fold.add(match.id, report);
    for (const { rule, samples: found } of report.results) {
      const kept = samples.get(rule) ?? [];
      samples.set(rule, kept);
      if (kept.length < SAMPLES) kept.push(`match ${match.id}: ${found[0]?.text ?? ''}`);
    }
  }
  const quality = fold.result();
  say(`\n${title}: ${quality.matches} matches, ${quality.clean} break no rule; ${longestMs.toFixed(1)} ms at most`);
  for (const { rule, severity, matches, rows, allowed, checked, isAbove } of quality.rules) {
    const perThousand = ((rows * 1000) / checked).toFixed(0).padStart(7);
    say(
      `  ${rule.padEnd(30)} ${severity.padEnd(8)} ${String(rows).padStart(6)} rows in ${String(matches).padStart(4)} matches, ${perThousand} in 1,000, ${allowed} allowed${isAbove ? '   ABOVE' : ''}`,
    );
    if (values.samples) for (const line of samples.get(rule) ?? []) say(`      ${line}`);
  }
  return { title, quality, longestMs };
}

function* logsOf(samples: Iterable<{ readonly log: MatchLog }>): Generator<MatchLog> {
  for (const { log } of samples) yield log;
}

const seed = Number(values.seed);
say(`${qualityRules.length} rules`);
const simulated = (['men', 'women'] as const).flatMap((competition) => [
  check(`simulated ${competition}`, logsOf(sampleSeasons(seed, competition, Number(values[competition])))),
  check(
    `simulated ${competition}, finals with extra time`,
    sampleLevelFinals(seed, competition, Number(values.finals)),
  ),
]);

const folder = values.dir ?? fileURLToPath(new URL('../../shared/data/real', import.meta.url));
const seasons = seasonsIn(folder);
if (seasons.length === 0)
  say(`\nskipped: real matches, there are none in ${path.basename(path.dirname(folder))}/${path.basename(folder)}`);
const real = seasons.map(({ league, season, events, matches, results }) =>
  check(`${league} ${season}`, importChainsCsv({ events, matches, ...(results !== undefined && { results }) }).logs),
);

const isClean = simulated.every(({ quality }) => quality.clean === quality.matches);
const isWithin = real.every(({ quality }) => quality.rules.every(({ isAbove }) => !isAbove));
say(
  `\nsimulated matches break ${isClean ? 'no rule' : 'rules'}${real.length > 0 ? `; real ones are ${isWithin ? 'within' : 'ABOVE'} the thresholds` : ''}`,
);
if (values.json) process.stdout.write(`${JSON.stringify({ rules: qualityRules.length, simulated, real })}\n`);
if (!isClean || !isWithin) process.exitCode = 1;
