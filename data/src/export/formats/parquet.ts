import { fileWriter, ParquetWriter } from 'hyparquet-writer';
import type { Cell, ColumnKind, ReadyTable } from '../table.js';
import type { ExportFormat } from './row-writer.js';

/** Cells of a group of rows, which is held until it is whole. */
const CELLS_A_GROUP = 1_000_000;

type SchemaElement = ConstructorParameters<typeof ParquetWriter>[0]['schema'][number];

const elements: Readonly<Record<ColumnKind, Omit<SchemaElement, 'name'>>> = {
  integer: { type: 'INT32' },
  number: { type: 'DOUBLE' },
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  flag: { type: 'BOOLEAN' },
};

const schemaOf = ({ columns }: ReadyTable): SchemaElement[] => [
  { name: 'root', num_children: columns.length },
  ...columns.map(({ name, kind }): SchemaElement => ({ name, ...elements[kind], repetition_type: 'OPTIONAL' })),
];

/**
 * Apache Parquet, compressed with Snappy: 32-bit integers, doubles, UTF-8 texts and booleans, each of which may be
 * null.
 */
export const parquet: ExportFormat = {
  extension: 'parquet',
  begin: (file, table) => {
    const writer = new ParquetWriter({ writer: fileWriter(file), schema: schemaOf(table), createdBy: 'goalsquare' });
    let held: (readonly Cell[])[] = [];
    const flush = (): void => {
      if (held.length === 0) return;
      const columnData = table.columns.map(({ name }, at) => ({ name, data: held.map((row) => row[at] ?? null) }));
      void writer.write({ columnData, rowGroupSize: held.length });
      held = [];
    };
    return {
      write: (rows) => {
        held.push(...rows);
        if (held.length * table.columns.length >= CELLS_A_GROUP) flush();
      },
      end: () => {
        flush();
        void writer.finish();
      },
    };
  },
};
