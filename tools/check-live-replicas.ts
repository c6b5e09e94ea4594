import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readMatchLog, sampleDirectory, writeMatchLog } from '@goalsquare/data';
import type { Entry, MatchLog } from '@goalsquare/engine';
import { entryOf, Feeder, type Address } from './check-live-replicas/feeder.js';
import { Scene } from './check-live-replicas/scene.js';

const MATCHES = 6;
const STREAM = 'goalsquare-matches';
const STEADY_MILLISECONDS = 4000;
const SETTLE_SECONDS = 40;

const rows: Record<string, unknown>[] = [];
const faults: string[] = [];

/** One match of the sample, under as many ids. */
function sampleLogs(): readonly MatchLog[] {
  const file = path.join(sampleDirectory, '202601001.ndjson');
  const { log } = readMatchLog(file, readFileSync(file));
  return Array.from({ length: MATCHES }, (_, n) => ({ ...log, header: { ...log.header, id: n + 1 } }));
}

/** Waits until something is so, and gives the seconds it took. **Throws** where it takes too long. */
async function secondsUntil(what: string, isSo: () => boolean | Promise<boolean>): Promise<number> {
  const begun = performance.now();
  while (!(await isSo())) {
    if (performance.now() - begun > SETTLE_SECONDS * 1000)
      throw new Error(`${what}: not within ${SETTLE_SECONDS} seconds`);
    await pause(50);
  }
  return (performance.now() - begun) / 1000;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;
const quantile = (values: readonly number[], share: number): number =>
  rounded([...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? NaN);

/** Notes how feeding went since it was noted last. */
function note(what: string, feeder: Feeder, more: Readonly<Record<string, unknown>> = {}): void {
  const { acknowledged, refused, unanswered, took } = feeder.take();
  rows.push({
    what,
    acknowledged,
    refused,
    unanswered,
    p50Ms: quantile(took, 0.5),
    p99Ms: quantile(took, 0.99),
    longestSeconds: rounded(Math.max(...took) / 1000),
    ...more,
  });
}

/** Waits until a server leads the log and all its copies are current, and returns its name. */
async function leaderOf({ log }: Scene): Promise<string> {
  let leader: string | undefined;
  await secondsUntil('the log has a leader', async () => (leader = await log.leaderOf(STREAM)) !== undefined);
  return leader ?? '';
}

/** Kills a server of the log while matches are fed, and starts it again. */
async function outage(what: string, { log }: Scene, name: string, feeder: Feeder): Promise<void> {
  const before = new Map(feeder.acknowledged);
  await log.signal(name, 'SIGKILL');
  // One more of each match may have been acknowledged before.
  const seconds = await secondsUntil(`${what}: every match is written to`, () =>
    [...before].every(([id, count]) => (feeder.acknowledged.get(id) ?? 0) > count + 1),
  );
  await pause(STEADY_MILLISECONDS);
  await log.restart(name);
  const settled = await secondsUntil(
    `${what}: the log has all its copies`,
    async () => (await log.leaderOf(STREAM)) !== undefined,
  );
  note(what, feeder, { secondsToRecover: rounded(seconds), secondsToAllCopies: rounded(settled) });
}

/** Kills a server of the API while it is fed, and starts another in its place. */
async function lostServer(what: string, scene: Scene, feeder: Feeder): Promise<void> {
  await scene.killServer(STEADY_MILLISECONDS / 2);
  const begun = performance.now();
  await scene.startServer();
  const seconds = (performance.now() - begun) / 1000;
  await pause(STEADY_MILLISECONDS);
  note(what, feeder, { secondsToRecover: rounded(seconds) });
}

async function logAt({ url, token }: Address, matchId: number): Promise<string> {
  const answer = await fetch(`${url}/operator/matches/${matchId}/log`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return answer.ok ? answer.text() : '';
}

/** What a log is after all that was acknowledged, and no more. */
const acknowledgedLog = (log: MatchLog, count: number): string =>
  writeMatchLog({ header: log.header, entries: Array.from({ length: count }, (_, at) => entryOf(log, at) as Entry) });

/** Compares every log of every server with what was acknowledged, a second after feeding has ended. */
async function compare(logs: readonly MatchLog[], { acknowledged }: Feeder, { addresses }: Scene): Promise<void> {
  await pause(1000);
  const expected = logs.map((log) => acknowledgedLog(log, acknowledged.get(log.header.id) ?? 0));
  for (const [n, server] of addresses.entries()) {
    const found = await Promise.all(logs.map(({ header }) => logAt(server, header.id)));
    const equal = found.filter((text, at) => text === expected[at]).length;
    rows.push({
      what: `server ${n + 1}: logs as they were acknowledged`,
      acknowledged: [...acknowledged.values()].reduce((sum, count) => sum + count, 0),
      logs: `${equal} of ${logs.length}`,
      digest: createHash('sha256').update(found.join('')).digest('hex').slice(0, 12),
    });
    if (equal < logs.length) faults.push(`server ${n + 1}: ${logs.length - equal} logs are not what was acknowledged`);
  }
}

async function check(folder: string): Promise<void> {
  const scene = await Scene.start(folder);
  const logs = sampleLogs();
  const feeder = new Feeder(logs, () => scene.addresses);
  try {
    feeder.start();
    await secondsUntil('all matches have begun', () => feeder.acknowledged.size === MATCHES);
    feeder.take();
    await pause(STEADY_MILLISECONDS);
    note('nothing fails', feeder);
    const leader = await leaderOf(scene);
    await outage('kill -9 of the leader of the log', scene, leader, feeder);
    const next = await leaderOf(scene);
    await outage(
      'kill -9 of another server of the log',
      scene,
      scene.log.names.find((name) => name !== next) ?? '',
      feeder,
    );
    await lostServer('kill -9 of a server of the API', scene, feeder);
    await feeder.stop();
    await compare(logs, feeder, scene);
    faults.push(...feeder.faults);
  } finally {
    await feeder.stop();
    await scene.stop();
  }
}

const folder = mkdtempSync(path.join(tmpdir(), 'check-live-replicas-'));
try {
  await check(folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (process.argv.includes('--json')) console.log(JSON.stringify({ rows, faults }));
else console.table(rows);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
