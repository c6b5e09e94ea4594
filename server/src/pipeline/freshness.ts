import type { Response } from 'express';
import { progressOf, type Match, type MatchBrief } from '@goalsquare/engine';
import { statusOfMatch } from '../shapes/progress.js';

/** Seconds an answer may be reused, by the type of the match's status. */
const maxAges = { Upcoming: 30, Live: 2, Completed: 300, Abandoned: 300 } as const;

/** Seconds a metadata list may be reused. */
export const LIST_MAX_AGE = 300;

/** Seconds an answer about a match may be reused. */
export const maxAgeOf = (match: Match): number => maxAges[statusOfMatch(match).typeName];

/** Seconds an answer about a season may be reused: as long as those about the match of it that changes soonest. */
export const maxAgeOfSeason = (matches: readonly MatchBrief[]): number =>
  Math.min(maxAges.Completed, ...new Set(matches.map((match) => maxAges[progressOf(match)])));

/** Sets the headers of an answer that may be kept, by its caller alone, and asked for again by its tag. */
export function setFreshness(res: Response, tag: string, maxAge: number): void {
  res.setHeader('ETag', tag);
  res.setHeader('Cache-Control', `private, max-age=${maxAge}, must-revalidate`);
}
