import type { Footballer } from './footballer.js';
import type { Game, Next } from './game.js';

/** Out on the full: over the boundary in the air, then a kick to the other squad from where it crossed. */
export function outOnFull(game: Game, kicker: Footballer): Next {
  const { random, oval, scribe, parameters } = game;
  const { x, y } = game;
  const over = oval.crossing(x, y, random.between(0.6, 1.6));
  scribe.row('OOTF', kicker, over.x, over.y);
  const crossed = oval.crossing(x, y);
  game.move(crossed.x, crossed.y, random.between(0.5, 4));
  game.play(parameters.seconds.outOnFull, 2);
  return game.wins('OFKI', game.near(game.rival(kicker.side).side, 'kickIn', 25));
}
