import type { Season, SeasonKey, World } from '@goalsquare/data';
import type { MatchBrief, MatchSelection } from '@goalsquare/engine';
import { includesSeason, type Licence } from '../../domain/accounts/licence.js';
import { Problem } from '../../domain/problems.js';
import { leagueInScope, levelInScope, keysOfLevel } from '../../domain/scope.js';
import type { Steps } from '../../domain/work-queue.js';

/** The seasons that a query reads, and the number of matches that the licence excludes. */
export interface SelectedSeasons {
  /** The licensed seasons, oldest first. */
  readonly seasons: readonly Season[];
  /**
   * Number of matches that the licence excludes: listed matches, or else all matches of the seasons that the query
   * names. Other filters do not change it, so it reveals nothing about those matches.
   */
  readonly matchesNotLicensed: number;
}

/** Default league and level of a query that names neither matches nor persons. */
const DEFAULT_ID = 1;

const isSelected = (ids: readonly number[] | undefined): ids is readonly number[] => (ids ?? []).length > 0;

/** Whether a query that names no league reads all leagues. */
const readsAny = ({ matchIds, personIds }: MatchSelection): boolean => isSelected(matchIds) || isSelected(personIds);

/**
 * Returns the season keys of each level that a query reads. **Throws** a problem of status 404 for an unknown league or
 * level.
 */
function levelsOf(world: World, selection: MatchSelection): readonly (readonly SeasonKey[])[] {
  const { leagueId = readsAny(selection) ? undefined : DEFAULT_ID, levelId } = selection;
  if (leagueId === undefined)
    return world.leagues.flatMap((league) =>
      league.levels
        .filter(({ id }) => levelId === undefined || id === levelId)
        .map((level) => keysOfLevel(league, level)),
    );
  const league = leagueInScope(world, leagueId);
  return levelId === undefined && readsAny(selection)
    ? league.levels.map((level) => keysOfLevel(league, level))
    : [keysOfLevel(league, levelInScope(world, { leagueId, levelId: levelId ?? DEFAULT_ID }).level)];
}

/** Returns the latest licensed season that has begun, or else the latest licensed one, or else the latest one. */
function latestOf(world: World, licence: Licence, keys: readonly SeasonKey[]): readonly SeasonKey[] {
  const licensed = keys.filter((key) => includesSeason(licence, key));
  const begun = licensed.findLast(({ leagueId, levelId, seasonId }) =>
    world.season(leagueId, levelId, seasonId)?.matches.some(hasStarted),
  );
  return [begun ?? licensed.at(-1) ?? keys.at(-1)].flatMap((key) => key ?? []);
}

/** Returns the seasons that a query names or implies. **Throws** a problem of status 404. */
function keysOf(world: World, licence: Licence, selection: MatchSelection): readonly SeasonKey[] {
  const levels = levelsOf(world, selection);
  const { seasonIds, fromDate, toDate } = selection;
  if (isSelected(seasonIds)) {
    const known = levels.flat();
    const missing = seasonIds.find((id) => known.every(({ seasonId }) => seasonId !== id));
    if (missing !== undefined) {
      const licensed = known.filter((key) => includesSeason(licence, key));
      const latest = [...new Set(licensed.map(({ seasonId }) => seasonId))].sort((a, b) => b - a).slice(0, 10);
      const detail = `There is no season ${missing} in the leagues and levels of the query.`;
      const hint = latest.length === 0 ? '' : ` The latest are ${latest.join(', ')}.`;
      throw new Problem('season-not-found', `${detail}${hint}`);
    }
    return known.filter(({ seasonId }) => seasonIds.includes(seasonId));
  }
  return readsAny(selection) || fromDate !== undefined || toDate !== undefined
    ? levels.flat()
    : levels.flatMap((keys) => latestOf(world, licence, keys));
}

/** Whether a match has started. */
export const hasStarted = ({ home }: MatchBrief): boolean => home.score !== undefined;

const isOneOf = <T>(allowed: readonly T[] | undefined, ...values: readonly T[]): boolean =>
  allowed === undefined || allowed.length === 0 || values.some((value) => allowed.includes(value));

const hasPlayerOf = ({ home, away }: MatchBrief, personIds: readonly number[] | undefined): boolean =>
  !isSelected(personIds) ||
  [home, away].some(({ players }) => players.some(({ personId }) => personIds.includes(personId)));

const isInTime = ({ date }: MatchBrief, { fromDate, toDate }: MatchSelection): boolean =>
  (fromDate === undefined && toDate === undefined) ||
  (date !== undefined && date.startDate >= (fromDate ?? '') && date.startDate <= (toDate ?? '9999'));

/** Returns a function that checks, from a match's brief, whether it has started and can have rows in a query. */
export const canTakePart =
  (selection: MatchSelection) =>
  (brief: MatchBrief): boolean =>
    hasStarted(brief) &&
    isOneOf(selection.matchIds, brief.id) &&
    isOneOf(selection.rounds, brief.roundNumber) &&
    isOneOf(selection.phases, brief.phase.code) &&
    isOneOf(selection.venueIds, brief.venue.id) &&
    isOneOf(selection.squadIds, brief.home.id, brief.away.id) &&
    isOneOf(selection.opponentIds, brief.home.id, brief.away.id) &&
    isInTime(brief, selection) &&
    hasPlayerOf(brief, selection.personIds);

/** Whether a season includes any of the persons that a query names. */
const hasPersons = ({ record }: Season, personIds: readonly number[] | undefined): boolean =>
  !isSelected(personIds) ||
  record.squads.some(({ players }) => players.some(({ personId }) => personIds.includes(personId)));

const byAge = (a: SeasonKey, b: SeasonKey): number =>
  a.seasonId - b.seasonId || a.leagueId - b.leagueId || a.levelId - b.levelId;

/**
 * Counts the listed matches in seasons that a licence excludes, one season in each step.
 * **Throws** a problem of status 403 if the licence includes none of the existing matches.
 */
function* countUnlicensed(world: World, licence: Licence, matchIds: readonly number[]): Steps<number> {
  let licensed = 0;
  const unlicensed: number[] = [];
  for (const key of levelsOf(world, { matchIds }).flat()) {
    const season = world.season(key.leagueId, key.levelId, key.seasonId);
    yield;
    const found = season?.matches.filter(({ id }) => matchIds.includes(id)).map(({ id }) => id) ?? [];
    if (includesSeason(licence, key)) licensed += found.length;
    else unlicensed.push(...found);
  }
  if (licensed === 0 && unlicensed.length > 0)
    throw new Problem('match-not-licensed', `Account insufficiently licensed for match ${unlicensed.join(', ')}.`);
  return unlicensed.length;
}

/**
 * Selects the seasons that a query reads, one in each step. If only matches or persons imply the seasons, those without
 * a possible match are left out. **Throws** a problem of status 404 for an unknown league, level or season, or 403 if
 * none of the seasons, or none of the named matches, is licensed.
 */
export function* selectSeasons(world: World, licence: Licence, selection: MatchSelection): Steps<SelectedSeasons> {
  const { matchIds, personIds, seasonIds } = selection;
  const keys = [...keysOf(world, licence, selection)].sort(byAge);
  if (keys.length > 0 && keys.every((key) => !includesSeason(licence, key)))
    throw new Problem('season-not-licensed', 'Account insufficiently licensed for every season of the query.');
  const takesPart = canTakePart(selection);
  const isNamed = isSelected(seasonIds) || !readsAny(selection);
  const seasons: Season[] = [];
  let matchesNotLicensed = isSelected(matchIds) ? yield* countUnlicensed(world, licence, matchIds) : 0;
  for (const key of keys) {
    const season = world.season(key.leagueId, key.levelId, key.seasonId);
    yield;
    if (season === undefined) continue;
    if (!includesSeason(licence, key)) {
      if (isNamed && !isSelected(matchIds)) matchesNotLicensed += season.matches.length;
    } else if (hasPersons(season, personIds) && (isNamed || season.matches.some(takesPart))) seasons.push(season);
  }
  return { seasons, matchesNotLicensed };
}
