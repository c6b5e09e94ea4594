import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { writeMatchLog } from '@goalsquare/data';
import type { Entry, MatchLog } from '@goalsquare/engine';
import { SharedLogView } from './live-replicas/checkpoints.js';
import { until } from '../../server/test/support/until.js';
import { entryOf, Feeder, type Address } from './live-replicas/feeder.js';
import { SharedLogServers } from './live-replicas/shared-log-servers.js';
import { quantile } from './quantile.js';
import { scenario, type Row, type Run } from './scenario.js';
import { liveMatches } from './soak/live-matches.js';

const MATCHES = 6;
const STREAM = 'goalsquare-matches';
const STEADY_MILLISECONDS = 4000;
const SETTLE_SECONDS = 40;
/** Number of entries, each sent as a message. Large, so that a server that reads all of them at startup is noticed. */
const MANY_ENTRIES = 5000;
/**
 * Maximum share of messages that may be read at startup. Checkpoints are written every second, and a server may be
 * stopped before its last one.
 */
const MOST_READ_SHARE = 0.2;

interface Servers {
  readonly api: SharedLogServers;
  readonly logs: readonly MatchLog[];
  readonly feeder: Feeder;
}

type LiveRun = Run<{ readonly short: boolean }, Servers>;

async function secondsUntil(what: string, isSo: () => boolean | Promise<boolean>): Promise<number> {
  const begun = performance.now();
  await until(what, isSo, SETTLE_SECONDS);
  return (performance.now() - begun) / 1000;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Records what the feeder has done since the last record. */
function note({ servers: { feeder }, row }: LiveRun, what: string, more: Row = {}): void {
  const { acknowledged, refused, unanswered, took } = feeder.take();
  row({
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

/** Waits until the log has a leader and all its copies are current. Returns the leader's name. */
async function leaderOf({ log }: SharedLogServers): Promise<string> {
  let leader: string | undefined;
  await secondsUntil('the log has a leader', async () => (leader = await log.leaderOf(STREAM)) !== undefined);
  return leader ?? '';
}

/** Kills or stops a log server while matches are fed, and then restarts or resumes it. */
async function outage(run: LiveRun, what: string, name: string, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
  const { api, feeder } = run.servers;
  const { log } = api;
  const before = new Map(feeder.acknowledged);
  await log.signal(name, signal);
  // One more of each match may have been acknowledged before.
  const seconds = await secondsUntil(`${what}: every match is written to`, () =>
    [...before].every(([id, count]) => (feeder.acknowledged.get(id) ?? 0) > count + 1),
  );
  await pause(STEADY_MILLISECONDS);
  await (signal === 'SIGKILL' ? log.restart(name) : log.signal(name, 'SIGCONT'));
  const settled = await secondsUntil(
    `${what}: the log has all its copies`,
    async () => (await log.leaderOf(STREAM)) !== undefined,
  );
  note(run, what, { secondsToRecover: rounded(seconds), secondsToAllCopies: rounded(settled) });
}

/** Kills an API server while it is fed, and starts a replacement. */
async function lostServer(run: LiveRun): Promise<void> {
  const { api } = run.servers;
  await api.killServer(STEADY_MILLISECONDS / 2);
  const begun = performance.now();
  await api.startServer();
  const seconds = (performance.now() - begun) / 1000;
  await pause(STEADY_MILLISECONDS);
  note(run, 'kill -9 of a server of the API', { secondsToRecover: rounded(seconds) });
}

async function logAt({ url, token }: Address, matchId: number): Promise<string> {
  const answer = await fetch(`${url}/operator/matches/${matchId}/log`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return answer.ok ? answer.text() : '';
}

/** Returns a log with all acknowledged entries and no others. */
const acknowledgedLog = (log: MatchLog, count: number): string =>
  writeMatchLog({ header: log.header, entries: Array.from({ length: count }, (_, at) => entryOf(log, at) as Entry) });

/** Compares every log on every server with the acknowledged entries, a second after feeding has ended. */
async function compare({ servers: { api, logs, feeder }, row, hold }: LiveRun): Promise<void> {
  const { acknowledged } = feeder;
  await pause(1000);
  const expected = logs.map((log) => acknowledgedLog(log, acknowledged.get(log.header.id) ?? 0));
  for (const [n, server] of api.addresses.entries()) {
    const found = await Promise.all(logs.map(({ header }) => logAt(server, header.id)));
    const equal = found.filter((text, at) => text === expected[at]).length;
    row({
      what: `server ${n + 1}: logs as they were acknowledged`,
      acknowledged: [...acknowledged.values()].reduce((sum, count) => sum + count, 0),
      logs: `${equal} of ${logs.length}`,
      digest: createHash('sha256').update(found.join('')).digest('hex').slice(0, 12),
    });
    hold(equal === logs.length, `server ${n + 1}: ${logs.length - equal} logs are not what was acknowledged`);
  }
}

/** Sends entries to each match, one per message. */
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

/**
 * Waits until a server at startup reads only a small share of the messages, because it starts from checkpoints.
 * **Throws** if that takes too long.
 */
async function startFromCheckpoints(view: SharedLogView, { row }: LiveRun): Promise<void> {
  let read = Infinity;
  const { sent } = await view.figures();
  await secondsUntil('a start reads few messages', async () => {
    read = await view.start((_, report) => Promise.resolve(report.messagesRead));
    return read < sent * MOST_READ_SHARE;
  });
  row({ what: `a start after ${sent} messages`, messagesRead: read });
}

const logsOf = (view: SharedLogView): Promise<string> =>
  view.start(async (store) => {
    const logs = await Promise.all((await store.matchIds()).map((matchId) => store.log(matchId)));
    return createHash('sha256').update(JSON.stringify(logs)).digest('hex');
  });

/** Ends the matches, kills all API servers while one is moving the matches, and compares the logs after a restart. */
async function moveFinished(view: SharedLogView, { servers: { api }, row, hold }: LiveRun): Promise<void> {
  await view.start(async (store) => {
    for (const matchId of await store.matchIds())
      await store.append({ matchId, entries: [{ kind: 'status', code: 'FT', utc: new Date().toISOString() }] });
  });
  const before = await logsOf(view);
  await view.nextCheckpointOf(1);
  await api.killAll();
  const { left } = await view.figures();
  await api.startServer();
  await secondsUntil('finished matches leave the stream', async () => (await view.figures()).left === 0);
  const after = await logsOf(view);
  row({
    what: 'kill -9 of all servers while matches are moved',
    messagesLeftAtKill: left,
    digest: after.slice(0, 12),
  });
  hold(after === before, 'the logs of finished matches changed when they were moved');
  const corrected = await view.start((store) =>
    store.append({ matchId: 1, entries: [{ kind: 'correction', set: { attendance: 1 } }] }),
  );
  row({ what: 'a correction after that', acknowledged: corrected.revision });
}

/** Kills log servers and an API server while matches are fed. */
async function outages(run: LiveRun): Promise<void> {
  const { api } = run.servers;
  await outage(run, 'kill -9 of the leader of the log', await leaderOf(api));
  const next = await leaderOf(api);
  await outage(run, 'kill -9 of another server of the log', api.log.names.find((name) => name !== next) ?? '');
  await outage(run, 'SIGSTOP of the leader of the log', await leaderOf(api), 'SIGSTOP');
  await lostServer(run);
}

/**
 * Starts three API servers and three NATS servers, and feeds matches through all of them. Kills some with `kill -9`,
 * one after another, stops the leader of the log, and compares every log with the acknowledged entries. Then counts the
 * messages that a server reads at startup after many entries, and kills all API servers while they move finished
 * matches. `--short` omits the outages.
 */
export const liveReplicas = scenario({
  name: 'live-replicas',
  options: { short: false },
  start: async (stage): Promise<Servers> => {
    const api = await SharedLogServers.start(stage);
    const logs = liveMatches(MATCHES);
    const feeder = new Feeder(logs, () => api.addresses);
    stage.atEnd(() => feeder.stop());
    return { api, logs, feeder };
  },
  steps: [
    async (run) => {
      const { feeder } = run.servers;
      await feeder.begin();
      feeder.start();
      feeder.take();
      await pause(STEADY_MILLISECONDS);
      note(run, 'nothing fails');
      if (!run.values.short) await outages(run);
      await feeder.stop();
    },
    compare,
    async (run) => {
      const { api, feeder } = run.servers;
      for (const fault of feeder.faults) run.hold(false, fault);
      const view = await SharedLogView.open(api.log.urls);
      run.atEnd(() => view.close());
      await sendMany(view, feeder);
      await startFromCheckpoints(view, run);
      await moveFinished(view, run);
    },
  ],
});
