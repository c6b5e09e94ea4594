import {
  chainEndTypes,
  chainStartTypes,
  roundTo,
  type ChainEnd,
  type SideIndex,
  type MatchView,
} from '@goalsquare/engine';
import { headOf, type MatchHead } from './match-head';
import { spotOf } from './spots';

/** A chain of possession as a path. Its squad attacks to the right. **Units**: seconds in the period; metres. */
export interface ChainFact {
  readonly period: number;
  readonly seconds: number;
  readonly toSeconds: number;
  readonly side: SideIndex;
  readonly start: string;
  readonly end: string;
  readonly endCode: ChainEnd;
  readonly metres: number;
  /** Locations of the ball in order: x, y, x, y. */
  readonly path: readonly number[];
}

/** The chains of a match that have a path. */
export interface ChainFacts {
  readonly match: MatchHead;
  readonly chains: readonly ChainFact[];
}

/** Returns the finished chains of a match in which the ball moved. **Empty**: none if the log has no locations. */
export function chainFactsOf(view: MatchView): ChainFacts {
  const chains = view.chains().flatMap(({ rows, side, start, end, period, metres, isOpen }): readonly ChainFact[] => {
    if (side === undefined || isOpen) return [];
    const spots = rows.filter(({ located }) => located).map((row) => spotOf(row, side, view));
    const moved = spots.filter((spot, at) => at === 0 || spot.x !== spots[at - 1]?.x || spot.y !== spots[at - 1]?.y);
    if (moved.length < 2) return [];
    return [
      {
        period,
        seconds: rows[0]?.seconds ?? 0,
        toSeconds: rows.at(-1)?.seconds ?? 0,
        side,
        start: chainStartTypes[start].name,
        end: chainEndTypes[end].name,
        endCode: end,
        metres: roundTo(metres, 1),
        path: moved.flatMap(({ x, y }) => [x, y]),
      },
    ];
  });
  return { match: headOf(view), chains };
}
