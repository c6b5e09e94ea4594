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
 * Returns the percentiles in the first row of a table as bars, with values per match as notes. **Empty**: no bar for a
 * metric without a percentile, and none for a table without rows.
 */
export function percentileBars({ metrics, rows: [own] }: StatisticsTable): BarFacts['bars'] {
  if (own === undefined) return [];
  return metrics.flatMap(({ code, name }) => {
    const { value, valueDisplay = String(value), percentile } = statisticOf(own, code, 'perMatch') ?? {};
    if (percentile === undefined) return [];
    const rounded = Math.round(percentile);
    const words = `${ordinal(rounded)} percentile, with ${valueDisplay} per match`;
    return [{ label: name, note: valueDisplay, value: percentile, display: String(rounded), words }];
  });
}
