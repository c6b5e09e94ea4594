import type { Footballer } from './footballer.js';
import { freeKick } from './free-kick.js';
import type { Game, Next, Won } from './game.js';
import { handball } from './handball.js';
import { kick } from './kick.js';
import { tackle } from './pressure.js';

/** Balls won from which the player has time: marks and free kicks. */
const isSet: ReadonlySet<Won> = new Set<Won>(['MAUN', 'MALE', 'MACO', 'FKCO', 'FKIP', 'FKOB', 'FKBB', 'OFKI']);
const isMark: ReadonlySet<Won> = new Set<Won>(['MAUN', 'MALE', 'MACO']);

/** What a player does who has the ball: runs, is caught, handballs or kicks. */
export function possession(game: Game, player: Footballer, won: Won): Next {
  const {
    random,
    parameters: { beforeDisposal, frees, acts },
  } = game;
  const set = isSet.has(won);
  if (random.chance(frees.offBall)) {
    const mate = game.near(player.side, 'free', 30, player);
    return freeKick(game, 'offBall', mate, game.near(game.rival(player.side).side, 'against', 30));
  }
  if (!set && won !== 'KIPO' && won !== 'FKAD') {
    const stopped = caught(game, player, won);
    if (stopped !== undefined) return stopped;
  }
  const bounces =
    won === 'BOUN'
      ? beforeDisposal.bounceAgain
      : won === 'KIPO'
        ? 0.05
        : won === 'MAUN'
          ? 0.6 * beforeDisposal.bounce
          : set
            ? 0
            : beforeDisposal.bounce;
  const runs =
    bounces *
    (game.parameters.propensity.bounce[player.kind] ?? 1) *
    (won === 'HBRE' || won === 'BOUN' || won === 'KIPO' || won === 'MAUN' ? 1 : 0.35);
  if (random.chance(runs * game.day.bounce * (beforeDisposal.bounceIn[game.zone(player.side)] ?? 1)))
    return bounce(game, player);
  const playsOn = isMark.has(won) && random.chance(acts.playOnMark[game.zone(player.side)] ?? 0);
  if (random.chance(handballChance(game, player, won, playsOn))) return handball(game, player, won, playsOn);
  return kick(game, player, won, set, playsOn);
}

function handballChance(game: Game, player: Footballer, won: Won, playsOn: boolean): number {
  const { parameters } = game;
  const { style } = game.squad(player.side);
  const base = parameters.handballAfter[won].share * (playsOn ? 1.6 : 1);
  const place =
    isSet.has(won) && game.zone(player.side) === 3 ? -2.1 : (parameters.handballsIn[game.zone(player.side)] ?? 0);
  const scramble = game.chains.isInScramble ? parameters.handballsAtStoppages : 0;
  return game.shifted(base, scramble + (parameters.handballs[player.kind] ?? 0) + place + style.handball);
}

/** The player is held, is fouled, or shakes off a tackler. */
function caught(game: Game, player: Footballer, won: Won): Next | undefined {
  const {
    random,
    parameters: { beforeDisposal, tackled, reach, acts },
  } = game;
  const rival = game.rival(player.side);
  const chance = random.uniform();
  if (chance < beforeDisposal.heldBall) {
    const tackler = game.near(rival.side, 'tackle', reach.pressure);
    if (random.chance(tackled.heldBall))
      tackle(game, tackler, player, random.chance(tackled.runDown * 2) ? 'TARD' : 'TACK');
    return freeKick(game, 'heldBall', tackler, player);
  }
  if (chance < beforeDisposal.heldBall + beforeDisposal.freeInPossession * (won === 'HBRE' ? 0.6 : 1.6)) {
    return freeKick(game, 'tackle', player, game.near(rival.side, 'tackle', reach.pressure));
  }
  if (random.chance(tackled.missed)) tackle(game, game.near(rival.side, 'tackle', reach.pressure), player, 'TAMI');
  else if (random.chance(acts.baulk)) {
    game.act('BAUL', player);
    game.act('BALD', game.near(rival.side, 'tackle', reach.pressure));
  }
  return undefined;
}

/** Runs on and bounces the ball. */
function bounce(game: Game, player: Footballer): Next {
  const { random } = game;
  game.play([2, 0.7], 0.5);
  game.move(game.x + game.sign(player.side) * Math.abs(random.normal(9, 4)), game.y + random.normal(0, 4), 3);
  return game.wins('BOUN', player);
}
