import type { Inside50Intent, KickTarget } from '@goalsquare/engine';
import type { Aim } from './aim.js';
import type { KickResult } from './kick-result.js';
import type { Draft } from './log-writer.js';

/** Half the width of the corridor in front of goal. **Units**: metres. */
const CORRIDOR_METRES = 12;

const intents: Readonly<Record<Aim['purpose'], Inside50Intent>> = {
  pass: 'Go To',
  lead: 'Go To',
  long: 'Bomb',
  away: 'Other',
};

/**
 * Returns the direction, as the kicker sees it, and the intent of a kick into the forward 50. `sign` is 1 if the squad
 * attacks the right-hand goal.
 */
export function inside50Facts(
  sign: number,
  purpose: Aim['purpose'],
  landY: number,
  result: KickResult,
): NonNullable<Draft['details']> {
  const across = landY * sign;
  const direction: KickTarget =
    Math.abs(across) <= CORRIDOR_METRES
      ? 'Centre'
      : Math.abs(across) <= 2 * CORRIDOR_METRES
        ? 'Corridor'
        : across > 0
          ? 'Left'
          : 'Right';
  const intent = result === 'clanger' && purpose !== 'long' ? 'Go To No Chance' : intents[purpose];
  return { inside50Direction: direction, inside50Intent: intent };
}
