import type { WorldEndpoint } from './endpoint.js';
import { conferencesInScope, seasonInScope } from '../../domain/scope.js';
import { seasonConferences } from '../shapes/season-squads.js';
import { seasonResult } from './season-result.js';

/** Endpoint that returns the conferences of a season. Most seasons have none. An unknown conference code gives 404. */
export const getLevelConferences: WorldEndpoint<'getLevelConferences'> = {
  find:
    ({ path, query: { conference } }) =>
    (world) => {
      const season = seasonInScope(world, path);
      const found = conferencesInScope(season, conference);
      return seasonResult(season, () => seasonConferences(season.record.id, found));
    },
};
