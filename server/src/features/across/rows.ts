import {
  displayValue,
  gridOfDimensions,
  matchResults,
  roundTo,
  scoreStates,
  VALUE_DECIMALS,
  type AcrossTable,
  type Dimension,
  type StatisticsQuery,
} from '@goalsquare/engine';
import type { MeasuredStatistic, StatisticsField, StatisticsRow } from '@goalsquare/openapi';
import { measuredFormat } from './measured-format.js';
import { matchOf, type Names } from './names.js';

/** Returns the centre of a grid cell. **Units**: metres of the standard ground. */
export type CellMiddle = (cell: number) => { readonly x: number; readonly y: number };

/** Returns a function that finds the centre of a query's cells. */
export const middleOf = ({ by = [], cellMetres }: StatisticsQuery): CellMiddle =>
  gridOfDimensions(by, cellMetres).centreOf;

/** Context for writing rows. */
export interface RowWriting {
  readonly names: Names;
  readonly middleOf: CellMiddle;
  /** **Empty**: all. */
  readonly fields: readonly StatisticsField[] | undefined;
}

/** Returns the members that a dimension adds to a row. **Empty**: no members if the key is unknown. */
type Members = (key: number, writing: RowWriting) => Partial<StatisticsRow>;

const cell: Members = (key, { middleOf }) => {
  const { x, y } = middleOf(key);
  return { cell: { number: key, x: roundTo(x, VALUE_DECIMALS), y: roundTo(y, VALUE_DECIMALS) } };
};

const members: Readonly<Record<Dimension, Members>> = {
  person: (key, { names }) => ({ person: names.person(key) }),
  squad: (key, { names }) => ({ squad: names.squad(key) }),
  match: (key, { names }) => {
    const brief = names.match(key);
    return brief === undefined ? {} : { match: matchOf(brief) };
  },
  round: (round) => ({ round }),
  season: (season) => ({ season }),
  opponent: (key, { names }) => ({ opponent: names.squad(key) }),
  venue: (key, { names }) => ({ venue: names.venue(key) }),
  result: (key) => {
    const result = matchResults[key];
    return result === undefined ? {} : { result };
  },
  period: (period) => ({ period }),
  scoreState: (key) => {
    const scoreState = scoreStates[key];
    return scoreState === undefined ? {} : { scoreState };
  },
  receiver: (key, { names }) => ({ receiver: names.person(key) }),
  hex: cell,
  square: cell,
};

const has = (fields: readonly StatisticsField[] | undefined, field: StatisticsField): boolean =>
  fields === undefined || fields.includes(field);

/** Returns the statistics of a row. **Empty**: omits missing values. */
export function statisticsOfRow(
  table: AcrossTable,
  row: number,
  fields: readonly StatisticsField[] | undefined,
): readonly MeasuredStatistic[] {
  return table.codes.flatMap((code, n) =>
    table.measures.flatMap((measure, m): readonly MeasuredStatistic[] => {
      const value = table.value(n, m, row);
      if (value === undefined) return [];
      const percentile = has(fields, 'percentile') ? table.percentile(n, m, row) : undefined;
      return [
        {
          code,
          measure,
          value: roundTo(value, VALUE_DECIMALS),
          ...(has(fields, 'valueDisplay') && { valueDisplay: displayValue(value, measuredFormat(code, measure)) }),
          ...(has(fields, 'order') && { order: table.order(n, m, row) }),
          ...(has(fields, 'rank') && { rank: table.rank(n, m, row) }),
          ...(percentile !== undefined && { percentile: roundTo(percentile, VALUE_DECIMALS) }),
        },
      ];
    }),
  );
}

export function rowFrom(table: AcrossTable, row: number, writing: RowWriting): StatisticsRow {
  const { fields } = writing;
  const keys = table.by.map((dimension): Partial<StatisticsRow> => {
    const key = table.keys[dimension]?.[row] ?? -1;
    return key === -1 ? {} : members[dimension](key, writing);
  });
  return {
    ...keys[0],
    ...keys[1],
    ...(has(fields, 'matches') && { matches: table.matches[row] ?? 0 }),
    ...(has(fields, 'seconds') && { seconds: table.seconds[row] ?? 0 }),
    statistics: statisticsOfRow(table, row, fields),
  };
}
