import { count, minus, plus, sum, weighted, type Linear } from '../formula.js';
import { both, ofPlayers, ofSquads, type Metric } from '../metric.js';
import type { MetricCode } from '../codes.js';
import { pressureHundredths } from '../../vocabulary/pressures.js';

const frees = count('freeInContest', 'freeInPossession', 'freeOffBall', 'freeBeforeBounce');
const freesAgainst = count('freeAgainstRuck', 'freeAgainstTackling', 'freeAgainstMarking', 'freeAgainstGeneral');
const clangers = plus(
  count(
    'kickClanger',
    'groundKickClanger',
    'handballClanger',
    'noPressureError',
    'markDropped',
    'debit',
    'kickInClanger',
    'penalty50Against',
  ),
  freesAgainst,
);
const tackleMisses = count('tackleMissed');
const attempts = plus(count('tackle', 'tackleIneffective'), tackleMisses);
const acts = count('pressurePhysical', 'pressureClosing', 'pressureChasing', 'pressureCorralling');
const actsPrec = count('pressurePhysicalPrec', 'pressureClosingPrec', 'pressureChasingPrec', 'pressureCorrallingPrec');
const [physical, closing, chasing, corralling] = [
  pressureHundredths('PHYS'),
  pressureHundredths('CLOS'),
  pressureHundredths('CHAS'),
  pressureHundredths('CORR'),
];
const points = weighted({
  pressurePhysical: physical,
  pressureClosing: closing,
  pressureChasing: chasing,
  pressureCorralling: corralling,
});
const pointsPrec = weighted({
  pressurePhysicalPrec: physical,
  pressureClosingPrec: closing,
  pressureChasingPrec: chasing,
  pressureCorrallingPrec: corralling,
});
const oneOnOne = (role: 'Defender' | 'Target'): Linear =>
  count(`oneOnOne${role}Win`, `oneOnOne${role}Loss`, `oneOnOne${role}Neutral`);

/** Metrics of free kicks, errors, pressure, tackles, spoils and one-on-ones. */
export const defenceMetrics = {
  FREE_KICK: both({
    name: 'Free Kick',
    formula: frees,
    description: 'Free kicks received.',
  }),
  FREE_KICK_PREC: both({
    name: 'Free Kick Pre-Clearance',
    formula: count('freePrec'),
    description: 'Free kicks received between a stoppage and its clearance.',
  }),
  FREE_KICK_GP: both({
    name: 'Free Kick General Play',
    formula: minus(frees, count('freePrec')),
    description: 'Free kicks received in general play.',
  }),
  FREE_KICK_IN_CONTEST: both({
    name: 'Free Kick In Contest',
    formula: count('freeInContest'),
    description: 'Free kicks won in a contest, which count as contested possessions.',
  }),
  FREE_KICK_OFF_BALL: both({
    name: 'Free Kick Off Ball',
    formula: count('freeOffBall'),
    description: 'Free kicks received away from the ball.',
  }),
  FREE_KICK_AGAINST: both({
    name: 'Free Kick Against',
    namePlural: 'Free Kicks Against',
    formula: freesAgainst,
    description: 'Free kicks given away.',
  }),
  FREE_KICK_AGAINST_RUCK: both({
    name: 'Free Kick Against Ruck',
    namePlural: 'Free Kicks Against Ruck',
    formula: count('freeAgainstRuck'),
    description: 'Free kicks given away in the ruck.',
  }),
  FREE_KICK_AGAINST_TACKLING: both({
    name: 'Free Kick Against Tackling',
    namePlural: 'Free Kicks Against Tackling',
    formula: count('freeAgainstTackling'),
    description: 'Free kicks given away in tackling.',
  }),
  FREE_KICK_AGAINST_MARKING: both({
    name: 'Free Kick Against Marking',
    namePlural: 'Free Kicks Against Marking',
    formula: count('freeAgainstMarking'),
    description: 'Free kicks given away in marking contests.',
  }),
  FREE_KICK_AGAINST_GENERAL: both({
    name: 'Free Kick Against General',
    namePlural: 'Free Kicks Against General',
    formula: count('freeAgainstGeneral'),
    description: 'Free kicks given away in any other way.',
  }),
  CLANGER: both({
    name: 'Clanger',
    formula: clangers,
    description:
      'Plain errors: clanger disposals, free kicks and 50 m penalties against, dropped marks, errors without pressure.',
  }),
  ERROR_NO_PRESSURE: both({
    name: 'Error No Pressure',
    namePlural: 'Errors No Pressure',
    formula: count('noPressureError'),
    description: 'Skill errors made with no opponent near.',
  }),
  OUT_ON_FULL: both({
    name: 'Out On Full',
    namePlural: 'Outs On Full',
    formula: count('outOnFull'),
    description: 'Kicks that crossed the boundary on the full.',
  }),
  PENALTY_50M_AGAINST: both({
    name: 'Penalty 50m Against',
    namePlural: 'Penalties 50m Against',
    formula: count('penalty50Against'),
    description: '50 m penalties given away.',
  }),

  SPOIL: both({
    name: 'Spoil',
    formula: count('spoil'),
    description: 'Marking contests spoilt.',
  }),
  SPOIL_GAINING_POSSESSION: both({
    name: 'Spoil Gaining Possession',
    namePlural: 'Spoils Gaining Possession',
    formula: count('spoilGaining'),
    description: 'Spoils after which the same squad won the ball.',
  }),
  SPOIL_INEFFECTIVE: both({
    name: 'Spoil Ineffective',
    namePlural: 'Spoils Ineffective',
    formula: count('spoilIneffective'),
    description: 'Spoils that did not help the squad.',
  }),
  SMOTHER: both({
    name: 'Smother',
    formula: count('smother'),
    description: 'Opposition disposals smothered as they left the foot or hand.',
  }),
  BLOCK: both({
    name: 'Block',
    formula: count('block'),
    description: 'Opponents effectively shepherded out of a contest.',
  }),
  BAULK: both({
    name: 'Baulk',
    formula: count('baulk'),
    description: 'Opponents evaded by a feint.',
  }),
  BAULKED: both({
    name: 'Baulked',
    namePlural: 'Baulked',
    formula: count('baulked'),
    description: 'Times a defender fell for a feint.',
  }),
  HOLD: ofPlayers({
    name: 'Hold',
    formula: count('hold'),
    description: 'Times the ball was held up to force a stoppage.',
  }),

  TACKLE: both({
    name: 'Tackle',
    formula: count('tackle'),
    description: 'Tackles that stopped an effective disposal.',
  }),
  TACKLE_PREC: both({
    name: 'Tackle Pre-Clearance',
    formula: count('tacklePrec'),
    description: 'Tackles between a stoppage and its clearance.',
  }),
  TACKLE_GP: both({
    name: 'Tackle General Play',
    formula: minus(count('tackle'), count('tacklePrec')),
    description: 'Tackles in general play.',
  }),
  TACKLE_ATTEMPT: ofPlayers({
    name: 'Tackle Attempt',
    formula: attempts,
    description: 'Tackle attempts: effective, ineffective and missed.',
  }),
  TACKLE_ATTEMPT_SQ: ofSquads({
    name: 'Tackle Attempt Squad',
    formula: attempts,
    description: "The squad's tackle attempts: effective, ineffective and missed.",
  }),
  TACKLE_INEFFECTIVE: ofPlayers({
    name: 'Tackle Ineffective',
    formula: count('tackleIneffective'),
    description: 'Tackles laid on a player who still disposed of the ball effectively.',
  }),
  TACKLE_INEFFECTIVE_SQ: ofSquads({
    name: 'Tackle Ineffective Squad',
    formula: count('tackleIneffective'),
    description: "The squad's tackles laid on players who still disposed of the ball effectively.",
  }),
  TACKLE_MISSED: both({
    name: 'Tackle Missed',
    namePlural: 'Tackles Missed',
    formula: tackleMisses,
    description: 'Tackle attempts that the ball carrier evaded.',
  }),
  TACKLE_BREAK: both({
    name: 'Tackle Break',
    formula: count('tackleBreak'),
    description: 'Tackles broken by the ball carrier.',
  }),
  TACKLE_RUN_DOWN: both({
    name: 'Tackle Run Down',
    namePlural: 'Tackles Run Down',
    formula: count('tackleRunDown'),
    description: 'Tackles from behind that ran the carrier down.',
  }),

  PRESSURE_ACT: ofPlayers({
    name: 'Pressure Act',
    formula: acts,
    description: 'Acts of pressure on the ball carrier.',
  }),
  PRESSURE_ACT_PREC: ofPlayers({
    name: 'Pressure Act Pre-Clearance',
    formula: actsPrec,
    description: 'Pressure acts between a stoppage and its clearance.',
  }),
  PRESSURE_ACT_GP: ofPlayers({
    name: 'Pressure Act General Play',
    formula: minus(acts, actsPrec),
    description: 'Pressure acts in general play.',
  }),
  PRESSURE_ACT_PHYSICAL: ofPlayers({
    name: 'Pressure Act Physical',
    formula: count('pressurePhysical'),
    description: 'Physical pressure on the carrier.',
  }),
  PRESSURE_ACT_CLOSING: ofPlayers({
    name: 'Pressure Act Closing',
    formula: count('pressureClosing'),
    description: 'Closing the carrier down, within a second of a tackle.',
  }),
  PRESSURE_ACT_CHASING: ofPlayers({
    name: 'Pressure Act Chasing',
    formula: count('pressureChasing'),
    description: 'Chasing the carrier from behind.',
  }),
  PRESSURE_ACT_CORRALLING: ofPlayers({
    name: 'Pressure Act Corralling',
    formula: count('pressureCorralling'),
    description: 'Guarding the space in front of the carrier.',
  }),
  PRESSURE_ACT_FORCED_TURNOVER: both({
    name: 'Pressure Act Forced Turnover',
    formula: count('pressureForcedTurnover'),
    description: 'Pressure acts directly before the opposition lost the ball.',
  }),
  PRESSURE_ACT_FORCED_TURNOVER_POINTS: both({
    name: 'Pressure Act Forced Turnover Points',
    namePlural: 'Pressure Act Forced Turnover Points',
    formula: sum(100, 'pressureForcedTurnoverPoints'),
    description: 'Pressure points of the acts that forced a turnover.',
    format: 'oneDecimal',
  }),
  PRESSURE_ACT_SQ: ofSquads({
    name: 'Pressure Act Squad',
    formula: acts,
    description: "The squad's pressure acts.",
  }),
  PRESSURE_ACT_SQ_PHYSICAL: ofSquads({
    name: 'Pressure Act Squad Physical',
    formula: count('pressurePhysical'),
    description: "The squad's physical pressure acts.",
  }),
  PRESSURE_ACT_SQ_CLOSING: ofSquads({
    name: 'Pressure Act Squad Closing',
    formula: count('pressureClosing'),
    description: "The squad's closing pressure acts.",
  }),
  PRESSURE_ACT_SQ_CHASING: ofSquads({
    name: 'Pressure Act Squad Chasing',
    formula: count('pressureChasing'),
    description: "The squad's chasing pressure acts.",
  }),
  PRESSURE_ACT_SQ_CORRALLING: ofSquads({
    name: 'Pressure Act Squad Corralling',
    formula: count('pressureCorralling'),
    description: "The squad's corralling pressure acts.",
  }),
  PRESSURE_ACT_SQ_NONE: ofSquads({
    name: 'Pressure Act Squad None',
    formula: count('pressureNone'),
    description: 'Opposition disposals the squad put no pressure on.',
  }),
  PRESSURE_ACT_SQ_SET: ofSquads({
    name: 'Pressure Act Squad Set',
    formula: count('pressureSet'),
    description: 'Opposition disposals from a set position.',
  }),
  PRESSURE_POINTS: ofPlayers({
    name: 'Pressure Points',
    namePlural: 'Pressure Points',
    formula: points,
    description: 'Pressure acts, weighted: physical 3.75, closing 2.25, chasing 1.5, corralling 1.2.',
    format: 'oneDecimal',
  }),
  PRESSURE_POINTS_PREC: ofPlayers({
    name: 'Pressure Points Pre-Clearance',
    namePlural: 'Pressure Points',
    formula: pointsPrec,
    description: 'Pressure points between a stoppage and its clearance.',
    format: 'oneDecimal',
  }),
  PRESSURE_POINTS_GP: ofPlayers({
    name: 'Pressure Points General Play',
    namePlural: 'Pressure Points',
    formula: minus(points, pointsPrec),
    description: 'Pressure points in general play.',
    format: 'oneDecimal',
  }),
  PRESSURE_POINTS_SQ: ofSquads({
    name: 'Pressure Points Squad',
    namePlural: 'Pressure Points',
    formula: points,
    description: "The squad's pressure points.",
    format: 'oneDecimal',
  }),

  ONE_ON_ONE_DEFENDER: both({
    name: 'One On One Defender',
    namePlural: 'One On Ones Defender',
    formula: oneOnOne('Defender'),
    description: 'Isolated contests as the defender.',
  }),
  ONE_ON_ONE_DEFENDER_WIN: both({
    name: 'One On One Defender Win',
    formula: count('oneOnOneDefenderWin'),
    description: 'Isolated contests won as the defender.',
  }),
  ONE_ON_ONE_DEFENDER_LOSS: both({
    name: 'One On One Defender Loss',
    namePlural: 'One On One Defender Losses',
    formula: count('oneOnOneDefenderLoss'),
    description: 'Isolated contests lost as the defender.',
  }),
  ONE_ON_ONE_DEFENDER_NEUTRAL: both({
    name: 'One On One Defender Neutral',
    formula: count('oneOnOneDefenderNeutral'),
    description: 'Isolated contests as the defender that nobody won.',
  }),
  ONE_ON_ONE_TARGET: both({
    name: 'One On One Target',
    namePlural: 'One On Ones Target',
    formula: oneOnOne('Target'),
    description: "Isolated contests as the kick's target.",
  }),
  ONE_ON_ONE_TARGET_WIN: both({
    name: 'One On One Target Win',
    formula: count('oneOnOneTargetWin'),
    description: "Isolated contests won as the kick's target.",
  }),
  ONE_ON_ONE_TARGET_LOSS: both({
    name: 'One On One Target Loss',
    namePlural: 'One On One Target Losses',
    formula: count('oneOnOneTargetLoss'),
    description: "Isolated contests lost as the kick's target.",
  }),
  ONE_ON_ONE_TARGET_NEUTRAL: both({
    name: 'One On One Target Neutral',
    formula: count('oneOnOneTargetNeutral'),
    description: "Isolated contests as the kick's target that nobody won.",
  }),
} as const satisfies Partial<Record<MetricCode, Metric>>;
