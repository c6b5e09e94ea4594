import {
  metricOf,
  opponent,
  planOf,
  playerStatistics,
  QueryWorkspace,
  roundTo,
  sides,
  squadStatistics,
  VALUE_DECIMALS,
  type MetricCode,
  type ResultTable,
  type SideIndex,
  type StatisticLevel,
} from '@goalsquare/engine';
import { integer } from '../columns.js';
import type { ColumnKind, ExportColumn, ExportMatch, ExportTable } from '../table.js';
import { playerColumns, playersOf, type PlayerRow } from './player-row.js';
import { placeColumns, squadColumns } from './shared-columns.js';

/** A column of a result table. */
interface Counted {
  readonly table: ResultTable;
  readonly column: number;
}

interface SquadRow extends ExportMatch, Counted {
  readonly side: SideIndex;
}

/** Returns the type of a metric's values: integers only if the formula is a sum that is not divided. */
function kindOf(code: MetricCode, level: StatisticLevel): ColumnKind {
  const formula = metricOf(code).formula[level];
  return formula?.is === 'linear' && formula.divisor === 1 ? 'integer' : 'number';
}

/**
 * Returns a column for each metric, in the metric's unit. **Empty**: no value if the source does not supply it, or if a
 * ratio's denominator is 0.
 */
function metricColumns<R extends Counted>(
  codes: readonly MetricCode[],
  level: StatisticLevel,
): readonly ExportColumn<R>[] {
  return codes.map((code, n) => {
    const { name, description, format } = metricOf(code);
    const unit = format === 'minutes' ? 'seconds' : format === 'percentage' ? 'per cent' : undefined;
    return {
      name: code,
      kind: kindOf(code, level),
      ...(unit !== undefined && { unit }),
      is: `${name}: ${description}`,
      of: ({ table, column }) => {
        const value = table.value(n, column);
        return value === undefined ? undefined : roundTo(value, VALUE_DECIMALS);
      },
    };
  });
}

const hasStatistics = ({ view, match }: ExportMatch): boolean => view.rows.length > 0 || match.boxScore.length > 0;

/**
 * Returns the player statistics table, with a column for each metric. **Empty**: no rows for a match without
 * transactions and box score.
 */
export function playerStatisticsTable(codes: readonly MetricCode[]): ExportTable<PlayerRow & Counted> {
  const plan = planOf('player', codes);
  const workspace = new QueryWorkspace();
  return {
    name: 'player-statistics',
    is: 'one row per player and match with statistics, one column per metric',
    rowsOf: (match) => {
      if (!hasStatistics(match)) return [];
      const { table } = playerStatistics(match.match, plan, {}, { workspace });
      return playersOf(match).map((row) => ({ ...row, table, column: row.slot }));
    },
    columns: [
      ...placeColumns<PlayerRow>(({ view }) => view.header),
      ...playerColumns,
      ...metricColumns(plan.codes, 'player'),
    ],
  };
}

/**
 * Returns the squad statistics table, with a column for each metric. **Empty**: no rows for a match without
 * transactions and box score.
 */
export function squadStatisticsTable(codes: readonly MetricCode[]): ExportTable<SquadRow> {
  const plan = planOf('squad', codes);
  const workspace = new QueryWorkspace();
  return {
    name: 'squad-statistics',
    is: 'one row per squad and match with statistics, one column per metric',
    rowsOf: (match) => {
      if (!hasStatistics(match)) return [];
      const { table } = squadStatistics(match.match, plan, {}, 'For', { workspace });
      return ([0, 1] as const).map((side) => ({ ...match, side, table, column: side }));
    },
    columns: [
      ...placeColumns<SquadRow>(({ view }) => view.header),
      ...squadColumns<SquadRow>(({ view, side }) => view.header[sides[side]]),
      integer(
        'opponentSquadId',
        'id of the squad played against',
        ({ view, side }) => view.header[sides[opponent(side)]].id,
      ),
      ...metricColumns<SquadRow>(plan.codes, 'squad'),
    ],
  };
}
