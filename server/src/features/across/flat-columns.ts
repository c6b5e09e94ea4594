import type { Cell, ColumnKind } from '@goalsquare/data';
import type { Dimension } from '@goalsquare/engine';
import type { MeasuredStatistic, PersonMatch, StatisticsField, StatisticsRow } from '@goalsquare/openapi';

/** The members of a row in the result of a query, or in the list of a person's matches. */
type RowMembers = Partial<StatisticsRow> & Pick<Partial<PersonMatch>, 'margin'>;

/** A statistic with its row. */
export interface FlatRow {
  readonly row: RowMembers;
  readonly statistic: MeasuredStatistic;
}

/** Types of values in rows. */
export type FlatKind = Exclude<ColumnKind, 'day' | 'instant'>;

/** A column of rows in CSV, Arrow and Parquet. */
export interface FlatColumn {
  readonly name: string;
  readonly kind: FlatKind;
  readonly of: (flat: FlatRow) => Cell;
}

type Of<T> = (row: RowMembers) => T | undefined;

/** Returns the columns for members of an object in a row. */
const columnsOf = <T extends object>(
  objectOf: Of<T>,
  columns: readonly (readonly [name: string, kind: FlatKind, member: keyof T])[],
): readonly FlatColumn[] =>
  columns.map(([name, kind, member]) => ({ name, kind, of: ({ row }) => objectOf(row)?.[member] as Cell }));

const one = (name: string, kind: FlatKind, of: Of<Cell>): readonly FlatColumn[] => [
  { name, kind, of: ({ row }) => of(row) },
];

const personColumns = (prefix: string, objectOf: Of<NonNullable<StatisticsRow['person']>>): readonly FlatColumn[] =>
  columnsOf(objectOf, [
    [`${prefix}_id`, 'integer', 'personId'],
    [`${prefix}_fullname`, 'text', 'fullname'],
    [`${prefix}_display_name`, 'text', 'displayName'],
    [`${prefix}_squad_id`, 'integer', 'squadId'],
    [`${prefix}_squad_name`, 'text', 'squadName'],
    [`${prefix}_squad_code`, 'text', 'squadCode'],
  ]);

const squadColumns = (prefix: string, objectOf: Of<NonNullable<StatisticsRow['squad']>>): readonly FlatColumn[] =>
  columnsOf(objectOf, [
    [`${prefix}_id`, 'integer', 'squadId'],
    [`${prefix}_name`, 'text', 'squadName'],
    [`${prefix}_code`, 'text', 'squadCode'],
  ]);

const matchColumns = columnsOf(
  ({ match }: Partial<StatisticsRow>) => match,
  [
    ['match_id', 'integer', 'matchId'],
    ['league_id', 'integer', 'leagueId'],
    ['level_id', 'integer', 'levelId'],
    ['season_id', 'integer', 'seasonId'],
    ['phase_code', 'text', 'phaseCode'],
    ['round_number', 'integer', 'roundNumber'],
    ['match_date', 'text', 'startDate'],
    ['utc_match_start', 'text', 'utcMatchStart'],
    ['venue_id', 'integer', 'venueId'],
    ['home_squad_id', 'integer', 'homeSquadId'],
    ['home_squad_code', 'text', 'homeSquadCode'],
    ['away_squad_id', 'integer', 'awaySquadId'],
    ['away_squad_code', 'text', 'awaySquadCode'],
    ['home_points', 'integer', 'homePoints'],
    ['away_points', 'integer', 'awayPoints'],
  ],
);

const cellColumns = columnsOf(
  ({ cell }: Partial<StatisticsRow>) => cell,
  [
    ['cell_number', 'integer', 'number'],
    ['cell_x', 'number', 'x'],
    ['cell_y', 'number', 'y'],
  ],
);

/** THE columns of each dimension. */
const ofDimension: Readonly<Record<Dimension, readonly FlatColumn[]>> = {
  person: personColumns('person', ({ person }) => person),
  squad: squadColumns('squad', ({ squad }) => squad),
  match: matchColumns,
  round: one('round_number', 'integer', ({ round }) => round),
  season: one('season_id', 'integer', ({ season }) => season),
  opponent: squadColumns('opponent', ({ opponent }) => opponent),
  venue: columnsOf(
    ({ venue }) => venue,
    [
      ['venue_id', 'integer', 'venueId'],
      ['venue_name', 'text', 'venueName'],
      ['venue_code', 'text', 'venueCode'],
    ],
  ),
  result: one('result', 'text', ({ result }) => result),
  period: one('period', 'integer', ({ period }) => period),
  scoreState: one('score_state', 'text', ({ scoreState }) => scoreState),
  receiver: personColumns('receiver', ({ receiver }) => receiver),
  hex: cellColumns,
  square: cellColumns,
};

const basisColumns = [
  ['matches', one('matches', 'integer', ({ matches }) => matches)],
  ['seconds', one('seconds', 'integer', ({ seconds }) => seconds)],
] as const satisfies readonly (readonly [StatisticsField, readonly FlatColumn[]])[];

const statisticColumn = (name: string, kind: FlatKind, member: keyof MeasuredStatistic): FlatColumn => ({
  name,
  kind,
  of: ({ statistic }) => statistic[member],
});

const valueColumns: readonly FlatColumn[] = [
  statisticColumn('metric_code', 'text', 'code'),
  statisticColumn('measure', 'text', 'measure'),
  statisticColumn('value', 'number', 'value'),
];

const placeColumns = [
  ['valueDisplay', statisticColumn('value_display', 'text', 'valueDisplay')],
  ['order', statisticColumn('order', 'integer', 'order')],
  ['rank', statisticColumn('rank', 'integer', 'rank')],
  ['percentile', statisticColumn('percentile', 'number', 'percentile')],
] as const satisfies readonly (readonly [StatisticsField, FlatColumn])[];

/** Removes columns that have the same name as an earlier column. */
const firstOfEach = (columns: readonly FlatColumn[]): readonly FlatColumn[] =>
  [...new Map(columns.toReversed().map((column) => [column.name, column])).values()].toReversed();

/** Returns the columns for rows grouped by dimensions, with the requested optional members. */
export function flatColumns(
  by: readonly Dimension[],
  fields: readonly StatisticsField[] | undefined,
): readonly FlatColumn[] {
  const has = (field: StatisticsField): boolean => fields === undefined || fields.includes(field);
  return firstOfEach([
    ...by.flatMap((dimension) => ofDimension[dimension]),
    ...basisColumns.flatMap(([field, columns]) => (has(field) ? columns : [])),
    ...valueColumns,
    ...placeColumns.flatMap(([field, column]) => (has(field) ? [column] : [])),
  ]);
}

/** Returns the columns for a person's matches, with the requested optional members. */
export const personMatchColumns = (fields: readonly StatisticsField[] | undefined): readonly FlatColumn[] => [
  ...personColumns('person', ({ person }) => person).slice(0, 3),
  ...matchColumns,
  ...squadColumns('squad', ({ squad }) => squad),
  ...squadColumns('opponent', ({ opponent }) => opponent),
  ...ofDimension.result,
  ...one('margin', 'integer', ({ margin }) => margin),
  ...flatColumns([], fields).filter(({ name }) => name !== 'matches'),
];
