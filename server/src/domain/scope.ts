import type { Season, SeasonKey, World, WorldLeague, WorldLevel } from '@goalsquare/data';
import { conferencesOf, type CompleteSquad, type Conference, type Match } from '@goalsquare/engine';
import { Problem } from './problems.js';
import { quoted } from './text/quoted.js';

/** Returns the match, if there is one. **Throws** a problem of status 404. */
export function requireMatch(match: Match | undefined, matchId: number): Match {
  if (match === undefined) throw new Problem('match-not-found', `There is no match ${matchId}.`);
  return match;
}

/** The league and the level of paths that name none. */
const defaults = { leagueId: 1, levelId: 1 } as const;

/** Ids of a path to a season; a shortcut names neither league nor level. */
export interface SeasonPath {
  readonly leagueId?: number;
  readonly levelId?: number;
  readonly seasonId: number;
}

/** The league an id names. **Throws** a problem of status 404. */
export function leagueInScope({ leagues }: World, leagueId: number): WorldLeague {
  const league = leagues.find(({ id }) => id === leagueId);
  if (league === undefined) throw new Problem('league-not-found', `There is no league ${leagueId}.`);
  return league;
}

/** A league and the level of it that ids name. **Throws** a problem of status 404. */
export function levelInScope(
  world: World,
  { leagueId = defaults.leagueId, levelId = defaults.levelId }: Partial<SeasonPath>,
): { readonly league: WorldLeague; readonly level: WorldLevel } {
  const league = leagueInScope(world, leagueId);
  const level = league.levels.find(({ id }) => id === levelId);
  if (level === undefined) throw new Problem('level-not-found', `There is no level ${levelId} of league ${leagueId}.`);
  return { league, level };
}

/** The season ids name. **Throws** a problem of status 404. */
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

/** The seasons of a level, oldest first. **Throws** a problem of status 404. */
export function seasonsInScope(world: World, path: Partial<SeasonPath>): readonly Season[] {
  const { league, level } = levelInScope(world, path);
  return level.seasonIds.flatMap((seasonId) => world.season(league.id, level.id, seasonId) ?? []);
}

/** The resources in a path, and their seasons. */
export interface Scope {
  readonly name: string;
  readonly seasons: readonly SeasonKey[];
}

const keysOf = ({ id: leagueId }: WorldLeague, { id: levelId, seasonIds }: WorldLevel): readonly SeasonKey[] =>
  seasonIds.map((seasonId) => ({ leagueId, levelId, seasonId }));

/** The league, the level or the season that a path names. **Throws** a problem of status 404. */
export function scopeOfPath(world: World, path: Partial<SeasonPath>): Scope {
  const { leagueId, levelId, seasonId } = path;
  if (leagueId !== undefined && levelId === undefined) {
    const league = leagueInScope(world, leagueId);
    return { name: `league ${leagueId}`, seasons: league.levels.flatMap((level) => keysOf(league, level)) };
  }
  const { league, level } = levelInScope(world, path);
  if (seasonId === undefined)
    return { name: `level ${level.id} of league ${league.id}`, seasons: keysOf(league, level) };
  seasonInScope(world, { ...path, seasonId });
  return {
    name: `season ${seasonId} of league ${league.id}, level ${level.id}`,
    seasons: [{ leagueId: league.id, levelId: level.id, seasonId }],
  };
}

const scopes = new WeakMap<Match, Scope>();

/** A match, which is in one season. */
export function scopeOfMatch(match: Match): Scope {
  const known = scopes.get(match);
  if (known !== undefined) return known;
  const { leagueId, levelId, seasonId } = match.details().header;
  const scope = { name: `match ${match.id}`, seasons: [{ leagueId, levelId, seasonId }] };
  scopes.set(match, scope);
  return scope;
}

/** The squad of a season that an id names. **Throws** a problem of status 404. */
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
 * The conferences of a season, or the one a code names. **Empty**: none where the season is not played in conferences.
 * **Throws** a problem of status 404 for a code that is not there.
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
