import { writeQuery, type AddressValues } from '../addresses/address-query';
import { parameterNames } from './parameters';
import type { Query, QueryValues } from './query';

/** Sorts values into the order of the contract. */
const inOrder = (values: QueryValues): AddressValues =>
  Object.fromEntries(parameterNames.map((name) => [name, values[name]]));

/** Returns the query string of a query's call, with parameters in the order of the contract. */
export function queryString({ values }: Query): string {
  return writeQuery(inOrder(values));
}

/**
 * Returns the address of a query. **Shape**: a query string that starts with `?`. A query without values names its
 * level, because an address without parameters has the initial query.
 */
export const addressOf = ({ level, values }: Query): string =>
  writeQuery({ level, ...inOrder(values) }, { level: 'players' }) || `?level=${level}`;

/** Returns the path and query string of a query's call. */
export function pathOf(query: Query): string {
  return `/v1/statistics/${query.level}${queryString(query)}`;
}

/** Adds parameters to a path, after those of its query string. */
export const pathWith = (path: string, parameters: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${parameters}`;

/** Returns the path and query string for the next page of a query. */
export const pathAfter = (query: Query, cursor: string): string =>
  pathWith(pathOf(query), `cursor=${encodeURIComponent(cursor)}`);
