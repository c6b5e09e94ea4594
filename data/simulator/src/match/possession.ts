import type { Footballer } from './footballer.js';
import { freeKick } from './free-kick.js';
import type { Game, Next, PossessionCode } from './game.js';
import { handball } from './handball.js';
import { kick } from './kick.js';
import { recordTackle } from './pressure.js';

/** Possessions that give the player time: marks, free kicks, and kicks after the ball is out on the full. */
const setPossessions: ReadonlySet<PossessionCode> = new Set<PossessionCode>([
  'MAUN',
  'MALE',
  'MACO',
  'FKCO',
  'FKIP',
  'FKOB',
  'FKBB',
  'OFKI',
]);
const marks: ReadonlySet<PossessionCode> = new Set<PossessionCode>(['MAUN', 'MALE', 'MACO']);

/** Plays a possession: a free kick, a running bounce, a handball or a kick. */
export function possession(game: Game, player: Footballer, won: PossessionCode): Next {
  const {
    random,
    parameters: { beforeDisposal, frees, acts },
  } = game;
  const set = setPossessions.has(won);
  if (random.chance(frees.offBall)) {
    const mate = game.pickNear(player.side, 'free', 30, player);
    return freeKick(game, 'offBall', mate, game.pickNear(game.rival(player.side).side, 'against', 30));
  }
  if (!set && won !== 'KIPO' && won !== 'FKAD') {
    const stopped = challenge(game, player, won);
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
  if (random.chance(runs * game.dayFactors.bounce * (beforeDisposal.bounceIn[game.zone(player.side)] ?? 1)))
    return bounce(game, player);
  const playsOn = marks.has(won) && random.chance(acts.playOnMark[game.zone(player.side)] ?? 0);
  if (random.chance(handballChance(game, player, won, playsOn))) return handball(game, player, won, playsOn);
  return kick(game, player, won, set, playsOn);
}

function handballChance(game: Game, player: Footballer, won: PossessionCode, playsOn: boolean): number {
  const { parameters } = game;
  const { style } = game.squad(player.side);
  const base = parameters.handballAfter[won].share * (playsOn ? 1.6 : 1);
  const place =
    setPossessions.has(won) && game.zone(player.side) === 3
      ? -2.1
      : (parameters.handballsIn[game.zone(player.side)] ?? 0);
  const scramble = game.chains.isInScramble ? parameters.handballsAtStoppages : 0;
  return game.shiftChance(
    base,
    scramble +
      (parameters.handballs[player.kind] ?? 0) +
      parameters.talent.handballs * player.abilities.preference +
      place +
      style.handball,
  );
}

/** Draws whether a tackler stops the player. **Empty**: `undefined` if the player can dispose of the ball. */
function challenge(game: Game, player: Footballer, won: PossessionCode): Next | undefined {
  const {
    random,
    parameters: { beforeDisposal, tackled, reach, acts },
  } = game;
  const rival = game.rival(player.side);
  const chance = random.uniform();
  if (chance < beforeDisposal.heldBall) {
    const tackler = game.pickNear(rival.side, 'tackle', reach.pressure);
    if (random.chance(tackled.heldBall))
      recordTackle(game, tackler, player, random.chance(tackled.runDown * 2) ? 'TARD' : 'TACK');
    return freeKick(game, 'heldBall', tackler, player);
  }
  if (chance < beforeDisposal.heldBall + beforeDisposal.freeInPossession * (won === 'HBRE' ? 0.6 : 1.6)) {
    return freeKick(game, 'tackle', player, game.pickNear(rival.side, 'tackle', reach.pressure));
  }
  if (random.chance(tackled.missed))
    recordTackle(game, game.pickNear(rival.side, 'tackle', reach.pressure), player, 'TAMI');
  else if (random.chance(acts.baulk)) {
    game.record('BAUL', player);
    game.record('BALD', game.pickNear(rival.side, 'tackle', reach.pressure));
  }
  return undefined;
}

function bounce(game: Game, player: Footballer): Next {
  const { random } = game;
  game.passTime([2, 0.7], 0.5);
  game.moveBall(game.x + game.sign(player.side) * Math.abs(random.normal(9, 4)), game.y + random.normal(0, 4), 3);
  return game.winBall('BOUN', player);
}
