import type { World } from '@goalsquare/data';
import type { SeasonSquadDetail, SeasonSquadPersons, SeasonSquads } from '@goalsquare/openapi';
import { conferencesInScope, seasonInScope, squadInScope, type SeasonPath } from '../../domain/scope.js';
import { seasonConferences, seasonSquadDetail, seasonSquads } from '../shapes/season-squads.js';
import { squadPersons } from '../shapes/squad-persons.js';
import type { EndpointResult, RequestTime, WorldEndpoint } from './endpoint.js';
import { seasonResult } from './season-result.js';

interface SquadCall {
  readonly path: SeasonPath & { readonly squadId: number };
}

const squads = {
  find:
    ({ path }: { readonly path: SeasonPath }) =>
    (world: World): EndpointResult<SeasonSquads> => {
      const season = seasonInScope(world, path);
      return seasonResult(season, () => seasonSquads(season.record));
    },
};

const squad = {
  find:
    ({ path }: SquadCall) =>
    (world: World): EndpointResult<SeasonSquadDetail> => {
      const season = seasonInScope(world, path);
      const found = squadInScope(season, path.squadId);
      return seasonResult(season, () => seasonSquadDetail(season.record.id, found));
    },
};

const persons = {
  find:
    ({ path }: SquadCall) =>
    (world: World, { today }: RequestTime): EndpointResult<SeasonSquadPersons> => {
      const season = seasonInScope(world, path);
      const found = squadInScope(season, path.squadId);
      return seasonResult(season, () => squadPersons(season, found, today), today);
    },
};

const getLevelConferences: WorldEndpoint<'getLevelConferences'> = {
  find:
    ({ path, query: { conference } }) =>
    (world) => {
      const season = seasonInScope(world, path);
      const found = conferencesInScope(season, conference);
      return seasonResult(season, () => seasonConferences(season.record.id, found));
    },
};

/**
 * Endpoints that return the squads of a season, their players and the conferences, which most seasons lack. A squad or
 * conference that is not in the season gives 404.
 */
export const squadEndpoints = {
  getLevelConferences,
  getLevelSquads: squads,
  getSquads: squads,
  getLevelSquad: squad,
  getSquad: squad,
  getLevelSquadPersons: persons,
  getSquadPersons: persons,
};
