import {
  isLivePeriod,
  roundTo,
  scorePoints,
  type ShotResultCode,
  type SideIndex,
  type MatchView,
} from '@goalsquare/engine';
import { headOf, type MatchHead } from './match-head';
import { personOf, playerOf, spotOf } from './spots';

/** A shot at goal. Its squad attacks to the right. **Units**: seconds in the period; metres; expected points. */
export interface ShotFact {
  readonly period: number;
  readonly seconds: number;
  readonly side: SideIndex;
  readonly player: string;
  /** The player who shot. **Empty**: `undefined` if unknown. */
  readonly personId?: number;
  readonly result: ShotResultCode;
  /** Expected points: the mean number of points that average players score from such a shot. */
  readonly expected: number;
  readonly type: string;
  readonly metres: number;
  readonly x: number;
  readonly y: number;
}

/** The shots of a match that have a location. */
export interface ShotFacts {
  readonly match: MatchHead;
  readonly shots: readonly ShotFact[];
}

/** Returns the shots of a match with their results and expected points. **Empty**: none if the log has no locations. */
export function shotFactsOf(view: MatchView): ShotFacts {
  const last = view.rows.length - 1;
  const shots = view.shots().flatMap(({ row, side, result, expected, metres, details }): readonly ShotFact[] => {
    if (!row.located || (row.at === last && isLivePeriod(view.clock, row.period))) return [];
    const { period, seconds } = row;
    return [
      {
        period,
        seconds,
        side,
        player: playerOf(row, view),
        ...personOf(row, view),
        result,
        type: details.type,
        expected: roundTo(expected.goal * scorePoints.GOAL + expected.behind * scorePoints.BEHI, 2),
        metres: roundTo(metres, 1),
        ...spotOf(row, side, view),
      },
    ];
  });
  return { match: headOf(view), shots };
}
