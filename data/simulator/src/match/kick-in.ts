import type { KickTarget, SideIndex } from '@goalsquare/engine';
import type { Game, Next } from './game.js';
import { kickingOf } from './kicking-facts.js';
import { rotate } from './rotations.js';

const ways = ['playOn', 'short', 'long', 'ineffective', 'clanger'] as const;
const codes = { playOn: 'KIPO', short: 'KISH', long: 'KILO', ineffective: 'KIIN', clanger: 'KICL' } as const;
const targets: readonly KickTarget[] = ['Left', 'Right', 'Centre', 'Corridor'];

/** Depth and half the width of the goal square. **Units**: metres. */
const GOAL_SQUARE = { depth: 9, halfWidth: 3.2 } as const;

/** Plays a kick-in from the goal square after a behind. Players usually play on. */
export function kickIn(game: Game, side: SideIndex): Next {
  const {
    random,
    oval,
    parameters: { seconds, stopped, kickIns },
  } = game;
  const sign = game.sign(side);
  game.passDeadTime(seconds.behindToKickIn, stopped.behind);
  rotate(game);
  game.moveBall(
    -sign * (oval.halfLength - random.between(4, GOAL_SQUARE.depth - 0.5)),
    random.between(-1, 1) * (GOAL_SQUARE.halfWidth - 0.4),
  );
  const player = game.pickNear(side, 'kickIn', 40);
  const way = ways[random.place(ways.map((name) => kickIns[name]))] ?? 'playOn';
  game.chains.startChain(side);
  const details = { kickinDirection: random.weighted(targets, [4, 4, 1, 2]) };
  if (way === 'playOn') {
    game.record('KIPO', player, { details });
    game.moveBall(game.x + sign * Math.abs(random.normal(6, 3)), game.y + random.normal(0, 7), 1);
    return { is: 'possession', player, won: 'KIPO' };
  }
  const metres = way === 'short' ? random.between(16, 30) : random.between(42, 56);
  const cosine = Math.max(0.2, Math.min(1, random.normal(0.65, 0.2)));
  game.record(codes[way], player, { details, kicking: kickingOf(game, player, metres, cosine, 'Kick In') });
  game.moveBall(
    game.x + sign * metres * cosine,
    game.y + metres * Math.sqrt(1 - cosine * cosine) * (random.chance(0.5) ? 1 : -1),
    3,
  );
  game.passTime([2, 0.6], 0.5);
  if (way === 'short')
    return game.winBall(
      random.chance(0.95) ? 'MAUN' : 'GATH',
      game.pickNear(side, 'markOwn', game.parameters.reach.mark, player),
    );
  if (way === 'clanger')
    return game.winBall('MAUN', game.pickNear(game.rival(side).side, 'markOpposition', game.parameters.reach.mark));
  return { is: 'looseBall', from: 'spoil', side };
}
