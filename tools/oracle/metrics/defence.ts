import { lastHoldOf } from '../chains.js';
import { codes, isOneOf } from '../codes.js';
import { count, countBeforeClearance, countGroup, credit, minus, plus, times, type Count } from '../credits.js';
import type { Event, Game } from '../game.js';

/* Free kicks, errors, spoils, tackles, pressure and one-on-ones. */

export const FREE_KICK = countGroup('freeKick');
export const FREE_KICK_PREC = countBeforeClearance(...codes.freeKick);
export const FREE_KICK_GP = minus(FREE_KICK, FREE_KICK_PREC);
export const FREE_KICK_IN_CONTEST = count('FKCO');
export const FREE_KICK_OFF_BALL = count('FKOB');
export const FREE_KICK_AGAINST_RUCK = count('FARU');
export const FREE_KICK_AGAINST_TACKLING = count('FATA');
export const FREE_KICK_AGAINST_MARKING = count('FAMA');
export const FREE_KICK_AGAINST_GENERAL = count('FAGE');
export const FREE_KICK_AGAINST = count('FARU', 'FATA', 'FAMA', 'FAGE');
export const ERROR_NO_PRESSURE = count('ENPR');
export const OUT_ON_FULL = count('OOTF');
export const PENALTY_50M_AGAINST = count('P50A');
export const CLANGER = plus(
  countGroup('clangerDisposal'),
  count('KICL', 'ENPR', 'MADR', 'DEBI', 'P50A'),
  FREE_KICK_AGAINST,
);

export const SPOIL = count('SPOI', 'SPGP', 'SPIN');
export const SPOIL_GAINING_POSSESSION = count('SPGP');
export const SPOIL_INEFFECTIVE = count('SPIN');
export const SMOTHER = count('SMOT');
export const BLOCK = count('BLOC');
export const BAULK = count('BAUL');
export const BAULKED = count('BALD');
export const HOLD = count('HOLD');

export const TACKLE = countGroup('effectiveTackle');
export const TACKLE_PREC = countBeforeClearance(...codes.effectiveTackle);
export const TACKLE_GP = minus(TACKLE, TACKLE_PREC);
export const TACKLE_INEFFECTIVE = count('TAIN');
export const TACKLE_INEFFECTIVE_SQ = TACKLE_INEFFECTIVE;
export const TACKLE_MISSED = count('TAMI');
export const TACKLE_ATTEMPT = plus(TACKLE, TACKLE_INEFFECTIVE, TACKLE_MISSED);
export const TACKLE_ATTEMPT_SQ = TACKLE_ATTEMPT;
export const TACKLE_BREAK = count('TABR');
export const TACKLE_RUN_DOWN = count('TARD');

/** Pressure points of one act. */
const pressurePoints: Readonly<Record<string, number>> = { PRPH: 3.75, PRCL: 2.25, PRCH: 1.5, PRCO: 1.2 };

const pointsOf = (counted: (code: string) => Count): Count =>
  plus(...Object.entries(pressurePoints).map(([code, points]) => times(points, counted(code))));

export const PRESSURE_ACT = countGroup('pressureAct');
export const PRESSURE_ACT_PREC = countBeforeClearance(...codes.pressureAct);
export const PRESSURE_ACT_GP = minus(PRESSURE_ACT, PRESSURE_ACT_PREC);
export const PRESSURE_ACT_PHYSICAL = count('PRPH');
export const PRESSURE_ACT_CLOSING = count('PRCL');
export const PRESSURE_ACT_CHASING = count('PRCH');
export const PRESSURE_ACT_CORRALLING = count('PRCO');
export const PRESSURE_ACT_SQ = PRESSURE_ACT;
export const PRESSURE_ACT_SQ_PHYSICAL = PRESSURE_ACT_PHYSICAL;
export const PRESSURE_ACT_SQ_CLOSING = PRESSURE_ACT_CLOSING;
export const PRESSURE_ACT_SQ_CHASING = PRESSURE_ACT_CHASING;
export const PRESSURE_ACT_SQ_CORRALLING = PRESSURE_ACT_CORRALLING;
export const PRESSURE_ACT_SQ_NONE = count('PRNO');
export const PRESSURE_ACT_SQ_SET = count('PRSE');
export const PRESSURE_POINTS = pointsOf(count);
export const PRESSURE_POINTS_PREC = pointsOf(countBeforeClearance);
export const PRESSURE_POINTS_GP = minus(PRESSURE_POINTS, PRESSURE_POINTS_PREC);
export const PRESSURE_POINTS_SQ = PRESSURE_POINTS;

/**
 * Returns the pressure acts that forced a turnover. For each chain that ended in a turnover, this is the opposition's
 * last act, if it came after the last possession or kick-in of the chain's squad.
 */
const forcingActs = (game: Game): readonly Event[] =>
  game.chains.flatMap((chain) => {
    const act = chain.events.findLast((event) => isOneOf(event, 'pressureAct') && event.side !== chain.side);
    if (chain.end !== 'TURN' || chain.side === undefined || act === undefined) return [];
    return act.index < (lastHoldOf(chain)?.index ?? -1) ? [] : [act];
  });

export const PRESSURE_ACT_FORCED_TURNOVER: Count = (game) => forcingActs(game).flatMap((act) => credit(game, act));
export const PRESSURE_ACT_FORCED_TURNOVER_POINTS: Count = (game) =>
  forcingActs(game).flatMap((act) => credit(game, act, pressurePoints[act.code]));

export const ONE_ON_ONE_DEFENDER = count('ODWI', 'ODLO', 'ODNE');
export const ONE_ON_ONE_DEFENDER_WIN = count('ODWI');
export const ONE_ON_ONE_DEFENDER_LOSS = count('ODLO');
export const ONE_ON_ONE_DEFENDER_NEUTRAL = count('ODNE');
export const ONE_ON_ONE_TARGET = count('OTWI', 'OTLO', 'OTNE');
export const ONE_ON_ONE_TARGET_WIN = count('OTWI');
export const ONE_ON_ONE_TARGET_LOSS = count('OTLO');
export const ONE_ON_ONE_TARGET_NEUTRAL = count('OTNE');
