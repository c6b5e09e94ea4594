import type { LeagueDesign, LevelDesign } from '../league/design.js';
import { levelIdOf } from '../league/ids.js';
import type { NameBook } from '../names/name-book.js';
import { ProspectPool } from '../players/prospect-pool.js';
import { randomOf } from '../random.js';
import { PlayerSource } from '../squads/player-source.js';
import { squadLists, type SquadList } from '../squads/squad-lists.js';

/** Returns the lists of a season. **Empty**: an empty list if the world has no such season. */
export type PlayerLists = (leagueId: number, level: LevelDesign, seasonId: number) => readonly SquadList[];

interface LevelOfLeague {
  readonly league: LeagueDesign;
  readonly level: LevelDesign;
  readonly source: PlayerSource;
  lists: readonly SquadList[];
}

/** Returns the league whose lists a league uses. The pre-season league uses those of the main league. */
const listLeagueOf = (leagueId: number): number => (leagueId === 2 ? 1 : leagueId);

const keyOf = (leagueId: number, { level }: LevelDesign, seasonId: number): string =>
  JSON.stringify([listLeagueOf(leagueId), level, seasonId]);

/** Returns the lists with strengths that are scaled to mean 0 and a given standard deviation. */
function withSpread(lists: readonly SquadList[], spread: number): readonly SquadList[] {
  const mean = lists.reduce((sum, { strength }) => sum + strength, 0) / lists.length;
  const variance = lists.reduce((sum, { strength }) => sum + (strength - mean) ** 2, 0) / lists.length;
  return lists.map((list) => ({ ...list, strength: ((list.strength - mean) / Math.sqrt(variance)) * spread }));
}

/**
 * Creates the players of all leagues, year by year. Younger levels come first, because their oldest players move to
 * other levels.
 */
export function playerLists(seed: number | string, leagues: readonly LeagueDesign[], names: NameBook): PlayerLists {
  const prospects = new ProspectPool();
  const lists = new Map<string, readonly SquadList[]>();
  const levels = leagues
    .filter(({ id }) => listLeagueOf(id) === id)
    .flatMap((league) =>
      league.levels.map((level): LevelOfLeague => ({
        league,
        level,
        source: new PlayerSource(league, level, names, prospects, randomOf(seed, 'persons', league.id, level.level)),
        lists: [],
      })),
    )
    .sort((a, b) => levelIdOf(b.level.level) - levelIdOf(a.level.level) || a.league.id - b.league.id);
  const years = [...new Set(levels.flatMap(({ level }) => level.seasons.map(({ id }) => id)))].sort((a, b) => a - b);
  for (const year of years) {
    for (const one of levels) {
      const { league, level, source } = one;
      const season = level.seasons.find(({ id }) => id === year);
      if (season === undefined) continue;
      const random = randomOf(seed, 'lists', league.id, level.level, year);
      one.lists = squadLists({ level, season, source, prospects, random }, one.lists);
      lists.set(
        keyOf(league.id, level, year),
        level.spread === undefined ? one.lists : withSpread(one.lists, level.spread.clubs),
      );
    }
  }
  return (leagueId, level, seasonId) => lists.get(keyOf(leagueId, level, seasonId)) ?? [];
}
