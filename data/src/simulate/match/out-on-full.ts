import type { Footballer } from './footballer.js';
import type { Game, Next } from './game.js';

/** Out on the full: a kick to the other squad from where it crossed the boundary. */
export function outOnFull(game: Game, kicker: Footballer): Next {
  const { x, y } = game;
  const share = Math.max(0.01, game.oval.share(x, y));
  game.move(x / share, y / share, 0.3);
  game.act('OOTF', kicker);
  game.play(game.parameters.seconds.outOnFull, 2);
  const taker = game.near(game.rival(kicker.side).side, 'kickIn', 25);
  return game.wins('OFKI', taker);
}
