import { progressOf, type Match, type MatchBrief } from '@goalsquare/engine';
import { statusOfMatch } from '../domain/match-progress.js';

/** Seconds for which a response can be cached, by the type of the match's status. */
export const maxAges = { Upcoming: 30, Live: 2, Completed: 300, Abandoned: 300 } as const;

/**
 * Seconds for which a response about a growing match can be cached. Clients revalidate it each time, so they see a
 * change as soon as they receive its event.
 */
export const GROWING_MAX_AGE = 0;

/**
 * Seconds for which a response can be cached if no later entry can change it. Limited, because a later server version
 * may compute it differently.
 */
export const LASTING_MAX_AGE = 86_400;

/** Seconds for which a metadata list can be cached. */
export const LIST_MAX_AGE = 300;

/** Returns how long a response about a match can be cached, in seconds. */
export const maxAgeOf = (match: Match): number => maxAges[statusOfMatch(match).typeName];

const knownAges = new WeakMap<readonly MatchBrief[], number>();

/** Returns how long a response about a season can be cached, in seconds: the shortest time of any of its matches. */
export function maxAgeOfSeason(matches: readonly MatchBrief[]): number {
  const known = knownAges.get(matches);
  if (known !== undefined) return known;
  const age = Math.min(maxAges.Completed, ...new Set(matches.map((match) => maxAges[progressOf(match)])));
  knownAges.set(matches, age);
  return age;
}
