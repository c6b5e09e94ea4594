import { LIST_MAX_AGE } from '../max-ages.js';
import { leagueInScope, levelInScope, seasonsInScope } from '../../domain/scope.js';
import { league, leagueDetails, leagueLevels, levelDetail } from '../shapes/league.js';
import type { WorldEndpoint } from './endpoint.js';

const getLeagues: WorldEndpoint<'getLeagues'> = {
  find:
    () =>
    ({ steadyVersion: version, leagues }) => ({ version, maxAge: LIST_MAX_AGE, reply: () => leagues.map(league) }),
};

const getLeague: WorldEndpoint<'getLeague'> = {
  find:
    ({ path: { leagueId } }) =>
    (world) => {
      const found = leagueInScope(world, leagueId);
      const seasons = () => found.levels.flatMap(({ id }) => seasonsInScope(world, { leagueId, levelId: id }));
      return { version: world.steadyVersion, maxAge: LIST_MAX_AGE, reply: () => leagueDetails(found, seasons()) };
    },
};

const getLevels: WorldEndpoint<'getLevels'> = {
  find:
    ({ path: { leagueId } }) =>
    (world) => {
      const found = leagueInScope(world, leagueId);
      return { version: world.steadyVersion, maxAge: LIST_MAX_AGE, reply: () => leagueLevels(found) };
    },
};

const getLevel: WorldEndpoint<'getLevel'> = {
  find:
    ({ path }) =>
    (world) => {
      const found = levelInScope(world, path);
      const latest = () => world.season(path.leagueId, path.levelId, found.level.seasonIds.at(-1) ?? -1);
      return {
        version: world.steadyVersion,
        maxAge: LIST_MAX_AGE,
        reply: () => levelDetail(found.league, found.level, latest()),
      };
    },
};

/** Endpoints that return leagues and their levels. An unknown id gives 404. */
export const leagueEndpoints = { getLeagues, getLeague, getLevels, getLevel };
