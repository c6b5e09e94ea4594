import type { StatisticsQuery } from '@goalsquare/openapi';
import type { ActMembers } from '../../answers/statistics/act-filter.js';
import { memberOf } from '../../domain/fault-location.js';

/** A query across matches as sent: an item of a body, or parameters renamed as in a body. */
export type RequestedQuery = Omit<StatisticsQuery, 'id'>;

/** Parameters that are not members of a query. In a body, the area is a single member. */
const others: ReadonlySet<string> = new Set(['format', 'dialect', 'dataset', 'area', 'areaOf', 'areaUnit']);

/** Returns the query that checked parameters describe. `area` is their area filter. */
export function queryOfParameters(
  parameters: Readonly<Record<string, unknown>>,
  { area }: Pick<ActMembers, 'area'>,
): RequestedQuery {
  const members = Object.entries(parameters)
    .filter(([name, value]) => !others.has(name) && value !== undefined)
    .map(([name, value]) => [name in memberOf ? memberOf[name as keyof typeof memberOf] : name, value] as const);
  return { ...Object.fromEntries<unknown>(members), ...(area !== undefined && { area }) };
}
