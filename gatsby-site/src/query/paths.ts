import { writeQuery, type AddressValues } from '../addresses/address-query';
import { parameterNames } from './parameters';
import type { Query, QueryValues } from './query';

/** Returns values in the order of the contract. */
const inOrder = (values: QueryValues): AddressValues =>
  Object.fromEntries(parameterNames.map((name) => [name, values[name]]));

/** Returns the parameters of the call of a query, in the order of the contract, as a query string. */
export function queryString({ values }: Query): string {
  return writeQuery(inOrder(values));
}

/** Returns the address of a query, starting with its question mark. */
export const addressOf = ({ level, values }: Query): string =>
  writeQuery({ level, ...inOrder(values) }, { level: 'players' }) || '?';

/** Returns the path and query of the call of a query. */
export function pathOf(query: Query): string {
  return `/v1/statistics/${query.level}${queryString(query)}`;
}

/** Returns a path with further parameters after those of its query. */
export const pathWith = (path: string, parameters: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${parameters}`;

/** Returns the path and query of the next page of a query. */
export const pathAfter = (query: Query, cursor: string): string =>
  pathWith(pathOf(query), `cursor=${encodeURIComponent(cursor)}`);
