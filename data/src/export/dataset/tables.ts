import type { CompleteSquad, MetricCode } from '@goalsquare/engine';
import { exportTables, tableNames, type TableName } from '../tables/index.js';
import type { Cell, ExportMatch, ReadyTable } from '../table.js';
import { columnTypes, partitionColumns, type DatasetTableInfo, type PartitionColumn } from './manifest.js';
import { personColumns, personsOf } from './persons.js';

type Columns = ReadyTable['columns'];

/** A table with a file for each match. */
export interface MatchTable {
  readonly name: string;
  readonly is: string;
  readonly partitions: readonly PartitionColumn[];
  readonly columns: Columns;
  readonly rowsOf: (match: ExportMatch) => readonly (readonly Cell[])[];
}

/** The tables of a dataset. `matches` and `persons` have a file for each season. */
export interface DatasetTables {
  readonly ofMatches: readonly MatchTable[];
  readonly matches: MatchTable | undefined;
  readonly persons:
    | {
        readonly name: string;
        readonly columns: Columns;
        readonly rowsOf: (squads: readonly CompleteSquad[]) => readonly (readonly Cell[])[];
      }
    | undefined;
}

const PERSONS = 'persons';
const seasonPartitions = partitionColumns.slice(0, 3);

/** Name of a table of a dataset. */
export type DatasetTableName = TableName | typeof PERSONS;

/** Names of the tables of a dataset. */
export const datasetTableNames: readonly DatasetTableName[] = [...tableNames, PERSONS];

/** Leaves out the columns that partitions are named after: readers add them from the path. */
function withoutPartitions(
  { name, is, columns, cellsOf }: ReadyTable,
  partitions: readonly PartitionColumn[],
): MatchTable {
  const kept = columns.flatMap((column, at) => (partitions.some((one) => one === column.name) ? [] : [at]));
  return {
    name,
    is,
    partitions,
    columns: kept.flatMap((at) => columns[at] ?? []),
    rowsOf: (match) => cellsOf(match).map((row) => kept.map((at) => row[at])),
  };
}

/** Returns the tables of a dataset by their names. Statistics have a column for each metric of `codes`. */
export function datasetTables(names: readonly DatasetTableName[], codes: readonly MetricCode[]): DatasetTables {
  const has = (name: DatasetTableName): boolean => names.includes(name);
  return {
    ofMatches: tableNames
      .filter((name) => name !== 'matches' && has(name))
      .map((name) => withoutPartitions(exportTables[name](codes), partitionColumns)),
    matches: has('matches') ? withoutPartitions(exportTables.matches(), seasonPartitions) : undefined,
    persons: has(PERSONS)
      ? {
          name: PERSONS,
          columns: personColumns,
          rowsOf: (squads) => personsOf(squads).map((row) => personColumns.map(({ of }) => of(row))),
        }
      : undefined,
  };
}

const infoOf = (
  name: string,
  is: string,
  partitions: readonly PartitionColumn[],
  columns: Columns,
): DatasetTableInfo => ({
  name,
  description: is,
  partitions,
  columns: columns.map(({ name: column, kind, unit, is: description }) => ({
    name: column,
    type: columnTypes[kind],
    ...(unit !== undefined && { unit }),
    description,
  })),
});

/** Describes the tables of a dataset, as its manifest does. */
export const describeTables = ({ ofMatches, matches, persons }: DatasetTables): readonly DatasetTableInfo[] => [
  ...[...(matches === undefined ? [] : [matches]), ...ofMatches].map(({ name, is, partitions, columns }) =>
    infoOf(name, is, partitions, columns),
  ),
  ...(persons === undefined
    ? []
    : [infoOf(PERSONS, 'one row a person and squad of a season', seasonPartitions, persons.columns)]),
];
