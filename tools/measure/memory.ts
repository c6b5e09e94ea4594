import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openStore } from '@goalsquare/data';
import { residentMegabytes } from './loop/memory.js';
import { curveCsv, verdictOf, type MemorySample } from './memory/curve.js';
import { curvePicture } from './memory/curve-picture.js';
import { startLimited } from './memory/limited-server.js';
import { load } from './memory/load.js';
import { openStreams } from './memory/streams.js';
import { svgOf } from './memory/draw.js';
import { wholeSandbox } from '../dev/whole-sandbox.js';

/*
 * Requests the statistics of every match of a folder from the compiled server, round by round, while
 * streams of replays are open. The server runs with a limit of memory: in a control group of Linux if this user may
 * make one. Exit code 1 if the server ends, a request fails, memory is over the limit or grows in the second half.
 *
 * `--dir DIR` is the folder of matches; default: the sandbox world. `--limit` and `--budget` are in megabytes; the
 * budget is `MEMORY_MB`, the limit by default. `--node FILE` is the Node.js that runs the server. `--out FOLDER` writes
 * the curve as `memory.csv` and `memory.svg`.
 */

const MEGABYTE = 1_048_576;
const SAMPLE_MILLISECONDS = 1000;

const { values } = parseArgs({
  options: {
    dir: { type: 'string' },
    limit: { type: 'string', default: '512' },
    budget: { type: 'string' },
    rate: { type: 'string', default: '20' },
    rounds: { type: 'string', default: '3' },
    streams: { type: 'string', default: '100' },
    matches: { type: 'string', default: 'Infinity' },
    node: { type: 'string', default: process.execPath },
    out: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
const say = (text: string): void => {
  (values.json ? process.stderr : process.stdout).write(`${text}\n`);
};

const { dir } = values;
const store = dir === undefined ? (await wholeSandbox()).matches : await openStore(dir, say);
const matchIds = (await store.matchIds()).slice(0, Number(values.matches));
store.close();

const limit = Number(values.limit);
const budget = Number(values.budget ?? limit);
const server = await startLimited({ node: values.node, directory: dir ?? '', limit, budget });
say(
  `${matchIds.length} matches, ${values.rounds} rounds, ${values.rate} requests/s, ${values.streams} streams; limit ${limit} MB${server.isEnforced ? '' : ', watched only: no control group can be made'}`,
);

/** Adds up a metric over its labels. */
const sumOf = (page: string, name: string): number =>
  [...page.matchAll(new RegExp(`^${name}\\{[^}]*\\} (\\S+)$`, 'gmu'))].reduce(
    (sum, [, value]) => sum + Number(value),
    0,
  );

const valueOf = (page: string, name: string): number =>
  Number(new RegExp(`^${name} (\\S+)$`, 'mu').exec(page)?.[1] ?? NaN);

const start = performance.now();
const samples: MemorySample[] = [];
const sample = async (): Promise<void> => {
  const residentMb = residentMegabytes(server.target.pid);
  const page = await server.metrics().catch(() => '');
  if (Number.isNaN(residentMb) || page === '') return;
  samples.push({
    seconds: (performance.now() - start) / 1000,
    residentMb,
    heapMb: valueOf(page, 'nodejs_heap_size_total_bytes') / MEGABYTE,
    buffersMb: valueOf(page, 'nodejs_external_memory_bytes') / MEGABYTE,
    partsMb: sumOf(page, 'goalsquare_memory_bytes') / MEGABYTE,
    limitsMb: sumOf(page, 'goalsquare_memory_limit_bytes') / MEGABYTE,
  });
};
const sampling = setInterval(() => void sample(), SAMPLE_MILLISECONDS);
const isOver = (): boolean =>
  server.ended() !== undefined || (!server.isEnforced && (samples.at(-1)?.residentMb ?? 0) > limit);

const streams = await openStreams(server.target, matchIds, Number(values.streams));
const loaded = await load(
  server.target,
  { matchIds, rounds: Number(values.rounds), rate: Number(values.rate) },
  isOver,
  (done, all) => {
    const last = samples.at(-1);
    if (done % 500 === 0 || done === all)
      say(
        `${String(done).padStart(6)} of ${all} requests, resident ${(last?.residentMb ?? NaN).toFixed(0)} MB, caches ${(last?.partsMb ?? NaN).toFixed(0)} of ${(last?.limitsMb ?? NaN).toFixed(0)} MB`,
      );
  },
);
clearInterval(sampling);
const evictions = sumOf(await server.metrics().catch(() => ''), 'goalsquare_memory_evictions_total');
const streamedMb = streams.bytes() / MEGABYTE;
const ended = server.ended();
streams.close();
server.target.close();
await server.stop();

const verdict = verdictOf(samples, limit);
const faults = [
  ...(ended === undefined ? [] : [`the server ended: ${ended}`]),
  ...Object.entries(loaded.failures).map(([what, count]) => `${count} requests failed: ${what}`),
  ...verdict.faults,
];
const about =
  `The resident memory of a server with a limit of ${limit} MB while the statistics of ${matchIds.length} matches are ` +
  `requested ${values.rounds} times, ${values.rate} a second, beside ${values.streams} streams of replays. ` +
  `It takes ${verdict.mostMb.toFixed(0)} MB at most.`;
if (values.out !== undefined) {
  writeFileSync(path.join(values.out, 'memory.csv'), curveCsv(samples));
  writeFileSync(path.join(values.out, 'memory.svg'), svgOf(curvePicture(samples, limit, about)));
}
say(
  `${loaded.requests} responses, p50 ${loaded.p50Ms} ms, p99 ${loaded.p99Ms} ms; ${streamedMb.toFixed(1)} MB of events; ${evictions} evictions; ` +
    `${verdict.mostMb.toFixed(0)} MB at most, ${verdict.firstHalfMb.toFixed(0)} MB then ${verdict.secondHalfMb.toFixed(0)} MB in the second half`,
);
for (const fault of faults) say(`FAULT ${fault}`);
if (values.json) process.stdout.write(`${JSON.stringify({ ...loaded, ...verdict, evictions, faults })}\n`);
process.exit(faults.length > 0 ? 1 : 0);
