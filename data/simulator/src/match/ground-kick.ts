import type { Footballer } from './footballer.js';
import type { Game, Next } from './game.js';
import { kickingOf } from './kicking-facts.js';

/** Plays a ground kick, which is rarely a shot at goal. */
export function groundKick(game: Game, player: Footballer): Next {
  const { random } = game;
  const sign = game.sign(player.side);
  const [atX, atY] = [game.x, game.y];
  const far = Math.max(4, random.normal(15, 7));
  const near = game.oval.metresToGoal(game.x, game.y, sign);
  const isShot = near < 18 && random.chance(0.12);
  const result = random.place([0.27, 0.5, 0.23]);
  const code = result === 0 ? 'GKEF' : result === 1 ? 'GKIN' : 'GKCL';
  const cosine = Math.max(-1, Math.min(1, random.normal(0.7, 0.35)));
  const across = Math.sqrt(1 - cosine * cosine) * (random.chance(0.5) ? 1 : -1);
  game.chains.dispose(player.side, result === 1 ? 'no' : 'yes');
  const kicking = kickingOf(game, player, far, cosine, isShot ? 'Shot At Goal' : 'Space');
  if (isShot) return shotOffTheGround(game, player, kicking);
  game.recordPossession(code, player, { kicking });
  game.moveBall(atX + sign * far * cosine, atY + far * across);
  game.passTime([2.4, 0.8], 0.5);
  if (result === 0) return game.winBall('GATH', game.pickNear(player.side, 'gather', 12));
  if (result === 1) return { is: 'looseBall', from: 'groundKick', side: player.side };
  const winner = game.pickNear(game.rival(player.side).side, 'gather', 12);
  return game.winBall(random.chance(0.45) ? 'GAOP' : 'LBGE', winner);
}

function shotOffTheGround(game: Game, player: Footballer, kicking: ReturnType<typeof kickingOf>): Next {
  const goal = game.random.chance(0.55);
  game.chains.dispose(player.side, 'yes');
  const details = {
    shotSource: 'General Play',
    shotType: 'Ground Kick',
    shotAngle: 'In Front',
    shotDistance: '0-15m',
    shotResult: goal ? 'Goal' : 'Behind',
  };
  game.recordPossession(goal ? 'GKEF' : 'GKIN', player, { shot: true, kicking, details });
  game.passTime([1, 0.3]);
  game.score(goal ? 'GOAL' : 'BEHI', player);
  return goal ? { is: 'centreBounce' } : { is: 'kickIn', side: game.rival(player.side).side };
}
