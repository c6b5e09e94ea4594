import type { Inside50Intent, KickTarget } from '@goalsquare/engine';
import type { Aim } from './aim.js';
import type { Game } from './game.js';
import type { Draft } from './scribe.js';

/** Half the width of the corridor in front of goal. **Units**: metres. */
const CORRIDOR_METRES = 12;

const intents: Readonly<Record<Aim['purpose'], Inside50Intent>> = { pass: 'Go To', lead: 'Go To', long: 'Bomb', away: 'Other' };

/** What is captured of a kick into the forward 50: where to, and what for. */
export function inside50Facts(game: Game, purpose: Aim['purpose'], landY: number, result: string): NonNullable<Draft['details']> {
  const across = landY * (game.y === 0 ? 1 : 1);
  const direction: KickTarget = Math.abs(across) <= CORRIDOR_METRES ? 'Centre' : Math.abs(across) <= 2 * CORRIDOR_METRES ? 'Corridor' : across > 0 ? 'Left' : 'Right';
  const intent = result === 'clanger' && purpose !== 'long' ? 'Go To No Chance' : intents[purpose];
  return { inside50Direction: direction, inside50Intent: intent };
}
