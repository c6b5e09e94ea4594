import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { DataError } from '../../log/fault.js';
import { programBeside } from '../../program-beside.js';
import { STEP_ROWS, type Conversion, type FileLimits } from './convert.js';
import type { ConversionEvent, ConversionTask } from './worker.js';

/**
 * Limits of files, and of the time and memory for reading them. **Units**: `milliseconds` of CPU time for `STEP_ROWS`
 * rows.
 */
export interface ParquetLimits extends FileLimits {
  readonly milliseconds: number;
  readonly heapMegabytes: number;
}

const LIMITS: ParquetLimits = {
  bytes: 256 * 1024 * 1024,
  rows: 1_500_000,
  milliseconds: 60_000,
  heapMegabytes: 1024,
};

const workerFile = programBeside(import.meta.url, {
  '.ts': '../../../../tools/dev/parquet-worker.mjs',
  '.js': './worker.js',
});

const refused = (file: string, reason: string): DataError => DataError.of(file, `Parquet; ${reason}`);

const isOutOfMemory = (error: Error): boolean => 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * Converts files to CSV in a worker thread. **Throws** DataError for the first file that cannot be read as Parquet, or
 * that exceeds the limits of time or memory. The reader trusts the lengths in a damaged page, which can be huge.
 */
async function convert(conversions: readonly Conversion[], limits: ParquetLimits): Promise<void> {
  const { milliseconds, heapMegabytes } = limits;
  const workerData: ConversionTask = { conversions, limits };
  const worker = new Worker(workerFile, { workerData, resourceLimits: { maxOldGenerationSizeMb: heapMegabytes } });
  let timer: NodeJS.Timeout | undefined;
  let done = 0;
  try {
    await new Promise<void>((resolve, reject) => {
      const refuse = (reason: string): void => {
        reject(refused(path.basename(conversions[done]?.from ?? ''), reason));
      };
      // This thread only waits, so the CPU time of the process is that of the worker, however busy the machine is.
      let since = process.cpuUsage();
      const checkTime = (): void => {
        const { user, system } = process.cpuUsage(since);
        if ((user + system) / 1000 > milliseconds)
          refuse(`it is probably damaged: reading ${STEP_ROWS} rows took more than ${milliseconds / 1000} s of CPU`);
      };
      timer = setInterval(checkTime, Math.min(milliseconds, 1000));
      worker.on('message', (event: ConversionEvent) => {
        checkTime();
        since = process.cpuUsage();
        if (event.kind === 'refused') refuse(event.reason);
        if (event.kind === 'file') done += 1;
        if (done === conversions.length) resolve();
      });
      worker.on('error', (error: Error) => {
        if (isOutOfMemory(error)) refuse(`it is probably damaged: reading it took more than ${heapMegabytes} MB`);
        else reject(error);
      });
      worker.on('exit', () => {
        refuse('it is probably damaged: reading it stopped unexpectedly');
      });
    });
  } finally {
    clearInterval(timer);
    await worker.terminate();
  }
}

const isParquet = (value: unknown): value is string => typeof value === 'string' && /\.parquet$/iu.test(value);

/**
 * Runs `work` on files. Files whose names end with `.parquet` are first converted to CSV files with the same name, so
 * line 2 in a message is their first row. **Throws** DataError if one of them is not Parquet, or exceeds the limits.
 */
export async function withoutParquet<F extends object, T>(
  files: F,
  work: (files: F) => Promise<T>,
  limits = LIMITS,
): Promise<T> {
  const parquet = Object.entries(files).filter((entry): entry is [string, string] => isParquet(entry[1]));
  if (parquet.length === 0) return work(files);
  const folder = mkdtempSync(path.join(tmpdir(), 'goalsquare-parquet-'));
  try {
    const conversions = parquet.map(([option, from]) => {
      mkdirSync(path.join(folder, option));
      return { option, from, to: path.join(folder, option, path.basename(from)) };
    });
    await convert(conversions, limits);
    return await work({ ...files, ...Object.fromEntries(conversions.map(({ option, to }) => [option, to])) });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
