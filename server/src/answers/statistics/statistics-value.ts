import { displayValue, roundTo, VALUE_DECIMALS, type MetricCode, type MetricFormat } from '@goalsquare/engine';
import type { Statistic, StatisticsMetric } from '@goalsquare/openapi';
import type { Numbers } from './numbers.js';
import type { Bearer, FramedSquad } from './statistics-frame.js';
import { metricFrom } from '../shapes/metric.js';

/** A value, with its order and rank within its metric. */
export interface PlacedValue {
  readonly value: number;
  readonly order: number;
  readonly rank: number;
}

export function statisticFrom(
  code: MetricCode,
  format: MetricFormat,
  { value, order, rank }: PlacedValue,
  { id, name, namePlural }: StatisticsMetric = metricFrom(code),
): Statistic {
  return {
    id,
    code,
    name,
    namePlural,
    value: roundTo(value, VALUE_DECIMALS),
    valueDisplay: displayValue(value, format),
    order,
    rank,
  };
}

/**
 * Returns the statistic in a column, by the index of its metric in the plan. **Empty**: `undefined` if the metric has
 * no value.
 */
function statisticAt(
  { ready: { plan, formats }, table }: Numbers,
  n: number,
  column: number,
  head?: StatisticsMetric,
): Statistic | undefined {
  const value = table.value(n, column);
  const [code, format] = [plan.codes[n], formats[n]];
  if (value === undefined || code === undefined || format === undefined) return undefined;
  return statisticFrom(code, format, { value, order: table.order(n, column), rank: table.rank(n, column) }, head);
}

function* statisticsIn(numbers: Numbers, heads: readonly StatisticsMetric[], column: number): Generator<Statistic> {
  for (const [n, head] of heads.entries()) {
    const statistic = statisticAt(numbers, n, column, head);
    if (statistic !== undefined) yield statistic;
  }
}

/**
 * Returns the squads of a statistics response with the values that `writeSquads` writes. The statistics are computed
 * during iteration, which must finish before the table is used again.
 */
export function squadsOf(numbers: Numbers): readonly unknown[] {
  const heads = numbers.ready.plan.codes.map(metricFrom);
  const bearer = ({ members, column }: Bearer): unknown => ({
    ...members,
    statistics: statisticsIn(numbers, heads, column),
  });
  const squad = (one: FramedSquad): unknown =>
    'column' in one ? bearer(one) : { ...one.members, players: one.players.map(bearer) };
  return numbers.frame.squads.map(squad);
}

/** Returns the response members about unavailable metrics. **Empty**: none if all are available. */
export const notesOf = ({ frame: { notes = {} } }: Numbers): object => notes;

/** Returns the response to one request for statistics, as a value. */
export const statisticsOf = (numbers: Numbers): unknown => ({
  matchId: numbers.frame.matchId,
  squads: squadsOf(numbers),
  ...notesOf(numbers),
});
