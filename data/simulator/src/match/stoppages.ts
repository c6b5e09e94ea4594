import type { SideIndex, StoppageKind, TransactionCode } from '@goalsquare/engine';
import { metresApart } from '../exact.js';
import type { Footballer } from './footballer.js';
import { freeKick } from './free-kick.js';
import type { Game, Next } from './game.js';
import { rotate } from './rotations.js';
import type { Squad } from './squad.js';

const other = (side: SideIndex): SideIndex => (side === 0 ? 1 : 0);

/** Draws the player who contests the ruck. It is usually the squad's ruck, and in attack often another tall player. */
function ruckOf(game: Game, squad: Squad): Footballer {
  const {
    random,
    parameters: { stoppage },
  } = game;
  if (random.chance(stoppage.thirdMan)) return random.pick(squad.onGround);
  const ruck = squad.onGround.find(({ spot }) => spot?.line === 'ruck') ?? random.pick(squad.onGround);
  const forward = game.zone(squad.side) === 3;
  const second = forward ? squad.onGround.find((player) => player !== ruck && player.position === 'RK') : undefined;
  if (second !== undefined) return random.chance(stoppage.secondRuckForward) ? second : ruck;
  const relief = squad.onGround.find((player) => player.position === 'KF' && player.spot?.line === 'forward');
  return relief !== undefined && random.chance(forward ? stoppage.reliefRuckForward : stoppage.reliefRuckElsewhere)
    ? relief
    : ruck;
}

/** Returns the player's ruck ability, which is much lower for other positions. **Units**: standard deviations. */
const ruckAbility = (player: Footballer): number => player.abilities.ruck - (player.position === 'RK' ? 0 : 1.6);

/** Plays a centre bounce after a goal or at the start of a period. */
export function centreBounce(game: Game): Next {
  const {
    random,
    parameters: { frees },
  } = game;
  game.moveBall(0, 0);
  return restart(game, 'CB', random.chance(0.06) ? 'CETU' : 'CEBO', random.chance(frees.beforeBounce));
}

/** Plays a ball-up or a throw-in where play stopped. */
export function aroundTheGround(game: Game, kind: 'BU' | 'TI', x: number, y: number): Next {
  const { seconds, stopped } = game.parameters;
  game.moveBall(x, y);
  if (kind === 'TI') game.passDeadTime(seconds.outToThrow, stopped.out);
  else game.passDeadTime(seconds.ballUp, stopped.ballUp);
  rotate(game);
  if (kind === 'TI') throwIn(game);
  return restart(game, kind, kind === 'TI' ? 'THIN' : 'BAUP', false);
}

/** Moves the ball as far as the boundary umpire throws it, towards the centre. */
function throwIn(game: Game): void {
  const { random, x, y } = game;
  const [mean = 15, spread = 2] = game.parameters.stoppage.throwMetres;
  const share = random.normal(mean, spread) / Math.max(1, metresApart(x, y, 0, 0));
  game.moveBall(x * (1 - share), y * (1 - share));
}

function restart(game: Game, kind: StoppageKind, code: TransactionCode, infringed: boolean): Next {
  const {
    writer,
    random,
    parameters: { seconds },
  } = game;
  const rucks = [ruckOf(game, game.squad(0)), ruckOf(game, game.squad(1))] as const;
  if (infringed) {
    const side: SideIndex = random.chance(0.5) ? 0 : 1;
    game.restartPlay(code);
    return freeKick(game, 'bounce', game.pickNear(side, 'hard', 12), game.pickNear(other(side), 'hard', 12));
  }
  writer.beginGroup();
  game.restartPlay(code);
  for (const ruck of rucks) game.record(`${kind}VS`, ruck);
  if (kind === 'CB')
    for (const squad of game.squads) for (const player of attending(squad, rucks)) game.record('CBAT', player);
  writer.endGroup();
  game.passTime(kind === 'CB' ? seconds.bounceToTouch : kind === 'TI' ? seconds.throwToTouch : seconds.ballToTouch, 1);
  return contestRuck(game, kind, rucks);
}

/** Returns the ruck and the three midfielders of a squad who attend a centre bounce. */
function attending(squad: Squad, rucks: readonly Footballer[]): readonly Footballer[] {
  return squad.onGround
    .filter((player) => rucks.includes(player) || (player.spot?.role === 'Midfield' && player.spot.line === 'middle'))
    .slice(0, 4);
}

function contestRuck(game: Game, kind: StoppageKind, rucks: readonly [Footballer, Footballer]): Next {
  const {
    random,
    parameters: { stoppage },
  } = game;
  const from = kind === 'CB' ? 'centreBounce' : kind === 'BU' ? 'ballUp' : 'throwIn';
  const better =
    stoppage.ruckWeight * (ruckAbility(rucks[0]) - ruckAbility(rucks[1])) +
    game.squads[0].style.ruck -
    game.squads[1].style.ruck +
    0.3 * game.edge(0);
  const side: SideIndex = game.drawChance(0.5, better) ? 0 : 1;
  const ruck = rucks[side];
  if (random.chance(stoppage.ruckFree)) {
    const winner = random.chance(0.5) ? 0 : 1;
    return freeKick(game, 'ruck', rucks[winner], rucks[other(winner)]);
  }
  if (random.chance(stoppage.ruckGet * game.dayFactors.ruckGet * (stoppage.ruckGetIn[game.zone(side)] ?? 1)))
    return game.winBall('HBRU', ruck);
  if (!random.chance(stoppage.hitout)) return { is: 'looseBall', from, side };
  return tapped(game, kind, ruck, from);
}

function tapped(game: Game, kind: StoppageKind, ruck: Footballer, from: 'centreBounce' | 'ballUp' | 'throwIn'): Next {
  const {
    random,
    parameters: { stoppage, reach },
  } = game;
  const { side } = ruck;
  const land = (): void => {
    game.moveBall(game.x + random.normal(0, 2.6), game.y + random.normal(0, 2.6));
  };
  if (random.chance(stoppage.toAdvantage[game.zone(side)] ?? 0)) {
    game.record(`${kind}HAD`, ruck);
    land();
    game.passTime([0.6, 0.3]);
    return game.winBall('GAHO', game.pickNear(side, 'tap', reach.ground, ruck));
  }
  if (random.chance(stoppage.sharked)) {
    const shark = game.pickNear(other(side), 'tap', reach.ground);
    game.record(`${kind}HSD`, ruck);
    land();
    game.record(`${kind}HSK`, shark);
    game.passTime([0.6, 0.3]);
    return game.winBall('LBGE', shark);
  }
  game.record(`${kind}HO`, ruck);
  land();
  return { is: 'looseBall', from, side };
}
