import type { KickIntent } from '@goalsquare/engine';
import type { Footballer } from './footballer.js';
import type { Game } from './game.js';
import type { Draft } from './log-writer.js';

/** Minimum length of a long kick. **Units**: metres. */
export const LONG_KICK_METRES = 40;

/** Returns whether a player is left-footed, as one in five is. */
const isLeftFooted = ({ personId }: Footballer): boolean => personId % 5 === 2;

/** Returns the details of a kick. `cosine` is above 0 if the kick goes towards goal. */
export function kickingOf(
  game: Game,
  player: Footballer,
  metres: number,
  cosine: number,
  intent: KickIntent,
): NonNullable<Draft['kicking']> {
  const preferred = game.random.chance(0.87);
  return {
    foot: isLeftFooted(player) === preferred ? 'Left' : 'Right',
    intent,
    distance: metres >= LONG_KICK_METRES ? 'Long' : 'Short',
    direction: cosine > 0 ? 'Forward' : 'Backwards',
  };
}
