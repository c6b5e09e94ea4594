import type { MatchView } from '@goalsquare/engine';
import type { MatchHead } from './match-head';
import { wormOf, type WormScore } from './worm';

/** One quarter of a match and its scores. **Units**: seconds in the period. */
export interface QuarterFacts {
  readonly match: MatchHead;
  readonly period: number;
  readonly seconds: number;
  readonly scores: readonly (Pick<WormScore, 'seconds' | 'side' | 'what'> & { readonly points: number })[];
}

/** Returns the scores of a match in one quarter. **Throws** if the quarter was not played. */
export function quarterOf(view: MatchView, period: number): QuarterFacts {
  const { match, periods, scores } = wormOf(view);
  const played = periods.find((one) => one.period === period);
  if (played === undefined) throw new Error(`match ${match.id} has no period ${period}`);
  return {
    match,
    ...played,
    scores: scores.flatMap(({ period: own, seconds, side, what, home, away }, at) => {
      const before = scores[at - 1] ?? { home: 0, away: 0 };
      const points = home + away - before.home - before.away;
      return own === period ? [{ seconds, side, what, points }] : [];
    }),
  };
}
