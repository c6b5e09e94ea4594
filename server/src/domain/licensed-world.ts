import type { SeasonKey, World, WorldLeague, WorldLevel } from '@goalsquare/data';
import { includesSeason, type Licence } from './accounts/licence.js';

const worlds = new WeakMap<World, WeakMap<Licence, World>>();

/**
 * Returns the part of the world that a licence includes. Leagues and levels without a licensed season are left out.
 * Changes to unlicensed seasons do not change the versions in the result.
 */
export function licensedWorld(world: World, licence: Licence): World {
  if (licence.leagues === 'all') return world;
  const ofWorld = worlds.get(world) ?? new WeakMap<Licence, World>();
  const known = ofWorld.get(licence) ?? restrictedWorld(world, licence);
  ofWorld.set(licence, known);
  worlds.set(world, ofWorld);
  return known;
}

function restrictedWorld(world: World, licence: Licence): World {
  const isLicensed = (season: SeasonKey): boolean => includesSeason(licence, season);
  const levelOf =
    (leagueId: number) =>
    (level: WorldLevel): readonly WorldLevel[] => {
      const seasonIds = level.seasonIds.filter((seasonId) =>
        includesSeason(licence, { leagueId, levelId: level.id, seasonId }),
      );
      return seasonIds.length === 0 ? [] : [{ ...level, seasonIds }];
    };
  return {
    ...world.versionsOf(isLicensed),
    versionsOf: (isSelected) => world.versionsOf((season) => isLicensed(season) && isSelected(season)),
    get leagues() {
      return world.leagues.flatMap((league): readonly WorldLeague[] => {
        const levels = league.levels.flatMap(levelOf(league.id));
        return levels.length === 0 ? [] : [{ ...league, levels }];
      });
    },
    season: (leagueId, levelId, seasonId) =>
      isLicensed({ leagueId, levelId, seasonId }) ? world.season(leagueId, levelId, seasonId) : undefined,
  };
}
