import type { Season, World } from '@goalsquare/data';
import { keysOfLevel } from '../../domain/scope.js';

/**
 * Yields all seasons of the world, the latest ones first, across leagues and levels. Each season is read only when it
 * is reached.
 */
export function* latestFirst(world: () => World): Generator<Season, void, undefined> {
  const keys = world().leagues.flatMap((league) => league.levels.flatMap((level) => keysOfLevel(league, level)));
  for (const { leagueId, levelId, seasonId } of keys.sort((a, b) => b.seasonId - a.seasonId)) {
    const season = world().season(leagueId, levelId, seasonId);
    if (season !== undefined) yield season;
  }
}
