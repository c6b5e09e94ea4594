import { appendFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
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

/** Number of rows that are converted in one step. */
export const STEP_ROWS = 20_000;

/** Limits of a file. **Units**: `bytes` of the file, of a row group, and of a decompressed page. */
export interface FileLimits {
  readonly bytes: number;
  readonly rows: number;
}

/** A Parquet file, and the CSV file to which it is converted. */
export interface Conversion {
  readonly from: string;
  readonly to: string;
}

/** Checks a limit. **Throws** an error if it is exceeded. */
function checkAtMost(what: string, found: number | bigint, most: number): void {
  if (found > most) throw new Error(`at most ${most} ${what}; it has ${found}`);
}

/** Returns functions that decompress pages up to a limit, regardless of the sizes in their headers. */
const compressorsUpTo = ({ bytes: maxOutputLength }: Pick<FileLimits, 'bytes'>) =>
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

/** The compression codecs that are read on every supported version of Node. */
const codecs: ReadonlySet<string> = new Set(['UNCOMPRESSED', ...Object.keys(compressorsUpTo({ bytes: 0 }))]);

/**
 * Checks the numbers of rows and bytes that a file claims. **Throws** an error if they exceed a limit or contradict
 * each other.
 */
function checkSizes({ num_rows: rows, row_groups: groups }: FileMetaData, limits: FileLimits): void {
  checkAtMost('rows', rows, limits.rows);
  const counted = groups.reduce((sum, { num_rows: ofGroup }) => sum + ofGroup, 0n);
  if (counted !== rows) throw new Error(`its row groups have ${counted} rows, but it claims ${rows}`);
  for (const group of groups) checkAtMost('bytes in a row group', group.total_byte_size, limits.bytes);
}

/**
 * Checks the compression of the columns. **Throws** an error for another codec, such as ZSTD, which polars writes by
 * default.
 */
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

/**
 * Converts a Parquet file to CSV, and calls `onStep` after each step. **Throws** an error if it cannot be read as
 * Parquet.
 */
export async function writeAsCsv({ from, to }: Conversion, limits: FileLimits, onStep: () => void): Promise<void> {
  checkAtMost('bytes', statSync(from).size, limits.bytes);
  // Read into memory, so that no read is pending when a broken file is rejected.
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
    onStep();
  }
}
