import type { Season, SeasonKey, World, WorldLeague, WorldLevel } from '@goalsquare/data';
import { conferencesOf, type CompleteSquad, type Conference, type Match } from '@goalsquare/engine';
import { Problem } from './problems.js';
import { quoted } from './text/quoted.js';

/** Requires that a match exists, and returns it. **Throws** a problem of status 404 if it does not. */
export function requireMatch(match: Match | undefined, matchId: number): Match {
  if (match === undefined) throw new Problem('match-not-found', `There is no match ${matchId}.`);
  return match;
}

/** League and level of paths that do not name them. */
const defaults = { leagueId: 1, levelId: 1 } as const;

/** Ids in the path of a season. A short path names neither league nor level. */
export interface SeasonPath {
  readonly leagueId?: number;
  readonly levelId?: number;
  readonly seasonId: number;
}

/** Returns the league with an id. **Throws** a problem of status 404 if there is none. */
export function leagueInScope({ leagues }: World, leagueId: number): WorldLeague {
  const league = leagues.find(({ id }) => id === leagueId);
  if (league === undefined) throw new Problem('league-not-found', `There is no league ${leagueId}.`);
  return league;
}

/** Returns a league and one of its levels. **Throws** a problem of status 404 if either does not exist. */
export function levelInScope(
  world: World,
  { leagueId = defaults.leagueId, levelId = defaults.levelId }: Partial<SeasonPath>,
): { readonly league: WorldLeague; readonly level: WorldLevel } {
  const league = leagueInScope(world, leagueId);
  const level = league.levels.find(({ id }) => id === levelId);
  if (level === undefined) throw new Problem('level-not-found', `There is no level ${levelId} of league ${leagueId}.`);
  return { league, level };
}

/** Returns the season with the given ids. **Throws** a problem of status 404 if there is none. */
export function seasonInScope(world: World, path: SeasonPath): Season {
  const { league, level } = levelInScope(world, path);
  const season = world.season(league.id, level.id, path.seasonId);
  if (season === undefined)
    throw new Problem(
      'season-not-found',
      `There is no season ${path.seasonId} of league ${league.id}, level ${level.id}.`,
    );
  return season;
}

/** Returns the seasons of a level, oldest first. **Throws** a problem of status 404 if the level does not exist. */
export function seasonsInScope(world: World, path: Partial<SeasonPath>): readonly Season[] {
  const { league, level } = levelInScope(world, path);
  return level.seasonIds.flatMap((seasonId) => world.season(league.id, level.id, seasonId) ?? []);
}

/** What a call concerns: its name in error messages, and the seasons that it belongs to or contains. */
export interface Scope {
  readonly name: string;
  readonly seasons: readonly SeasonKey[];
}

export const keyOf = ({ record: { league, level, id } }: Pick<Season, 'record'>): SeasonKey => ({
  leagueId: league.id,
  levelId: level.id,
  seasonId: id,
});

/** Yields all seasons of a world, by league and level, oldest first. */
export function* seasonsOf({ leagues, season }: World): Generator<Season> {
  for (const league of leagues)
    for (const level of league.levels)
      for (const seasonId of level.seasonIds) {
        const found = season(league.id, level.id, seasonId);
        if (found !== undefined) yield found;
      }
}

/** Returns the keys of a level's seasons. */
export const keysOfLevel = (
  { id: leagueId }: WorldLeague,
  { id: levelId, seasonIds }: WorldLevel,
): readonly SeasonKey[] => seasonIds.map((seasonId) => ({ leagueId, levelId, seasonId }));

/** Returns the league, level or season that a path names. **Throws** a problem of status 404 if it does not exist. */
export function scopeOfPath(world: World, path: Partial<SeasonPath>): Scope {
  const { leagueId, levelId, seasonId } = path;
  if (leagueId !== undefined && levelId === undefined) {
    const league = leagueInScope(world, leagueId);
    return { name: `league ${leagueId}`, seasons: league.levels.flatMap((level) => keysOfLevel(league, level)) };
  }
  const { league, level } = levelInScope(world, path);
  if (seasonId === undefined)
    return { name: `level ${level.id} of league ${league.id}`, seasons: keysOfLevel(league, level) };
  seasonInScope(world, { ...path, seasonId });
  return {
    name: `season ${seasonId} of league ${league.id}, level ${level.id}`,
    seasons: [{ leagueId: league.id, levelId: level.id, seasonId }],
  };
}

const scopes = new WeakMap<Match, Scope>();

/** Returns the scope of a match: its name in error messages, and its season. */
export function scopeOfMatch(match: Match): Scope {
  const known = scopes.get(match);
  if (known !== undefined) return known;
  const { leagueId, levelId, seasonId } = match.details().header;
  const scope = { name: `match ${match.id}`, seasons: [{ leagueId, levelId, seasonId }] };
  scopes.set(match, scope);
  return scope;
}

/** Returns a squad of a season by id. **Throws** a problem of status 404 if the season has no such squad. */
export function squadInScope({ record }: Season, squadId: number): CompleteSquad {
  const squad = record.squads.find(({ id }) => id === squadId);
  if (squad === undefined)
    throw new Problem(
      'squad-not-found',
      `There is no squad ${squadId} in season ${record.id} of league ${record.league.id}, level ${record.level.id}.`,
    );
  return squad;
}

/**
 * Returns the conferences of a season, or the one with a code. **Empty**: none if the season has no conferences.
 * **Throws** a problem of status 404 for an unknown code.
 */
export function conferencesInScope({ record }: Season, code: string | undefined): readonly Conference[] {
  const all = conferencesOf(record);
  if (code === undefined) return all;
  const found = all.filter((conference) => conference.code === code);
  if (all.length === 0)
    throw new Problem(
      'conference-not-found',
      `Season ${record.id} of league ${record.league.id}, level ${record.level.id} is not played in conferences.`,
    );
  if (found.length === 0)
    throw new Problem(
      'conference-not-found',
      `There is no conference ${quoted(code)} in season ${record.id}; there are ${all.map((conference) => conference.code).join(', ')}.`,
    );
  return found;
}
