import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { MeasuredServer } from './http/measured-server.js';
import { ended, Product } from './http/product.js';
import { hasRedis, startRedis } from './http/redis.js';
import { carriedRequests, type Effort } from './load/carried-requests.js';
import { carriedStreams, sampleFolder } from './load/carried-streams.js';
import { manySeasons, type SeasonsResult } from './load/many-seasons.js';
import type { Amount } from './load/seasons-folder.js';
import { asJson, asText, thisMachine } from './load/report.js';

/*
 * Measures the capacity of this machine: requests and streams with one, two, four and eight processes, and forty
 * seasons compared with one. `--processes 1,16` sets the numbers of processes. `--quick` takes shorter samples. `--only
 * requests`, `streams` or `seasons` runs one part. `--json` prints JSON.
 */

const parts = ['requests', 'streams', 'seasons'] as const;
type Part = (typeof parts)[number];

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean' },
    quick: { type: 'boolean' },
    only: { type: 'string' },
    processes: { type: 'string' },
  },
});
const isQuick = options.quick === true;
const processCounts = (options.processes ?? (isQuick ? '1,2' : '1,2,4,8')).split(',').map(Number);
if (!processCounts.every((count) => Number.isInteger(count) && count > 0))
  throw new TypeError(`--processes is ${options.processes ?? ''}: use whole numbers above 0, separated by commas`);
const chosen = parts.filter((part) => options.only === undefined || options.only === part);
if (chosen.length === 0) throw new TypeError(`--only is ${options.only ?? ''}: use ${parts.join(', ')}`);
const has = (part: Part): boolean => chosen.includes(part);

const effort: Effort = isQuick ? { warm: 0.5, sample: 0.5, rounds: 1 } : { warm: 2, sample: 2, rounds: 3 };
const streamSeconds = isQuick ? 1 : 4;
const mostStreams = isQuick ? 200 : 6400;
const starts = isQuick ? 1 : 3;
const amounts: readonly Amount[] = [
  { leagues: 1, seasons: 1 },
  isQuick ? { leagues: 2, seasons: 2 } : { leagues: 4, seasons: 10 },
];

/** Memory for each process, enough to cache a season of opened matches. */
const MEGABYTES_OF_PROCESS = 1024;

const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

/** A server's result, with its number of processes. */
type OfProcesses<T> = T & { readonly processes: number };

/**
 * Measures servers with different numbers of processes on a folder of matches, by default the bench's season. All of
 * them use Redis, so that results are comparable.
 */
async function byProcesses<T>(
  folder: string | undefined,
  measure: (server: MeasuredServer, processes: number) => Promise<T>,
): Promise<readonly OfProcesses<T>[]> {
  if (!hasRedis()) throw new Error('several processes need redis-server, which is not installed');
  const [redis, product] = [await startRedis(), await Product.make(folder)];
  const common = { REDIS_URL: redis.url, STREAMS_PER_ACCOUNT: '100000' };
  const results: OfProcesses<T>[] = [];
  try {
    for (const processes of processCounts) {
      say(`processes: ${processes}`);
      const own = { PROCESSES: String(processes), MEMORY_MB: String(processes * MEGABYTES_OF_PROCESS) };
      const server = await MeasuredServer.start(product, { ...common, ...own }, processes);
      try {
        results.push({ processes, ...(await measure(server, processes)) });
      } finally {
        await server.end();
      }
    }
    return results;
  } finally {
    product.remove();
    await ended(redis.process);
  }
}

const measuredRequests = () =>
  byProcesses(undefined, async (server, processes) => ({
    kinds: await carriedRequests(server, processes, effort),
  }));

async function measuredStreams() {
  const folder = sampleFolder();
  try {
    return await byProcesses(folder, (server, processes) =>
      carriedStreams(server, processes, mostStreams, streamSeconds),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measuredSeasons(): Promise<readonly SeasonsResult[]> {
  const results: SeasonsResult[] = [];
  for (const amount of amounts) {
    say(`seasons: ${amount.leagues * amount.seasons}`);
    results.push(await manySeasons(amount, effort, starts, say));
  }
  return results;
}

const machine = thisMachine();
const findings = {
  machine,
  requests: has('requests') ? await measuredRequests() : [],
  streams: has('streams') ? await measuredStreams() : [],
  seasons: has('seasons') ? await measuredSeasons() : [],
};
process.stdout.write(`${options.json === true ? JSON.stringify(asJson(findings)) : asText(findings)}\n`);
