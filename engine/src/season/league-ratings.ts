import type { RatedMatch, SquadRatings } from '../model/squad-ratings.js';
import { progressOf, type MatchBrief } from './brief.js';
import { byStart, startOf } from './order.js';

/** Time after its start at which a match's result counts for ratings. **Units**: milliseconds. */
const RESULT_AFTER = 3 * 3_600_000;

/** Returns the year of a match, from its date. Without a date, returns its season id. */
const yearOf = ({ date, seasonId }: MatchBrief): number => (date ? Number(date.startDate.slice(0, 4)) : seasonId);

/** Returns a match as ratings read it. **Empty**: no score unless it is complete. */
export function ratedMatch(match: MatchBrief): RatedMatch {
  const { home, away, venue } = match;
  const isRated = progressOf(match) === 'Completed' && match.type !== 'PR' && home.score && away.score;
  return {
    year: yearOf(match),
    home: home.id,
    away: away.id,
    venue: venue.id,
    ...(isRated && { score: [home.score, away.score] as const }),
  };
}

const inSeasonOrder = (a: MatchBrief, b: MatchBrief): number => yearOf(a) - yearOf(b) || a.roundNumber - b.roundNumber;

/** Compares matches by when they are played. A match without a date is placed by its season and round. */
const inOrder = (a: MatchBrief, b: MatchBrief): number =>
  a.date === undefined || b.date === undefined ? inSeasonOrder(a, b) || a.id - b.id : byStart(a, b);

/** Whether a match's result is known at an instant. Without a date of the match or of `next`, their rounds decide. */
const isEarlier = (match: MatchBrief, instant: number, next: MatchBrief | undefined): boolean =>
  match.date === undefined || (next !== undefined && next.date === undefined)
    ? next === undefined || inSeasonOrder(match, next) < 0
    : startOf(match) + RESULT_AFTER <= instant;

/**
 * Returns ratings after all results of matches that started at least three hours before an instant. `matches` belong to
 * one league and level, and follow those that `before` has read. With `next`, only results before its start count.
 * **Units**: milliseconds.
 */
export function leagueRatings(
  before: SquadRatings,
  matches: readonly MatchBrief[],
  instant: number,
  next?: MatchBrief,
): SquadRatings {
  const until = next?.date === undefined ? instant : Math.min(instant, startOf(next));
  const ratings = before.copy();
  for (const match of matches.filter((one) => isEarlier(one, until, next)).sort(inOrder))
    ratings.add(ratedMatch(match));
  return ratings;
}

/** Whether every result of a season counts before an instant. **Empty**: false if a match has no date. */
export const isRatedBy = (matches: readonly MatchBrief[], instant: number): boolean =>
  matches.every((match) => match.date !== undefined && startOf(match) + RESULT_AFTER <= instant);
