import type { ColumnChunk } from 'hyparquet';
import { ByteWriter, fileWriter, ParquetWriter } from 'hyparquet-writer';
import type { Cell } from '../table.js';
import { CodedColumn } from './coded-column.js';
import { storedKinds, writeColumnChunk, type ParquetColumn } from './column-chunk.js';
import type { ExportFormat } from './row-writer.js';

/** Number of cells in a row group. A row group stays in memory until it is complete. */
const CELLS_A_GROUP = 1_000_000;

type Target = ConstructorParameters<typeof ParquetWriter>[0]['writer'];

/** A Parquet file that is being written. Rows are collected in `columns` until they fill a row group. */
export class ParquetFile {
  readonly columns: readonly CodedColumn[];
  readonly #writer: ParquetWriter;

  /** Without `hasStatistics`, readers cannot skip row groups, so it is for files with few of them. */
  constructor(
    writer: Target,
    private readonly schema: readonly ParquetColumn[],
    private readonly hasStatistics = true,
  ) {
    this.columns = schema.map(() => new CodedColumn());
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

  addRows(rows: readonly (readonly Cell[])[]): void {
    for (const [at, column] of this.columns.entries()) for (const row of rows) column.add(row[at]);
  }

  /** Whether the collected rows fill a row group. */
  get isFull(): boolean {
    return (this.columns[0]?.length ?? 0) * this.columns.length >= CELLS_A_GROUP;
  }

  /** Writes the collected rows as a row group if they fill one. */
  endRows(): void {
    if (this.isFull) this.endGroup();
  }

  /** Writes the collected rows as a row group, if there are any. */
  endGroup(): void {
    const steps = this.groupInSteps();
    while (steps.next().done !== true);
  }

  /** Writes the collected rows as a row group, if there are any. Yields after each column. */
  *groupInSteps(): Generator<undefined, void, undefined> {
    const rows = BigInt(this.columns[0]?.length ?? 0);
    if (rows === 0n) return;
    const { writer, row_groups: groups } = this.#writer;
    const start = writer.offset;
    const columns: ColumnChunk[] = [];
    for (const [at, column] of this.schema.entries()) {
      columns.push(writeColumnChunk(writer, column, this.columns[at] as CodedColumn, this.hasStatistics));
      yield;
    }
    groups.push({
      columns,
      total_byte_size: columns.reduce((sum, { meta_data: data }) => sum + (data?.total_uncompressed_size ?? 0n), 0n),
      num_rows: rows,
      total_compressed_size: BigInt(writer.offset - start),
    });
    this.#writer.num_rows += rows;
    for (const column of this.columns) column.clear();
  }

  end(): void {
    this.endGroup();
    void this.#writer.finish();
  }
}

/**
 * Writes rows as a Parquet file without statistics, and returns its bytes. Yields after each part of the rows and each
 * column of a row group.
 */
export function* parquetInSteps(
  schema: readonly ParquetColumn[],
  parts: Iterable<readonly (readonly Cell[])[]>,
): Generator<undefined, Uint8Array, undefined> {
  const bytes = new ByteWriter();
  const file = new ParquetFile(bytes, schema, false);
  for (const rows of parts) {
    file.addRows(rows);
    yield;
    if (file.isFull) yield* file.groupInSteps();
  }
  yield* file.groupInSteps();
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
