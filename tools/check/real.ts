import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { compareAflJson } from '../../data/test/support/real-afl-json.js';
import { importChainsCsv } from '@goalsquare/data';
import { openMatch } from '@goalsquare/engine';
import { seasonsIn, type SeasonFiles } from './real/folder.js';
import { compareLadder } from './real/ladder.js';
import { additivePlans, brokenLaws, lawfulMetrics } from './real/laws.js';
import { compareQuarters } from './real/quarters.js';
import { readBoxScores, reconcile } from './real/reconcile.js';
import { compareShots } from './real/shots.js';

/*
 * Compares the importer and the engine with a folder of real data: metrics with official box scores, scores with
 * results, and JSON of the league's web site with its sums. Also checks the laws that every additive metric obeys.
 * `--dir DIR` names the folder, `--json` prints JSON. Without the folder, the check reports that and passes.
 */

const { values } = parseArgs({ options: { dir: { type: 'string' }, json: { type: 'boolean', default: false } } });
const folder = values.dir ?? fileURLToPath(new URL('../../shared/data/real', import.meta.url));
const say = (line: string): void => {
  (values.json ? process.stderr : process.stdout).write(`${line}\n`);
};

/** Minimum share of team-quarters that must equal the official score before any rushed behinds are inferred. */
const LEAST_CAPTURED = 0.99;

function checkSeason(files: SeasonFiles) {
  const { logs, rows, dropped, scores } = importChainsCsv({
    events: files.events,
    matches: files.matches,
    ...(files.results !== undefined && { results: files.results }),
  });
  say(
    `${files.league} ${files.season}: ${logs.length} matches, ${rows} rows, ${[...dropped.values()].reduce((sum, n) => sum + n, 0)} left out`,
  );
  const matches = new Map(logs.map((log) => [log.header.id, openMatch(log)]));
  const metrics = reconcile(matches, readBoxScores(files.boxScores));
  const teamQuarters =
    files.results === undefined ? { equal: 0, captured: 0, of: 0 } : compareQuarters(matches, files.results);
  const ladder =
    files.results === undefined ? { equal: 0, of: 0 } : compareLadder(matches.values(), files.results, files.season);
  const broken = [...matches.values()].flatMap(brokenLaws);
  const shots = compareShots(matches.values());
  const holds =
    [...metrics, ...shots].every((one) => one.holds) &&
    broken.length === 0 &&
    teamQuarters.captured >= LEAST_CAPTURED * teamQuarters.of &&
    (ladder.equal === ladder.of || teamQuarters.equal < teamQuarters.of);
  say('metric                   exact   within 1   official       ours');
  for (const { code, exact, within1, official, ours, holds: held } of metrics) {
    say(
      `${code.padEnd(22)} ${(exact * 100).toFixed(2).padStart(7)} ${(within1 * 100).toFixed(2).padStart(10)} ${String(official).padStart(10)} ${String(ours).padStart(10)}${held ? '' : '   TOO LOW'}`,
    );
  }
  say('shots                   shots     goals   expected    behinds   expected');
  for (const { kind, metres, n, goals, behinds, holds: held } of shots) {
    say(
      `${`${kind} ${metres} m`.padEnd(22)} ${String(n).padStart(6)} ${[...goals, ...behinds].map((share) => (share * 100).toFixed(1).padStart(10)).join(' ')}${held ? '' : '   OFF'}`,
    );
  }
  say(
    `team-quarters equal: ${teamQuarters.equal} of ${teamQuarters.of}; ${teamQuarters.captured} without inferred rushed behinds`,
  );
  say(`ladder: ${ladder.equal} of ${ladder.of} lines equal to the ladder of the results`);
  for (const line of scores) say(`  ${line}`);
  say(
    `laws: zones, periods, Diff, points and evidence hold for ${lawfulMetrics.player} player and ${lawfulMetrics.squad} squad metrics in ${matches.size - new Set(broken.map(({ matchId }) => matchId)).size} of ${matches.size} matches`,
  );
  for (const { law, matchId, code } of broken.slice(0, 20)) say(`  broken: ${law} of ${code} in match ${matchId}`);
  return {
    season: files.season,
    league: files.league,
    matches: matches.size,
    metrics: metrics.map(({ holds: _, ...rest }) => rest),
    teamQuarters,
    ladder,
    shots: shots.map(({ holds: _, ...rest }) => rest),
    brokenLaws: broken.length,
    holds,
  };
}

const seasons = seasonsIn(folder);
if (seasons.length === 0)
  say(`skipped: real matches, there are none in ${path.basename(path.dirname(folder))}/${path.basename(folder)}`);
const results = seasons.map(checkSeason);
const json = compareAflJson(folder, additivePlans);
if (json === undefined) say('skipped: JSON of the league, because the folder has no afl-json');
else {
  const { files, matches, metrics, quarters, worms, timeOnGround } = json;
  say(`afl-json: ${files} files, ${matches} matches`);
  say(
    `players and rows of files add up to squads: ${metrics.equal} of ${metrics.of} metrics ${metrics.different.join(' ')}`,
  );
  say(`quarters and result equal: ${quarters.equal} of ${quarters.of}, from score worms ${worms.equal} of ${worms.of}`);
  say(`1,800 per cent of time on ground: ${timeOnGround.equal} of ${timeOnGround.of} sides`);
}
if (values.json)
  process.stdout.write(
    `${JSON.stringify({ ...(results.length === 1 ? results[0] : { seasons: results }), aflJson: json })}\n`,
  );
if ([...results, ...(json === undefined ? [] : [json])].some(({ holds }) => !holds)) process.exitCode = 1;
