import type { Game, Next } from './game.js';

/** The umpire calls for a ball-up where the ball is. */
export function ballUp(game: Game): Next {
  game.halts('BUCA');
  return { is: 'ballUp', x: game.x, y: game.y };
}

/** The ball is out of bounds where it is. */
export function throwIn(game: Game): Next {
  game.move(game.x, game.y, 0.3);
  game.halts('OOBO');
  return { is: 'throwIn', x: game.x, y: game.y };
}
