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
/** Entries of which each is a message, so that a start that read all of them would show. */
const MANY_ENTRIES = 5000;
/** A checkpoint is written every second here. A server may be stopped before the last one. */
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

/** Records how feeding has gone since the last note. */
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

/** Waits until a server leads the log and all its copies are current, and returns its name. */
async function leaderOf({ log }: SharedLogServers): Promise<string> {
  let leader: string | undefined;
  await secondsUntil('the log has a leader', async () => (leader = await log.leaderOf(STREAM)) !== undefined);
  return leader ?? '';
}

/** Kills or stops a server of the log while matches are fed, and lets it go on. */
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

/** Kills a server of the API while it is fed, and starts another in its place. */
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

/** A log with all acknowledged entries and no others. */
const acknowledgedLog = (log: MatchLog, count: number): string =>
  writeMatchLog({ header: log.header, entries: Array.from({ length: count }, (_, at) => entryOf(log, at) as Entry) });

/** Compares every log of every server with what was acknowledged, a second after feeding has ended. */
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

/** Ends the matches, kills all servers while one moves them, and compares the logs after another start. */
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
  hold(after === before, 'the logs of finished matches are not what they were before they were moved');
  const corrected = await view.start((store) =>
    store.append({ matchId: 1, entries: [{ kind: 'correction', set: { attendance: 1 } }] }),
  );
  row({ what: 'a correction after that', acknowledged: corrected.revision });
}

/** Kills servers of the log and of the API while they are fed. */
async function outages(run: LiveRun): Promise<void> {
  const { api } = run.servers;
  await outage(run, 'kill -9 of the leader of the log', await leaderOf(api));
  const next = await leaderOf(api);
  await outage(run, 'kill -9 of another server of the log', api.log.names.find((name) => name !== next) ?? '');
  await outage(run, 'SIGSTOP of the leader of the log', await leaderOf(api), 'SIGSTOP');
  await lostServer(run);
}

/**
 * Starts three servers and three of NATS, feeds matches through all of them, kills one after the other with `kill -9`,
 * stops the leader of the log, and compares every log with what was acknowledged. Then it counts the messages that a
 * start reads after many entries, and kills all servers while they move finished matches. `--short` leaves the outages
 * out.
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
