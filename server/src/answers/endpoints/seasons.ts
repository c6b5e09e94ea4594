import type { World } from '@goalsquare/data';
import type { Season, SeasonDetails } from '@goalsquare/openapi';
import { LIST_MAX_AGE, maxAgeOfSeason } from '../max-ages.js';
import { seasonInScope, seasonsInScope, type SeasonPath } from '../../domain/scope.js';
import { season, seasonDetails } from '../shapes/season.js';
import type { EndpointResult } from './endpoint.js';
import { seasonResult } from './season-result.js';

const seasons = {
  find:
    ({ path }: { readonly path: Partial<SeasonPath> }) =>
    (world: World): EndpointResult<readonly Season[]> => {
      const found = seasonsInScope(world, path);
      return {
        version: world.steadyVersion,
        maxAge: Math.min(LIST_MAX_AGE, ...found.map(({ matches }) => maxAgeOfSeason(matches))),
        reply: () => found.map(season),
      };
    },
};

const details = {
  find:
    ({ path }: { readonly path: SeasonPath }) =>
    (world: World): EndpointResult<SeasonDetails> => {
      const found = seasonInScope(world, path);
      return seasonResult(found, () => seasonDetails(found));
    },
};

/** Endpoints that return the seasons of a level or of the default league. */
export const seasonEndpoints = {
  getLevelSeasons: seasons,
  getSeasons: seasons,
  getLevelSeason: details,
  getSeason: details,
};
