import { progressOf, type Match, type MatchBrief } from '@goalsquare/engine';
import { statusOfMatch } from '../domain/match-progress.js';

/** Seconds an answer may be reused, by the type of the match's status. */
export const maxAges = { Upcoming: 30, Live: 2, Completed: 300, Abandoned: 300 } as const;

/**
 * Seconds a response about a growing match may be reused. Clients revalidate it each time, so that they see a change as
 * soon as they hear of it.
 */
export const GROWING_MAX_AGE = 0;

/**
 * Seconds an answer may be reused that no later entry can change. Not for ever, as the next version of the server may
 * count better.
 */
export const LASTING_MAX_AGE = 86_400;

/** Seconds a metadata list may be reused. */
export const LIST_MAX_AGE = 300;

/** Seconds an answer about a match may be reused. */
export const maxAgeOf = (match: Match): number => maxAges[statusOfMatch(match).typeName];

const knownAges = new WeakMap<readonly MatchBrief[], number>();

/** Seconds an answer about a season may be reused: as long as those about the match of it that changes soonest. */
export function maxAgeOfSeason(matches: readonly MatchBrief[]): number {
  const known = knownAges.get(matches);
  if (known !== undefined) return known;
  const age = Math.min(maxAges.Completed, ...new Set(matches.map((match) => maxAges[progressOf(match)])));
  knownAges.set(matches, age);
  return age;
}
