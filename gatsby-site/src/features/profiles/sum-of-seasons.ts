import { withValues, type Query } from '../../query/query';

/** Changes a query by season into one for all its seasons together. */
export const sumOfSeasons = (query: Query): Query =>
  withValues(query, { by: [query.level === 'players' ? 'person' : 'squad'], sort: [], limit: ['1'] });
