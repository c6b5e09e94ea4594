import type { ColumnChunk, Encoding, SchemaElement, Statistics } from 'hyparquet';
import { ByteWriter, type Writer } from 'hyparquet-writer';
import { writePageHeader } from 'hyparquet-writer/src/datapage.js';
import { deltaBinaryPack } from 'hyparquet-writer/src/delta.js';
import { writeRleBitPackedHybrid } from 'hyparquet-writer/src/encoding.js';
import { writePlain } from 'hyparquet-writer/src/plain.js';
import { snappyCompress } from 'hyparquet-writer/src/snappy.js';
import type { ColumnKind } from '../table.js';
import { NO_CODE, type CodedColumn, type Value } from './coded-column.js';

/** A value as Parquet stores it. */
type Stored = number | bigint | boolean | Uint8Array;

/** Parquet's form of a kind of column: the type in the schema, and a function that converts a cell's value. */
interface StoredKind {
  readonly element: Omit<SchemaElement, 'name'> & { readonly type: NonNullable<SchemaElement['type']> };
  readonly stored: (value: Value) => Stored;
}

const DAY_MS = 86_400_000;

/** The Parquet types of column kinds. */
export const storedKinds: Readonly<Record<ColumnKind, StoredKind>> = {
  integer: { element: { type: 'INT32' }, stored: Number },
  number: { element: { type: 'DOUBLE' }, stored: Number },
  text: { element: { type: 'BYTE_ARRAY', converted_type: 'UTF8' }, stored: (value) => Buffer.from(String(value)) },
  flag: { element: { type: 'BOOLEAN' }, stored: Boolean },
  day: {
    element: { type: 'INT32', converted_type: 'DATE' },
    stored: (value) => Math.floor(Date.parse(String(value)) / DAY_MS),
  },
  instant: {
    element: {
      type: 'INT64',
      converted_type: 'TIMESTAMP_MILLIS',
      logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MILLIS' },
    },
    stored: (value) => BigInt(Date.parse(String(value))),
  },
};

/** Sizes of numbers. **Units**: bytes. */
const sizes: Readonly<Partial<Record<string, number>>> = { INT32: 4, INT64: 8, DOUBLE: 8 };

/** Size of the length that precedes a text. **Units**: bytes. */
const LENGTH_BYTES = 4;

const sizeOf = (type: string, value: Stored): number =>
  value instanceof Uint8Array ? LENGTH_BYTES + value.length : (sizes[type] ?? 0);

const widthOf = (values: readonly Stored[]): number => Math.ceil(Math.log2(values.length));

/** Checks whether a dictionary and its codes take at most half the space of plain cells. */
function isRepeated(type: string, codes: Int32Array, values: readonly Stored[]): boolean {
  if (type === 'BOOLEAN' || values.length === 0) return false;
  const bytes = Uint32Array.from(values, (value) => sizeOf(type, value));
  let plain = 0;
  if (type in sizes) plain = codes.length * (bytes[0] as number);
  else for (const code of codes) plain += bytes[code] as number;
  const once = bytes.reduce((sum, size) => sum + size, 0);
  return 2 * (once + (codes.length * widthOf(values)) / 8) <= plain;
}

const isLess = (a: Stored, b: Stored): boolean =>
  a instanceof Uint8Array && b instanceof Uint8Array ? Buffer.compare(a, b) < 0 : a < b;

function statisticsOf(values: readonly Stored[], nulls: number): Statistics {
  let [least, most] = [values[0], values[0]];
  for (const value of values) {
    if (isLess(value, least as Stored)) least = value;
    if (isLess(most as Stored, value)) most = value;
  }
  return {
    null_count: BigInt(nulls),
    // Parquet requires these signs of zero, because it does not order -0 and +0.
    ...(least !== undefined && { min_value: least === 0 ? -0 : least }),
    ...(most !== undefined && { max_value: most === 0 ? 0 : most }),
  };
}

/** Writes the dictionary page of a column. Returns its size without compression. */
function writeDictionary(writer: Writer, type: NonNullable<SchemaElement['type']>, values: Stored[]): number {
  const page = new ByteWriter();
  writePlain(page, values as unknown[], type, undefined);
  const compressed = snappyCompress(page.getBytes());
  const start = writer.offset;
  writePageHeader(writer, {
    type: 'DICTIONARY_PAGE',
    uncompressed_page_size: page.offset,
    compressed_page_size: compressed.length,
    dictionary_page_header: { num_values: values.length, encoding: 'PLAIN' },
  });
  const header = writer.offset - start;
  writer.appendBytes(compressed);
  return header + page.offset;
}

function cellsOf(codes: Int32Array, values: readonly Stored[]): Stored[] {
  const cells: Stored[] = [];
  for (const code of codes) cells.push(values[code] as Stored);
  return cells;
}

/**
 * Returns the definition level of each cell: 1 if it has a value, and 0 otherwise. `present` is the number of cells
 * with a value.
 */
function levelsOf(all: Int32Array, present: number): Uint8Array {
  const levels = new Uint8Array(all.length).fill(1);
  if (present < all.length) for (let at = 0; at < all.length; at += 1) if (all[at] === NO_CODE) levels[at] = 0;
  return levels;
}

/** Returns the codes of the cells that have a value. */
function presentIn(all: Int32Array): Int32Array {
  if (!all.includes(NO_CODE)) return all;
  const codes = new Int32Array(all.length);
  let size = 0;
  for (const code of all) {
    if (code === NO_CODE) continue;
    codes[size] = code;
    size += 1;
  }
  return codes.subarray(0, size);
}

function integersOf(codes: Int32Array, values: readonly number[]): Int32Array {
  const integers = new Int32Array(codes.length);
  for (let at = 0; at < codes.length; at += 1) integers[at] = values[codes[at] as number] as number;
  return integers;
}

/**
 * Writes a data page. `codes` are the codes of the cells that have a value. Returns the size of the page without
 * compression.
 */
function writeData(
  writer: Writer,
  { type, encoding, all }: { readonly type: string; readonly encoding: Encoding; readonly all: Int32Array },
  codes: Int32Array,
  values: readonly Stored[],
): number {
  const levels = new ByteWriter();
  writeRleBitPackedHybrid(levels, levelsOf(all, codes.length), 1);
  const page = new ByteWriter();
  if (encoding === 'RLE_DICTIONARY') {
    page.appendUint8(widthOf(values));
    writeRleBitPackedHybrid(page, codes, widthOf(values));
  } else if (encoding === 'DELTA_BINARY_PACKED')
    deltaBinaryPack(page, integersOf(codes, values as readonly number[]), 'INT32');
  else writePlain(page, cellsOf(codes, values), type as 'INT32', undefined);
  const compressed = snappyCompress(page.getBytes());
  const start = writer.offset;
  writePageHeader(writer, {
    type: 'DATA_PAGE_V2',
    uncompressed_page_size: levels.offset + page.offset,
    compressed_page_size: levels.offset + compressed.length,
    data_page_header_v2: {
      num_values: all.length,
      num_nulls: all.length - codes.length,
      num_rows: all.length,
      encoding,
      definition_levels_byte_length: levels.offset,
      repetition_levels_byte_length: 0,
      is_compressed: true,
    },
  });
  const header = writer.offset - start;
  writer.appendBytes(levels.getBytes());
  writer.appendBytes(compressed);
  return header + levels.offset + page.offset;
}

/** A column of a Parquet file. If `grows` is set, differences between rows are stored. */
export interface ParquetColumn {
  readonly name: string;
  readonly kind: ColumnKind;
  readonly grows?: true;
}

/**
 * Writes a column of a row group as one page, with its minimum and maximum if `hasStatistics` is set. The Parquet
 * package has a writer of its own, but it takes about ten times as long to find equal values.
 */
export function writeColumnChunk(
  writer: Writer,
  { name, kind, grows }: ParquetColumn,
  column: CodedColumn,
  hasStatistics: boolean,
): ColumnChunk {
  const { element, stored } = storedKinds[kind];
  const { type } = element;
  const { codes: all } = column;
  const codes = presentIn(all);
  const values = column.values.map(stored);
  const start = writer.offset;
  const isDictionary = grows !== true && isRepeated(type, codes, values);
  const encoding = grows === true ? 'DELTA_BINARY_PACKED' : isDictionary ? 'RLE_DICTIONARY' : 'PLAIN';
  const dictionaryBytes = isDictionary ? writeDictionary(writer, type, values) : 0;
  const pageStart = writer.offset;
  const dataBytes = writeData(writer, { type, encoding, all }, codes, values);
  return {
    file_offset: BigInt(start),
    meta_data: {
      type,
      encodings: isDictionary ? ['PLAIN', encoding] : [encoding],
      path_in_schema: [name],
      codec: 'SNAPPY',
      num_values: BigInt(all.length),
      total_uncompressed_size: BigInt(dictionaryBytes + dataBytes),
      total_compressed_size: BigInt(writer.offset - start),
      data_page_offset: BigInt(pageStart),
      ...(isDictionary && { dictionary_page_offset: BigInt(start) }),
      ...(hasStatistics && { statistics: statisticsOf(values, all.length - codes.length) }),
    },
  };
}
