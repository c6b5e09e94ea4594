import type { StatisticsTable } from '@goalsquare/openapi/types';
import type { BarFacts } from '../../pictures/facts/bars';
import { statisticOf } from '../../query/table';

/** Returns an ordinal number, such as `91st`. */
export function ordinal(number: number): string {
  const isTeen = number % 100 >= 11 && number % 100 <= 13;
  const ending = isTeen ? undefined : ['th', 'st', 'nd', 'rd'][number % 10];
  return `${number}${ending ?? 'th'}`;
}

/**
 * Returns the percentiles of a player as bars, with the values per match as notes. Each counts the players that have a
 * value. **Empty**: no bar for a metric without a percentile, none at all for a player who is in no row.
 */
export function percentileBars({ metrics, rows }: StatisticsTable, personId: number): BarFacts['bars'] {
  const own = rows.find(({ person }) => person?.personId === personId);
  if (own === undefined) return [];
  return metrics.flatMap(({ code, name }) => {
    const { value, valueDisplay = String(value), percentile } = statisticOf(own, code, 'perMatch') ?? {};
    if (percentile === undefined) return [];
    const players = rows.filter((row) => statisticOf(row, code, 'perMatch') !== undefined).length;
    const rounded = Math.round(percentile);
    const words = `${ordinal(rounded)} percentile of ${players} players, with ${valueDisplay} per match`;
    return [{ label: name, note: valueDisplay, value: percentile, display: String(rounded), words }];
  });
}
