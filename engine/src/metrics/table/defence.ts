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
const oneDecimal = { format: 'oneDecimal', plural: 'Pressure Points' } as const;
const oneOnOne = (role: 'Defender' | 'Target'): Linear =>
  count(`oneOnOne${role}Win`, `oneOnOne${role}Loss`, `oneOnOne${role}Neutral`);

/** Frees, errors, pressure, tackles, spoils and one-on-ones. */
export const defenceMetrics = {
  FREE_KICK: both('Free Kick', frees, 'Free kicks received.'),
  FREE_KICK_PREC: both(
    'Free Kick Pre-Clearance',
    count('freePrec'),
    'Free kicks received between a stoppage and the clearance of it.',
  ),
  FREE_KICK_GP: both('Free Kick General Play', minus(frees, count('freePrec')), 'Free kicks received in general play.'),
  FREE_KICK_IN_CONTEST: both(
    'Free Kick In Contest',
    count('freeInContest'),
    'Free kicks won in a contest; contested possessions.',
  ),
  FREE_KICK_OFF_BALL: both('Free Kick Off Ball', count('freeOffBall'), 'Free kicks received away from the ball.'),
  FREE_KICK_AGAINST: both('Free Kick Against', freesAgainst, 'Free kicks given away.', {
    plural: 'Free Kicks Against',
  }),
  FREE_KICK_AGAINST_RUCK: both(
    'Free Kick Against Ruck',
    count('freeAgainstRuck'),
    'Free kicks given away in the ruck.',
    { plural: 'Free Kicks Against Ruck' },
  ),
  FREE_KICK_AGAINST_TACKLING: both(
    'Free Kick Against Tackling',
    count('freeAgainstTackling'),
    'Free kicks given away in tackling.',
    { plural: 'Free Kicks Against Tackling' },
  ),
  FREE_KICK_AGAINST_MARKING: both(
    'Free Kick Against Marking',
    count('freeAgainstMarking'),
    'Free kicks given away in marking contests.',
    { plural: 'Free Kicks Against Marking' },
  ),
  FREE_KICK_AGAINST_GENERAL: both(
    'Free Kick Against General',
    count('freeAgainstGeneral'),
    'Free kicks given away in any other way.',
    { plural: 'Free Kicks Against General' },
  ),
  CLANGER: both(
    'Clanger',
    clangers,
    'Plain errors: clanger disposals, frees and 50 m penalties against, dropped marks, errors without pressure.',
  ),
  ERROR_NO_PRESSURE: both('Error No Pressure', count('noPressureError'), 'Skill errors made with no opponent near.', {
    plural: 'Errors No Pressure',
  }),
  OUT_ON_FULL: both('Out On Full', count('outOnFull'), 'Kicks that crossed the boundary on the full.', {
    plural: 'Outs On Full',
  }),
  PENALTY_50M_AGAINST: both('Penalty 50m Against', count('penalty50Against'), '50 m penalties given away.', {
    plural: 'Penalties 50m Against',
  }),

  SPOIL: both('Spoil', count('spoil'), 'Marking contests spoilt.'),
  SPOIL_GAINING_POSSESSION: both(
    'Spoil Gaining Possession',
    count('spoilGaining'),
    'Spoils after which the same squad won the ball.',
    { plural: 'Spoils Gaining Possession' },
  ),
  SPOIL_INEFFECTIVE: both('Spoil Ineffective', count('spoilIneffective'), 'Spoils that did not help the squad.', {
    plural: 'Spoils Ineffective',
  }),
  SMOTHER: both('Smother', count('smother'), 'Opposition disposals smothered as they left the foot or hand.'),
  BLOCK: both('Block', count('block'), 'Opponents effectively shepherded out of a contest.'),
  BAULK: both('Baulk', count('baulk'), 'Opponents evaded by a feint.'),
  BAULKED: both('Baulked', count('baulked'), 'Times a defender fell for a feint.', { plural: 'Baulked' }),
  HOLD: ofPlayers('Hold', count('hold'), 'Times the ball was held up to force a stoppage.'),

  TACKLE: both('Tackle', count('tackle'), 'Tackles that stopped an effective disposal.'),
  TACKLE_PREC: both('Tackle Pre-Clearance', count('tacklePrec'), 'Tackles between a stoppage and the clearance of it.'),
  TACKLE_GP: both('Tackle General Play', minus(count('tackle'), count('tacklePrec')), 'Tackles in general play.'),
  TACKLE_ATTEMPT: ofPlayers('Tackle Attempt', attempts, 'Tackles tried: effective, ineffective and missed.'),
  TACKLE_ATTEMPT_SQ: ofSquads(
    'Tackle Attempt Squad',
    attempts,
    "The squad's tackles tried: effective, ineffective and missed.",
  ),
  TACKLE_INEFFECTIVE: ofPlayers(
    'Tackle Ineffective',
    count('tackleIneffective'),
    'Tackles laid on a player who still disposed of the ball effectively.',
  ),
  TACKLE_INEFFECTIVE_SQ: ofSquads(
    'Tackle Ineffective Squad',
    count('tackleIneffective'),
    "The squad's tackles laid on players who still disposed of the ball effectively.",
  ),
  TACKLE_MISSED: both('Tackle Missed', tackleMisses, 'Tackles tried that the ball carrier evaded.', {
    plural: 'Tackles Missed',
  }),
  TACKLE_BREAK: both('Tackle Break', count('tackleBreak'), 'Tackles broken by the ball carrier.'),
  TACKLE_RUN_DOWN: both('Tackle Run Down', count('tackleRunDown'), 'Tackles from behind that ran the carrier down.', {
    plural: 'Tackles Run Down',
  }),

  PRESSURE_ACT: ofPlayers('Pressure Act', acts, 'Acts of pressure on the ball carrier.'),
  PRESSURE_ACT_PREC: ofPlayers(
    'Pressure Act Pre-Clearance',
    actsPrec,
    'Pressure acts between a stoppage and the clearance of it.',
  ),
  PRESSURE_ACT_GP: ofPlayers('Pressure Act General Play', minus(acts, actsPrec), 'Pressure acts in general play.'),
  PRESSURE_ACT_PHYSICAL: ofPlayers(
    'Pressure Act Physical',
    count('pressurePhysical'),
    'Physical pressure on the carrier.',
  ),
  PRESSURE_ACT_CLOSING: ofPlayers(
    'Pressure Act Closing',
    count('pressureClosing'),
    'Closing the carrier down, within a second of a tackle.',
  ),
  PRESSURE_ACT_CHASING: ofPlayers('Pressure Act Chasing', count('pressureChasing'), 'Chasing the carrier from behind.'),
  PRESSURE_ACT_CORRALLING: ofPlayers(
    'Pressure Act Corralling',
    count('pressureCorralling'),
    'Guarding the space in front of the carrier.',
  ),
  PRESSURE_ACT_FORCED_TURNOVER: both(
    'Pressure Act Forced Turnover',
    count('pressureForcedTurnover'),
    'Pressure acts straight after which the opposition lost the ball.',
  ),
  PRESSURE_ACT_FORCED_TURNOVER_POINTS: both(
    'Pressure Act Forced Turnover Points',
    sum(100, 'pressureForcedTurnoverPoints'),
    'Pressure points of the acts that forced a turnover.',
    { format: 'oneDecimal', plural: 'Pressure Act Forced Turnover Points' },
  ),
  PRESSURE_ACT_SQ: ofSquads('Pressure Act Squad', acts, "The squad's pressure acts."),
  PRESSURE_ACT_SQ_PHYSICAL: ofSquads(
    'Pressure Act Squad Physical',
    count('pressurePhysical'),
    "The squad's physical pressure acts.",
  ),
  PRESSURE_ACT_SQ_CLOSING: ofSquads(
    'Pressure Act Squad Closing',
    count('pressureClosing'),
    "The squad's closing pressure acts.",
  ),
  PRESSURE_ACT_SQ_CHASING: ofSquads(
    'Pressure Act Squad Chasing',
    count('pressureChasing'),
    "The squad's chasing pressure acts.",
  ),
  PRESSURE_ACT_SQ_CORRALLING: ofSquads(
    'Pressure Act Squad Corralling',
    count('pressureCorralling'),
    "The squad's corralling pressure acts.",
  ),
  PRESSURE_ACT_SQ_NONE: ofSquads(
    'Pressure Act Squad None',
    count('pressureNone'),
    'Opposition disposals the squad put no pressure on.',
  ),
  PRESSURE_ACT_SQ_SET: ofSquads(
    'Pressure Act Squad Set',
    count('pressureSet'),
    'Opposition disposals from a set position.',
  ),
  PRESSURE_POINTS: ofPlayers(
    'Pressure Points',
    points,
    'Pressure acts by weight: physical 3.75, closing 2.25, chasing 1.5, corralling 1.2.',
    oneDecimal,
  ),
  PRESSURE_POINTS_PREC: ofPlayers(
    'Pressure Points Pre-Clearance',
    pointsPrec,
    'Pressure points between a stoppage and the clearance of it.',
    oneDecimal,
  ),
  PRESSURE_POINTS_GP: ofPlayers(
    'Pressure Points General Play',
    minus(points, pointsPrec),
    'Pressure points in general play.',
    oneDecimal,
  ),
  PRESSURE_POINTS_SQ: ofSquads('Pressure Points Squad', points, "The squad's pressure points.", oneDecimal),

  ONE_ON_ONE_DEFENDER: both('One On One Defender', oneOnOne('Defender'), 'Isolated contests as the defender.', {
    plural: 'One On Ones Defender',
  }),
  ONE_ON_ONE_DEFENDER_WIN: both(
    'One On One Defender Win',
    count('oneOnOneDefenderWin'),
    'Isolated contests won as the defender.',
  ),
  ONE_ON_ONE_DEFENDER_LOSS: both(
    'One On One Defender Loss',
    count('oneOnOneDefenderLoss'),
    'Isolated contests lost as the defender.',
    { plural: 'One On One Defender Losses' },
  ),
  ONE_ON_ONE_DEFENDER_NEUTRAL: both(
    'One On One Defender Neutral',
    count('oneOnOneDefenderNeutral'),
    'Isolated contests as the defender that nobody won.',
  ),
  ONE_ON_ONE_TARGET: both('One On One Target', oneOnOne('Target'), "Isolated contests as the kick's target.", {
    plural: 'One On Ones Target',
  }),
  ONE_ON_ONE_TARGET_WIN: both(
    'One On One Target Win',
    count('oneOnOneTargetWin'),
    "Isolated contests won as the kick's target.",
  ),
  ONE_ON_ONE_TARGET_LOSS: both(
    'One On One Target Loss',
    count('oneOnOneTargetLoss'),
    "Isolated contests lost as the kick's target.",
    { plural: 'One On One Target Losses' },
  ),
  ONE_ON_ONE_TARGET_NEUTRAL: both(
    'One On One Target Neutral',
    count('oneOnOneTargetNeutral'),
    "Isolated contests as the kick's target that nobody won.",
  ),
} as const satisfies Partial<Record<MetricCode, Metric>>;
