import { stoppageParts, type SideIndex, type StoppageKind, type MatchView } from '@goalsquare/engine';
import { headOf, type MatchHead } from './match-head';
import { personOf, playerOf, spotOf } from './spots';

/**
 * A stoppage and its clearance, with the home squad attacking to the right. **Units**: seconds in the period; metres.
 * **Empty**: no `side` if the stoppage was not cleared.
 */
export interface StoppageFact {
  readonly period: number;
  readonly seconds: number;
  readonly kind: StoppageKind;
  readonly what: string;
  readonly side?: SideIndex;
  readonly player: string;
  /** The player who cleared the ball. **Empty**: `undefined` if unknown. */
  readonly personId?: number;
  /** The time of the clearance. **Empty**: `undefined` if it was not cleared. */
  readonly cleared?: Pick<StoppageFact, 'period' | 'seconds'>;
  readonly x: number;
  readonly y: number;
}

/** The stoppages of a match that have a location, and all centre bounces. */
export interface StoppageFacts {
  readonly match: MatchHead;
  readonly stoppages: readonly StoppageFact[];
}

/**
 * Returns the stoppages of a match. A centre bounce is always placed in the centre. **Empty**: only the centre bounces
 * if the log has no locations.
 */
export function stoppageFactsOf(view: MatchView): StoppageFacts {
  const stoppages = view.stoppages().flatMap(({ kind, row, clearance }): readonly StoppageFact[] => {
    if (!row.located && kind !== 'CB') return [];
    const spot = kind === 'CB' ? { x: 0, y: 0 } : spotOf(row, 0, view);
    const { period, seconds } = row;
    return [
      {
        period,
        seconds,
        kind,
        what: stoppageParts[kind].restart.name,
        ...(clearance?.side !== undefined && {
          side: clearance.side,
          cleared: { period: clearance.period, seconds: clearance.seconds },
          ...personOf(clearance, view),
        }),
        player: clearance === undefined ? '' : playerOf(clearance, view),
        ...spot,
      },
    ];
  });
  return { match: headOf(view), stoppages };
}
