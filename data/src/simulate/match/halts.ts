import { metresApart } from '../exact.js';
import type { Footballer } from './footballer.js';
import { freeKick } from './free-kick.js';
import type { Game, Next } from './game.js';

/** The umpire calls for a ball-up where the ball is. */
export function ballUp(game: Game): Next {
  game.halts('BUCA');
  return { is: 'ballUp', x: game.x, y: game.y };
}

/**
 * The ball crosses the boundary straight out from where it is. A throw-in follows, or a free kick if the player who
 * put it out (`by`) did not mean to keep it in play.
 */
export function throwIn(game: Game, by?: Footballer): Next {
  const {
    random,
    parameters: { frees },
  } = game;
  const { x, y } = game.oval.crossing(game.x, game.y);
  game.play([0.4 + metresApart(x, y, game.x, game.y) / 9, 0.3]);
  game.move(x, y, 0);
  if (by !== undefined && random.chance(frees.insufficientIntent))
    return freeKick(game, 'boundary', game.near(game.rival(by.side).side, 'free', 25), by);
  game.halts('OOBO');
  return { is: 'throwIn', x: game.x, y: game.y };
}
