import { ByteWriter, fileWriter, ParquetWriter } from 'hyparquet-writer';
import type { Cell, ColumnKind, ReadyTable } from '../table.js';
import type { ExportFormat } from './row-writer.js';

/** Number of cells in a row group, which stays in memory until it is complete. */
const CELLS_A_GROUP = 1_000_000;

type Options = ConstructorParameters<typeof ParquetWriter>[0];
type SchemaElement = Options['schema'][number];
type Columns = ReadyTable['columns'];

/** Schema of a column in a Parquet file. */
type ParquetColumns = readonly Pick<Columns[number], 'name' | 'kind' | 'grows'>[];

const elements: Readonly<Record<ColumnKind, Omit<SchemaElement, 'name'>>> = {
  integer: { type: 'INT32' },
  number: { type: 'DOUBLE' },
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  flag: { type: 'BOOLEAN' },
  day: { type: 'INT32', converted_type: 'DATE' },
  instant: {
    type: 'INT64',
    converted_type: 'TIMESTAMP_MILLIS',
    logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MILLIS' },
  },
};

/** Cells grouped by column. */
export type CellsByColumn = readonly (readonly Cell[])[];

const byColumn = (columns: ParquetColumns, rows: readonly (readonly Cell[])[]): CellsByColumn =>
  columns.map((_, at) => rows.map((row) => row[at]));

/** Converts cells to the form that the writer needs. */
const written = (kind: ColumnKind, cells: readonly Cell[]): readonly (Cell | Date)[] =>
  kind === 'day' || kind === 'instant'
    ? cells.map((cell) => (cell === undefined ? undefined : new Date(String(cell))))
    : cells;

const schemaOf = (columns: ParquetColumns): SchemaElement[] => [
  { name: 'root', num_children: columns.length },
  ...columns.map(({ name, kind }): SchemaElement => ({ name, ...elements[kind], repetition_type: 'OPTIONAL' })),
];

const writerOf = (writer: Options['writer'], columns: ParquetColumns): ParquetWriter =>
  new ParquetWriter({ writer, schema: schemaOf(columns), createdBy: 'goalsquare' });

/**
 * Writes a row group. `isIndexed` adds the minimum and maximum of each column and the positions of pages, for readers
 * that filter.
 */
function writeGroup(writer: ParquetWriter, columns: ParquetColumns, cells: CellsByColumn, isIndexed = true): void {
  const columnData = columns.map(({ name, kind, grows }, at) => ({
    name,
    ...(grows && { encoding: 'DELTA_BINARY_PACKED' as const }),
    data: written(kind, cells[at] ?? []) as (Cell | Date)[],
    statistics: isIndexed,
    offsetIndex: isIndexed,
  }));
  void writer.write({ columnData, rowGroupSize: cells[0]?.length ?? 0 });
}

/**
 * Writes rows as a Parquet file, with a row group for each item of `groups`. Yields after each group and returns the
 * file's bytes. Groups have no indexes, because all of these would be written at the end, in one long step.
 */
export function* parquetInSteps(
  columns: ParquetColumns,
  groups: Iterable<readonly (readonly Cell[])[]>,
): Generator<undefined, Uint8Array, undefined> {
  const bytes = new ByteWriter();
  const writer = writerOf(bytes, columns);
  for (const rows of groups) {
    writeGroup(writer, columns, byColumn(columns, rows), false);
    yield;
  }
  void writer.finish();
  return bytes.getBytes();
}

/** A Parquet file that is being written. */
interface ParquetFile {
  /** Adds rows, their cells by column, which stay in memory until they fill a row group. */
  readonly add: (cells: CellsByColumn) => void;
  /** Adds rows as a new row group. */
  readonly addGroup: (cells: CellsByColumn) => void;
  readonly end: () => void;
}

/** Begins a Parquet file. */
export function parquetFile(file: string, columns: Columns): ParquetFile {
  const writer = writerOf(fileWriter(file), columns);
  let held: Cell[][] = columns.map(() => []);
  const flush = (): void => {
    if ((held[0]?.length ?? 0) > 0) writeGroup(writer, columns, held);
    held = columns.map(() => []);
  };
  return {
    add: (cells) => {
      for (const [at, column] of cells.entries()) for (const cell of column) held[at]?.push(cell);
      if ((held[0]?.length ?? 0) * columns.length >= CELLS_A_GROUP) flush();
    },
    addGroup: (cells) => {
      writeGroup(writer, columns, cells);
    },
    end: () => {
      flush();
      void writer.finish();
    },
  };
}

/**
 * Apache Parquet, compressed with Snappy. Columns are 32-bit integers, doubles, UTF-8 strings, booleans, dates or UTC
 * instants, and may contain nulls.
 */
export const parquet: ExportFormat = {
  extension: 'parquet',
  begin: (file, { columns }) => {
    const { add, end } = parquetFile(file, columns);
    return {
      write: (rows) => {
        add(byColumn(columns, rows));
      },
      end: () => {
        end();
        return [];
      },
    };
  },
};
