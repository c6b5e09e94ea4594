import { parameterNames } from './parameters';
import type { Query } from './query';

/** Returns the parameters of the call of a query, in the order of the contract, as a query string without `?`. */
export function queryString({ values }: Query): string {
  return parameterNames
    .flatMap((name) => {
      const list = values[name] ?? [];
      return list.length === 0 ? [] : [`${name}=${list.map((value) => encodeURIComponent(value)).join()}`];
    })
    .join('&');
}

/** Returns the address of a query, starting with its question mark. */
export const addressOf = (query: Query): string =>
  `?${[query.level === 'squads' ? 'level=squads' : '', queryString(query)].filter((part) => part !== '').join('&')}`;

/** Returns the path and query of the call of a query. */
export function pathOf(query: Query): string {
  const text = queryString(query);
  return `/v1/statistics/${query.level}${text === '' ? '' : `?${text}`}`;
}
