import { parseArgs } from 'node:util';
import { ensureSandbox, openWorld, progressOf, sandboxDirectory } from '@goalsquare/data';
import { brokenLaws, lawfulMetrics } from './check-real/laws.js';
import { contradictionsIn, summedCodes } from './check-world/story-laws.js';

/*
 * Holds every match of a world to the laws: zones and periods sum to the whole, Diff is For less Against, squads are
 * their players, every way of counting points, entries and stoppages agrees, the ground is full. `--dir DIR` names the
 * world; without it the sandbox, generated where it is missing.
 */

const { values } = parseArgs({ options: { dir: { type: 'string' }, json: { type: 'boolean', default: false } } });
const say = (line: string): void => {
  (values.json ? process.stderr : process.stdout).write(`${line}\n`);
};
if (values.dir === undefined) await ensureSandbox(sandboxDirectory, { say, progress: () => undefined });
const { matches } = await openWorld(values.dir ?? sandboxDirectory, say);
const ids = await matches.matchIds();
const telling = progressOf('checking', process.stderr);
const faults: string[] = [];
let played = 0;
for (const [at, id] of ids.entries()) {
  telling.to(at + 1, ids.length);
  const match = await matches.match(id);
  if (match === undefined || match.details().transactions.ids.length === 0) continue;
  played += 1;
  faults.push(
    ...contradictionsIn(match),
    ...brokenLaws(match).map(({ law, matchId, code }) => `match ${matchId}: ${law} of ${code}`),
  );
}
telling.end();
matches.close();
for (const fault of faults.slice(0, 50)) say(`  broken: ${fault}`);
say(
  `${played} matches played of ${ids.length}: ${faults.length} laws broken; ${lawfulMetrics.player} player and ${lawfulMetrics.squad} squad metrics summed, ${summedCodes.length} held to be the sum of the players`,
);
if (values.json) process.stdout.write(`${JSON.stringify({ matches: ids.length, played, broken: faults })}\n`);
if (faults.length > 0) process.exitCode = 1;
