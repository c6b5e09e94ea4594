import type { BaseCode } from '../vocabulary/bases.js';
import { arc, assists, ballPlace, clears, forward, knockOn, playedOn, touch } from './phrases.js';
import type { ChainStart } from '../vocabulary/stoppages.js';

/** Names of the starts of chains, as descriptions use them. */
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
    [`stoppage${kind}`]: `chains that begin with ${from[kind]}, for both squads, at the first event of the chain`,
    [`secondary${kind}`]: `ball-ups and throw-ins in a run of stoppages that began with ${from[kind]}, for both squads; a run ends with a clearance, a turnover, a centre bounce, a chain that begins with a kick-in or intercept, or the end of the period`,
    [`firstPossession${kind}`]: `the first possession, disposal or running bounce by either squad in each chain that begins with ${from[kind]}: a kick off the ground counts, an uncontested knock-on (KNON) does not`,
    [`clearance${kind}`]: `the first disposal or knock-on, by the squad that owns the chain, that clears ${from[kind]}, where ${clears}`,
    [`clearanceEffective${kind}`]: `clearances of ${from[kind]} by an effective disposal (KKEF, GKEF, HBEF) or a knock-on, where ${clears}`,
  }) as Readonly<
    Record<`${'stoppage' | 'secondary' | 'firstPossession' | 'clearance' | 'clearanceEffective'}${K}`, string>
  >;

const launch = <K extends ChainStart>(start: K) =>
  ({
    [`launch${start}Goal`]: `chains that begin with ${from[start]} and end in a goal, credited at the launch`,
    [`launch${start}Behind`]: `chains that begin with ${from[start]} and end in a behind, credited at the launch`,
    [`launch${start}Rushed`]: `chains that begin with ${from[start]} and end in a rushed behind for the squad, credited at the launch`,
    [`launch${start}In50`]: `chains that begin with ${from[start]} and have an entry of the squad, credited at the launch`,
    [`chainMetres${start}`]: `chain metres, in tenths, of chains that begin with ${from[start]}, credited at the launch`,
    [`chainReply${start}`]: `chain metres, in tenths, of the opposition's chains that directly follow chains that begin with ${from[start]} in the same period, credited at the launch of the earlier chain`,
  }) as Readonly<
    Record<`launch${K}${'Goal' | 'Behind' | 'Rushed' | 'In50'}` | `chainMetres${K}` | `chainReply${K}`, string>
  >;

/**
 * Describes each base that no transaction code feeds by itself, in words that follow "counts" or "adds up". A test
 * checks that each base is either here or fed by transactions.
 */
export const baseDescriptions = {
  kickRetain: `kicks and ground kicks whose next touch is by the same squad and is not a score, ${touch}: ${knockOn}`,
  handballRetain: `handballs whose next touch is by the same squad and is not a score, ${touch}: ${knockOn}`,
  kickEffectiveLong:
    'effective kicks of 40 m or more that went forward, as captured or, without that, according to the next location',
  kickEffectiveShort:
    'effective kicks of less than 40 m that went forward, as captured or, without that, according to the next location',
  kickEffectiveBackwards:
    'effective kicks that did not go forward, as captured or, without that, according to the next location',
  kickLong:
    'kicks of 40 m or more, as captured (kicking.distance is Long) or, without that, measured to the next location',
  kickShort:
    'kicks of less than 40 m, as captured (kicking.distance is Short) or, without that, measured to the next location',
  kickForwardSet:
    'forward kicks whose previous touch is a mark or free kick (MAUN, MALE, MACO, FKCO, FKIP, FKOB, FKBB, OFKI) of the ' +
    `same player, with no Mark Play On (PLON) of that player in between, where ${forward}, and ${touch}`,
  kickForwardNonSet: `all other forward kicks, including those after playing on (PLON) or a running bounce, where ${forward}`,
  kickInPlayOnEffective: playedOn('effective kicks (KKEF, GKEF)'),
  kickInPlayOnIneffective: playedOn('ineffective kicks (KKIN, GKIN)'),
  kickInPlayOnClanger: playedOn('clanger kicks (KKCL, GKCL)'),
  shot: 'disposals with the flag shot',
  goalAssist: assists('a goal (GOAL)'),
  behindAssist: assists('a behind (BEHI)'),
  scoreInvolvement:
    'chains that ended in a goal, a behind or a rushed behind for the squad that owns them, once for each of its ' +
    'players with a possession, disposal, running bounce, kick-in, knock-on (KNON, KNOC) or score in the chain; ' +
    'hitouts, spoils, tackles and pressure do not count',
  ...stoppage('CB'),
  ...stoppage('BU'),
  ...stoppage('TI'),
  firstPossessionClearance:
    'first possessions (the first possession, disposal or running bounce of a chain that begins with a stoppage) whose ' +
    'player also cleared that stoppage',
  clearanceIneffective: `clearances of any stoppage by a disposal that is not effective, where ${clears}`,
  exitKick: `clearances of any stoppage by a kick or ground kick, where ${clears}`,
  exitHandball: `clearances of any stoppage by a handball, where ${clears}`,
  exitKnockOn: `clearances of any stoppage by a knock-on, where ${clears}`,
  in50Kick: 'kicks and ground kicks captured as entries to the forward 50 (`inside50`)',
  in50Other:
    'possessions, running bounces, handballs, knock-ons (KNON, KNOC) and spoils (SPOI, SPGP, SPIN) of either squad, in ' +
    `a chain that a squad owns, if (a) they are more than ${arc} from the middle of the goal that their squad attacks, (b) ` +
    'the next transaction is not that far away, and (c) the next transaction is not a kick captured as an entry; the next ' +
    'transaction is the next touch or location of the ball in the chain or, after a turnover, the intercept by the ' +
    'opposition; a free kick (FKCO, FKIP, FKOB, FKBB) counts only if the next transaction is by the same person; both ' +
    `transactions need a location, ${ballPlace}, ${touch}`,
  in50KickRetain: `kicks captured as entries whose next touch is by the same squad and is not a score, ${touch}: ${knockOn}`,
  in50KickRetainMark: `kicks captured as entries whose next touch is a mark (MAUN, MALE, MACO) by the same squad, ${touch}`,
  in50KickLoss: `kicks captured as entries whose next touch is by the opposition, ${touch}: ${knockOn}`,
  in50Initial: 'entries that are not repeat entries',
  in50Repeat:
    "entries after an earlier entry of the squad in the same period, if every location in between is in the squad's forward half and there is no centre bounce in between",
  in50Transition:
    'first entries of chains that begin with an intercept or kick-in, if the first event of the chain is in the defensive half of the squad',
  in50InitialDirect: 'initial entries that are direct',
  in50RepeatDirect: 'repeat entries that are direct',
  in50TransitionDirect: 'transition entries that are direct',
  in50InitialReturn: 'points of chains, credited at their first entry if that is an initial entry',
  in50RepeatReturn: 'points of chains, credited at every repeat entry',
  in50TransitionReturn: 'points of chains, credited at their transition entry',
  in50InitialDirectReturn: 'points of chains, credited at their first entry if that is an initial and direct entry',
  in50RepeatDirectReturn: 'points of chains, credited at every repeat entry that is direct',
  in50TransitionDirectReturn: 'points of chains, credited at their transition entry if it is direct',
  in50Forced:
    'first entries of chains that begin with an intercept after a turnover, if the squad pressed (PRPH, PRCL, PRCH, PRCO) or tackled (TACK, TARD) after the last possession or kick-in of the opposition in the chain before',
  in50ForcedReturn: 'points of chains, credited at their forced entry',
  in50TargetChance: 'targets of inside-50 kicks (IFTA) with the flag chance',
  in50TargetPlayerRetain:
    'targets of inside-50 kicks (IFTA) with the flag chance who themselves control the ball with the next touch',
  in50TargetTeamRetain:
    'targets of inside-50 kicks (IFTA) with the flag chance whose squad controls the ball with the next touch',
  in50TargetPlayerScore:
    'targets of inside-50 kicks (IFTA) with the flag chance, in a chain that ends in their own score',
  in50TargetTeamScore:
    'targets of inside-50 kicks (IFTA) with the flag chance, in a chain that ends in a score by their squad',
  rebound50:
    `transactions at most ${arc} from the middle of the goal that their squad defends, if the next transaction is farther ` +
    'away: (a) every one by the squad that does not own the chain, and (b) the first one by the squad that owns the chain, ' +
    "if this squad's first transaction in the chain is within the distance; also (c) the first transaction of the squad " +
    'that owns the chain, if it is a possession beyond the distance, and the last location before it in the period, with ' +
    'no score in between, is of the opposition and within the distance; only transactions with the location of the ball ' +
    `count: those of the chain and, after a turnover, the intercept by the opposition, ${ballPlace}`,
  reboundRetainUp:
    'rebounds after which a team-mate gains the ball other than by a contested possession, according to the next location if that event controls the ball, or else the next touch',
  reboundRetainCp: 'rebounds after which a team-mate gains the ball by a contested possession',
  reboundRetainRun: 'rebounds after which the same person still has the ball',
  reboundLossUp: 'rebounds after which the opposition gains the ball other than by a contested possession',
  reboundLossCp: 'rebounds after which the opposition gains the ball by a contested possession',
  interceptHardBall: 'chains that begin with an intercept by a hard ball get (HBGE, HBCR, HBRU)',
  interceptLooseBall: 'chains that begin with an intercept by a loose ball get (LBGE, LBCR)',
  interceptGather:
    'chains that begin with an intercept by a gather (GATH, GAOP, GAHO, HBRE), or by a kick or handball before which no possession was captured',
  interceptMarkContested: 'chains that begin with an intercept by a contested mark (MACO)',
  interceptMarkUncontested: 'chains that begin with an intercept by an uncontested mark (MAUN, MALE)',
  interceptFreeKick: 'chains that begin with an intercept by a free kick (FKCO, FKIP, FKOB, FKBB)',
  interceptKnockOn: 'chains that begin with an intercept by a contested knock-on (KNOC)',
  interceptGroundKick: 'chains that begin with an intercept by a ground kick (GKEF, GKIN, GKCL)',
  interceptOutOnFullKickIn: 'chains that begin with an intercept by the kick after an out on the full (OFKI)',
  turnoverGiveaway: 'turnovers that are credited to a disposal that is not effective',
  turnoverTakeaway: 'turnovers that are credited to an effective disposal or to an event that is not a disposal',
  turnoverClearing: 'turnovers that are credited to the clearance of the stoppage with which the chain began',
  turnoverGiveawayUnforced:
    'turnover giveaways whose disposal has a captured pressure of None or Set, or is followed by an Error No Pressure ' +
    `(ENPR) of the same squad before the next touch, ${touch}`,
  pressureForcedTurnover:
    'the last pressure act (PRPH, PRCL, PRCH, PRCO) of the opposition in each chain that ended in a turnover, if it ' +
    'comes after the last possession or kick-in of the squad that owned the chain',
  pressureForcedTurnoverPoints: 'pressure points, in hundredths, of the acts that pressureForcedTurnover counts',
  ...launch('CB'),
  ...launch('BU'),
  ...launch('TI'),
  ...launch('KI'),
  ...launch('INT'),
  launchScore:
    'chains that ended in a goal, a behind or a rushed behind for the squad that owns them, credited to the player of ' +
    'the first possession, disposal, running bounce, kick-in or knock-on of that squad in the chain',
  d50Rebound: 'chains whose first event is in the zone D50 of the squad that owns them',
  d50ReboundGoal: 'chains that d50Rebound counts and that end in a goal',
  d50ReboundBehind: 'chains that d50Rebound counts and that end in a behind',
  d50ReboundRushed: 'chains that d50Rebound counts and that end in a rushed behind for the squad',
  d50ReboundIn50: 'chains that d50Rebound counts, with an entry of the squad',
  d50MoveCorridor:
    "possessions of the chain's squad in the zones DM and AM in the corridor, in chains that d50Rebound counts",
  d50MoveWing: "possessions of the chain's squad in the zones DM and AM on the wing, in chains that d50Rebound counts",
  d50MoveBoundary:
    "possessions of the chain's squad in the zones DM and AM along the boundary, in chains that d50Rebound counts",
  midMoveCorridor: "possessions of the chain's squad in the zones DM and AM in the corridor",
  midMoveWing: "possessions of the chain's squad in the zones DM and AM on the wing",
  midMoveBoundary: "possessions of the chain's squad in the zones DM and AM along the boundary",
  lineOpportunity: 'set positions of the squad that are kick-ins or on a flank',
  lineTaken:
    'set positions that are kick-ins or on a flank, if their kick goes forward, is 40 m or more long and has its next location on a flank (after a mark or free kick, on the same flank)',
  lineRetain:
    'long kicks down the line whose next touch controls the ball and is by the same squad, counted at the set position',
  lineLoss:
    'long kicks down the line whose next touch controls the ball and is by the opposition, counted at the set position',
  lineStoppage: 'long kicks down the line whose next touch halts or restarts play, counted at the set position',
  lineScore:
    'long kicks down the line whose chain ends in a goal, a behind or a rushed behind for the squad, counted at the set position',
  switchOpportunity: 'set positions of the squad on a flank, except kick-ins',
  switchTaken:
    'set positions on a flank, except kick-ins, if the squad has a possession on the other flank later in the chain, after at most three of its disposals and before another set position on a flank',
  switchIn50:
    'switches whose chain has an entry of the squad at or after the possession on the other flank, counted at the set position',
  switchScore:
    'switches whose chain ends in a goal, a behind or a rushed behind for the squad, counted at the set position',
  attendanceWin: "attendances (CBAT) of centre bounces with a clearance by the player's squad",
  attendanceLoss: 'attendances (CBAT) of centre bounces with a clearance by the opposition',
  absenceWin:
    "centre bounces with a clearance by the player's squad, for each person on the ground who did not attend (CBAT); a bounce without recorded attendance counts for no one",
  absenceLoss:
    'centre bounces with a clearance by the opposition, for each person on the ground who did not attend (CBAT); a bounce without recorded attendance counts for no one',
  absenceUncleared:
    'centre bounces without a clearance, for each person on the ground who did not attend (CBAT); a bounce without recorded attendance counts for no one',
  metresKickEffectiveKept: 'metres forward, in tenths, by effective kicks that were retained',
  metresKickEffectiveLost: 'metres forward, in tenths, by effective kicks that were not retained',
  metresKickPoorKept: 'metres forward, in tenths, by kicks that were not effective but retained',
  metresKickPoorLost: 'metres forward, in tenths, by kicks that were neither effective nor retained',
  metresHandballEffectiveKept: 'metres forward, in tenths, by effective handballs that were retained',
  metresHandballEffectiveLost: 'metres forward, in tenths, by effective handballs that were not retained',
  metresHandballPoorKept: 'metres forward, in tenths, by handballs that were not effective but retained',
  metresHandballPoorLost: 'metres forward, in tenths, by handballs that were neither effective nor retained',
  metresRun:
    'metres forward, in tenths, from a located possession or running bounce (BOUN) to the next touch, if that is by the same person, has a location and is not a score',
  metresAssisted:
    "metres forward, in tenths, by a team-mate who received the ball from a retained disposal of the player, as its next touch, and disposed of it with the touch after that: from where the team-mate received the ball to the next location after the team-mate's disposal",
  metresConceded:
    'metres forward for the opposition, in tenths, from its next touch after a disposal that was not retained to the last location in the chain of that touch, if the opposition owns the chain',
  secondsInPossession: 'seconds in which the squad holds the ball',
  secondsOfOpponent: 'seconds in which the opposition holds the ball',
  secondsInDispute: 'seconds in which nobody holds the ball while it is in play',
  secondsInZone: 'seconds in which a squad holds the ball, or nobody does while it is in play, in the zone where it is',
  secondsLeft:
    'seconds left in the countdown (capture.countdownSecs) of each of the four quarters, in the period of the quarter; a filter by seconds does not change them',
  secondsOfPeriods:
    'seconds of the full countdown (capture.countdownSecs) of each of the four quarters, in the period of the quarter; a filter by seconds does not change them',
  expectedGoalsSet: 'thousandths of a goal that the shot model expects of each set shot with a location',
  expectedGoalsNonSet: 'thousandths of a goal that the shot model expects of each other shot with a location',
  expectedBehindsSet: 'thousandths of a behind that the shot model expects of each set shot with a location',
  expectedBehindsNonSet: 'thousandths of a behind that the shot model expects of each other shot with a location',
  secondsOnGround: 'seconds on the ground',
  secondsDefence: 'seconds on the ground in the role Defence',
  secondsForward: 'seconds on the ground in the role Forward',
  secondsMidfield: 'seconds on the ground in the role Midfield',
  secondsRuck: 'seconds on the ground in the role Ruck',
  secondsWing: 'seconds on the ground in the role Wing',
  secondsLoose: 'seconds on the ground in the role Loose, in the zone where the ball was',
  secondsMatchedUp:
    'seconds on the ground at the same time as a direct opponent, with whom a match-up (MAUP) pairs the player',
  ratingFieldKick: 'equity changes, in hundredths of a point, by kicks that are neither shots nor kick-ins played on',
  ratingHandball: 'equity changes, in hundredths of a point, by handballs that are not shots',
  ratingKickIn:
    'equity changes, in hundredths of a point, by kick-ins (KISH, KILO, KIIN, KICL) and by the disposal of a person who has played on (KIPO)',
  ratingShot: 'equity changes, in hundredths of a point, by disposals with the flag shot',
  ratingWinning: 'equity changes, in hundredths of a point, by possessions',
  ratingPressure:
    'shares, in hundredths of a point, of the equity that the opposition lost between its possession and the next equity change that takes the ball from it, divided equally among the pressure acts (PRPH, PRCL, PRCH, PRCO) and tackles (TACK, TARD) in between',
  ratingDenial:
    "shares, in hundredths of a point, of what the opposition's equity would have been with a mark at the spot of a spoil (SPOI, SPGP), or with the ball in the clear at the spot of a smother (SMOT)",
  ratingHitout:
    "shares, in hundredths of a point, of the equity change from a ruck contest to the player's squad having the ball in a contest (CBHAD, BUHAD, TIHAD) or the opposition having it (CBHSD, BUHSD, TIHSD)",
  playerCredit:
    'changes, in hundredths of a point, of the score and of the expected points of the next score of the period, for the own squad, at scores, restarts, halts of play, and located possessions, disposals and kick-ins: (a) a change after a disposal or kick-in belongs to the person of that act, or half of it to the person who then won the ball in a contest; (b) a change at a score, and any other change, belongs to the person of the act or, without one, of the act before; (c) a change without a person is added to the next one; (d) after the last of these acts in a period, each squad as a whole loses half of what is still expected',
  nextScoreEquity:
    'expected points, in hundredths, of the next score of the period, for the squad of the player, at each possession with a location',
} as const satisfies Partial<Record<BaseCode, string>>;
