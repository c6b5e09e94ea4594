import type { Feature } from './features.js';
import type { Role } from './roles.js';

/** The quantity that a base adds up: occurrences, amounts of single transactions, or time between two instants. */
export type BaseKind = 'counted' | 'summed' | 'timed';

/** Bases of one kind of source: the features it must capture, and the bases of each kind it then supplies. */
type Group<Code extends string> = { readonly needs: readonly Feature[] } & Readonly<
  Partial<Record<BaseKind, readonly Code[]>>
>;

/** The bases every source supplies, one subject on each line. */
const countedByAll = [
  ['hardBallGetGround', 'hardBallGetRuck', 'looseBallGet', 'crumb'],
  ['gatherHitout', 'gatherUncontested', 'gatherOpposition', 'handballReceive'],
  ['markUncontested', 'markOnLead', 'markContested'],
  ['freeInContest', 'freeInPossession', 'freeOffBall', 'freeBeforeBounce'],
  ['knockOn', 'knockOnContested'],
  ['hardGroundPrec', 'hardRuckPrec', 'loosePrec', 'contestedOtherPrec', 'freePrec', 'disposalPrec'],
  ['kickEffective', 'kickIneffective', 'kickClanger'],
  ['groundKickEffective', 'groundKickIneffective', 'groundKickClanger'],
  ['handballEffective', 'handballIneffective', 'handballClanger'],
  ['kickRetain', 'handballRetain'],
  ['kickEffectiveLong', 'kickEffectiveShort', 'kickEffectiveBackwards'],
  ['kickLong', 'kickShort', 'kickForwardSet', 'kickForwardNonSet'],
  ['kickInPlayOn', 'kickInShort', 'kickInLong', 'kickInIneffective', 'kickInClanger'],
  ['kickInPlayOnEffective', 'kickInPlayOnIneffective', 'kickInPlayOnClanger'],
  ['goal', 'behind', 'rushedBehind'],
  ['shot', 'shotMissed'],
  ['goalAssist', 'behindAssist', 'scoreInvolvement'],
  ['noPressureError', 'markDropped', 'markFumbled', 'debit', 'outOnFull'],
  ['runningBounce', 'spoil'],
  ['stoppageCB', 'stoppageBU', 'stoppageTI'],
  ['secondaryCB', 'secondaryBU', 'secondaryTI'],
  ['firstPossessionCB', 'firstPossessionBU', 'firstPossessionTI', 'firstPossessionClearance'],
  ['clearanceCB', 'clearanceBU', 'clearanceTI'],
  ['clearanceEffectiveCB', 'clearanceEffectiveBU', 'clearanceEffectiveTI', 'clearanceIneffective'],
  ['exitKick', 'exitHandball', 'exitKnockOn'],
  ['in50Kick', 'in50Other', 'in50KickRetain', 'in50KickRetainMark', 'in50KickLoss'],
  ['in50Initial', 'in50Repeat', 'in50Transition'],
  ['rebound50'],
  ['reboundRetainUp', 'reboundRetainCp', 'reboundRetainRun', 'reboundLossUp', 'reboundLossCp'],
  ['interceptHardBall', 'interceptLooseBall', 'interceptGather'],
  ['interceptMarkContested', 'interceptMarkUncontested', 'interceptFreeKick'],
  ['interceptKnockOn', 'interceptGroundKick', 'interceptOutOnFullKickIn'],
  ['turnoverGiveaway', 'turnoverTakeaway', 'turnoverClearing'],
  ['launchCBGoal', 'launchCBBehind', 'launchCBRushed', 'launchCBIn50'],
  ['launchBUGoal', 'launchBUBehind', 'launchBURushed', 'launchBUIn50'],
  ['launchTIGoal', 'launchTIBehind', 'launchTIRushed', 'launchTIIn50'],
  ['launchKIGoal', 'launchKIBehind', 'launchKIRushed', 'launchKIIn50'],
  ['launchINTGoal', 'launchINTBehind', 'launchINTRushed', 'launchINTIn50'],
  ['launchScore'],
  ['d50Rebound', 'd50ReboundGoal', 'd50ReboundBehind', 'd50ReboundRushed', 'd50ReboundIn50'],
  ['d50MoveCorridor', 'd50MoveWing', 'd50MoveBoundary'],
  ['midMoveCorridor', 'midMoveWing', 'midMoveBoundary'],
  ['in50InitialDirect', 'in50RepeatDirect', 'in50TransitionDirect'],
  ['lineOpportunity', 'lineTaken', 'lineRetain', 'lineLoss', 'lineStoppage', 'lineScore'],
  ['switchOpportunity', 'switchTaken', 'switchIn50', 'switchScore'],
] as const;

const summedByAll = [
  ['metresKickEffectiveKept', 'metresKickEffectiveLost', 'metresKickPoorKept', 'metresKickPoorLost'],
  ['metresHandballEffectiveKept', 'metresHandballEffectiveLost', 'metresHandballPoorKept', 'metresHandballPoorLost'],
  ['metresRun', 'metresAssisted', 'metresConceded'],
  ['chainMetresCB', 'chainMetresBU', 'chainMetresTI', 'chainMetresKI', 'chainMetresINT'],
  ['chainReplyCB', 'chainReplyBU', 'chainReplyTI', 'chainReplyKI', 'chainReplyINT'],
  ['in50InitialReturn', 'in50RepeatReturn', 'in50TransitionReturn'],
  ['in50InitialDirectReturn', 'in50RepeatDirectReturn', 'in50TransitionDirectReturn'],
  ['expectedGoalsSet', 'expectedGoalsNonSet', 'expectedBehindsSet', 'expectedBehindsNonSet'],
] as const;

const timedByAll = [
  ['secondsInPossession', 'secondsOfOpponent', 'secondsInDispute'],
  ['secondsInZone'],
  ['secondsLeft', 'secondsOfPeriods'],
] as const;

const countedRuckWork = [
  ['ruckContestCB', 'ruckContestBU', 'ruckContestTI'],
  ['hitoutCB', 'hitoutBU', 'hitoutTI'],
  ['hitoutAdvantageCB', 'hitoutAdvantageBU', 'hitoutAdvantageTI'],
  ['hitoutSharkCB', 'hitoutSharkBU', 'hitoutSharkTI'],
  ['hitoutSharkedCB', 'hitoutSharkedBU', 'hitoutSharkedTI'],
] as const;

/**
 * The bases, by the features a source must capture to supply them. A contribution to a counted base adds 1, to a summed
 * one its amount. A timed base adds the seconds of its intervals that lie in the window of a filter.
 * **Units** of sums: tenths of a metre, points; thousandths of an expected score; hundredths of a pressure point;
 * hundredths of a point for ratings, credits and equity.
 */
const groups = [
  { needs: [], counted: countedByAll.flat(), summed: summedByAll.flat(), timed: timedByAll.flat() },
  {
    needs: ['pressure'],
    counted: [
      'pressurePhysical',
      'pressureClosing',
      'pressureChasing',
      'pressureCorralling',
      'pressureNone',
      'pressureSet',
      'pressurePhysicalPrec',
      'pressureClosingPrec',
      'pressureChasingPrec',
      'pressureCorrallingPrec',
      'turnoverGiveawayUnforced',
      'pressureForcedTurnover',
    ],
    summed: ['pressureForcedTurnoverPoints'],
  },
  {
    needs: ['tackles'],
    counted: ['tackle', 'tacklePrec', 'tackleRunDown', 'tackleIneffective', 'tackleMissed', 'tackleBreak'],
  },
  { needs: ['pressure', 'tackles'], counted: ['in50Forced'], summed: ['in50ForcedReturn'] },
  { needs: ['evasion'], counted: ['baulk', 'baulked', 'hold'] },
  {
    needs: ['oneOnOnes'],
    counted: [
      'oneOnOneDefenderWin',
      'oneOnOneDefenderLoss',
      'oneOnOneDefenderNeutral',
      'oneOnOneTargetWin',
      'oneOnOneTargetLoss',
      'oneOnOneTargetNeutral',
    ],
  },
  { needs: ['spoilOutcomes'], counted: ['spoilGaining', 'spoilIneffective'] },
  { needs: ['smothers'], counted: ['smother'] },
  { needs: ['blocks'], counted: ['block'] },
  { needs: ['playOn'], counted: ['markPlayOn'] },
  { needs: ['penalties'], counted: ['penalty50Against'] },
  {
    needs: ['targets'],
    counted: [
      'in50Target',
      'in50TargetChance',
      'in50TargetPlayerRetain',
      'in50TargetTeamRetain',
      'in50TargetPlayerScore',
      'in50TargetTeamScore',
    ],
  },
  {
    needs: ['freesAgainst'],
    counted: ['freeAgainstRuck', 'freeAgainstTackling', 'freeAgainstMarking', 'freeAgainstGeneral'],
  },
  { needs: ['attendance'], counted: ['attendance', 'attendanceWin', 'attendanceLoss'] },
  { needs: ['attendance', 'rotations'], counted: ['absenceWin', 'absenceLoss', 'absenceUncleared'] },
  { needs: ['ruck'], counted: countedRuckWork.flat() },
  { needs: ['rotations'], counted: ['interchangeOff', 'interchangeCapped'], timed: ['secondsOnGround'] },
  {
    needs: ['rotations', 'roles'],
    timed: ['secondsDefence', 'secondsForward', 'secondsMidfield', 'secondsRuck', 'secondsWing', 'secondsLoose'],
  },
  { needs: ['rotations', 'matchUps'], timed: ['secondsMatchedUp'] },
  {
    needs: ['ratings'],
    summed: [
      'ratingFieldKick',
      'ratingHandball',
      'ratingKickIn',
      'ratingShot',
      'ratingWinning',
      'playerCredit',
      'nextScoreEquity',
    ],
  },
  { needs: ['ratings', 'pressure', 'tackles'], summed: ['ratingPressure'] },
  { needs: ['ratings', 'smothers'], summed: ['ratingDenial'] },
  { needs: ['ratings', 'ruck'], summed: ['ratingHitout'] },
] as const satisfies readonly Group<string>[];

type CodesOf<G> =
  | (G extends { readonly counted: readonly (infer C)[] } ? C : never)
  | (G extends { readonly summed: readonly (infer C)[] } ? C : never)
  | (G extends { readonly timed: readonly (infer C)[] } ? C : never);

/** An additive base. Filters change only bases, and metrics are formulas over bases. */
export type BaseCode = CodesOf<(typeof groups)[number]>;

/**
 * The column index of a base, how it adds up, and the features it needs. **Empty**: no features if every source
 * supplies it.
 */
export interface Base {
  readonly index: number;
  readonly code: BaseCode;
  readonly kind: BaseKind;
  readonly needs: readonly Feature[];
}

const all: readonly Group<BaseCode>[] = groups;

const declared = (kind: BaseKind) =>
  all.flatMap(({ needs, [kind]: codes = [] }) => codes.map((code) => ({ code, kind, needs })));

/**
 * The bases in the order of their columns: counted, then summed, then timed ones, so that an index below `countedBases`
 * means "adds 1", and one from `firstTimedBase` on "has intervals".
 */
export const bases: readonly Base[] = [...declared('counted'), ...declared('summed'), ...declared('timed')].map(
  (base, index) => ({ index, ...base }),
);

/** The number of counted bases, and the index of the first summed one. */
export const countedBases = bases.findIndex(({ kind }) => kind === 'summed');

/** The index of the first timed base. */
export const firstTimedBase = bases.findIndex(({ kind }) => kind === 'timed');

/** Timed bases with a zone: that of the ball at the time. Others are the same in every zone. */
const zonedTime: ReadonlySet<BaseCode> = new Set(['secondsInZone', 'secondsLoose']);

/** Timed bases of whole quarters, which a window within a period does not change. */
const wholeQuarters: ReadonlySet<BaseCode> = new Set(['secondsLeft', 'secondsOfPeriods']);

/** Whether a filter by zone changes a base. */
export const hasZones = ({ kind, code }: Base): boolean => kind !== 'timed' || zonedTime.has(code);

/** Whether a window within a period changes a base. */
export const hasWindows = ({ code }: Base): boolean => !wholeQuarters.has(code);

/** The timed base of each role. */
export const roleBases = {
  Defence: 'secondsDefence',
  Forward: 'secondsForward',
  Midfield: 'secondsMidfield',
  Ruck: 'secondsRuck',
  Wing: 'secondsWing',
  Loose: 'secondsLoose',
} as const satisfies Record<Role, BaseCode>;

const timeInRole: ReadonlySet<BaseCode> = new Set(['secondsOnGround', ...Object.values(roleBases)]);

/** Whether a timed base is time on the ground, in total or in a role. */
export const isTimeInRole = (code: BaseCode): boolean => timeInRole.has(code);

const indexOf = new Map(bases.map((base) => [base.code, base.index]));

/** Returns the column index of a base. */
export const baseIndex = (code: BaseCode): number => indexOf.get(code) ?? -1;
