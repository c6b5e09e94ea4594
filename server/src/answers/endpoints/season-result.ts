import type { Season } from '@goalsquare/data';
import { maxAgeOfSeason } from '../max-ages.js';
import type { EndpointResult } from './endpoint.js';

/**
 * Returns the result of a season that does not depend on live scores. It changes with the season and, if `day` is
 * given, each day.
 */
export const seasonResult = <T>(season: Season, reply: () => T, day = ''): EndpointResult<T> => ({
  version: `${season.steadyVersion}${day === '' ? '' : `-${day}`}`,
  maxAge: maxAgeOfSeason(season.matches),
  reply,
});
