import { spawnSync } from 'node:child_process';
import { mkdtempSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import { writeMatchLog } from '@goalsquare/data';
import { MeasuredServer } from './http/measured-server.js';
import { Product } from './http/product.js';
import { SEED } from './http/season.js';
import { logsOf } from './season.js';
import { questions } from './sql/questions.js';
import { median } from './timing.js';

/*
 * Measures datasets: the processor time of an export, and of questions in DuckDB and over HTTP. `--seasons` and
 * `--matches` set the size, `--export` measures only the export, and `--json` prints JSON.
 */

const FIRST_YEAR = 2017;
const ROUNDS = 3;
const IDS_OF_SEASON = 1_000_000;

const { values: options } = parseArgs({
  options: {
    seasons: { type: 'string', default: '10' },
    matches: { type: 'string', default: '216' },
    export: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const [seasons, matches] = [Number(options.seasons), Number(options.matches)];
const folder = mkdtempSync(path.join(tmpdir(), 'goalsquare-bench-sql-'));
const [logs, dataset] = [path.join(folder, 'logs'), path.join(folder, 'dataset')];

/** Writes the logs of seasons that all have the same matches. */
function writeLogs(): void {
  mkdirSync(logs);
  for (const log of logsOf(SEED, matches))
    for (let season = 0; season < seasons; season += 1) {
      const [id, seasonId] = [log.header.id + season * IDS_OF_SEASON, FIRST_YEAR + season];
      const date = {
        startDate: `${seasonId}-03-14`,
        startTime: '14:10:00',
        utcMatchStart: `${seasonId}-03-14T03:10:00Z`,
      };
      const header = { ...log.header, id, seasonId, competitionId: seasonId, date };
      writeFileSync(path.join(logs, `${id}.ndjson`), writeMatchLog({ ...log, header }));
    }
}

function exported(): { readonly cpuMs: number; readonly peakMb: number } {
  const { status, stdout } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, 'sql/export.mjs'), logs, dataset],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (status !== 0) throw new Error('the export failed');
  return JSON.parse(stdout) as { readonly cpuMs: number; readonly peakMb: number };
}

const bytesOf = (of: string): number =>
  readdirSync(of, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .reduce((sum, file) => sum + statSync(path.join(file.parentPath, file.name)).size, 0);

/** Returns the mean processor time of a run. The first run is not counted. **Units**: milliseconds. */
async function costOf(run: (round: number) => Promise<unknown>, usedMs: () => Promise<number>): Promise<number> {
  await run(0);
  const before = await usedMs();
  for (let round = 1; round <= ROUNDS; round += 1) await run(round);
  return ((await usedMs()) - before) / ROUNDS;
}

/** Returns the processor time of this process, in which DuckDB runs. **Units**: milliseconds. */
function ownMs(): Promise<number> {
  const { user, system } = process.cpuUsage();
  return Promise.resolve((user + system) / 1000);
}

/** Bases whose sum is the number of disposals: kicks, ground kicks and handballs. */
const DISPOSALS = ['kick', 'groundKick', 'handball'].flatMap((act) =>
  ['Effective', 'Ineffective', 'Clanger'].map((how) => `'${act}${how}'`),
);

/**
 * Measures a statement for disposals by person that an analyst would write, with the same columns, on one file that is
 * sorted by base.
 */
async function handWrittenMs(duckdb: DuckDBConnection, expected: string): Promise<number> {
  const file = path.join(folder, 'sorted.parquet');
  const table = (name: string): string => `read_parquet('${dataset}/${name}/**/*.parquet', hive_partitioning = true)`;
  await duckdb.run(
    `copy (select * from ${table('contributions')} order by base, matchId, fact)
     to '${file}' (format parquet, row_group_size 100000)`,
  );
  const statement = `
    with played as (select personId, count(*) as matches, sum(secondsOnGround) as seconds
      from ${table('appearances')} group by personId),
    acted as (select personId, sum(value) as total from '${file}'
      where base in (${DISPOSALS.join(', ')}) group by personId),
    named as (select personId, max_by(fullname, seasonId) as name from ${table('persons')} group by personId),
    totals as (select personId, name, matches, seconds, coalesce(total, 0) as total
      from played left join acted using (personId) left join named using (personId))
    select *, dense_rank() over (order by total desc) as place, rank() over (order by total desc) as rank,
      percent_rank() over (order by total) as percentile
    from totals order by total desc, personId limit 50`;
  const reader = await duckdb.runAndReadAll(statement);
  const top = reader
    .getRows()
    .map(([personId, name, matches, seconds, total]) => [
      Number(personId),
      name,
      Number(matches),
      Number(seconds),
      Number(total),
    ]);
  if (JSON.stringify(top) !== expected)
    throw new Error('the hand-written statement and the statement of the server have different results');
  return costOf(() => duckdb.runAndReadAll(statement), ownMs);
}

async function questionMs(server: MeasuredServer, duckdb: DuckDBConnection) {
  const every = Array.from({ length: seasons }, (_, n) => FIRST_YEAR + n).join();
  /** Asks with a limit on the margin that no match reaches and that is new each time, so no response is cached. */
  const ask = async (query: string, round: number, more = ''): Promise<string> => {
    const url = `http://127.0.0.1:${server.port}/v1/statistics/${query}&seasonId=${every}&toMargin=${999 - round}&limit=50${more}`;
    for (;;) {
      const response = await fetch(url, { headers: { Authorization: `Bearer ${server.token}` } });
      const text = await response.text();
      if (response.ok) return text;
      if (response.status !== 503) throw new Error(`${query}: ${text}`);
    }
  };
  const rows = [];
  let disposals = '';
  for (const [says, query] of questions) {
    const statement = await ask(query, 0, `&format=sql&dataset=${encodeURIComponent(dataset)}`);
    if (rows.length === 0) {
      const reader = await duckdb.runAndReadAll(statement);
      disposals = JSON.stringify(
        reader
          .getRows()
          .map(([personId, name, ...numbers]) => [Number(personId), name, ...numbers.slice(0, 3).map(Number)]),
      );
    }
    const duckdbMs = await costOf(() => duckdb.runAndReadAll(statement), ownMs);
    const httpMs = await costOf(
      (round) => ask(query, round),
      async () => (await server.usage()).cpuSeconds * 1000,
    );
    rows.push({ says, httpMs, duckdbMs, times: duckdbMs / httpMs });
    process.stderr.write(`${says}: ${httpMs.toFixed(1)} ms over HTTP, ${duckdbMs.toFixed(1)} ms on DuckDB\n`);
  }
  return { rows, disposals };
}

try {
  writeLogs();
  const { cpuMs, peakMb } = exported();
  const count = seasons * matches;
  const report = { seasons, matches, cpuMsOfMatch: cpuMs / count, kbOfMatch: bytesOf(dataset) / 1000 / count, peakMb };
  if (options.export) console.log(JSON.stringify(report));
  else {
    const product = await Product.make(logs);
    const server = await MeasuredServer.start(product, {});
    const duckdb = await (await DuckDBInstance.create(':memory:')).connect();
    try {
      const { rows, disposals } = await questionMs(server, duckdb);
      const handMs = await handWrittenMs(duckdb, disposals);
      const whole = {
        ...report,
        times: median(rows.map(({ times }) => times)),
        ofHandWritten: (rows[0]?.duckdbMs ?? NaN) / handMs,
      };
      console.log(options.json ? JSON.stringify({ ...whole, rows }) : whole);
    } finally {
      duckdb.closeSync();
      await server.end();
      product.remove();
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
