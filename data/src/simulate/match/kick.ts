import type { KickIntent } from '@goalsquare/engine';
import { clanger } from './clanger.js';
import { contest } from './contest.js';
import type { Footballer } from './footballer.js';
import type { Game, Next, Won } from './game.js';
import { aimOf, type Aim } from './aim.js';
import { inside50Facts } from './inside-50.js';
import { kickResults, type KickResult } from './kick-result.js';
import { kickingOf, LONG_KICK_METRES } from './kicking-facts.js';
import { pressing, tackle, writePressure } from './pressure.js';
import { throwIn } from './halts.js';
import { isShot, shoot } from './shot.js';

const intentOf = { pass: 'Short Pass', lead: 'Lead', long: 'Contest', away: 'Space' } as const satisfies Record<
  Aim['purpose'],
  KickIntent
>;

/** A kick: first where from, then whether at goal, else what for, how it goes and who gets it. */
export function kick(game: Game, player: Footballer, won: Won, set: boolean, playsOn: boolean): Next {
  const {
    random,
    parameters: { seconds },
  } = game;
  const sign = game.sign(player.side);
  const shot = isShot(game, player, set && !playsOn);
  const rests = set && !playsOn;
  if (!(shot && rests))
    game.play(
      rests ? (won.startsWith('FK') ? seconds.freeKick : seconds.setKick) : playsOn ? seconds.playOn : seconds.playKick,
      rests ? 1 : 0.2,
    );
  const [along, spread] = won === 'KIPO' || won === 'OFKI' ? [0, 0.1] : rests ? [-4.2, 3.2] : [3.8, 5.2];
  if (!shot || !rests) carry(game, sign, random.normal(along, spread));
  if (playsOn) game.act('PLON', player);
  const under = pressing(game, player, playsOn ? 'GATH' : won);
  return shot ? shoot(game, player, rests, won, under) : fieldKick(game, player, rests ? 'set' : 'play', under, won);
}

/** Steps back or runs on before the kick; near goal, at it. */
function carry(game: Game, sign: number, metres: number): void {
  const { random, oval } = game;
  const toGoal = oval.metresToGoal(game.x, game.y, sign);
  if (toGoal > 50 || metres < 0 || toGoal < 8) game.move(game.x + sign * metres, game.y + random.normal(0, 2.6), 1);
  else
    game.move(
      game.x + ((sign * oval.halfLength - game.x) * metres * 1.3) / toGoal,
      game.y * (1 - (metres * 1.3) / toGoal),
      1,
    );
}

/** How much likelier than usual a kick goes to the other squad: long contests less, kicks under pressure by length. */
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

/** What a kick is called: a contest is worth something if it is far enough away. */
function codeOf(game: Game, result: KickResult, metres: number): 'KKEF' | 'KKIN' | 'KKCL' {
  if (result === 'found') return 'KKEF';
  if (result === 'clanger') return 'KKCL';
  const [mean = 42, spread = 3.5] = game.parameters.effectiveContestMetres;
  return result === 'contest' && metres >= game.random.normal(mean, spread) ? 'KKEF' : 'KKIN';
}

/** A kick around the ground. */
export function fieldKick(
  game: Game,
  player: Footballer,
  state: 'set' | 'play',
  under: ReturnType<typeof pressing>,
  won: Won,
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
  if (poor && game.happens(tackled.kick, rival.style.tackle))
    tackle(game, under.by ?? game.near(rival.side, 'tackle', reach.pressure), player, 'TACK');
  const pressure = writePressure(game, under, player);
  game.chains.dispose(player.side, smothered ? 'no' : 'yes');
  const row = game.take(code, player, {
    kicking: kickingOf(game, player, metres, sign * (landX - game.x), won === 'KIPO' ? 'Kick In' : intent),
    pressure,
    ...(enters && { inside50: true, details: inside50Facts(sign, aim.purpose, landY, result) }),
  });
  if (smothered) game.act('SMOT', game.near(rival.side, 'tackle', reach.pressure));
  game.play(smothered ? [1, 0.3] : flightOf(game, metres), 0.4);
  game.move(landX, landY, 0.2);
  const next = landed(game, player, result, aim, enters, oval.metresInside(landX, landY) < 0);
  if (row !== undefined && isKept(game, next, player)) row.code = 'KKEF';
  return next;
}

/** Whether the kicker's squad keeps the ball out of a contest, by which any kick is effective. */
const isKept = ({ random, parameters }: Game, next: Next, kicker: Footballer): boolean =>
  next.is === 'ball' &&
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

/** Who has the ball where a kick has come down. */
function landed(game: Game, kicker: Footballer, result: KickResult, aim: Aim, enters: boolean, outside: boolean): Next {
  const {
    random,
    parameters: { reach, gathered, fumbledFind },
  } = game;
  if (result === 'clanger') return clanger(game, kicker, aim);
  if (result === 'contest') return contest(game, kicker, enters);
  if (result === 'spill')
    return outside ? throwIn(game, kicker) : { is: 'loose', from: 'poorKick', side: kicker.side, by: kicker };
  const lead = aim.purpose === 'lead';
  const mate = game.near(kicker.side, lead ? 'markLead' : 'markOwn', reach.mark, kicker);
  if (enters) game.act('IFTA', mate, random.chance(0.85) ? { chance: true } : {});
  if (random.chance((fumbledFind[game.zone(kicker.side)] ?? 0) * game.day.fumble)) {
    game.act('MAFU', mate);
    if (random.chance(game.parameters.contest.dropped)) {
      game.act('MADR', mate);
      return { is: 'loose', from: 'drop', side: kicker.side };
    }
    return game.wins('GATH', mate);
  }
  if (lead) return game.wins('MALE', mate);
  return game.wins(
    random.chance(aim.metres < 15 ? 0.8 : (gathered[game.zone(kicker.side)] ?? 0)) ? 'GATH' : 'MAUN',
    mate,
  );
}
