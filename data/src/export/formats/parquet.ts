import { ByteWriter, fileWriter, ParquetWriter } from 'hyparquet-writer';
import type { Cell, ColumnKind, ReadyTable } from '../table.js';
import type { ExportFormat } from './row-writer.js';

/** Cells of a row group, which is kept in memory until it is complete. */
const CELLS_A_GROUP = 1_000_000;

type Options = ConstructorParameters<typeof ParquetWriter>[0];
type SchemaElement = Options['schema'][number];
type Columns = ReadyTable['columns'];

/** What a Parquet file says about a column. */
type ParquetColumns = readonly Pick<Columns[number], 'name' | 'kind'>[];

const elements: Readonly<Record<ColumnKind, Omit<SchemaElement, 'name'>>> = {
  integer: { type: 'INT32' },
  number: { type: 'DOUBLE' },
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  flag: { type: 'BOOLEAN' },
};

const schemaOf = (columns: ParquetColumns): SchemaElement[] => [
  { name: 'root', num_children: columns.length },
  ...columns.map(({ name, kind }): SchemaElement => ({ name, ...elements[kind], repetition_type: 'OPTIONAL' })),
];

const writerOf = (writer: Options['writer'], columns: ParquetColumns): ParquetWriter =>
  new ParquetWriter({ writer, schema: schemaOf(columns), createdBy: 'goalsquare' });

/** `isIndexed` adds the least and greatest value of each column and the places of pages, for readers that filter. */
function writeGroup(
  writer: ParquetWriter,
  columns: ParquetColumns,
  rows: readonly (readonly Cell[])[],
  isIndexed = true,
): void {
  const columnData = columns.map(({ name }, at) => ({
    name,
    data: rows.map((row) => row[at] ?? null),
    statistics: isIndexed,
    offsetIndex: isIndexed,
  }));
  void writer.write({ columnData, rowGroupSize: rows.length });
}

/**
 * Writes rows as a Parquet file, a row group for each item of `groups`. Yields after each group and returns the bytes
 * of the file. The groups have no indexes: all of them would be written at the end, in one long step.
 */
export function* parquetInSteps(
  columns: ParquetColumns,
  groups: Iterable<readonly (readonly Cell[])[]>,
): Generator<undefined, Uint8Array, undefined> {
  const bytes = new ByteWriter();
  const writer = writerOf(bytes, columns);
  for (const rows of groups) {
    writeGroup(writer, columns, rows, false);
    yield;
  }
  void writer.finish();
  return bytes.getBytes();
}

/** Returns rows as the bytes of a Parquet file with one row group. */
export function parquetBytes(columns: Columns, rows: readonly (readonly Cell[])[]): Uint8Array {
  const bytes = new ByteWriter();
  const writer = writerOf(bytes, columns);
  writeGroup(writer, columns, rows);
  void writer.finish();
  return bytes.getBytes();
}

/**
 * Apache Parquet, compressed with Snappy: 32-bit integers, doubles, UTF-8 texts and booleans, each of which may be
 * null.
 */
export const parquet: ExportFormat = {
  extension: 'parquet',
  begin: (file, { columns }) => {
    const writer = writerOf(fileWriter(file), columns);
    let held: (readonly Cell[])[] = [];
    const flush = (): void => {
      if (held.length === 0) return;
      writeGroup(writer, columns, held);
      held = [];
    };
    return {
      write: (rows) => {
        held.push(...rows);
        if (held.length * columns.length >= CELLS_A_GROUP) flush();
      },
      end: () => {
        flush();
        void writer.finish();
        return [];
      },
    };
  },
};
