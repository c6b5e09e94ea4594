import path from 'node:path';
import { openStore } from '@goalsquare/data';
import { wholeSandbox } from '../dev/whole-sandbox.js';
import { verdictOf, type MemorySample } from './memory/curve.js';
import { startLimited, type LimitedServer } from './memory/limited-server.js';
import { openStreams } from './memory/streams.js';
import { quantile } from './quantile.js';
import { residentMegabytes } from './resident-memory.js';
import { scenario } from './scenario.js';
import { steadyLoad } from './steady-load.js';

const MEGABYTE = 1_048_576;

/** Codings that clients accept, in turn: another one for a match in each round. */
const CODINGS = ['identity', 'gzip', 'br'] as const;

/** Adds up a metric of a page over its labels. **Empty**: 0. */
const sumOf = (page: string, name: string): number =>
  [...page.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'gmu'))].reduce(
    (sum, [, value]) => sum + Number(value),
    0,
  );

/** Reads the memory of a server. **Empty**: `undefined` if it has ended. */
async function sampleOf({ target, metrics }: LimitedServer): Promise<MemorySample | undefined> {
  const residentMb = residentMegabytes(target.pid);
  const page = await metrics().catch(() => '');
  const megabytes = (name: string): number => sumOf(page, name) / MEGABYTE;
  if (Number.isNaN(residentMb) || page === '') return undefined;
  return {
    seconds: performance.now() / 1000,
    residentMb,
    heapMb: megabytes('nodejs_heap_size_total_bytes'),
    buffersMb: megabytes('nodejs_external_memory_bytes'),
    partsMb: megabytes('goalsquare_memory_bytes'),
    limitsMb: megabytes('goalsquare_memory_limit_bytes'),
  };
}

/**
 * Requests the statistics of every match of a folder from the compiled server, round by round, while streams of replays
 * are open. The server runs with a limit of memory: in a control group of Linux if this user may make one. It must not
 * end, fail a request, exceed the limit or grow in the second half.
 *
 * `dir` is the folder of matches, by default the sandbox world. `limit` and `budget` are in megabytes; the budget is
 * `MEMORY_MB`, by default the limit.
 */
export const memory = scenario({
  name: 'memory',
  options: {
    dir: '',
    limit: 512,
    budget: 0,
    rate: 20,
    rounds: 3,
    streams: 100,
    matches: Infinity,
    node: process.execPath,
  },
  least: { budget: 0, streams: 0 },
  start: async ({ values: { dir, matches, limit, budget, node }, folder, say, atEnd }) => {
    const store = dir === '' ? (await wholeSandbox()).matches : await openStore(dir, say);
    const matchIds = (await store.matchIds()).slice(0, matches);
    store.close();
    const state = path.join(folder, 'state');
    const server = await startLimited({ node, data: dir, state, limit, budget: budget === 0 ? limit : budget });
    atEnd(() => server.stop());
    return { ...server, matchIds };
  },
  watch: { everyMilliseconds: 1000, look: sampleOf },
  steps: [
    async ({ values, servers, samples, say, row, hold }) => {
      const { rounds, rate, limit } = values;
      const { target, matchIds, isEnforced, ended } = servers;
      say(
        `${matchIds.length} matches, ${rounds} rounds, ${rate} requests/s, ${values.streams} streams; limit ${limit} MB${isEnforced ? '' : ', watched only: no control group can be made'}`,
      );
      const streams = await openStreams(target, matchIds, values.streams);
      const all = matchIds.length * rounds;
      const isOver = (): boolean => ended() !== undefined || (!isEnforced && (samples.at(-1)?.residentMb ?? 0) > limit);
      const send = async (n: number): Promise<number> => {
        const coding = CODINGS[(n + Math.floor(n / matchIds.length)) % CODINGS.length] ?? 'identity';
        const at = `/v1/matches/${matchIds[n % matchIds.length] ?? 0}/statistics/players`;
        const last = samples.at(-1);
        if ((n + 1) % 500 === 0 || n + 1 === all)
          say(
            `${String(n + 1).padStart(6)} of ${all} requests, resident ${last?.residentMb.toFixed(0)} MB, caches ${last?.partsMb.toFixed(0)} of ${last?.limitsMb.toFixed(0)} MB`,
          );
        return (await target.send(at, undefined, { 'Accept-Encoding': coding })).status;
      };
      const { milliseconds, failures } = await steadyLoad(send, rate, (sent) => sent >= all || isOver());
      row({
        requests: milliseconds.length,
        failures,
        p50Ms: Math.round(quantile(milliseconds, 0.5)),
        p99Ms: Math.round(quantile(milliseconds, 0.99)),
        streamedMb: Math.round(streams.bytes() / MEGABYTE),
        evictions: sumOf(await servers.metrics().catch(() => ''), 'goalsquare_memory_evictions_total'),
      });
      streams.close();
      hold(ended() === undefined, `the server ended: ${ended() ?? ''}`);
      for (const [what, count] of Object.entries(failures)) hold(false, `${count} requests failed: ${what}`);
    },
    ({ values: { limit }, samples, row, hold }) => {
      const { faults, ...figures } = verdictOf(samples, limit);
      row(figures);
      for (const fault of faults) hold(false, fault);
    },
  ],
  json: ({ rows, faults }) => ({ ...rows[0], ...rows[1], faults }),
});
