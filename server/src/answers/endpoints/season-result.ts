import type { Season } from '@goalsquare/data';
import { maxAgeOfSeason } from '../max-ages.js';
import type { EndpointResult } from './endpoint.js';

/**
 * Returns the result of a season, which does not depend on live scores: it changes with the
 * season, or with the `day` where the answer does too.
 */
export const seasonResult = <T>(season: Season, reply: () => T, day = ''): EndpointResult<T> => ({
  version: `${season.steadyVersion}${day === '' ? '' : `-${day}`}`,
  maxAge: maxAgeOfSeason(season.matches),
  reply,
});
