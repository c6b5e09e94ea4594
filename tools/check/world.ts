import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openWorld } from '@goalsquare/data';
import { progressOf } from '@goalsquare/data/progress';
import { brokenLaws, lawfulMetrics } from './real/laws.js';
import {
  buildFaultsIn,
  namesakesIn,
  overlapsIn,
  playedTime,
  seasonsOf,
  shortBreaksIn,
  type PlayedTime,
} from './world/season-laws.js';
import { contradictionsIn, summedCodes } from './world/match-laws.js';
import { wholeSandbox } from '../dev/whole-sandbox.js';

/*
 * Checks the laws of every match in a world: zones and periods sum to the whole, Diff is For minus Against, squads
 * equal the sum of their players, all ways of counting points, entries and stoppages agree, and both squads always have
 * a full team on the ground. Then checks the laws of its seasons: matches at a ground do not overlap, and players have
 * plausible heights and weights. Breaks of less than five days are only counted. `--dir DIR` names the world. The
 * default is the sandbox, which is simulated first. `--names FILE` lists full names, one per line, that no player may
 * have.
 */

const { values } = parseArgs({
  options: { dir: { type: 'string' }, names: { type: 'string' }, json: { type: 'boolean', default: false } },
});
const say = (line: string): void => {
  (values.json ? process.stderr : process.stdout).write(`${line}\n`);
};
const names = new Set(
  values.names === undefined
    ? []
    : readFileSync(values.names, 'utf8')
        .split('\n')
        .map((name) => name.trim().toLowerCase())
        .filter((name) => name !== ''),
);
const { matches, world } = await (values.dir === undefined ? wholeSandbox() : openWorld(values.dir, say));
const ids = await matches.matchIds();
const progress = progressOf('checking', process.stderr);
const faults: string[] = [];
const times: PlayedTime[] = [];
let played = 0;
for (const [at, id] of ids.entries()) {
  progress.to(at + 1, ids.length);
  const match = await matches.match(id);
  if (match === undefined || match.details().transactions.ids.length === 0) continue;
  played += 1;
  const time = playedTime(match);
  if (time !== undefined) times.push(time);
  faults.push(
    ...contradictionsIn(match),
    ...brokenLaws(match).map(({ law, matchId, code }) => `match ${matchId}: ${law} of ${code}`),
  );
}
progress.end();
const seasons = seasonsOf(world);
faults.push(...overlapsIn(times), ...seasons.flatMap((one) => [...buildFaultsIn(one), ...namesakesIn(one, names)]));
const shortBreaks = shortBreaksIn(times);
matches.close();
for (const fault of faults.slice(0, 50)) say(`  broken: ${fault}`);
for (const fault of shortBreaks.slice(0, 50)) say(`  short break: ${fault}`);
say(
  `${played} matches played of ${ids.length}: ${faults.length} laws broken; ${lawfulMetrics.player} player and ${lawfulMetrics.squad} squad metrics summed, ${summedCodes.length} compared with the sum of the players; ${shortBreaks.length} breaks of less than five days; ${names.size} names compared`,
);
if (values.json)
  process.stdout.write(`${JSON.stringify({ matches: ids.length, played, broken: faults, shortBreaks })}\n`);
if (faults.length > 0) process.exitCode = 1;
