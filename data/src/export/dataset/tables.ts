import type { CompleteSquad, MetricCode } from '@goalsquare/engine';
import { exportTables, tableNames, type TableName } from '../tables/index.js';
import { addCells, type CellColumn, type ExportColumn, type ExportMatch, type ReadyTable } from '../table.js';
import type { ExternalId } from '../../register/register.js';
import { externalIdColumns } from './external-ids.js';
import { columnTypes, seasonPartitions, type DatasetTableInfo } from './manifest.js';
import { personsOf, seasonPersonColumns } from './persons.js';
import { metricColumns, metricTerms } from './metric-terms.js';
import { matchesWithQuestions, questionTables } from './question-tables.js';
import { sortedTables, type SortedTable } from './sorted-tables.js';

/** Inputs for the tables of a season, in addition to its matches. */
export interface SeasonFacts {
  readonly squads: readonly CompleteSquad[];
  readonly externalIds: readonly ExternalId[];
}

/** Adds the rows of a match or season to the columns of a table. */
type AddRows<S> = (columns: readonly CellColumn[], source: S) => void;

/** A dataset table, with a file for each season. Its rows come from matches, or from the season. */
export interface DatasetTable {
  readonly name: DatasetTableName;
  readonly is: string;
  readonly columns: ReadyTable['columns'];
  /** Source of rows that are sorted by base. */
  readonly sorted?: SortedTable;
  readonly addMatch?: AddRows<ExportMatch>;
  readonly addSeason?: AddRows<SeasonFacts>;
}

/** Tables whose rows come from the season, not from its matches. */
const seasonTables = ['persons', 'metrics', 'external-ids'] as const;

export type DatasetTableName =
  | TableName
  | keyof typeof sortedTables
  | keyof typeof questionTables
  | (typeof seasonTables)[number];

const sortedNames = Object.keys(sortedTables) as readonly (keyof typeof sortedTables)[];
const questionNames = Object.keys(questionTables) as readonly (keyof typeof questionTables)[];

export const datasetTableNames: readonly DatasetTableName[] = [
  ...tableNames,
  ...sortedNames,
  ...questionNames,
  ...seasonTables,
];

/** Returns a table without the partition columns, which readers take from the path. */
function ofMatches(name: DatasetTableName, { is, columns, addTo }: ReadyTable): DatasetTable {
  const kept = columns.flatMap((column, at) => (seasonPartitions.some((one) => one === column.name) ? [] : [at]));
  return {
    name,
    is,
    columns: kept.flatMap((at) => columns[at] ?? []),
    addMatch: (targets, match) => {
      addTo(targets, match, kept);
    },
  };
}

function ofSeason<R>(
  name: DatasetTableName,
  is: string,
  columns: readonly ExportColumn<R>[],
  rowsOf: (facts: SeasonFacts) => readonly R[],
): DatasetTable {
  const addSeason: AddRows<SeasonFacts> = (targets, facts) => {
    const rows = rowsOf(facts);
    for (const [n, column] of columns.entries()) addCells(targets[n] as CellColumn, rows, column);
  };
  return { name, is, columns, addSeason };
}

/** Returns a table that is sorted by base. Its first column is the base. */
function sortedBy(name: keyof typeof sortedTables): DatasetTable {
  const sorted = sortedTables[name];
  return { name, is: sorted.is, columns: [{ name: 'base', kind: 'text', is: sorted.base }, ...sorted.columns], sorted };
}

/** Returns a table by name. Statistics tables have a column for each metric in `codes`. */
function tableOf(name: DatasetTableName, codes: readonly MetricCode[]): DatasetTable {
  switch (name) {
    case 'persons':
      return ofSeason(name, 'one row per person and squad in a season', seasonPersonColumns, ({ squads }) =>
        personsOf(squads),
      );
    case 'metrics':
      return ofSeason(name, 'one row per term of a metric formula', metricColumns, metricTerms);
    case 'external-ids':
      return ofSeason(
        name,
        'one row per id that a source gives to a person, squad, venue or match in a season',
        externalIdColumns,
        ({ externalIds }) => externalIds,
      );
    case 'matches':
      return ofMatches(name, matchesWithQuestions());
    case 'contributions':
    case 'intervals':
      return sortedBy(name);
    case 'appearances':
    case 'periods':
    case 'against':
      return ofMatches(name, questionTables[name]());
    default:
      return ofMatches(name, exportTables[name](codes));
  }
}

/** Returns the tables of a dataset by name. Statistics tables have a column for each metric in `codes`. */
export const datasetTables = (
  names: readonly DatasetTableName[],
  codes: readonly MetricCode[],
): readonly DatasetTable[] =>
  datasetTableNames.filter((name) => names.includes(name)).map((name) => tableOf(name, codes));

/** Returns the tables of a dataset as its manifest describes them. */
export const describeTables = (tables: readonly DatasetTable[]): readonly DatasetTableInfo[] =>
  tables.map(({ name, is, columns }) => ({
    name,
    description: is,
    partitions: seasonPartitions,
    columns: columns.map(({ name: column, kind, unit, is: description }) => ({
      name: column,
      type: columnTypes[kind],
      ...(unit !== undefined && { unit }),
      description,
    })),
  }));
