import type { KickIntent } from '@goalsquare/engine';
import { clanger } from './clanger.js';
import { contest } from './contest.js';
import type { Footballer } from './footballer.js';
import type { Game, Next, PossessionCode } from './game.js';
import { aimOf, type Aim } from './aim.js';
import { inside50Facts } from './inside-50.js';
import { kickResults, type KickResult } from './kick-result.js';
import { kickingOf, LONG_KICK_METRES } from './kicking-facts.js';
import { drawPressure, recordTackle, recordPressure } from './pressure.js';
import { callOutOfBounds } from './stoppage-calls.js';
import { isShot, shoot } from './shot.js';

const intentOf = { pass: 'Short Pass', lead: 'Lead', long: 'Contest', away: 'Space' } as const satisfies Record<
  Aim['purpose'],
  KickIntent
>;

/** Plays a kick: a shot at goal or a kick around the ground. */
export function kick(game: Game, player: Footballer, won: PossessionCode, set: boolean, playsOn: boolean): Next {
  const {
    random,
    parameters: { seconds },
  } = game;
  const sign = game.sign(player.side);
  const shot = isShot(game, player, set && !playsOn);
  const rests = set && !playsOn;
  if (!(shot && rests))
    game.passTime(
      rests ? (won.startsWith('FK') ? seconds.freeKick : seconds.setKick) : playsOn ? seconds.playOn : seconds.playKick,
      rests ? 1 : 0.2,
    );
  const [along, spread] = won === 'KIPO' || won === 'OFKI' ? [0, 0.1] : rests ? [-4.2, 3.2] : [3.8, 5.2];
  if (!shot || !rests) moveBeforeKick(game, sign, random.normal(along, spread));
  if (playsOn) game.record('PLON', player);
  const under = drawPressure(game, player, playsOn ? 'GATH' : won);
  return shot ? shoot(game, player, rests, won, under) : fieldKick(game, player, rests ? 'set' : 'play', under, won);
}

/**
 * Moves the player before the kick: back from the mark, or forward with the ball. Near goal, the player runs towards
 * it.
 */
function moveBeforeKick(game: Game, sign: number, metres: number): void {
  const { random, oval } = game;
  const toGoal = oval.metresToGoal(game.x, game.y, sign);
  if (toGoal > 50 || metres < 0 || toGoal < 8) game.moveBall(game.x + sign * metres, game.y + random.normal(0, 2.6), 1);
  else
    game.moveBall(
      game.x + ((sign * oval.halfLength - game.x) * metres * 1.3) / toGoal,
      game.y * (1 - (metres * 1.3) / toGoal),
      1,
    );
}

/** Returns the factor for the chance that a kick goes to the other squad, by purpose and length. */
function lossOf({ purpose, metres }: Aim): number {
  if (purpose === 'long') return metres < 45 ? 1.45 : metres < 55 ? 1 : 0.35;
  if (metres < 15) return metres < 12 ? 4.4 : 1.5;
  return metres > 50 ? 0.15 : 1;
}

function resultOf(game: Game, player: Footballer, aim: Aim, state: 'set' | 'play'): KickResult {
  const {
    random,
    parameters: { kickResults: tables, weights },
  } = game;
  const chances = tables[state][aim.purpose];
  const change =
    weights.disposal * player.abilities.kicking + 0.5 * game.edge(player.side) + game.squad(player.side).style.skill;
  const { metres } = aim;
  const short = aim.purpose === 'away' && metres > 9 && metres < 20;
  const risk = aim.purpose === 'pass' ? Math.min(2.4, (metres / 27) ** 2) : short ? 1.6 : 1;
  const loss = aim.purpose === 'pass' ? risk : lossOf(aim);
  const scramble = game.chains.isInDispute && state === 'play' ? game.parameters.stoppageRisk : 1;
  const table = chances.map((chance, at) =>
    at === 0
      ? chance
      : at === 3
        ? scramble * loss * chance * Math.max(0.3, 1 - 1.5 * change)
        : scramble * risk * chance * Math.max(0.3, 1 - change),
  );
  return kickResults[random.place(table)] ?? 'spill';
}

/** Returns the code of a kick. A kick to a contest is effective if it is long enough. */
function codeOf(game: Game, result: KickResult, metres: number): 'KKEF' | 'KKIN' | 'KKCL' {
  if (result === 'found') return 'KKEF';
  if (result === 'clanger') return 'KKCL';
  const [mean = 42, spread = 3.5] = game.parameters.effectiveContestMetres;
  return result === 'contest' && metres >= game.random.normal(mean, spread) ? 'KKEF' : 'KKIN';
}

/** Plays a kick around the ground. */
export function fieldKick(
  game: Game,
  player: Footballer,
  state: 'set' | 'play',
  under: ReturnType<typeof drawPressure>,
  won: PossessionCode,
): Next {
  const {
    random,
    oval,
    parameters: { tackled, reach, acts },
  } = game;
  const sign = game.sign(player.side);
  const rival = game.rival(player.side);
  const aim = aimOf(game, player, state);
  let result = resultOf(game, player, aim, state);
  const smothered = state === 'play' && result === 'spill' && random.chance(acts.smother);
  const metres = smothered ? 2 : aim.metres;
  const landX = game.x + (aim.x - game.x) * (metres / aim.metres);
  const landY = game.y + (aim.y - game.y) * (metres / aim.metres);
  if (result === 'found' && oval.metresInside(landX, landY) < 1) result = 'spill';
  if (
    result === 'found' &&
    aim.purpose !== 'lead' &&
    entersFifty(game, sign, landX, landY) &&
    !random.chance(game.parameters.entryFound)
  )
    result = random.chance(0.65) ? 'contest' : 'clanger';
  const code = codeOf(game, result, metres);
  const enters = entersFifty(game, sign, landX, landY);
  const intent = intentFor(game, aim, landY, metres);
  const poor = code !== 'KKEF' && state === 'play';
  if (poor && game.drawChance(tackled.kick, rival.style.tackle))
    recordTackle(game, under.by ?? game.pickNear(rival.side, 'tackle', reach.pressure), player, 'TACK');
  const pressure = recordPressure(game, under, player);
  game.chains.dispose(player.side, smothered ? 'no' : 'yes');
  const row = game.recordPossession(code, player, {
    kicking: kickingOf(game, player, metres, sign * (landX - game.x), won === 'KIPO' ? 'Kick In' : intent),
    pressure,
    ...(enters && { inside50: true, details: inside50Facts(sign, aim.purpose, landY, result) }),
  });
  if (smothered) game.record('SMOT', game.pickNear(rival.side, 'tackle', reach.pressure));
  game.passTime(smothered ? [1, 0.3] : flightOf(game, metres), 0.4);
  game.moveBall(landX, landY, 0.2);
  const next = landed(game, player, result, aim, enters, oval.metresInside(landX, landY) < 0);
  if (row !== undefined && isKept(game, next, player)) row.code = 'KKEF';
  return next;
}

/** Returns whether the kicker's squad keeps the ball after a contest, which makes any kick effective. */
const isKept = ({ random, parameters }: Game, next: Next, kicker: Footballer): boolean =>
  next.is === 'possession' &&
  next.player.side === kicker.side &&
  (next.won === 'MACO' || next.won === 'GATH' || (next.won === 'FKCO' && random.chance(parameters.contest.freeKept)));

const entersFifty = ({ oval, x, y }: Game, sign: number, toX: number, toY: number): boolean =>
  oval.metresToGoal(x, y, sign) > 50 && oval.metresToGoal(toX, toY, sign) <= 50;

const flightOf = (game: Game, metres: number): readonly number[] => [
  (game.parameters.seconds.flight[0] as number) * (0.45 + metres / 52),
  game.parameters.seconds.flight[1] as number,
];

function intentFor(game: Game, aim: Aim, landY: number, metres: number): KickIntent {
  if (aim.purpose === 'pass' && metres > 30 && game.y * landY < 0 && Math.abs(game.y - landY) > 30) return 'Switch';
  if (aim.purpose === 'long' && metres >= LONG_KICK_METRES && Math.abs(landY) > 25 && game.y * landY > 0)
    return 'Long Down Line';
  return intentOf[aim.purpose];
}

/** Plays what happens where a kick lands. */
function landed(game: Game, kicker: Footballer, result: KickResult, aim: Aim, enters: boolean, outside: boolean): Next {
  const {
    random,
    parameters: { reach, gathered, fumbledFind },
  } = game;
  if (result === 'clanger') return clanger(game, kicker, aim);
  if (result === 'contest') return contest(game, kicker, enters);
  if (result === 'spill')
    return outside
      ? callOutOfBounds(game, kicker)
      : { is: 'looseBall', from: 'poorKick', side: kicker.side, by: kicker };
  const lead = aim.purpose === 'lead';
  const mate = game.pickNear(kicker.side, lead ? 'markLead' : 'markOwn', reach.mark, kicker);
  if (enters) game.record('IFTA', mate, random.chance(0.85) ? { chance: true } : {});
  if (random.chance((fumbledFind[game.zone(kicker.side)] ?? 0) * game.dayFactors.fumble)) {
    game.record('MAFU', mate);
    if (random.chance(game.parameters.contest.dropped)) {
      game.record('MADR', mate);
      return { is: 'looseBall', from: 'drop', side: kicker.side };
    }
    return game.winBall('GATH', mate);
  }
  if (lead) return game.winBall('MALE', mate);
  return game.winBall(
    random.chance(aim.metres < 15 ? 0.8 : (gathered[game.zone(kicker.side)] ?? 0)) ? 'GATH' : 'MAUN',
    mate,
  );
}
