import type { BaseCode } from '../vocabulary/bases.js';
import type { ChainStart } from '../vocabulary/stoppages.js';

/** How a chain of each start is spoken of. */
const from = {
  CB: 'a centre bounce',
  BU: 'a ball-up',
  TI: 'a throw-in',
  KI: 'a kick-in',
  INT: 'an intercept',
} as const satisfies Record<ChainStart, string>;

type Stoppage = 'CB' | 'BU' | 'TI';

const stoppage = <K extends Stoppage>(kind: K) =>
  ({
    [`stoppage${kind}`]: `restarts of play by ${from[kind]}, for either squad`,
    [`secondary${kind}`]: `restarts of play after ${from[kind]} that nobody had cleared, for either squad`,
    [`firstPossession${kind}`]: `the first possession, disposal or running bounce, of either squad, in each chain that begins with ${from[kind]}: a kick off the ground can be one, an uncontested knock-on (KNON) is none`,
    [`clearance${kind}`]: `disposals that cleared ${from[kind]}`,
    [`clearanceEffective${kind}`]: `effective disposals that cleared ${from[kind]}`,
  }) as Readonly<
    Record<`${'stoppage' | 'secondary' | 'firstPossession' | 'clearance' | 'clearanceEffective'}${K}`, string>
  >;

const launch = <K extends ChainStart>(start: K) =>
  ({
    [`launch${start}Goal`]: `chains from ${from[start]} that ended in a goal`,
    [`launch${start}Behind`]: `chains from ${from[start]} that ended in a behind`,
    [`launch${start}Rushed`]: `chains from ${from[start]} that ended in a rushed behind`,
    [`launch${start}In50`]: `chains from ${from[start]} that entered the forward 50`,
    [`chainMetres${start}`]: `tenths of a metre that chains from ${from[start]} gained`,
    [`chainReply${start}`]: `tenths of a metre that the opposition's chains straight after those from ${from[start]} gained`,
  }) as Readonly<
    Record<`launch${K}${'Goal' | 'Behind' | 'Rushed' | 'In50'}` | `chainMetres${K}` | `chainReply${K}`, string>
  >;

const rated = (what: string): string =>
  `hundredths of a point by which ${what} changed what the squad could expect to score`;

/** What a touch is, for every text that speaks of the next or the previous one. */
const touch =
  'where a touch is a possession, disposal, running bounce (BOUN), kick-in, score, ball-up call (BUCA), out of bounds ' +
  '(OOBO) or restart of the same period, and nothing else is';

/** What a knock-on is to those texts. */
const knockOn = 'an uncontested knock-on (KNON) of either squad is passed over, a contested one (KNOC) is a possession';

const forward =
  'which goes forward if its captured direction says so or, without one, if the next location is nearer to the goal line attacked';

const playedOn = (kicks: string): string =>
  `${kicks} whose previous touch, running bounces of the same player left aside, is a Kick In Play On (KIPO) of that ` +
  `player, ${touch}`;

/**
 * What each base counts or adds up that no transaction feeds by its code alone, in words that follow "counts" or "adds
 * up". A test holds these and the bases that transactions feed to be all there are.
 */
export const folds = {
  kickRetain: `kicks and ground kicks whose next touch is of the same squad and is no score, ${touch}: ${knockOn}`,
  handballRetain: `handballs whose next touch is of the same squad and is no score, ${touch}: ${knockOn}`,
  kickEffectiveLong: 'effective kicks forward of 40 m and more',
  kickEffectiveShort: 'effective kicks forward of less than 40 m',
  kickEffectiveBackwards: 'effective kicks that went backwards',
  kickLong: 'kicks of 40 m and more',
  kickShort: 'kicks of less than 40 m',
  kickForwardSet:
    'kicks whose previous touch is a mark or free kick (MAUN, MALE, MACO, FKCO, FKIP, FKOB, FKBB, OFKI) of the same ' +
    `player, with no Mark Play On (PLON) of that player in between: a kick ${forward}, and ${touch}`,
  kickForwardNonSet: `all other kicks, those after playing on (PLON) or a running bounce included: a kick ${forward}`,
  kickInPlayOnEffective: playedOn('effective kicks (KKEF, GKEF)'),
  kickInPlayOnIneffective: playedOn('ineffective kicks (KKIN, GKIN)'),
  kickInPlayOnClanger: playedOn('clanger kicks (KKCL, GKCL)'),
  shot: 'disposals captured as shots at goal',
  goalAssist: 'disposals and knock-ons to a team-mate who goaled',
  behindAssist: 'disposals and knock-ons to a team-mate who scored a behind',
  scoreInvolvement:
    'chains that ended in a goal, a behind or a rushed behind for the squad that owns them, once for each of its ' +
    'players with a possession, disposal, running bounce, kick-in, knock-on (KNON, KNOC) or score in the chain; ' +
    'hitouts, spoils, tackles and pressure are no part in it',
  ...stoppage('CB'),
  ...stoppage('BU'),
  ...stoppage('TI'),
  firstPossessionClearance:
    'first possessions (the first possession, disposal or running bounce of a chain that begins with a stoppage) whose ' +
    'player also cleared that stoppage',
  clearanceIneffective: 'disposals that cleared a stoppage without being effective',
  exitKick: 'kicks that cleared a stoppage',
  exitHandball: 'handballs that cleared a stoppage',
  in50Kick: 'kicks and ground kicks captured as entries to the forward 50 (`inside50`)',
  in50Other: 'carries, handballs and knock-ons with which the ball crossed the forward arc',
  in50KickRetain: `kicks captured as entries whose next touch is of the same squad and is no score, ${touch}: ${knockOn}`,
  in50KickRetainMark: `kicks captured as entries whose next touch is a mark (MAUN, MALE, MACO) of the same squad, ${touch}`,
  in50KickLoss: `kicks captured as entries whose next touch is of the opposition, ${touch}: ${knockOn}`,
  in50Initial: "entries after the ball had left the squad's forward half",
  in50Repeat: "entries while the ball had stayed in the squad's forward half since the one before",
  in50Transition: 'first entries of chains that began by intercept or kick-in in the defensive half',
  in50InitialDirect: 'initial entries reached by three disposals at the most, none of them backwards',
  in50RepeatDirect: 'repeat entries reached by three disposals at the most, none of them backwards',
  in50TransitionDirect: 'transition entries reached by three disposals at the most, none of them backwards',
  in50InitialReturn: 'points of chains from their initial entry',
  in50RepeatReturn: 'points of chains from a repeat entry',
  in50TransitionReturn: 'points of chains from their transition entry',
  in50InitialDirectReturn: 'points of chains from a direct initial entry',
  in50RepeatDirectReturn: 'points of chains from a direct repeat entry',
  in50TransitionDirectReturn: 'points of chains from a direct transition entry',
  in50Forced: 'first entries of chains won by pressing or tackling the person who lost the ball',
  in50ForcedReturn: 'points of chains from a forced entry',
  in50TargetChance: 'targets of inside-50 kicks captured as having a chance to win the ball',
  in50TargetPlayerRetain: 'such targets who had the ball next',
  in50TargetTeamRetain: 'such targets whose squad had the ball next',
  in50TargetPlayerScore: 'such targets who scored at the end of the chain',
  in50TargetTeamScore: 'such targets whose squad scored at the end of the chain',
  rebound50: 'the first time a chain brings out of the defensive 50 a ball won inside it',
  reboundRetainUp: 'rebounds a team-mate took without contest',
  reboundRetainCp: 'rebounds a team-mate won in a contest',
  reboundRetainRun: 'rebounds the same player carried out',
  reboundLossUp: 'rebounds the opposition took without contest',
  reboundLossCp: 'rebounds the opposition won in a contest',
  interceptHardBall: 'chains begun by a hard ball get from the opposition',
  interceptLooseBall: 'chains begun by a loose ball get from the opposition',
  interceptGather: 'chains begun by a gather from the opposition',
  interceptMarkContested: "chains begun by a contested mark of the opposition's ball",
  interceptMarkUncontested: "chains begun by an uncontested mark of the opposition's ball",
  interceptFreeKick: 'chains begun by a free kick while the opposition had the ball',
  interceptKnockOn: 'chains begun by a contested knock-on from the opposition',
  interceptGroundKick: 'chains begun by a ground kick from the opposition',
  interceptOutOnFullKickIn: 'kicks awarded after the opposition put the ball out on the full',
  turnoverGiveaway: 'chains lost to the opposition by a poor disposal',
  turnoverTakeaway: 'chains that ended as the opposition took the ball away',
  turnoverClearing: 'chains lost by the disposal that cleared a stoppage',
  turnoverGiveawayUnforced:
    'turnover giveaways whose disposal has a captured pressure of None or Set, or is followed by an Error No Pressure ' +
    `(ENPR) of the same squad before the next touch, ${touch}`,
  pressureForcedTurnover:
    'the last pressure act (PRPH, PRCL, PRCH, PRCO) of the opposition in each chain that ended in a turnover, if it ' +
    'comes after the last possession or kick-in of the squad that owned the chain',
  pressureForcedTurnoverPoints: 'hundredths of a pressure point of the acts that pressureForcedTurnover counts',
  ...launch('CB'),
  ...launch('BU'),
  ...launch('TI'),
  ...launch('KI'),
  ...launch('INT'),
  launchScore:
    'chains that ended in a goal, a behind or a rushed behind for the squad that owns them, for the player of its first ' +
    'possession, disposal, running bounce, kick-in or knock-on in the chain',
  d50Rebound:
    'chains whose squad had its first possession, disposal, running bounce, kick-in or knock-on in them inside its ' +
    'defensive 50',
  d50ReboundGoal: 'such chains that ended in a goal',
  d50ReboundBehind: 'such chains that ended in a behind',
  d50ReboundRushed: 'such chains that ended in a rushed behind',
  d50ReboundIn50: 'such chains that entered the forward 50',
  d50MoveCorridor: 'midfield possessions in the corridor, in chains that began in the defensive 50',
  d50MoveWing: 'midfield possessions on the wing, in chains that began in the defensive 50',
  d50MoveBoundary: 'midfield possessions along the boundary, in chains that began in the defensive 50',
  midMoveCorridor: 'midfield possessions in the corridor',
  midMoveWing: 'midfield possessions on the wing',
  midMoveBoundary: 'midfield possessions along the boundary',
  lineOpportunity: 'marks, free kicks and kick-ins in the defensive half from which a long kick down the line was open',
  lineTaken: 'long kicks forward to a flank from such positions',
  lineRetain: 'such kicks after which the squad had the ball next',
  lineLoss: 'such kicks after which the opposition had the ball next',
  lineStoppage: 'such kicks after which play stopped',
  lineScore: 'such kicks whose chain ended in a score of the squad',
  switchOpportunity: 'marks and free kicks in the defensive half, outside the corridor',
  switchTaken:
    'such positions after which the squad had the ball on the other side of the corridor within two disposals',
  switchIn50: 'switches whose chain then entered the forward 50',
  switchScore: 'switches whose chain ended in a score of the squad',
  attendanceWin: 'attended centre bounces the own squad cleared',
  attendanceLoss: 'attended centre bounces the opposition cleared',
  absenceWin: 'centre bounces missed while on the ground that the own squad cleared',
  absenceLoss: 'centre bounces missed while on the ground that the opposition cleared',
  absenceUncleared: 'centre bounces missed while on the ground that nobody cleared',
  metresKickEffectiveKept: 'tenths of a metre towards goal by effective kicks after which the squad kept the ball',
  metresKickEffectiveLost: 'tenths of a metre towards goal by effective kicks after which the squad lost the ball',
  metresKickPoorKept: 'tenths of a metre towards goal by other kicks after which the squad kept the ball',
  metresKickPoorLost: 'tenths of a metre towards goal by other kicks after which the squad lost the ball',
  metresHandballEffectiveKept:
    'tenths of a metre towards goal by effective handballs after which the squad kept the ball',
  metresHandballEffectiveLost:
    'tenths of a metre towards goal by effective handballs after which the squad lost the ball',
  metresHandballPoorKept: 'tenths of a metre towards goal by other handballs after which the squad kept the ball',
  metresHandballPoorLost: 'tenths of a metre towards goal by other handballs after which the squad lost the ball',
  metresRun: 'tenths of a metre towards goal from winning the ball to bouncing or using it',
  metresAssisted: 'tenths of a metre that team-mates gained with balls received',
  metresConceded: 'tenths of a metre the opposition gained at once with balls lost',
  secondsInPossession: 'seconds the own squad held the ball',
  secondsOfOpponent: 'seconds the opposition held the ball',
  secondsInDispute: 'seconds nobody held the ball in play',
  secondsInZone: 'seconds the ball was in play in the zone',
  secondsLeft: 'seconds of playing time the four quarters have left',
  secondsOfPeriods: 'seconds of playing time the four quarters were to last',
  expectedGoalsSet: 'thousandths of a goal that an average player makes of the set shots',
  expectedGoalsNonSet: 'thousandths of a goal that an average player makes of the shots in play',
  expectedBehindsSet: 'thousandths of a behind that an average player makes of the set shots',
  expectedBehindsNonSet: 'thousandths of a behind that an average player makes of the shots in play',
  secondsOnGround: 'seconds on the ground',
  secondsDefence: 'seconds on the ground as a defender',
  secondsForward: 'seconds on the ground as a forward',
  secondsMidfield: 'seconds on the ground as a midfielder',
  secondsRuck: 'seconds on the ground as a ruck',
  secondsWing: 'seconds on the ground as a wing',
  secondsLoose: 'seconds on the ground as the loose player',
  secondsMatchedUp: 'seconds on the ground together with a direct opponent',
  ratingFieldKick: rated('kicks in the field'),
  ratingHandball: rated('handballs'),
  ratingKickIn: rated('kick-ins'),
  ratingShot: rated('shots at goal'),
  ratingWinning: rated('winning the ball'),
  ratingPressure: rated('pressure and tackles'),
  ratingDenial: rated('spoils and smothers'),
  ratingHitout: rated('hitouts'),
} as const satisfies Partial<Record<BaseCode, string>>;
