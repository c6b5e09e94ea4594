import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { MatchHeader, MatchLog } from '@goalsquare/engine';
import type { MatchEvent } from '@goalsquare/openapi';
import { EventLogCache } from '@goalsquare/server/parts';
import { season, textOf } from '../../data/test/support/results-csv.js';
import { Program } from '../../server/test/support/program.js';
import { ServerProcess } from '../../server/test/support/server-process.js';
import { until } from '../../server/test/support/until.js';
import { heapLimitOption } from '../../server/src/domain/memory/limit-garbage.js';
import { account } from './account.js';
import { Feeder } from './live-replicas/feeder.js';
import { subscribeWebhooks, type WebhookReceiver } from './memory/webhooks.js';
import { parallelLoad } from './parallel-load.js';
import { quantile } from './quantile.js';
import { residentMegabytes, sumOf } from './resident-memory.js';
import { scenario, type Run } from './scenario.js';
import { collectAtSignal, ownMegabytes } from './soak/own-memory.js';
import { SoakListener } from './soak/listener.js';
import { liveMatches } from './soak/live-matches.js';
import { callsOfMatch, mixedCalls } from './soak/mixed-calls.js';
import { steadyLoad } from './steady-load.js';
import { Target } from './target.js';

/** Interval at which one of the clients disconnects and reconnects. **Units**: milliseconds. */
const RESTLESS_EVERY = 500;

const MEGABYTE = 1_048_576;

/**
 * How many more files than at the start may be open after an hour, and the maximum time until that is reached.
 * **Units**: files; seconds.
 */
const [MORE_FILES, SETTLED] = [40, 60];

/** Maximum growth factor of a server's memory without caches in the second half of the hours, when caches are full. */
const MOST_GROWTH = 1.1;

const options = { hours: 24, matches: 1, clients: 20, users: 10, batch: 5, entries: 1500, memory: 512 };

interface Servers {
  readonly server: ServerProcess;
  readonly target: Target;
  readonly key: string;
  readonly webhooks: WebhookReceiver;
  readonly environment: Readonly<Record<string, string>>;
}

type Hours = Run<typeof options & { readonly requests: number; readonly connections: number }, Servers, number>;

const cpuSeconds = async (server: ServerProcess): Promise<number> =>
  sumOf(await server.metrics(), 'process_cpu_seconds_total');

/**
 * Returns the path and matches of each client. Every fifth client listens to a league, the others to one match each.
 */
function pathsOf(clients: number, headers: readonly MatchHeader[]): readonly (readonly [string, readonly number[]])[] {
  const leagues = [...new Set(headers.map(({ leagueId }) => leagueId))].map(
    (league) =>
      [`/v1/leagues/${league}/events`, headers.flatMap(({ id, leagueId }) => (leagueId === league ? id : []))] as const,
  );
  return Array.from({ length: clients }, (_, at) => {
    const [id = 0, league] = [headers[at % headers.length]?.id, leagues[at % leagues.length]];
    return at % 5 === 4 && league !== undefined ? league : ([`/v1/matches/${id}/events`, [id]] as const);
  });
}

/** Imports a season and makes a backup while the server runs. **Throws** if a command fails. */
async function maintain(environment: Servers['environment'], folder: string): Promise<void> {
  const [results, backup] = ['results.csv', 'backup'].map((name) => path.join(folder, name)) as [string, string];
  writeFileSync(results, textOf(season));
  const out = ['--results', results, '--out', environment.GOALSQUARE_DATA ?? '', '--replace'];
  for (const [program, ...words] of [
    [new URL('../../data/src/cli.ts', import.meta.url), 'import', '--format', 'results-csv', ...out],
    ['backup-cli', 'create', backup],
    ['backup-cli', 'check', backup],
  ] as const) {
    const command = new Program(program, environment, words);
    if ((await command.over) !== 0) throw new Error(`${words.join(' ')}: ${command.err}`);
  }
  rmSync(backup, { recursive: true });
}

/** Returns the data of all events of each match. */
async function expectedOf(logs: readonly MatchLog[]): Promise<ReadonlyMap<number, readonly string[]>> {
  const expected = new Map<number, readonly string[]>();
  for (const log of logs) {
    const events = await new EventLogCache().between(log, 0, log.entries.length);
    expected.set(
      log.header.id,
      events.map(({ data }) => data),
    );
  }
  return expected;
}

/** Makes one listener after another reconnect. Returns a function that stops this. */
function restless(listeners: readonly SoakListener[], fail: (error: string) => void): () => void {
  let turn = 0;
  const timer = setInterval(() => {
    turn += 1;
    listeners[(turn * 7) % listeners.length]?.listen().catch((error: unknown) => {
      // One that still waits for its last connection gives that up.
      if (!(error instanceof DOMException && error.name === 'AbortError')) fail(String(error));
    });
  }, RESTLESS_EVERY);
  return () => {
    clearInterval(timer);
  };
}

/** Feeds the matches of one hour while clients listen and send requests, and checks the results. */
async function playHour({ values, servers, folder, samples, row, hold }: Hours, hour: number): Promise<void> {
  const { server, target, key, webhooks, environment } = servers;
  const [firstSample, cpuBefore] = [samples.length, await cpuSeconds(server)];
  const begun = performance.now();
  const logs = liveMatches(values.matches, values.entries, hour);
  const expected = await expectedOf(logs);
  const feeder = new Feeder(logs, () => [{ url: server.url, token: key }], values.batch);
  await feeder.begin();
  const headers = logs.map(({ header }) => header);
  const listeners = pathsOf(values.clients, headers).map(
    ([at, ids]) => new SoakListener(server.url + at, key, ids, expected),
  );
  await Promise.all(listeners.map((one) => one.listen()));
  let isFed = false;
  const settle = restless(listeners, (error) => {
    hold(false, `hour ${hour + 1}: ${error}`);
  });
  feeder.start();
  const all = Promise.all([maintain(environment, folder), feeder.sent()]).finally(() => {
    isFed = true;
  });
  // It is awaited below, once the requests have ended.
  all.catch(() => undefined);
  const calls = mixedCalls(headers);
  const send = async (n: number): Promise<number> => (await target.send(...calls(n))).status;
  const { milliseconds, failures } = await steadyLoad(send, values.users, () => isFed);
  await all;
  settle();
  const messages = [...expected.values()].flat().map((data) => (JSON.parse(data) as MatchEvent).messageId);
  const undelivered = (): number => messages.filter((id) => !webhooks.received.has(id)).length;
  await until('all events arrive', () => listeners.every(({ lost }) => lost === 0)).catch(() => undefined);
  await until('all webhooks arrive', () => undelivered() === 0).catch(() => undefined);
  for (const listener of listeners) listener.stop();
  const sum = (of: 'events' | 'lost' | 'outOfTurn' | 'resumed'): number =>
    listeners.reduce((all, one) => all + one[of], 0);
  const seconds = (performance.now() - begun) / 1000;
  const figures = {
    hour: hour + 1,
    seconds: Math.round(seconds),
    entries: [...feeder.acknowledged.values()].reduce((all, one) => all + one, 0),
    heard: sum('events'),
    lost: sum('lost'),
    outOfTurn: sum('outOfTurn'),
    resumed: sum('resumed'),
    webhooks: messages.length - undelivered(),
    undelivered: undelivered(),
    refused: feeder.take().refused,
    requests: milliseconds.length,
    p50Ms: Math.round(quantile(milliseconds, 0.5)),
    p99Ms: Math.round(quantile(milliseconds, 0.99)),
    cpuShare: Math.round((((await cpuSeconds(server)) - cpuBefore) / seconds) * 100) / 100,
    memoryMb: Math.round(quantile(samples.slice(firstSample), 0.5)),
  };
  row(figures);
  for (const what of ['lost', 'outOfTurn', 'undelivered', 'refused'] as const)
    hold(figures[what] === 0, `hour ${hour + 1}: ${figures[what]} ${what}`);
  for (const [what, count] of Object.entries(failures)) hold(false, `hour ${hour + 1}: ${count} requests: ${what}`);
  for (const fault of feeder.faults) hold(false, fault);
}

/**
 * Feeds live matches to a server, hour after hour. Meanwhile clients listen and send requests of every kind, receivers
 * get webhooks, and once an hour a season is imported and a backup made. An hour has as many entries as an hour of a
 * match, sent in about half a minute. The load is small, so that the server has resources to spare, and the rules are
 * strict:
 *
 * - Every client receives every event once and in order, even if it reconnects, and every webhook arrives.
 * - Every request, stream and batch gets an expected status. A 5xx is never expected.
 * - After a garbage collection, the server's memory without caches is at most a tenth higher after the last hour than
 *   after half of the hours. Caches stay within their limits, and resident memory within `memory`. Files that were
 *   opened during an hour are closed afterwards.
 *
 * Then the server gets `requests` requests about matches over `connections` connections.
 */
export const soak = scenario({
  name: 'soak',
  options: { ...options, requests: 0, connections: 200 },
  least: { requests: 0 },
  start: async ({ values, folder, atEnd }): Promise<Servers> => {
    const environment = {
      GOALSQUARE_DATA: path.join(folder, 'data'),
      GOALSQUARE_STATE: path.join(folder, 'state'),
      STREAMS_PER_ACCOUNT: '10000',
      MEMORY_MB: String(values.memory),
      // As the image and the unit for systemd set them: docs/operating.md says why.
      MALLOC_MMAP_THRESHOLD_: '32768',
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${heapLimitOption(values.memory)} --import=${collectAtSignal}`,
      WEBHOOK_TARGETS: 'any',
    };
    mkdirSync(environment.GOALSQUARE_DATA);
    const key = account(environment, 'soak');
    const webhooks = await subscribeWebhooks(environment, 'soak');
    atEnd(webhooks.stop);
    const server = new ServerProcess(environment);
    atEnd(() => server.end('SIGKILL'));
    await server.ready();
    return { server, target: new Target(server.port, server.pid, key), key, webhooks, environment };
  },
  watch: { everyMilliseconds: 500, look: ({ server }) => Promise.resolve(residentMegabytes(server.pid)) },
  steps: [
    async (run) => {
      const { values, servers, say, hold, rows } = run;
      const openFiles = (): number => readdirSync(`/proc/${servers.server.pid}/fd`).length;
      const most = openFiles() + MORE_FILES;
      const own: number[] = [];
      for (let hour = 0; hour < values.hours; hour += 1) {
        await playHour(run, hour);
        await until('the files of the hour are closed', () => openFiles() <= most, SETTLED);
        const page = await servers.server.metrics();
        const caches = sumOf(page, 'goalsquare_memory_bytes');
        hold(caches <= sumOf(page, 'goalsquare_memory_limit_bytes'), `hour ${hour + 1}: caches are over their limits`);
        say(JSON.stringify({ ...rows.at(-1), files: openFiles(), cachesMb: Math.round(caches / MEGABYTE) }));
        if (values.hours < 3 || ![Math.floor(values.hours / 2), values.hours].includes(hour + 1)) continue;
        own.push(await ownMegabytes(servers.server));
        say(`after a garbage collection, it holds ${own.at(-1)} MB besides its caches`);
      }
      const [half = NaN, last = NaN] = own;
      hold(
        !(last > half * MOST_GROWTH),
        `besides its caches it held ${last} MB, but ${half} MB after half of the hours`,
      );
    },
    async ({ values: { requests, connections, matches, entries }, servers: { server, key }, row, hold }) => {
      if (requests === 0) return;
      const calls = liveMatches(matches, entries).flatMap(({ header }) => callsOfMatch(header));
      const urls = calls.flatMap(([at, body]) => (body ? [] : server.url + at));
      const sent = await parallelLoad(urls, key, (count) => count >= requests, connections, 170_000);
      row({ connections, requests, ...sent.byStatus, slowestMs: sent.slowest });
      for (const { reason } of sent.failures) hold(false, reason);
    },
  ],
  holds: ({ values: { memory }, samples, hold }) => {
    const most = Math.round(Math.max(...samples));
    hold(most <= memory, `the server took ${most} MB of ${memory}`);
  },
});
