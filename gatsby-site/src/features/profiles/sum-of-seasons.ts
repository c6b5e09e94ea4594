import { withValues, type Query } from '../../query/query';

/** Returns the query for all seasons together from a query by season. Its result has one row. */
export const sumOfSeasons = (query: Query): Query =>
  withValues(query, { by: [query.level === 'players' ? 'person' : 'squad'], sort: [], limit: ['1'] });
