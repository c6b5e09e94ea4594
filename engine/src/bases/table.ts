import type { Feature } from '../vocabulary/features.js';

/** Bases that count occurrences: a contribution adds 1. Grouped by the feature a source must capture to supply them. */
const counted = {
  core: [
    'hardBallGetGround', 'hardBallGetRuck', 'looseBallGet', 'crumb', 'gatherHitout', 'gatherUncontested', 'gatherOpposition',
    'handballReceive', 'markUncontested', 'markOnLead', 'markContested', 'freeInContest', 'freeInPossession', 'freeOffBall',
    'freeBeforeBounce', 'knockOn', 'knockOnContested',
    'hardGroundPrec', 'hardRuckPrec', 'loosePrec', 'contestedOtherPrec', 'freePrec', 'disposalPrec',
    'kickEffective', 'kickIneffective', 'kickClanger', 'groundKickEffective', 'groundKickIneffective', 'groundKickClanger',
    'handballEffective', 'handballIneffective', 'handballClanger', 'kickRetain', 'handballRetain',
    'kickEffectiveLong', 'kickEffectiveShort', 'kickEffectiveBackwards', 'kickLong', 'kickShort', 'kickForwardSet', 'kickForwardNonSet',
    'kickInPlayOn', 'kickInShort', 'kickInLong', 'kickInIneffective', 'kickInClanger',
    'kickInPlayOnEffective', 'kickInPlayOnIneffective', 'kickInPlayOnClanger',
    'goal', 'behind', 'rushedBehind', 'shot', 'shotMissed', 'goalAssist', 'behindAssist', 'scoreInvolvement',
    'noPressureError', 'markDropped', 'markFumbled', 'debit', 'outOnFull', 'runningBounce', 'spoil',
    'stoppageCB', 'stoppageBU', 'stoppageTI', 'secondaryCB', 'secondaryBU', 'secondaryTI',
    'firstPossessionCB', 'firstPossessionBU', 'firstPossessionTI', 'firstPossessionClearance',
    'clearanceCB', 'clearanceBU', 'clearanceTI', 'clearanceEffectiveCB', 'clearanceEffectiveBU', 'clearanceEffectiveTI',
    'clearanceIneffective', 'exitKick', 'exitHandball',
    'in50Kick', 'in50Other', 'in50KickRetain', 'in50KickRetainMark', 'in50KickLoss', 'in50Initial', 'in50Repeat', 'in50Transition',
    'rebound50', 'reboundRetainUp', 'reboundRetainCp', 'reboundRetainRun', 'reboundLossUp', 'reboundLossCp',
    'interceptHardBall', 'interceptLooseBall', 'interceptGather', 'interceptMarkContested', 'interceptMarkUncontested',
    'interceptFreeKick', 'interceptKnockOn', 'interceptGroundKick', 'interceptOutOnFullKickIn',
    'turnoverGiveaway', 'turnoverTakeaway', 'turnoverClearing',
    'launchCBGoal', 'launchCBBehind', 'launchCBRushed', 'launchCBIn50', 'launchBUGoal', 'launchBUBehind', 'launchBURushed', 'launchBUIn50',
    'launchTIGoal', 'launchTIBehind', 'launchTIRushed', 'launchTIIn50', 'launchKIGoal', 'launchKIBehind', 'launchKIRushed', 'launchKIIn50',
    'launchINTGoal', 'launchINTBehind', 'launchINTRushed', 'launchINTIn50', 'launchScore',
    'd50Rebound', 'd50ReboundGoal', 'd50ReboundBehind', 'd50ReboundRushed', 'd50ReboundIn50',
    'd50MoveCorridor', 'd50MoveWing', 'd50MoveBoundary', 'midMoveCorridor', 'midMoveWing', 'midMoveBoundary',
  ],
  pressure: [
    'pressurePhysical', 'pressureClosing', 'pressureChasing', 'pressureCorralling', 'pressureNone', 'pressureSet',
    'pressurePhysicalPrec', 'pressureClosingPrec', 'pressureChasingPrec', 'pressureCorrallingPrec', 'turnoverGiveawayUnforced',
    'pressureForcedTurnover',
  ],
  tackles: ['tackle', 'tacklePrec', 'tackleRunDown', 'tackleIneffective', 'tackleMissed', 'tackleBreak'],
  evasion: ['baulk', 'baulked', 'hold'],
  oneOnOnes: [
    'oneOnOneDefenderWin', 'oneOnOneDefenderLoss', 'oneOnOneDefenderNeutral',
    'oneOnOneTargetWin', 'oneOnOneTargetLoss', 'oneOnOneTargetNeutral',
  ],
  spoilOutcomes: ['spoilGaining', 'spoilIneffective'],
  smothers: ['smother'],
  blocks: ['block'],
  playOn: ['markPlayOn'],
  penalties: ['penalty50Against'],
  targets: ['in50Target'],
  freesAgainst: ['freeAgainstRuck', 'freeAgainstTackling', 'freeAgainstMarking', 'freeAgainstGeneral'],
  attendance: ['attendance', 'attendanceWin', 'attendanceLoss'],
  ruck: [
    'ruckContestCB', 'ruckContestBU', 'ruckContestTI', 'hitoutCB', 'hitoutBU', 'hitoutTI',
    'hitoutAdvantageCB', 'hitoutAdvantageBU', 'hitoutAdvantageTI', 'hitoutSharkCB', 'hitoutSharkBU', 'hitoutSharkTI',
    'hitoutSharkedCB', 'hitoutSharkedBU', 'hitoutSharkedTI',
  ],
  rotations: ['interchangeOff', 'interchangeCapped'],
} as const satisfies Partial<Record<Feature | 'core', readonly string[]>>;

/** Bases that sum a quantity: a contribution adds its own amount. **Units**: tenths of a metre, seconds, points. */
const summed = {
  core: [
    'metresKickEffectiveKept', 'metresKickEffectiveLost', 'metresKickPoorKept', 'metresKickPoorLost',
    'metresHandballEffectiveKept', 'metresHandballEffectiveLost', 'metresHandballPoorKept', 'metresHandballPoorLost',
    'metresRun', 'metresAssisted', 'metresConceded',
    'chainMetresCB', 'chainMetresBU', 'chainMetresTI', 'chainMetresKI', 'chainMetresINT',
    'chainReplyCB', 'chainReplyBU', 'chainReplyTI', 'chainReplyKI', 'chainReplyINT',
    'in50InitialReturn', 'in50RepeatReturn', 'in50TransitionReturn',
    'secondsInPossession', 'secondsOfOpponent', 'secondsInDispute',
  ],
  pressure: ['pressureForcedTurnoverPoints'],
  rotations: ['secondsOnGround'],
} as const satisfies Partial<Record<Feature | 'core', readonly string[]>>;

/** An additive base: the only thing filters touch and metrics are made of. */
export type BaseCode =
  | (typeof counted)[keyof typeof counted][number]
  | (typeof summed)[keyof typeof summed][number];

/** A base's place in every column, whether it sums amounts, and the feature it needs. */
export interface Base {
  readonly index: number;
  readonly code: BaseCode;
  readonly summed: boolean;
  readonly feature: Feature | 'core';
}

const declare = (groups: Partial<Record<Feature | 'core', readonly BaseCode[]>>, sums: boolean) =>
  Object.entries(groups).flatMap(([feature, codes]) =>
    codes.map((code) => ({ code, summed: sums, feature: feature as Feature | 'core' })),
  );

/** THE bases: counted ones first, so that a column index below `countedBases` means "adds 1". */
export const bases: readonly Base[] = [...declare(counted, false), ...declare(summed, true)].map((base, index) => ({ index, ...base }));

/** How many bases count; the others sum. */
export const countedBases = bases.findIndex((base) => base.summed);

const indexOf = new Map(bases.map((base) => [base.code, base.index]));

/** Column index of a base. */
export const baseIndex = (code: BaseCode): number => indexOf.get(code) ?? -1;
