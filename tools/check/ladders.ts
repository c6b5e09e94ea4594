import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { briefOf, completeSeason, openMatch, type SeasonFacts } from '@goalsquare/engine';
import { importWithExceptions } from './ladders/companions.js';
import { compareSeason, readOfficial } from './ladders/compare.js';
import { compareFinal } from './ladders/final.js';
import { laddersIn, type LadderFiles } from './ladders/folder.js';

/*
 * Compares the ladder of every round with the official one: order, wins, losses and draws. The last ladder of a season
 * must also have the official points and percentage. `--dir DIR` names the folder, `--json` prints JSON. Without the
 * folder, the check reports that it is missing and passes.
 */

const { values } = parseArgs({ options: { dir: { type: 'string' }, json: { type: 'boolean', default: false } } });
const folder = values.dir ?? fileURLToPath(new URL('../../shared/data/real', import.meta.url));
const say = (line: string): void => {
  (values.json ? process.stderr : process.stdout).write(`${line}\n`);
};

/** Number of differences that are printed. The others are only counted. */
const SHOWN = 20;

/** Returns the imported seasons that have official ladders. */
function seasonsOf({ results }: LadderFiles, wanted: ReadonlySet<number>): ReadonlyMap<number, SeasonFacts> {
  const { logs, records } = importWithExceptions(results);
  return new Map(
    records.flatMap(({ record }) => {
      if (!wanted.has(record.id)) return [];
      const briefs = logs.flatMap(({ log }) => (log.header.seasonId === record.id ? [briefOf(openMatch(log))] : []));
      const facts = completeSeason(record, briefs);
      return facts === undefined ? [] : [[record.id, facts] as const];
    }),
  );
}

function checkLeague(files: LadderFiles) {
  const official = readOfficial(files.byRound);
  const wanted = [...new Set(official.map(({ season }) => season))];
  const seasons = seasonsOf(files, new Set(wanted));
  const compared = wanted.map((season) => {
    const facts = seasons.get(season);
    const ladders = official.filter((ladder) => ladder.season === season);
    return facts === undefined
      ? {
          season,
          rounds: ladders.length,
          equalOrder: 0,
          equalRecords: 0,
          exceptions: [],
          differences: [`${season}: no results`],
        }
      : compareSeason(facts, ladders);
  });
  const final =
    files.final === undefined ? { lines: 0, equal: 0, differences: [] } : compareFinal(seasons, files.final);
  say(`${files.league}: season  rounds  equal in order  equal in W-L-D  exceptions`);
  for (const { season, rounds, equalOrder, equalRecords, exceptions } of compared) {
    say(
      `${' '.repeat(files.league.length)}  ${String(season).padStart(6)} ${String(rounds).padStart(7)} ${String(equalOrder).padStart(15)} ${String(equalRecords).padStart(15)}  ${exceptions.join('; ')}`,
    );
  }
  say(`final ladders: ${final.equal} of ${final.lines} lines equal in position, results, points and percentage`);
  const differences = [...compared.flatMap((season) => season.differences), ...final.differences];
  for (const difference of differences.slice(0, SHOWN)) say(`  ${difference}`);
  if (differences.length > SHOWN) say(`  and ${differences.length - SHOWN} more differences`);
  return { league: files.league, seasons: compared, final, holds: differences.length === 0 };
}

const leagues = laddersIn(folder);
if (leagues.length === 0)
  say(`skipped: official ladders, there are none in ${path.basename(path.dirname(folder))}/${path.basename(folder)}`);
const results = leagues.map(checkLeague);
if (values.json) process.stdout.write(`${JSON.stringify(results.length === 1 ? results[0] : { leagues: results })}\n`);
if (results.some(({ holds }) => !holds)) process.exitCode = 1;
