import type { Footballer } from './footballer.js';
import type { Game, Next } from './game.js';

/** Plays a kick that is out on the full. The other squad kicks from the point where the ball crossed the boundary. */
export function outOnFull(game: Game, kicker: Footballer): Next {
  const { random, oval, writer, parameters } = game;
  const { x, y } = game;
  const over = oval.crossing(x, y, random.between(0.6, 1.6));
  writer.write('OOTF', kicker, over.x, over.y);
  const crossed = oval.crossing(x, y);
  game.moveBall(crossed.x, crossed.y, random.between(0.5, 4));
  game.passTime(parameters.seconds.outOnFull, 2);
  return game.winBall('OFKI', game.pickNear(game.rival(kicker.side).side, 'kickIn', 25));
}
