import { shotResults, type SideIndex, type MatchView } from '@goalsquare/engine';
import { headOf, type MatchHead } from './match-head';
import { playerOf } from './spots';

/** A score in a match, and the total scores after it. **Units**: seconds in the period. */
export interface WormScore {
  readonly period: number;
  readonly seconds: number;
  readonly side: SideIndex;
  readonly what: string;
  readonly player: string;
  readonly home: number;
  readonly away: number;
  /** Whether the score is a correction of points, not an act. **Empty**: it is an act. */
  readonly isCorrection?: boolean;
}

/** The scores of a match, and the lengths of its periods. **Units**: seconds. */
export interface WormFacts {
  readonly match: MatchHead;
  readonly periods: readonly { readonly period: number; readonly seconds: number }[];
  readonly scores: readonly WormScore[];
}

/** Returns the scores of a match. **Empty**: no scores if its transactions are not available. */
export function wormOf(view: MatchView): WormFacts {
  const {
    rows,
    clock,
    score: { running },
  } = view;
  const scores = rows.flatMap((row): readonly WormScore[] => {
    if (row.play.is !== 'score' || row.side === undefined) return [];
    const { period, seconds, side, at } = row;
    return [
      {
        period,
        seconds,
        side,
        what: shotResults[row.play.result].name,
        player: playerOf(row, view),
        home: running.home[at] ?? 0,
        away: running.away[at] ?? 0,
      },
    ];
  });
  return {
    match: headOf(view),
    periods: clock.periods.map(({ period, periodSeconds }) => ({ period, seconds: periodSeconds })),
    scores,
  };
}
