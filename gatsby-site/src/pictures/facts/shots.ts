import {
  isLivePeriod,
  roundTo,
  scorePoints,
  type ShotResultCode,
  type SideIndex,
  type Story,
} from '@goalsquare/engine';
import { headOf, type MatchHead } from './match-head';
import { playerOf, spotOf } from './spots';

/** A shot at goal, its squad attacking to the right. **Units**: seconds in the period; metres; expected points. */
export interface ShotFact {
  readonly period: number;
  readonly seconds: number;
  readonly side: SideIndex;
  readonly player: string;
  readonly result: ShotResultCode;
  /** What an average player scores of it. */
  readonly expected: number;
  readonly type: string;
  readonly metres: number;
  readonly x: number;
  readonly y: number;
}

/** The shots of a match that have a place. */
export interface ShotFacts {
  readonly match: MatchHead;
  readonly shots: readonly ShotFact[];
}

/**
 * The shots of a match, with what came of them and what was to be expected. **Empty**: none in a log without places.
 */
export function shotFactsOf(story: Story): ShotFacts {
  const last = story.rows.length - 1;
  const shots = story.shots().flatMap(({ row, side, result, expected, metres, details }): readonly ShotFact[] => {
    if (!row.located || (row.at === last && isLivePeriod(story.clock, row.period))) return [];
    const { period, seconds } = row;
    return [
      {
        period,
        seconds,
        side,
        player: playerOf(row, story),
        result,
        type: details.type,
        expected: roundTo(expected.goal * scorePoints.GOAL + expected.behind * scorePoints.BEHI, 2),
        metres: roundTo(metres, 1),
        ...spotOf(row, side, story),
      },
    ];
  });
  return { match: headOf(story), shots };
}
