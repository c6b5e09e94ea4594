import type { FreeKickContext, FreeKickReason, TransactionCode } from '@goalsquare/engine';
import type { Footballer } from './footballer.js';
import type { Game, Next } from './game.js';

/** A kind of free kick: its codes, its context, and its reasons with their weights. */
interface FreeKind {
  readonly won: 'FKCO' | 'FKIP' | 'FKOB' | 'FKBB';
  readonly against: TransactionCode;
  readonly context: FreeKickContext;
  readonly reasons: readonly FreeKickReason[];
  readonly weights: readonly number[];
}

const kinds = {
  ruck: {
    won: 'FKCO',
    against: 'FARU',
    context: 'Ruck',
    reasons: ['Holding the Man', 'Illegal Block', 'Push in Back', 'High Tackle', 'Other'],
    weights: [4, 2.5, 1.5, 2.5, 1],
  },
  marking: {
    won: 'FKCO',
    against: 'FAMA',
    context: 'Marking',
    reasons: ['Holding the Man', 'Push in Back', 'Chopping the Arms', 'Illegal Block', 'High Tackle'],
    weights: [2.4, 2.6, 1.2, 1.6, 2.8],
  },
  tackle: {
    won: 'FKIP',
    against: 'FATA',
    context: 'Tackling',
    reasons: ['High Tackle', 'Push in Back', 'Trip/Slide', 'Holding the Man'],
    weights: [6, 2.5, 1, 0.7],
  },
  ground: {
    won: 'FKCO',
    against: 'FATA',
    context: 'Tackling',
    reasons: ['High Tackle', 'Holding the Man', 'Push in Back', 'Trip/Slide'],
    weights: [6, 2.6, 2.4, 1],
  },
  heldBall: {
    won: 'FKCO',
    against: 'FAGE',
    context: 'Tackling',
    reasons: ['Holding the Ball', 'Throwing the Ball'],
    weights: [6, 1],
  },
  boundary: { won: 'FKCO', against: 'FAGE', context: 'General', reasons: ['Deliberate Out of Bounds'], weights: [1] },
  general: {
    won: 'FKCO',
    against: 'FAGE',
    context: 'General',
    reasons: ['Holding the Man', 'Illegal Block', 'Kicking in Danger', 'Run too Far', 'Other'],
    weights: [5, 3, 1, 1, 1],
  },
  late: { won: 'FKOB', against: 'FAGE', context: 'General', reasons: ['Free after Disposal'], weights: [1] },
  offBall: {
    won: 'FKOB',
    against: 'FAGE',
    context: 'General',
    reasons: ['Holding the Man', 'Illegal Block', 'Other'],
    weights: [5, 3, 1],
  },
  bounce: { won: 'FKBB', against: 'FAGE', context: 'Ruck', reasons: ['Centre Bounce Infringement'], weights: [1] },
} as const satisfies Record<string, FreeKind>;

/** Distance by which a penalty moves the ball towards goal. **Units**: metres. */
const PENALTY_METRES = 50;

/** Plays a free kick. Sometimes there is a 50-metre penalty, or play goes on for advantage. */
export function freeKick(game: Game, kind: keyof typeof kinds, winner: Footballer, offender: Footballer): Next {
  const {
    random,
    writer,
    parameters: { frees, seconds, stopped },
  } = game;
  const free: FreeKind = kinds[kind];
  game.passDeadTime(seconds.freeToWhistle, stopped.free);
  const details = { freeKickReason: random.weighted(free.reasons, free.weights), freeKickContext: free.context };
  game.record(free.against, offender, { details });
  game.recordPossession(free.won, winner, { details });
  if (random.chance(frees.fifty)) {
    game.record('P50A', game.pickNear(offender.side, 'against', 25));
    const sign = game.sign(winner.side);
    const goalX = sign * game.oval.halfLength;
    const share = Math.min(1, PENALTY_METRES / Math.max(1, game.oval.metresToGoal(game.x, game.y, sign)));
    game.passDeadTime([12, 3], 0);
    game.moveBall(game.x + (goalX - game.x) * share * 0.95, game.y * (1 - share * 0.95));
    return { is: 'possession', player: winner, won: free.won };
  }
  const advantage = free.won === 'FKIP' ? frees.advantage * 3.4 : free.won === 'FKCO' ? frees.advantage * 0.9 : 0;
  if (!random.chance(advantage * (frees.advantageIn[game.zone(winner.side)] ?? 1)))
    return { is: 'possession', player: winner, won: free.won };
  const mate = random.chance(0.5) ? winner : game.pickNear(winner.side, 'gather', 12);
  writer.seconds += 1;
  game.record('FKAD', mate);
  return { is: 'possession', player: mate, won: 'FKAD' };
}
