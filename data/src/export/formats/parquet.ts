import type { SchemaElement } from 'hyparquet';
import { ByteWriter, fileWriter, ParquetWriter } from 'hyparquet-writer';
import type { Cell, CellRows, ColumnKind } from '../table.js';
import type { ExportFormat } from './row-writer.js';

/** Number of cells in a row group. A row group stays in memory until it is complete. */
const CELLS_A_GROUP = 1_000_000;

/** Parquet's form of a kind of column: the type in the schema, and how a cell is converted, if it is. */
interface StoredKind {
  readonly element: Omit<SchemaElement, 'name'>;
  readonly stored?: (value: string) => number | bigint;
}

const DAY_MS = 86_400_000;

const storedKinds: Readonly<Record<ColumnKind, StoredKind>> = {
  integer: { element: { type: 'INT32' } },
  number: { element: { type: 'DOUBLE' } },
  text: { element: { type: 'BYTE_ARRAY', converted_type: 'UTF8' } },
  flag: { element: { type: 'BOOLEAN' } },
  day: {
    element: { type: 'INT32', converted_type: 'DATE' },
    stored: (value) => Math.floor(Date.parse(value) / DAY_MS),
  },
  instant: {
    element: {
      type: 'INT64',
      converted_type: 'TIMESTAMP_MILLIS',
      logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MILLIS' },
    },
    stored: (value) => BigInt(Date.parse(value)),
  },
};

/** A column of a Parquet file. If `grows` is set, differences between rows are stored. */
export interface ParquetColumn {
  readonly name: string;
  readonly kind: ColumnKind;
  readonly grows?: true;
}

type Target = ConstructorParameters<typeof ParquetWriter>[0]['writer'];

/** A Parquet file that is being written. Cells are collected in `columns` until they fill a row group. */
export class ParquetFile {
  readonly columns: readonly Cell[][];
  readonly #writer: ParquetWriter;

  constructor(
    writer: Target,
    private readonly schema: readonly ParquetColumn[],
  ) {
    this.columns = schema.map(() => []);
    this.#writer = new ParquetWriter({
      writer,
      schema: [
        { name: 'root', num_children: schema.length },
        ...schema.map(({ name, kind }) => ({
          name,
          ...storedKinds[kind].element,
          repetition_type: 'OPTIONAL' as const,
        })),
      ],
      createdBy: 'goalsquare',
    });
  }

  addRows(rows: CellRows): void {
    for (const [at, column] of this.columns.entries()) for (const row of rows) column.push(row[at]);
  }

  /** Writes the collected rows as a row group if they fill one. */
  endRows(): void {
    if ((this.columns[0]?.length ?? 0) * this.columns.length >= CELLS_A_GROUP) this.endGroup();
  }

  /** Writes the collected rows as a row group of one page per column, if there are any. */
  endGroup(): void {
    const rows = this.columns[0]?.length ?? 0;
    if (rows === 0) return;
    const columnData = this.schema.map(({ name, kind, grows }, at) => {
      const { stored } = storedKinds[kind];
      const cells = this.columns[at] as Cell[];
      return {
        name,
        data: stored ? cells.map((cell) => (typeof cell === 'string' ? stored(cell) : undefined)) : cells,
        ...(grows && { encoding: 'DELTA_BINARY_PACKED' as const }),
      };
    });
    void this.#writer.write({ columnData, rowGroupSize: rows, pageSize: 0 });
    for (const column of this.columns) column.length = 0;
  }

  end(): void {
    this.endGroup();
    void this.#writer.finish();
  }
}

/**
 * Writes rows as a Parquet file, with a row group for each item of `groups`. Yields after each group and returns the
 * file's bytes.
 */
export function* parquetInSteps(
  schema: readonly ParquetColumn[],
  groups: Iterable<CellRows>,
): Generator<undefined, Uint8Array, undefined> {
  const bytes = new ByteWriter();
  const file = new ParquetFile(bytes, schema);
  for (const rows of groups) {
    file.addRows(rows);
    file.endGroup();
    yield;
  }
  file.end();
  return bytes.getBytes();
}

/** Opens a Parquet file for writing. */
export const parquetFile = (file: string, schema: readonly ParquetColumn[]): ParquetFile =>
  new ParquetFile(fileWriter(file), schema);

/**
 * Apache Parquet, compressed with Snappy. Columns are 32-bit integers, doubles, UTF-8 strings, booleans, dates or UTC
 * instants, and may contain nulls.
 */
export const parquet: ExportFormat = {
  extension: 'parquet',
  begin: (file, { columns }) => {
    const written = parquetFile(file, columns);
    return {
      write: (rows) => {
        written.addRows(rows);
        written.endRows();
      },
      end: () => {
        written.end();
        return [];
      },
    };
  },
};
