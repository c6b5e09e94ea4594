import type { turnoverCreations, turnoverStates, turnoverTypes } from '../vocabulary/chain-types.js';
import type { Chain } from './chains.js';
import type { EventContext } from './event-context.js';
import { controls, type Row } from './row.js';

/** The turnover that ended a chain: the row that lost the ball, and the kind of turnover. */
export interface Turnover {
  readonly lost: Row;
  readonly creation: (typeof turnoverCreations)[number]['name'];
  readonly state: (typeof turnoverStates)[number]['name'];
  readonly type: (typeof turnoverTypes)[number]['name'];
}

const byDisposal = { kick: 'Kick', groundKick: 'Ground Kick', handball: 'Handball' } as const;

function typeOf(lost: Row, gain: Row | undefined, dropped: boolean): Turnover['type'] {
  if (gain?.play.is === 'possession' && gain.play.gain === 'outOnFullKickIn') return 'Out On Full';
  if (dropped) return 'Mark Dropped';
  if (lost.play.is === 'disposal') return byDisposal[lost.play.by];
  if (gain?.play.is === 'possession' && gain.play.gain === 'freeKick') return 'Free Against';
  return lost.play.is === 'possession' || lost.play.is === 'carry' ? 'Dispossessed' : 'Other';
}

/**
 * Returns the turnover that ended a chain. The last person of the squad to control the ball lost it, by a poor disposal
 * or to the opposition. **Empty**: `undefined` if the chain ended otherwise, or no player of the squad touched the
 * ball.
 */
export function turnoverOf(
  chain: Chain,
  gain: Row | undefined,
  isUnderNoPressure: (row: Row) => boolean,
): Turnover | undefined {
  if (chain.end !== 'TURN') return undefined;
  const lost = chain.rows.findLast((row) => row.side === chain.side && controls(row));
  if (lost === undefined) return undefined;
  const giveaway = lost.play.is === 'disposal' && lost.play.quality !== 'effective';
  const dropped = chain.rows.some((row) => row.code === 'MADR' && row.side === chain.side && row.at > lost.at);
  return {
    lost,
    creation: !giveaway ? 'Opposition Takeaway' : isUnderNoPressure(lost) ? 'Giveaway Unforced' : 'Giveaway',
    state: lost === chain.clearance ? 'Clearing Stoppage' : 'General Play',
    type: typeOf(lost, gain, dropped),
  };
}

/**
 * Returns a predicate for rows that were captured as made without pressure, or that an error without pressure of the
 * same squad follows before the next touch.
 */
export const madeUnderNoPressure =
  (context: EventContext, pressureOf: (row: Row) => string | undefined) =>
  (row: Row): boolean => {
    const captured = pressureOf(row);
    if (captured === 'None' || captured === 'Set') return true;
    return context.untilTouch(row).some(({ code, side }) => code === 'ENPR' && side === row.side);
  };
