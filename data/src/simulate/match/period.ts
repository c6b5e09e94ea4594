import type { Game, Next } from './game.js';
import { kickIn } from './kick-in.js';
import { looseBall } from './loose-ball.js';
import { possession } from './possession.js';
import { aroundTheGround, centreBounce } from './stoppages.js';
import { rotate } from './rotations.js';

/** Plays a period from the first bounce to the siren. **Units**: seconds of playing time. */
export function playPeriod(game: Game): void {
  let next: Next = { is: 'bounce' };
  for (let first = true; !game.over; first = false) {
    next = step(game, next, first);
    if (game.plan.endsLevel && isLevelLate(game)) siren(game);
  }
}

/** Playing time in which a quarter may end level. **Units**: seconds. */
const LATE_SECONDS = 240;

const isLevelLate = ({ scribe, remaining, squads: [home, away] }: Game): boolean =>
  scribe.period === 4 && remaining < LATE_SECONDS && home.points === away.points;

function siren(game: Game): void {
  game.remaining = 0;
  game.over = true;
  game.scribe.silent = true;
}

function step(game: Game, next: Next, first: boolean): Next {
  switch (next.is) {
    case 'bounce': {
      if (!first) {
        game.dead(game.parameters.seconds.goalToBounce, game.parameters.stopped.goal);
        rotate(game);
      }
      return centreBounce(game);
    }
    case 'ballUp':
      return aroundTheGround(game, 'BU', next.x, next.y);
    case 'throwIn':
      return aroundTheGround(game, 'TI', next.x, next.y);
    case 'kickIn':
      return kickIn(game, next.side);
    case 'ball':
      return possession(game, next.player, next.won);
    case 'loose':
      return looseBall(game, next);
  }
}
