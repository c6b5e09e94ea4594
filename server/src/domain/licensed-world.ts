import type { World, WorldLeague, WorldLevel } from '@goalsquare/data';
import { includesSeason, type Licence } from './accounts/licence.js';

/**
 * The world as a licence shows it: a league or level none of whose seasons is licensed is not in it. Its versions are
 * those of the whole.
 */
export function licensedWorld(world: World, licence: Licence): World {
  if (licence.leagues === 'all') return world;
  const levelOf =
    (leagueId: number) =>
    (level: WorldLevel): readonly WorldLevel[] => {
      const seasonIds = level.seasonIds.filter((seasonId) =>
        includesSeason(licence, { leagueId, levelId: level.id, seasonId }),
      );
      return seasonIds.length === 0 ? [] : [{ ...level, seasonIds }];
    };
  return {
    ...world,
    get leagues() {
      return world.leagues.flatMap((league): readonly WorldLeague[] => {
        const levels = league.levels.flatMap(levelOf(league.id));
        return levels.length === 0 ? [] : [{ ...league, levels }];
      });
    },
    season: (leagueId, levelId, seasonId) =>
      includesSeason(licence, { leagueId, levelId, seasonId }) ? world.season(leagueId, levelId, seasonId) : undefined,
  };
}
