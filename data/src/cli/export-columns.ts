import { describeTables, type DatasetTable } from '../export/dataset/tables.js';

/** A table in the output of `--columns`. */
interface Described {
  readonly name: string;
  readonly is: string;
  readonly columns: readonly {
    readonly name: string;
    readonly kind: string;
    readonly unit?: string;
    readonly is: string;
  }[];
}

/** Returns the tables of a dataset for `--columns`. */
export const describedOf = (tables: readonly DatasetTable[]): readonly Described[] =>
  describeTables(tables).map((table) => ({
    name: table.name,
    is: `${table.description}; partitioned by ${table.partitions.join(', ')}`,
    columns: table.columns.map(({ type, description, ...column }) => ({ ...column, kind: type, is: description })),
  }));

/** Returns the output of `--columns`. */
export const columnsText = (tables: readonly Described[]): string =>
  tables
    .map(({ name, is, columns }) =>
      [
        `${name}: ${is}`,
        ...columns.map(
          (column) =>
            `  ${column.name.padEnd(24)} ${column.kind.padEnd(8)} ${(column.unit ?? '').padEnd(12)} ${column.is}`,
        ),
      ].join('\n'),
    )
    .join('\n\n');
