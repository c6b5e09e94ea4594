import path from 'node:path';
import { mkdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { sceneOf } from './loop/scene.js';
import { familiesOf } from './memory/families.js';
import { startLimited, type LimitedServer } from './memory/limited-server.js';
import { playLiveMatch } from './memory/live-match.js';
import { openStreams } from './memory/streams.js';
import { worldFolder } from './memory/world-folder.js';
import { residentMegabytes, sumOf } from './resident-memory.js';
import { scenario } from './scenario.js';

const MEGABYTE = 1_048_576;

/** By how much the memory of an idle server, without its caches, may have grown since the start. */
const LEFT_MEGABYTES = 60;

/**
 * A server is idle if it uses less processor time than this within a time span. In that span it also collects its
 * garbage. **Units**: seconds; milliseconds.
 */
const [IDLE_SECONDS, SPAN] = [1.5, 25_000];

/** Waits until a server has finished its background work: simulating the sandbox and saving seasons. */
async function idled({ metrics }: LimitedServer): Promise<void> {
  const used = async (): Promise<number> => sumOf(await metrics(), 'process_cpu_seconds_total');
  for (let [before, now] = [0, await used()]; now - before > IDLE_SECONDS; [before, now] = [now, await used()])
    await pause(SPAN);
}

/** The memory of a server at a moment. **Units**: megabytes. */
interface MemorySample {
  readonly residentMb: number;
  /** The part of it that is not mapped files, whose pages the kernel takes back when it needs memory. */
  readonly anonymousMb: number;
  /** The V8 heap. `buffersMb` is the size of the buffers outside it, and `cachesMb` is what the caches count. */
  readonly heapMb: number;
  readonly buffersMb: number;
  readonly cachesMb: number;
}

/** Reads the memory of a server. **Empty**: `undefined` if it has exited. */
async function sampleOf({ target, metrics }: LimitedServer): Promise<MemorySample | undefined> {
  const residentMb = residentMegabytes(target.pid);
  const page = await metrics().catch(() => '');
  const megabytes = (name: string): number => Math.round(sumOf(page, name) / MEGABYTE);
  if (Number.isNaN(residentMb) || page === '') return undefined;
  return {
    residentMb: Math.round(residentMb),
    anonymousMb: Math.round(residentMegabytes(target.pid, 'RssAnon')),
    heapMb: megabytes('nodejs_heap_size_total_bytes'),
    buffersMb: megabytes('nodejs_external_memory_bytes'),
    cachesMb: megabytes('goalsquare_memory_bytes'),
  };
}

/** The highest memory so far of each server. */
const most = new WeakMap<LimitedServer, number>();

/**
 * Reads the memory of a server if it is higher than ever before. A server whose metrics are read continuously would
 * never be idle and collect its garbage. **Empty**: `undefined` if the memory is not higher, or the server has exited.
 */
async function largerSampleOf(server: LimitedServer): Promise<MemorySample | undefined> {
  const residentMb = residentMegabytes(server.target.pid);
  if (!(residentMb > (most.get(server) ?? 0))) return undefined;
  most.set(server, residentMb);
  return sampleOf(server);
}

/**
 * Measures the memory of a server with a memory limit. Feeds it a live match, whose events it sends as webhooks. Then
 * sends every family of requests, one after another, while streams of the match's replays are open. Before and after,
 * the server is idle: it has simulated its sandbox and saved its seasons. A Linux control group enforces the limit if
 * this user may create one. Otherwise the limit is only watched. The server must not exit or exceed the limit, and must
 * release the memory afterwards.
 *
 * `world` is `sandbox`, `empty` (the sandbox, whose matches are simulated meanwhile) or `seasons`: a sealed folder with
 * that many seasons. `limit` and `budget` are in megabytes; the budget is `MEMORY_MB`, by default the limit. `idle` is
 * in minutes. After `minutes` no further family starts; 0 runs all. `family` selects the families whose names contain
 * the text. `threshold` is `MALLOC_MMAP_THRESHOLD_` in bytes, by default that of the image; 0 sets none.
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
    threshold: 32_768,
    node: process.execPath,
  },
  least: { budget: 0, streams: 0, idle: 0, minutes: 0, threshold: 0 },
  start: async ({ values: { world, seasons, limit, budget, node, threshold }, folder, say, atEnd }) => {
    const data = await worldFolder(world, seasons, say);
    const sandbox = path.join(folder, 'sandbox');
    if (world === 'empty') mkdirSync(sandbox);
    const server = await startLimited({
      node,
      environment: {
        GOALSQUARE_DATA: data,
        GOALSQUARE_STATE: path.join(folder, 'state'),
        MEMORY_MB: String(budget === 0 ? limit : budget),
        ...(threshold > 0 && { MALLOC_MMAP_THRESHOLD_: String(threshold) }),
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
      const scene = await sceneOf(servers.target);
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
              `${String(sample?.residentMb).padStart(5)} MB, anonymous ${sample?.anonymousMb}, heap ${sample?.heapMb}, buffers ${sample?.buffersMb}, caches ${sample?.cachesMb}  ${name} (${remark})`,
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
