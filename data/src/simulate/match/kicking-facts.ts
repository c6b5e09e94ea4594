import type { KickIntent } from '@goalsquare/engine';
import type { Footballer } from './footballer.js';
import type { Game } from './game.js';
import type { Draft } from './scribe.js';

/** From here on a kick is long. **Units**: metres. **Source**: facts on effective kicks. */
export const LONG_KICK_METRES = 40;

/** The foot a player prefers: one in five the left. */
const isLeftFooted = ({ personId }: Footballer): boolean => personId % 5 === 2;

/** What is captured of a kick: `cosine` says how straight towards goal it goes. */
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
