import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { stringify } from 'csv-stringify/sync';
import { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects, parquetSchema } from 'hyparquet';
import { DataError } from '../log/fault.js';

/** Rows that are converted in one step. */
const STEP_ROWS = 20_000;

const compressors = {
  GZIP: (input: Uint8Array): Uint8Array => gunzipSync(input),
  BROTLI: (input: Uint8Array): Uint8Array => brotliDecompressSync(input),
};

/** Returns a value as a field of CSV. A day without a time is written as a date. */
function fieldOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00\.000Z$/u, '');
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (typeof value === 'string') return value;
  if (typeof value === 'bigint') return value.toString();
  return JSON.stringify(value);
}

/** Writes a Parquet file as CSV. **Throws** DataError if it cannot be read as Parquet. */
async function writeAsCsv(from: string, to: string): Promise<void> {
  try {
    const file = await asyncBufferFromFile(from);
    const metadata = await parquetMetadataAsync(file);
    const columns = parquetSchema(metadata).children.map(({ element }) => element.name);
    writeFileSync(to, stringify([columns]));
    const rows = Number(metadata.num_rows);
    for (let rowStart = 0; rowStart < rows; rowStart += STEP_ROWS) {
      const rowEnd = Math.min(rows, rowStart + STEP_ROWS);
      const step = await parquetReadObjects({ file, metadata, compressors, rowStart, rowEnd });
      appendFileSync(to, stringify(step.map((row) => columns.map((column) => fieldOf(row[column])))));
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DataError([
      { file: path.basename(from), line: 0, field: '', value: undefined, allowed: `Parquet; ${reason}` },
    ]);
  }
}

const isParquet = (value: unknown): value is string => typeof value === 'string' && /\.parquet$/iu.test(value);

/**
 * Does some work on files, of which those whose names end with `.parquet` are read as CSV of the same name. Line 2 of a
 * message is the first row of such a file. **Throws** DataError if one of them is no Parquet.
 */
export async function withoutParquet<F extends object, T>(files: F, work: (files: F) => Promise<T>): Promise<T> {
  if (!Object.values(files).some(isParquet)) return work(files);
  const folder = mkdtempSync(path.join(tmpdir(), 'goalsquare-parquet-'));
  try {
    const converted = await Promise.all(
      Object.entries(files).map(async ([option, file]): Promise<readonly [string, unknown]> => {
        if (!isParquet(file)) return [option, file];
        const to = path.join(folder, option, path.basename(file));
        mkdirSync(path.dirname(to));
        await writeAsCsv(file, to);
        return [option, to];
      }),
    );
    return await work(Object.fromEntries(converted) as F);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
