import type { SideIndex } from '@goalsquare/engine';
import { metresApart } from '../exact.js';
import type { Footballer } from './footballer.js';
import { freeKick } from './free-kick.js';
import type { Game, Next } from './game.js';
import { groundKick } from './ground-kick.js';
import { callBallUp, callOutOfBounds } from './stoppage-calls.js';
import { recordTackle } from './pressure.js';

const other = (side: SideIndex): SideIndex => (side === 0 ? 1 : 0);

const outcomes = [
  'ballUp',
  'free',
  'knockOn',
  'groundKick',
  'hard',
  'loose',
  'hardCrumb',
  'looseCrumb',
  'gather',
] as const;
const weights = new Float64Array(outcomes.length);
const gets = { hard: 'HBGE', loose: 'LBGE', hardCrumb: 'HBCR', looseCrumb: 'LBCR', gather: 'GATH' } as const;

/** Draws a player from each squad to contest the ball. Returns the winner first. */
function contestants(
  game: Game,
  side: SideIndex,
  own: number,
  hard: boolean,
  stoppage: boolean,
): readonly [Footballer, Footballer] {
  const {
    reach,
    weights: { contest },
  } = game.parameters;
  const task = stoppage ? 'tap' : hard ? 'hard' : 'loose';
  const ours = game.pickNear(side, task, reach.ground);
  const theirs = game.pickNear(other(side), task, reach.ground);
  const ability = hard ? 'contested' : 'groundBall';
  const nearer = metresApart(theirs.x, theirs.y, game.x, game.y) - metresApart(ours.x, ours.y, game.x, game.y);
  const change =
    contest * (ours.abilities[ability] - theirs.abilities[ability]) +
    game.edge(side) +
    game.zoneEdge(side, stoppage ? 'stoppage' : 'ground') +
    Math.max(-0.3, Math.min(0.3, nearer * 0.015));
  const [winner, loser] = game.drawChance(own, change) ? [ours, theirs] : [theirs, ours];
  winner.due -= 0.5;
  loser.due += 0.5;
  return [winner, loser];
}

/** Rolls the ball. Returns whether it crosses the boundary. */
function rollBall(game: Game, metres: number, out: number): boolean {
  const {
    random,
    oval,
    parameters: { boundary },
  } = game;
  const far = random.gamma(2, metres / 2);
  const across = random.between(-1, 1);
  const along = Math.sqrt(1 - across * across) * (random.chance(0.5) ? 1 : -1);
  const [x, y] = [game.x + far * along, game.y + far * across];
  const inside = oval.metresInside(x, y);
  const share =
    inside <= 0 ? 0.85 : boundary.chance / (1 + (inside * inside) / (boundary.metres * boundary.metres)) ** 2;
  const goes = out > 0 && random.chance(Math.min(0.95, share * out * game.dayFactors.out)) && Math.abs(y) > 8;
  game.moveBall(x, y, goes ? 0 : 0.8);
  return goes;
}

/** Draws whether a defender rushes the ball over the goal line. **Empty**: `undefined` if the ball stays in play. */
function rushThrough(game: Game): Next | undefined {
  const {
    random,
    oval,
    parameters: { rushed },
  } = game;
  const right = game.x > 0 ? 1 : -1;
  const far = oval.metresToGoal(game.x, game.y, right);
  if (far > 30 || !random.chance(rushed.chance / (1 + (far / rushed.metres) * (far / rushed.metres)))) return undefined;
  const attacker: SideIndex = game.sign(0) === right ? 0 : 1;
  game.passTime([1.5, 0.5]);
  game.moveBall(right * (oval.halfLength - 0.5), Math.max(-9, Math.min(9, game.y)));
  game.rushed(attacker);
  return { is: 'kickIn', side: other(attacker) };
}

/** Plays a loose ball until a player wins it or play stops. `side` is the squad that last had the ball. */
export function looseBall(game: Game, { from, side, by }: Extract<Next, { readonly is: 'looseBall' }>): Next {
  const { random, parameters } = game;
  const table = parameters.loose[from];
  const isOut = rollBall(game, table.roll, table.out);
  if (isOut) {
    game.passTime([1.2, 0.4]);
    return callOutOfBounds(game, by);
  }
  const behind = table.out > 0 ? rushThrough(game) : undefined;
  if (behind !== undefined) return behind;
  outcomes.forEach((outcome, at) => {
    weights[at] = table[outcome];
  });
  weights[0] = table.ballUp * game.dayFactors.ballUp;
  weights[2] = table.knockOn * game.dayFactors.knockOn;
  weights[3] = table.groundKick * game.dayFactors.groundKick;
  weights[4] = table.hard * game.dayFactors.hard;
  weights[5] = table.loose * game.dayFactors.loose;
  weights[6] = table.hardCrumb * game.dayFactors.hard;
  const drawn = outcomes[random.place(weights)] ?? 'loose';
  if (drawn === 'ballUp') return lockUp(game, side);
  const [winner] = contestants(
    game,
    side,
    table.own,
    drawn === 'hard' || drawn === 'hardCrumb',
    from === 'centreBounce' || from === 'ballUp' || from === 'throwIn',
  );
  const outcome = adjustOutcome(game, drawn, winner.side);
  if (outcome === 'free') return scrambleFree(game, winner.side);
  game.passTime([table.seconds, table.seconds * 0.35], 0.4);
  if (outcome === 'groundKick') return groundKick(game, winner);
  if (outcome === 'knockOn') return knockOn(game, winner);
  return game.winBall(
    outcome === 'gather' && winner.side !== side ? 'GAOP' : gets[adjustGet(game, outcome, winner.side)],
    winner,
  );
}

const scrambleFrees = ['ground', 'heldBall', 'general'] as const;

/** Plays a free kick that is paid in a scramble. */
function scrambleFree(game: Game, side: SideIndex): Next {
  const {
    random,
    parameters: { reach, frees, tackled },
  } = game;
  const kind = random.weighted(
    scrambleFrees,
    scrambleFrees.map((name) => frees.scramble[name]),
  );
  const winner = game.pickNear(side, 'free', reach.ground);
  const offender = game.pickNear(other(side), 'against', reach.ground);
  if (kind === 'heldBall' && random.chance(tackled.heldBall)) recordTackle(game, winner, offender, 'TACK');
  return freeKick(game, kind, winner, offender);
}

const alternatives = ['groundKick', 'knockOn', 'free'] as const;

/** Returns the outcome after an adjustment for the winner's zone. */
function adjustOutcome(
  game: Game,
  outcome: Exclude<(typeof outcomes)[number], 'ballUp'>,
  winner: SideIndex,
): Exclude<(typeof outcomes)[number], 'ballUp'> {
  const {
    random,
    parameters: { insteadOfLoose },
  } = game;
  const zone = game.zone(winner);
  if (outcome === 'groundKick' || outcome === 'knockOn' || outcome === 'free')
    return random.chance(insteadOfLoose[outcome].kept[zone] ?? 1) ? outcome : 'loose';
  return outcome === 'loose'
    ? (alternatives.find((other) => random.chance(insteadOfLoose[other].instead[zone] ?? 0)) ?? outcome)
    : outcome;
}

/** Returns the kind of get after an adjustment for the zone: more hard ball gets in attack, and fewer in defence. */
function adjustGet(game: Game, outcome: keyof typeof gets, winner: SideIndex): keyof typeof gets {
  const {
    random,
    parameters: { hardIn },
  } = game;
  const zone = game.zone(winner);
  const share = outcome === 'hardCrumb' || outcome === 'looseCrumb' ? hardIn.crumb : 1;
  if (zone === 2 && outcome === 'looseCrumb' && random.chance(hardIn.halfWay)) return 'hardCrumb';
  if (zone === 3 && random.chance(hardIn.attacking * share))
    return outcome === 'loose' ? 'hard' : outcome === 'looseCrumb' ? 'hardCrumb' : outcome;
  if (zone === 0 && random.chance(hardIn.own * share))
    return outcome === 'hard' ? 'loose' : outcome === 'hardCrumb' ? 'looseCrumb' : outcome;
  return outcome;
}

/** Plays a ball that is locked up. The umpire calls a ball-up. */
function lockUp(game: Game, side: SideIndex): Next {
  const {
    random,
    parameters: { tackled, acts, seconds },
  } = game;
  const [holder, opponent] = contestants(game, side, 0.5, true, false);
  if (random.chance(tackled.ballUp)) recordTackle(game, opponent, holder, 'TACK');
  if (random.chance(acts.hold)) game.record('HOLD', opponent);
  game.passTime(seconds.callToBall);
  return callBallUp(game);
}

/** Plays a knock-on, usually to a team-mate. */
function knockOn(game: Game, player: Footballer): Next {
  const {
    random,
    parameters: { errors },
  } = game;
  if (random.chance(errors.uncontested)) game.record('KNON', player);
  else game.recordPossession('KNOC', player);
  const across = random.normal(0, 3);
  game.moveBall(game.x + game.sign(player.side) * random.normal(4, 4), game.y + across);
  game.passTime([1.8, 0.6], 0.4);
  if (random.chance(errors.knockOn)) return { is: 'looseBall', from: 'error', side: player.side };
  return game.winBall('GATH', game.pickNear(player.side, 'gather', game.parameters.reach.ground, player));
}
