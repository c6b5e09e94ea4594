import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { MeasuredServer } from './http/measured-server.js';
import { Product } from './http/product.js';
import { FIRST_YEAR, seasonsFolder } from './load/seasons-folder.js';
import { median } from './timing.js';

/*
 * Measures the cost of a new question over one season and over many: its CPU time, and the resident memory after all
 * questions. Each number of seasons has its own server with 512 MB of memory and saved seasons. `--quick` stops at ten
 * seasons, `--counts 1,100` sets the numbers of seasons, and `--json` prints JSON.
 */

const MEMORY_MB = 512;
const MEGABYTE = 1_048_576;

/** Ten metrics for each question. No server has computed any of these questions before. */
const questions: readonly string[] = [
  'KICK,HANDBALL,MARK,TACKLE,HITOUT,GOAL,BEHIND,INSIDE_50,REBOUND_50,CLEARANCE',
  'DISPOSAL,POSSESSION_CONTESTED,POSSESSION_UNCONTESTED,CLANGER,SPOIL,KICK,MARK,GOAL,TACKLE,HITOUT',
  'MARK_CONTESTED,MARK_PLAY_ON,GOAL_ASSIST,SCORE_INVOLVEMENT,KICK,HANDBALL,BEHIND,CLEARANCE,INSIDE_50,TACKLE',
  'KICK,MARK,HANDBALL,GOAL,HITOUT,CLANGER,DISPOSAL,REBOUND_50,SPOIL,GOAL_ASSIST',
  'TACKLE,CLEARANCE,INSIDE_50,MARK,BEHIND,GOAL,POSSESSION_CONTESTED,HANDBALL,KICK,SCORE_INVOLVEMENT',
];

/** The cost of a question over some seasons. **Units**: median milliseconds of CPU time; megabytes. */
interface SeasonsCost {
  readonly count: number;
  readonly cpuMs: number;
  readonly residentMb: number;
  readonly memoryMb: number;
}

const { values: options } = parseArgs({
  options: { json: { type: 'boolean' }, quick: { type: 'boolean' }, counts: { type: 'string' } },
});
const counts = (options.counts ?? (options.quick === true ? '1,3,10' : '1,3,10,30')).split(',').map(Number);
const most = Math.max(...counts);
const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

/** Repeats a question until the response is 200. */
async function ask({ port, token }: MeasuredServer, metrics: string, count: number): Promise<void> {
  const query = new URLSearchParams({ by: 'person', limit: '50' });
  for (const metric of metrics.split(',')) query.append('metric', metric);
  for (let n = 0; n < count; n += 1) query.append('seasonId', String(FIRST_YEAR + n));
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}/v1/statistics/players?${query.toString()}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const text = await response.text();
    if (response.status === 200) return;
    if (response.status !== 503) throw new Error(`${response.status}: ${text}`);
  }
}

const start = (product: Product): Promise<MeasuredServer> =>
  MeasuredServer.start(product, { MEMORY_MB: String(MEMORY_MB) });

const savedIn = (state: string): number =>
  readdirSync(state, { recursive: true }).filter((name) => String(name).endsWith('.season')).length;

/** Seconds without another saved season after which the bench fails. */
const PATIENCE = 120;

/** Runs a server until it has saved the totals of every season. **Throws** if it stops before that. */
async function saveSeasons(product: Product): Promise<void> {
  const server = await start(product);
  try {
    let saved = 0;
    for (let idle = 0; saved < most; idle += 1) {
      const now = savedIn(product.state);
      if (now > saved) idle = 0;
      saved = now;
      if (idle > PATIENCE) throw new Error(`the server saved ${saved} of ${most} seasons, and no more`);
      say(`saving seasons: ${saved} of ${most}`);
      await new Promise((resolve) => {
        setTimeout(resolve, 1000);
      });
    }
  } finally {
    await server.end();
  }
}

async function costOf(product: Product, count: number): Promise<SeasonsCost> {
  const server = await start(product);
  try {
    const cpuMs: number[] = [];
    for (const metrics of questions) {
      const before = await server.usage();
      await ask(server, metrics, count);
      cpuMs.push(((await server.usage()).cpuSeconds - before.cpuSeconds) * 1000);
    }
    const { residentBytes } = await server.usage();
    return { count, cpuMs: median(cpuMs), residentMb: residentBytes / MEGABYTE, memoryMb: MEMORY_MB };
  } finally {
    await server.end();
  }
}

const product = await Product.make(await seasonsFolder({ leagues: 1, seasons: most }, say));
try {
  await saveSeasons(product);
  const seasons: SeasonsCost[] = [];
  for (const count of counts) seasons.push(await costOf(product, count));
  if (options.json === true) console.log(JSON.stringify({ seasons }));
  else
    for (const { count, cpuMs, residentMb, memoryMb } of seasons)
      console.log(
        `${count} seasons: ${cpuMs.toFixed(0)} ms CPU (${(cpuMs / (seasons[0]?.cpuMs ?? 1)).toFixed(1)} x one), ${residentMb.toFixed(0)} MB resident of ${memoryMb}`,
      );
} finally {
  product.remove();
}
