import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { stringify } from 'csv-stringify/sync';
import {
  parquetMetadataAsync,
  parquetReadObjects,
  parquetSchema,
  snappyUncompress,
  type Compressors,
  type FileMetaData,
} from 'hyparquet';
import { DataError } from '../log/fault.js';

/** Rows that are converted in one step. */
const STEP_ROWS = 20_000;

/** Limits of a file. **Units**: `bytes` of the file, of a row group, and of a page, unpacked. */
export interface ParquetLimits {
  readonly bytes: number;
  readonly rows: number;
}

const LIMITS: ParquetLimits = { bytes: 256 * 1024 * 1024, rows: 5_000_000 };

/** **Throws** an error if a file has more of something than it may. */
function checkAtMost(what: string, found: number | bigint, most: number): void {
  if (found > most) throw new Error(`at most ${most} ${what}; it has ${found}`);
}

/** Returns functions that unpack pages up to a limit, whatever their headers say. */
const compressorsUpTo = ({ bytes: maxOutputLength }: ParquetLimits) =>
  ({
    GZIP: (input) => gunzipSync(input, { maxOutputLength }),
    BROTLI: (input) => brotliDecompressSync(input, { maxOutputLength }),
    SNAPPY: (input, size) => {
      checkAtMost('bytes in a page', size, maxOutputLength);
      const page = new Uint8Array(size);
      snappyUncompress(input, page);
      return page;
    },
  }) satisfies Compressors;

/** THE compressions that are read on every version of Node that we support. */
const codecs: ReadonlySet<string> = new Set(['UNCOMPRESSED', ...Object.keys(compressorsUpTo(LIMITS))]);

/** *Throws** an error if a file claims more than the limits allow. */
function checkSizes({ num_rows: rows, row_groups: groups }: FileMetaData, limits: ParquetLimits): void {
  checkAtMost('rows', rows, limits.rows);
  const counted = groups.reduce((sum, { num_rows: ofGroup }) => sum + ofGroup, 0n);
  if (counted !== rows) throw new Error(`${counted} rows, as its row groups have; it claims ${rows}`);
  for (const group of groups) checkAtMost('bytes in a row group', group.total_byte_size, limits.bytes);
}

/** **Throws** an error if columns have another compression, such as ZSTD, which polars writes by default. */
function checkCodecs({ row_groups: groups }: FileMetaData): void {
  const all = groups.flatMap(({ columns }) => columns.flatMap(({ meta_data: column }) => column?.codec ?? []));
  const other = all.find((codec) => !codecs.has(codec));
  if (other !== undefined)
    throw new Error(
      `without compression, or with Snappy, gzip or Brotli; its columns have ${other}: write it with compression = "snappy"`,
    );
}

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
async function writeAsCsv(from: string, to: string, limits: ParquetLimits): Promise<void> {
  try {
    checkAtMost('bytes', statSync(from).size, limits.bytes);
    // In memory, so that no read of a broken file is still open when it is refused.
    const file = new Uint8Array(readFileSync(from)).buffer;
    const metadata = await parquetMetadataAsync(file);
    checkSizes(metadata, limits);
    checkCodecs(metadata);
    const compressors = compressorsUpTo(limits);
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
 * Runs work on files. Those whose names end with `.parquet` are read as CSV of the same name. Line 2 of a message is
 * the first row of such a file. **Throws** DataError if one of them is not Parquet, or exceeds the limits.
 */
export async function withoutParquet<F extends object, T>(
  files: F,
  work: (files: F) => Promise<T>,
  limits = LIMITS,
): Promise<T> {
  if (!Object.values(files).some(isParquet)) return work(files);
  const folder = mkdtempSync(path.join(tmpdir(), 'goalsquare-parquet-'));
  try {
    const converted = new Map<string, unknown>(Object.entries(files));
    for (const [option, file] of Object.entries(files)) {
      if (!isParquet(file)) continue;
      const to = path.join(folder, option, path.basename(file));
      mkdirSync(path.dirname(to));
      await writeAsCsv(file, to, limits);
      converted.set(option, to);
    }
    return await work(Object.fromEntries(converted) as F);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
