import { withValues, type Query } from '../../query/query';

/** Returns the query of all seasons together of a query by season. */
export const sumOfSeasons = (query: Query): Query =>
  withValues(query, { by: [query.level === 'players' ? 'person' : 'squad'], sort: [], limit: ['1'] });
