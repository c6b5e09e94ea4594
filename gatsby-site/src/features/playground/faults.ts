import { contexts, sides, zoneFilters } from '@goalsquare/engine';
import { levels } from '../../query/parameters';
import { pictureNames, tableNames, type Window } from './question';

/** The maximum number of metrics in a question, and the last period, as in the contract. */
export const bounds = { metrics: 500, periods: 10 } as const;

/** The allowed values of the members that have only a few. */
export const choices = {
  level: levels,
  zone: zoneFilters,
  team: sides,
  context: contexts,
  picture: pictureNames,
  table: tableNames,
} as const;

/**
 * Returns what is wrong with a question's time window. **Empty**: `undefined` if it is valid. **Source**: the server's
 * rules.
 */
export function windowFault({ fromPeriodSeconds, toPeriodSeconds, lastXSeconds }: Window): string | undefined {
  if (lastXSeconds !== undefined && (fromPeriodSeconds !== undefined || toPeriodSeconds !== undefined))
    return 'lastXSeconds cannot be combined with fromPeriodSeconds or toPeriodSeconds';
  if (fromPeriodSeconds !== undefined && toPeriodSeconds !== undefined && fromPeriodSeconds > toPeriodSeconds)
    return `fromPeriodSeconds is ${fromPeriodSeconds}, which is greater than toPeriodSeconds ${toPeriodSeconds}`;
  return undefined;
}
