import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readMatchLog, sampleDirectory, writeMatchLog } from '@goalsquare/data';
import type { Entry, MatchLog } from '@goalsquare/engine';
import { eventually } from './eventually.js';
import { SharedLogView } from './live-replicas/checkpoints.js';
import { entryOf, Feeder, type Address } from './live-replicas/feeder.js';
import { Scene } from './live-replicas/scene.js';
import { quantile } from './quantile.js';
import { report } from './report.js';

const MATCHES = 6;
const STREAM = 'goalsquare-matches';
const STEADY_MILLISECONDS = 4000;
const SETTLE_SECONDS = 40;
/** Entries of which each is a message, so that a start that read all of them would show. */
const MANY_ENTRIES = 5000;
/** A checkpoint is written every second here. A server may be stopped before the last one. */
const MOST_READ_SHARE = 0.2;

/*
 * Starts three servers and three of NATS, feeds matches through all of them, kills one after the other with `kill -9`,
 * and compares every log with what was acknowledged. Then it counts the messages that a start reads after many entries,
 * and kills all servers while they move finished matches. `--short` leaves the outages out.
 */
const isShort = process.argv.includes('--short');

const rows: Record<string, unknown>[] = [];
const faults: string[] = [];

/** One match of the sample, under as many ids. */
function sampleLogs(): readonly MatchLog[] {
  const file = path.join(sampleDirectory, '202601001.ndjson');
  const { log } = readMatchLog(file, readFileSync(file));
  return Array.from({ length: MATCHES }, (_, n) => ({ ...log, header: { ...log.header, id: n + 1 } }));
}

const secondsUntil = (what: string, isSo: () => boolean | Promise<boolean>): Promise<number> =>
  eventually(what, isSo, SETTLE_SECONDS);

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Notes how feeding went since it was noted last. */
function note(what: string, feeder: Feeder, more: Readonly<Record<string, unknown>> = {}): void {
  const { acknowledged, refused, unanswered, took } = feeder.take();
  rows.push({
    what,
    acknowledged,
    refused,
    unanswered,
    p50Ms: rounded(quantile(took, 0.5)),
    p99Ms: rounded(quantile(took, 0.99)),
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

/** Sends entries to each match, an entry a message. Returns how many each match has then. */
async function sendMany(view: SharedLogView, feeder: Feeder): Promise<void> {
  await view.start(async (store) => {
    const each = Math.ceil(MANY_ENTRIES / MATCHES);
    await Promise.all(
      [...feeder.acknowledged].map(async ([matchId, count]) => {
        for (let at = count; at < count + each; at += 1)
          await store.append({ matchId, entries: [{ kind: 'correction', set: { attendance: at } }] });
      }),
    );
  });
}

/** Checks that a start reads checkpoints, and only the messages after them. */
async function startFromCheckpoints(view: SharedLogView): Promise<void> {
  let read = Infinity;
  const { sent } = await view.figures();
  await secondsUntil('a start reads few messages', async () => {
    read = await view.start((_, report) => Promise.resolve(report.messagesRead));
    return read < sent * MOST_READ_SHARE;
  });
  rows.push({ what: `a start after ${sent} messages`, messagesRead: read });
}

const logsOf = (view: SharedLogView): Promise<string> =>
  view.start(async (store) => {
    const logs = await Promise.all((await store.matchIds()).map((matchId) => store.log(matchId)));
    return createHash('sha256').update(JSON.stringify(logs)).digest('hex');
  });

/** Ends the matches, kills all servers while one moves them, and compares the logs after another start. */
async function moveFinished(view: SharedLogView, scene: Scene): Promise<void> {
  await view.start(async (store) => {
    for (const matchId of await store.matchIds())
      await store.append({ matchId, entries: [{ kind: 'status', code: 'FT', utc: new Date().toISOString() }] });
  });
  const before = await logsOf(view);
  await view.nextCheckpointOf(1);
  await scene.killAll();
  const { left } = await view.figures();
  await scene.startServer();
  await secondsUntil('finished matches leave the stream', async () => (await view.figures()).left === 0);
  const after = await logsOf(view);
  rows.push({
    what: 'kill -9 of all servers while matches are moved',
    messagesLeftAtKill: left,
    digest: after.slice(0, 12),
  });
  if (after !== before) faults.push('the logs of finished matches are not what they were before they were moved');
  const corrected = await view.start((store) =>
    store.append({ matchId: 1, entries: [{ kind: 'correction', set: { attendance: 1 } }] }),
  );
  rows.push({ what: 'a correction after that', acknowledged: corrected.revision });
}

async function checkpoints(scene: Scene, feeder: Feeder): Promise<void> {
  const view = await SharedLogView.open(scene.log.urls);
  try {
    await sendMany(view, feeder);
    await startFromCheckpoints(view);
    await moveFinished(view, scene);
  } finally {
    await view.close();
  }
}

/** Kills servers of the log and of the API while they are fed. */
async function outages(scene: Scene, feeder: Feeder): Promise<void> {
  const leader = await leaderOf(scene);
  await outage('kill -9 of the leader of the log', scene, leader, feeder);
  const next = await leaderOf(scene);
  const other = scene.log.names.find((name) => name !== next) ?? '';
  await outage('kill -9 of another server of the log', scene, other, feeder);
  await lostServer('kill -9 of a server of the API', scene, feeder);
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
    if (!isShort) await outages(scene, feeder);
    await feeder.stop();
    await compare(logs, feeder, scene);
    faults.push(...feeder.faults);
    await checkpoints(scene, feeder);
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
report(rows, faults);
