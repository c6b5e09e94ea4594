import type { Game, Next } from './game.js';
import { kickIn } from './kick-in.js';
import { looseBall } from './loose-ball.js';
import { possession } from './possession.js';
import { aroundTheGround, centreBounce } from './stoppages.js';
import { rotate } from './rotations.js';

/** Plays a period from the first bounce to the siren. */
export function playPeriod(game: Game): void {
  let next: Next = { is: 'centreBounce' };
  for (let first = true; !game.isPeriodOver; first = false) {
    next = step(game, next, first);
    if (game.plan.endsLevel && isLevelLate(game)) soundSiren(game);
  }
}

/** Remaining playing time below which a quarter may end early with level scores. **Units**: seconds. */
const LATE_SECONDS = 240;

/**
 * Returns whether the squads are level late in the last quarter, once the quarter has lasted at least its playing time.
 */
const isLevelLate = ({ writer, remaining, squads: [home, away], plan: { rules } }: Game): boolean =>
  writer.period === 4 &&
  remaining < LATE_SECONDS &&
  writer.seconds >= rules.countdownSeconds &&
  home.points === away.points;

function soundSiren(game: Game): void {
  game.remaining = 0;
  game.isPeriodOver = true;
  game.writer.muted = true;
}

function step(game: Game, next: Next, first: boolean): Next {
  switch (next.is) {
    case 'centreBounce': {
      if (!first) {
        game.passDeadTime(game.parameters.seconds.goalToBounce, game.parameters.stopped.goal);
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
    case 'possession':
      return possession(game, next.player, next.won);
    case 'looseBall':
      return looseBall(game, next);
  }
}
