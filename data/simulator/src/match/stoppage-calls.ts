import { metresApart } from '../exact.js';
import type { Footballer } from './footballer.js';
import { freeKick } from './free-kick.js';
import type { Game, Next } from './game.js';

/** Calls a ball-up at the ball's location. */
export function callBallUp(game: Game): Next {
  game.stopPlay('BUCA');
  return { is: 'ballUp', x: game.x, y: game.y };
}

/**
 * Calls the ball out of bounds where it crosses the boundary. A throw-in follows, or a free kick for insufficient
 * intent against `by`, the player who put the ball out.
 */
export function callOutOfBounds(game: Game, by?: Footballer): Next {
  const {
    random,
    parameters: { frees },
  } = game;
  const { x, y } = game.oval.crossing(game.x, game.y);
  game.passTime([0.4 + metresApart(x, y, game.x, game.y) / 9, 0.3]);
  game.moveBall(x, y, 0);
  if (by !== undefined && random.chance(frees.insufficientIntent))
    return freeKick(game, 'boundary', game.pickNear(game.rival(by.side).side, 'free', 25), by);
  game.stopPlay('OOBO');
  return { is: 'throwIn', x: game.x, y: game.y };
}
