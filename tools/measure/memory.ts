import path from 'node:path';
import { mkdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { seasonsFolder } from '../../bench/load/seasons-folder.js';
import { wholeSandbox } from '../dev/whole-sandbox.js';
import { sceneOf } from './loop/scene.js';
import { familiesOf } from './memory/families.js';
import { startLimited, type LimitedServer } from './memory/limited-server.js';
import { playLiveMatch } from './memory/live-match.js';
import { openStreams } from './memory/streams.js';
import { residentMegabytes, sumOf } from './resident-memory.js';
import { scenario } from './scenario.js';

const MEGABYTE = 1_048_576;

/** How much more a server may take after it was idle than at its start, beside what its caches hold. */
const LEFT_MEGABYTES = 60;

/**
 * A server is idle if it uses less processor time than this in a span in which it collects its garbage. **Units**:
 * seconds; milliseconds.
 */
const [IDLE_SECONDS, SPAN] = [0.5, 25_000];

/** Waits until a server has done its work without requests: to simulate its sandbox, and to save its seasons. */
async function idled({ metrics }: LimitedServer): Promise<void> {
  const used = async (): Promise<number> => sumOf(await metrics(), 'process_cpu_seconds_total');
  for (let [before, now] = [0, await used()]; now - before > IDLE_SECONDS; [before, now] = [now, await used()])
    await pause(SPAN);
}

/** The memory of a server at a moment. **Units**: megabytes. */
interface MemorySample {
  readonly residentMb: number;
  /** The heap of V8, buffers outside it, and what the caches count. */
  readonly heapMb: number;
  readonly buffersMb: number;
  readonly cachesMb: number;
}

/** Reads the memory of a server. **Empty**: `undefined` if it has ended. */
async function sampleOf({ target, metrics }: LimitedServer): Promise<MemorySample | undefined> {
  const residentMb = residentMegabytes(target.pid);
  const page = await metrics().catch(() => '');
  const megabytes = (name: string): number => Math.round(sumOf(page, name) / MEGABYTE);
  if (Number.isNaN(residentMb) || page === '') return undefined;
  return {
    residentMb: Math.round(residentMb),
    heapMb: megabytes('nodejs_heap_size_total_bytes'),
    buffersMb: megabytes('nodejs_external_memory_bytes'),
    cachesMb: megabytes('goalsquare_memory_bytes'),
  };
}

/** The most memory that each server has had. */
const most = new WeakMap<LimitedServer, number>();

/**
 * Reads the memory of a server when it has more than before. A server whose metrics are read all the time is never
 * idle, and does not collect its garbage. **Empty**: `undefined` if it has less, or has ended.
 */
async function largerSampleOf(server: LimitedServer): Promise<MemorySample | undefined> {
  const residentMb = residentMegabytes(server.target.pid);
  if (!(residentMb > (most.get(server) ?? 0))) return undefined;
  most.set(server, residentMb);
  return sampleOf(server);
}

/** Returns the folder of the matches of a world. **Empty**: none, for the sandbox. */
async function folderOf(world: string, seasons: number, say: (line: string) => void): Promise<string> {
  if (world === 'seasons') return seasonsFolder({ leagues: 1, seasons }, say);
  if (world === 'sandbox') (await wholeSandbox()).matches.close();
  return '';
}

/**
 * Sends a server with a limit of memory a live match, whose events it sends as webhooks, and then every family of
 * requests, one after another, while streams of replays of the match are open. Before and after, it is idle: it has
 * simulated its sandbox and saved its seasons. The limit is that of a control group of Linux if this user may make one,
 * else it is only watched. The server must not end or exceed the limit, and must give back what it took.
 *
 * `world` is `sandbox`, `empty` (the sandbox, whose matches are simulated meanwhile) or `seasons`: a sealed folder of
 * so many seasons. `limit` and `budget` are in megabytes; the budget is `MEMORY_MB`, by default the limit. `idle` is in
 * minutes. After `minutes` no further family begins; 0 plays all. `family` plays the families whose names contain the
 * text. `threshold` is `MALLOC_MMAP_THRESHOLD_` in bytes, by default that of the image; 0 sets none.
 */
export const memory = scenario({
  name: 'memory',
  options: {
    world: 'sandbox',
    seasons: 10,
    limit: 512,
    budget: 0,
    streams: 20,
    rounds: 1,
    idle: 10,
    minutes: 0,
    family: '',
    threshold: 131_072,
    node: process.execPath,
  },
  least: { budget: 0, streams: 0, idle: 0, minutes: 0, threshold: 0 },
  start: async ({ values: { world, seasons, limit, budget, node, threshold }, folder, say, atEnd }) => {
    const data = await folderOf(world, seasons, say);
    const sandbox = path.join(folder, 'sandbox');
    if (world === 'empty') mkdirSync(sandbox);
    const server = await startLimited({
      node,
      environment: {
        GOALSQUARE_DATA: data,
        GOALSQUARE_STATE: path.join(folder, 'state'),
        MEMORY_MB: String(budget === 0 ? limit : budget),
        MCP: 'on',
        ...(threshold > 0 && { MALLOC_MMAP_THRESHOLD_: String(threshold) }),
        WEBHOOK_TARGETS: 'any',
        ...(world === 'empty' && { SANDBOX_FOLDER: sandbox }),
      },
      program: new URL(world === 'empty' ? 'memory/empty-sandbox.mjs' : '../../server/dist/start.mjs', import.meta.url),
      limit,
    });
    atEnd(() => server.stop());
    return server;
  },
  watch: { everyMilliseconds: 500, look: largerSampleOf },
  steps: [
    async ({ values, servers, row, say, hold }) => {
      if (values.world !== 'empty') await idled(servers);
      row({ when: 'start', ...(await sampleOf(servers)) });
      say(`limit ${values.limit} MB${servers.isEnforced ? '' : ', watched only: no control group can be made'}`);
      const scene = await sceneOf(servers.target, { isEndless: true });
      const live = await playLiveMatch(servers.target);
      const streams = await openStreams(servers.other, [live.matchId], values.streams);
      const families = familiesOf(live).filter((one) => one.name.includes(values.family));
      const [end, all] = [performance.now() + (values.minutes || Infinity) * 60_000, families.length * values.rounds];
      let played = 0;
      for (let round = 0; round < values.rounds; round += 1)
        for (const { name, prepare } of families) {
          if (servers.ended() !== undefined || performance.now() > end) break;
          played += 1;
          try {
            const remark = await (await prepare(scene))();
            const sample = await sampleOf(servers);
            say(
              `${String(sample?.residentMb).padStart(5)} MB, heap ${sample?.heapMb}, buffers ${sample?.buffersMb}, caches ${sample?.cachesMb}  ${name} (${remark})`,
            );
          } catch (error) {
            say(`${name}: ${String(error)}`);
          }
        }
      streams.close();
      say(`${played} of ${all} families, ${streams.bytes()} bytes of streams, ${servers.webhooks()} webhooks`);
      hold(servers.webhooks() > 0, 'no webhook was received');
      hold(servers.ended() === undefined, `the server ended: ${servers.ended() ?? ''}`);
      row({ when: 'after all families', ...(await sampleOf(servers)) });
    },
    async ({ values: { idle }, servers, row, rows: [start], hold }) => {
      if (idle > 0) await idled(servers);
      await pause(idle * 60_000);
      const now = await sampleOf(servers);
      row({ when: `after ${idle} idle minutes`, ...now });
      const own = (sample?: Partial<MemorySample>): number => (sample?.residentMb ?? NaN) - (sample?.cachesMb ?? NaN);
      const left = own(now) - own(start);
      hold(
        idle === 0 || left <= LEFT_MEGABYTES,
        `${left} MB more than at the start are nobody's, over ${LEFT_MEGABYTES}`,
      );
    },
    ({ values: { limit }, servers, samples, row, hold, say }) => {
      const most = samples.toSorted((a, b) => b.residentMb - a.residentMb)[0];
      row({ when: 'most', ...most });
      say(servers.ofGroup());
      hold((most?.residentMb ?? NaN) <= limit, `${most?.residentMb} MB is over the limit of ${limit} MB`);
    },
  ],
});
