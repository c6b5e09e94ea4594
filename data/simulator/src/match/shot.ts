import { heightAt, shotModel, type TransactionCode } from '@goalsquare/engine';
import { chanceOf, degreesOf } from '../exact.js';
import type { Footballer } from './footballer.js';
import type { Game, Next, PossessionCode } from './game.js';
import { kickingOf } from './kicking-facts.js';
import { callOutOfBounds } from './stoppage-calls.js';
import { detailsOf, misses, shotResults, type Miss, type ShotResult, type ShotPosition } from './shot-details.js';
import { outOnFull } from './out-on-full.js';
import { recordPressure, type AppliedPressure } from './pressure.js';

function shotPositionOf(game: Game, player: Footballer): ShotPosition {
  const sign = game.sign(player.side);
  const metres = game.oval.metresToGoal(game.x, game.y, sign);
  return {
    metres,
    degrees: degreesOf(Math.abs(game.y), Math.max(0, game.oval.halfLength - sign * game.x)),
    across: game.y * sign,
  };
}

/** Draws whether a player with the ball shoots at goal. */
export function isShot(game: Game, player: Footballer, set: boolean): boolean {
  const { metres, degrees } = shotPositionOf(game, player);
  if (metres > (set ? 68 : 60)) return false;
  const { half, slope, perDegree } = game.parameters.shots[set ? 'set' : 'play'];
  const reach = half - perDegree * Math.max(0, degrees - 25) + 1.2 * player.abilities.kicking;
  const tight = set ? 1 : tightAngleFactor(metres, degrees);
  return game.random.chance(tight * chanceOf((reach - metres) / slope));
}

/**
 * Returns the factor for the chance of a shot close to goal at a tight angle, where players look for a team-mate in
 * front.
 */
function tightAngleFactor(metres: number, degrees: number): number {
  if (metres > 24 || degrees < 25) return 1;
  if (metres > 17) return degrees < 55 ? 1 : 0.15;
  if (degrees < 40) return metres > 12 ? 0.8 : 0.55;
  return degrees < 55 && metres > 12 ? 0.2 : 0.02;
}

/** Returns the chances of a goal and of a behind, from the published shot model with an adjustment for the player. */
function chancesOf(
  game: Game,
  player: Footballer,
  set: boolean,
  { metres, degrees }: ShotPosition,
): readonly [goal: number, behind: number] {
  const kind = set ? 'set' : 'general';
  const model = shotModel[kind];
  const odds = (of: 'goal' | 'behind'): number =>
    heightAt(model[of].metres, metres) +
    heightAt(model[of].degrees, degrees) +
    (model[of].both * (metres - 30) * (degrees - 30)) / 1000;
  const skill = game.parameters.shots.skill * player.abilities.goalKicking + 0.4 * game.edge(player.side);
  const { farLevel, nearLevel, wideLevel } = game.parameters.shots;
  const [level, behindLevel] = [game.parameters.shots.level[kind], game.parameters.shots.behindLevel[kind]];
  const byDistance = set
    ? metres < nearLevel.within
      ? nearLevel.level
      : 0
    : metres >= farLevel.from
      ? farLevel.level
      : 0;
  const wide = wideLevel[kind];
  const byAngle = degrees >= wide.from && metres < wideLevel.within ? wide.level : 0;
  const goal = chanceOf(odds('goal') + skill + level + byDistance + byAngle);
  return [goal, (1 - goal) * chanceOf(odds('behind') + behindLevel)];
}

/** Plays a shot at goal, including the time before it. */
export function shoot(game: Game, player: Footballer, set: boolean, won: PossessionCode, under: AppliedPressure): Next {
  const {
    random,
    writer,
    parameters: { seconds, stopped },
  } = game;
  const sign = game.sign(player.side);
  if (set) {
    game.passDeadTime(seconds.setShot, stopped.set);
    writer.muted = false; // A player who marked before the siren may kick after it.
    const back = Math.max(2, random.normal(6.4, 2));
    const metres = Math.max(8, game.oval.metresToGoal(game.x, game.y, sign));
    game.moveBall(game.x - ((sign * game.oval.halfLength - game.x) / metres) * back, game.y * (1 + back / metres), 1);
  }
  if (writer.muted) return { is: 'centreBounce' };
  const view = shotPositionOf(game, player);
  const [goal, behind] = chancesOf(game, player, set, view);
  const result = shotResults[random.place([goal, behind, Math.max(0, 1 - goal - behind)])] ?? 'miss';
  const miss = result === 'miss' ? missOf(game) : undefined;
  const pressure = recordPressure(game, under, player);
  game.chains.dispose(player.side, 'yes');
  game.recordPossession(codeOf(game, result, miss), player, {
    shot: true,
    kicking: kickingOf(game, player, view.metres, 1, 'Shot At Goal'),
    pressure,
    details: detailsOf(game, set, won, view, result, miss),
    ...(view.metres > 50 && random.chance(game.parameters.shots.entry) && { inside50: true }),
  });
  game.passTime([2.2, 0.7], 0.5);
  const next = endOf(game, player, result, miss);
  if (game.isPeriodOver) writer.muted = true;
  return next;
}

const missOf = ({ random, parameters: { shots } }: Game): Miss =>
  random.weighted(
    misses,
    misses.map((name) => shots.misses[name]),
  );

function codeOf({ random, parameters: { shots } }: Game, result: ShotResult, miss: Miss | undefined): TransactionCode {
  if (result === 'goal') return 'KKEF';
  return miss === 'onFull' || (miss === 'marked' && random.chance(shots.missClanger)) ? 'KKCL' : 'KKIN';
}

function endOf(game: Game, player: Footballer, result: ShotResult, miss: Miss | undefined): Next {
  const rival = game.rival(player.side).side;
  if (result === 'goal') {
    game.score('GOAL', player);
    return { is: 'centreBounce' };
  }
  if (result === 'behind') {
    game.score('BEHI', player);
    return { is: 'kickIn', side: rival };
  }
  game.record('MISS', player);
  return miss === 'onFull' || miss === 'wideLeft' || miss === 'wideRight'
    ? missedWide(game, player, miss)
    : fellShort(game, player, miss);
}

/** Plays a shot that passes outside the behind posts: it goes out on the full, or lands in the pocket. */
function missedWide(game: Game, player: Footballer, miss: 'onFull' | 'wideLeft' | 'wideRight'): Next {
  const { random, oval, parameters } = game;
  const sign = game.sign(player.side);
  const left = miss === 'onFull' ? random.chance(0.5) : miss === 'wideLeft';
  game.moveBall(
    sign * (oval.halfLength - random.between(0, 4)),
    (left ? sign : -sign) * random.between(11, 18),
    miss === 'onFull' ? 0 : 1,
  );
  if (miss === 'onFull') return outOnFull(game, player);
  return random.chance(parameters.shots.wideOut)
    ? callOutOfBounds(game)
    : game.winBall('LBGE', game.pickNear(game.rival(player.side).side, 'gather', parameters.reach.mark));
}

/** Plays a shot that falls short in front of goal. The defence gets the ball or rushes it through. */
function fellShort(game: Game, player: Footballer, miss: 'marked' | 'gathered' | 'rushed' | undefined): Next {
  const {
    random,
    oval,
    parameters: { reach },
  } = game;
  const sign = game.sign(player.side);
  const rival = game.rival(player.side).side;
  game.moveBall(
    game.x + (sign * (oval.halfLength - random.between(1, 9)) - game.x) * random.between(0.75, 1),
    game.y * random.between(0.1, 0.5),
    1,
  );
  if (miss === 'marked') return game.winBall('MAUN', game.pickNear(rival, 'markOpposition', reach.mark));
  if (miss === 'gathered') return game.winBall('LBGE', game.pickNear(rival, 'loose', reach.ground));
  game.passTime([1.5, 0.5]);
  game.moveBall(sign * (oval.halfLength - 0.5), game.y);
  game.rushed(player.side);
  return { is: 'kickIn', side: rival };
}
