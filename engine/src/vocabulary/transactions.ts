import type { BaseCode } from '../bases/table.js';
import type { Feature } from './features.js';
import type { GainKind, StoppageKind } from './stoppages.js';

/** Who performs a transaction: a person, a squad as a whole, nobody, or a person where the source knows one. */
export type Actor = 'person' | 'squad' | 'none' | 'personIfKnown';

/** How well a disposal went. */
export type Quality = 'effective' | 'ineffective' | 'clanger';

/** What a transaction does to the play; the folds in `story/` switch on it. */
export type Play =
  | { readonly is: 'restart'; readonly kind: StoppageKind }
  | { readonly is: 'halt'; readonly end: 'OOB' | 'BU' }
  | { readonly is: 'possession'; readonly gain: GainKind; readonly contested: boolean; readonly set?: true }
  | { readonly is: 'disposal'; readonly by: 'kick' | 'groundKick' | 'handball'; readonly quality: Quality }
  | { readonly is: 'kickIn' }
  | { readonly is: 'score'; readonly result: 'GOAL' | 'BEHI' | 'RUSH' }
  | { readonly is: 'carry' }
  | { readonly is: 'rotation' }
  | { readonly is: 'act' };

/** One kind of transaction. */
export interface TransactionType {
  readonly name: string;
  readonly actor: Actor;
  readonly play: Play;
  /** What a source must capture to supply it. */
  readonly feature: Feature | 'core';
  /** Bases one such transaction adds 1 to, whatever happens around it. */
  readonly feeds: readonly BaseCode[];
  /** Bases it adds 1 to as well when it comes before the clearance of a stoppage. */
  readonly preClearance: readonly BaseCode[];
}

interface Extra {
  readonly feature?: Feature;
  readonly feeds?: readonly BaseCode[];
  readonly prec?: readonly BaseCode[];
  readonly actor?: Actor;
}

const type = (name: string, play: Play, extra: Extra = {}): TransactionType => ({
  name,
  actor: extra.actor ?? 'person',
  play,
  feature: extra.feature ?? 'core',
  feeds: extra.feeds ?? [],
  preClearance: extra.prec ?? [],
});
const restart = (name: string, kind: StoppageKind) => type(name, { is: 'restart', kind }, { actor: 'none' });
const won = (
  name: string,
  gain: GainKind,
  contested: boolean,
  feeds: readonly BaseCode[],
  prec: readonly BaseCode[] = [],
  set?: true,
) => type(name, { is: 'possession', gain, contested, ...(set && { set }) }, { feeds, prec });
const disposal = (name: string, by: 'kick' | 'groundKick' | 'handball', quality: Quality, base: BaseCode) =>
  type(name, { is: 'disposal', by, quality }, { feeds: [base], prec: ['disposalPrec'] });
const kickIn = (name: string, base: BaseCode) => type(name, { is: 'kickIn' }, { feeds: [base] });
const act = (name: string, base: BaseCode | readonly BaseCode[], extra: Extra = {}) =>
  type(name, { is: 'act' }, { feeds: typeof base === 'string' ? [base] : base, ...extra });
const ruck = (name: string, base: BaseCode) => act(name, base, { feature: 'ruck' });

/**
 * THE vocabulary of transactions: every code a match log may hold, and what each feeds.
 * Codes `CBxx` are those of the contract's documentation; the others follow their manner.
 */
export const transactionTypes = {
  CEBO: restart('Centre Bounce', 'CB'),
  CETU: restart('Centre Bounce Throw Up', 'CB'),
  BAUP: restart('Ball Up', 'BU'),
  THIN: restart('Throw In', 'TI'),
  BUCA: type('Ball Up Call', { is: 'halt', end: 'BU' }, { actor: 'none' }),
  OOBO: type('Out Of Bounds', { is: 'halt', end: 'OOB' }, { actor: 'none' }),

  HBGE: won('Hard Ball Get', 'hardBall', true, ['hardBallGetGround'], ['hardGroundPrec']),
  HBCR: won('Hard Ball Get Crumb', 'hardBall', true, ['hardBallGetGround', 'crumb'], ['hardGroundPrec']),
  HBRU: won('Ruck Hard Ball Get', 'hardBall', true, ['hardBallGetRuck'], ['hardRuckPrec']),
  LBGE: won('Loose Ball Get', 'looseBall', true, ['looseBallGet'], ['loosePrec']),
  LBCR: won('Loose Ball Get Crumb', 'looseBall', true, ['looseBallGet', 'crumb'], ['loosePrec']),
  GAHO: won('Gather From Hitout', 'gather', true, ['gatherHitout'], ['contestedOtherPrec']),
  GATH: won('Gather', 'gather', false, ['gatherUncontested']),
  GAOP: won('Gather From Opposition', 'gather', false, ['gatherOpposition']),
  HBRE: won('Handball Receive', 'gather', false, ['handballReceive']),
  MAUN: won('Mark Uncontested', 'markUncontested', false, ['markUncontested'], [], true),
  MALE: won('Mark On Lead', 'markUncontested', false, ['markOnLead'], [], true),
  MACO: won('Mark Contested', 'markContested', true, ['markContested'], ['contestedOtherPrec'], true),
  FKCO: won('Free Kick In Contest', 'freeKick', true, ['freeInContest'], ['contestedOtherPrec', 'freePrec'], true),
  FKIP: won('Free Kick In Possession', 'freeKick', false, ['freeInPossession'], ['freePrec'], true),
  FKOB: won('Free Kick Off The Ball', 'freeKick', false, ['freeOffBall'], ['freePrec'], true),
  FKBB: won('Free Kick Before The Bounce', 'freeKick', false, ['freeBeforeBounce'], ['freePrec'], true),
  OFKI: won('Out On Full Kick In', 'outOnFullKickIn', false, [], [], true),
  KNOC: won('Knock On Contested', 'knockOn', true, ['knockOnContested'], ['contestedOtherPrec']),
  KNON: act('Knock On', 'knockOn'),
  FKAD: act('Free Kick Advantage', []),

  KKEF: disposal('Kick Effective', 'kick', 'effective', 'kickEffective'),
  KKIN: disposal('Kick Ineffective', 'kick', 'ineffective', 'kickIneffective'),
  KKCL: disposal('Kick Clanger', 'kick', 'clanger', 'kickClanger'),
  GKEF: disposal('Ground Kick Effective', 'groundKick', 'effective', 'groundKickEffective'),
  GKIN: disposal('Ground Kick Ineffective', 'groundKick', 'ineffective', 'groundKickIneffective'),
  GKCL: disposal('Ground Kick Clanger', 'groundKick', 'clanger', 'groundKickClanger'),
  HBEF: disposal('Handball Effective', 'handball', 'effective', 'handballEffective'),
  HBIN: disposal('Handball Ineffective', 'handball', 'ineffective', 'handballIneffective'),
  HBCL: disposal('Handball Clanger', 'handball', 'clanger', 'handballClanger'),
  KIPO: kickIn('Kick In Play On', 'kickInPlayOn'),
  KISH: kickIn('Kick In Short', 'kickInShort'),
  KILO: kickIn('Kick In Long', 'kickInLong'),
  KIIN: kickIn('Kick In Ineffective', 'kickInIneffective'),
  KICL: kickIn('Kick In Clanger', 'kickInClanger'),
  BOUN: type('Running Bounce', { is: 'carry' }, { feeds: ['runningBounce'] }),
  PLON: act('Mark Play On', 'markPlayOn', { feature: 'playOn' }),

  GOAL: type('Goal', { is: 'score', result: 'GOAL' }, { feeds: ['goal'] }),
  BEHI: type('Behind', { is: 'score', result: 'BEHI' }, { feeds: ['behind'] }),
  RUSH: type('Behind Rushed', { is: 'score', result: 'RUSH' }, { actor: 'squad', feeds: ['rushedBehind'] }),
  MISS: act('Shot At Goal Missed', 'shotMissed'),

  SPOI: act('Spoil', 'spoil'),
  SPGP: act('Spoil Gaining Possession', ['spoil', 'spoilGaining'], { feature: 'spoilOutcomes' }),
  SPIN: act('Spoil Ineffective', ['spoil', 'spoilIneffective'], { feature: 'spoilOutcomes' }),
  SMOT: act('Smother', 'smother', { feature: 'smothers' }),
  BLOC: act('Block', 'block', { feature: 'blocks' }),
  MAFU: act('Mark Fumbled', 'markFumbled'),
  MADR: act('Mark Dropped', 'markDropped'),
  ENPR: act('Error No Pressure', 'noPressureError'),
  DEBI: act('Debit', 'debit'),
  OOTF: act('Out On Full', 'outOnFull'),
  P50A: act('50m Penalty Against', 'penalty50Against', { feature: 'penalties' }),
  FARU: act('Free Kick Against Ruck', 'freeAgainstRuck', { feature: 'freesAgainst' }),
  FATA: act('Free Kick Against Tackling', 'freeAgainstTackling', { feature: 'freesAgainst' }),
  FAMA: act('Free Kick Against Marking', 'freeAgainstMarking', { feature: 'freesAgainst' }),
  FAGE: act('Free Kick Against General', 'freeAgainstGeneral', { feature: 'freesAgainst' }),

  TACK: act('Tackle', 'tackle', { feature: 'tackles', prec: ['tacklePrec'] }),
  TARD: act('Tackle Run Down', ['tackle', 'tackleRunDown'], { feature: 'tackles', prec: ['tacklePrec'] }),
  TAIN: act('Tackle Ineffective', 'tackleIneffective', { feature: 'tackles' }),
  TAMI: act('Tackle Missed', 'tackleMissed', { feature: 'tackles' }),
  TABR: act('Tackle Break', 'tackleBreak', { feature: 'tackles' }),
  BAUL: act('Baulk', 'baulk', { feature: 'evasion' }),
  BALD: act('Baulked', 'baulked', { feature: 'evasion' }),
  HOLD: act('Hold', 'hold', { feature: 'evasion' }),
  PRPH: act('Pressure Act Physical', 'pressurePhysical', { feature: 'pressure', prec: ['pressurePhysicalPrec'] }),
  PRCL: act('Pressure Act Closing', 'pressureClosing', { feature: 'pressure', prec: ['pressureClosingPrec'] }),
  PRCH: act('Pressure Act Chasing', 'pressureChasing', { feature: 'pressure', prec: ['pressureChasingPrec'] }),
  PRCO: act('Pressure Act Corralling', 'pressureCorralling', { feature: 'pressure', prec: ['pressureCorrallingPrec'] }),
  PRNO: act('Pressure None', 'pressureNone', { feature: 'pressure', actor: 'squad' }),
  PRSE: act('Pressure Set', 'pressureSet', { feature: 'pressure', actor: 'squad' }),
  ODWI: act('One On One Defender Win', 'oneOnOneDefenderWin', { feature: 'oneOnOnes' }),
  ODLO: act('One On One Defender Loss', 'oneOnOneDefenderLoss', { feature: 'oneOnOnes' }),
  ODNE: act('One On One Defender Neutral', 'oneOnOneDefenderNeutral', { feature: 'oneOnOnes' }),
  OTWI: act('One On One Target Win', 'oneOnOneTargetWin', { feature: 'oneOnOnes' }),
  OTLO: act('One On One Target Loss', 'oneOnOneTargetLoss', { feature: 'oneOnOnes' }),
  OTNE: act('One On One Target Neutral', 'oneOnOneTargetNeutral', { feature: 'oneOnOnes' }),
  IFTA: act('Inside 50 Target', 'in50Target', { feature: 'targets' }),
  COTA: act('Contest Target', []),

  CBAT: act('Centre Bounce Attendance', 'attendance', { feature: 'attendance' }),
  CBVS: ruck('Centre Bounce Ruck Contest', 'ruckContestCB'),
  CBHO: ruck('Centre Bounce Hitout', 'hitoutCB'),
  CBHAD: ruck('Centre Bounce Hitout To Advantage', 'hitoutAdvantageCB'),
  CBHSK: ruck('Centre Bounce Hitout Shark', 'hitoutSharkCB'),
  CBHSD: ruck('Centre Bounce Hitout Sharked', 'hitoutSharkedCB'),
  BUVS: ruck('Ball Up Ruck Contest', 'ruckContestBU'),
  BUHO: ruck('Ball Up Hitout', 'hitoutBU'),
  BUHAD: ruck('Ball Up Hitout To Advantage', 'hitoutAdvantageBU'),
  BUHSK: ruck('Ball Up Hitout Shark', 'hitoutSharkBU'),
  BUHSD: ruck('Ball Up Hitout Sharked', 'hitoutSharkedBU'),
  TIVS: ruck('Throw In Ruck Contest', 'ruckContestTI'),
  TIHO: ruck('Throw In Hitout', 'hitoutTI'),
  TIHAD: ruck('Throw In Hitout To Advantage', 'hitoutAdvantageTI'),
  TIHSK: ruck('Throw In Hitout Shark', 'hitoutSharkTI'),
  TIHSD: ruck('Throw In Hitout Sharked', 'hitoutSharkedTI'),

  ROIN: type(
    'Interchange',
    { is: 'rotation' },
    { feature: 'rotations', feeds: ['interchangeOff', 'interchangeCapped'] },
  ),
  ROIJ: type(
    'Injury Rotation',
    { is: 'rotation' },
    { feature: 'rotations', feeds: ['interchangeOff', 'interchangeCapped'] },
  ),
  ROBL: type('Blood Rotation', { is: 'rotation' }, { feature: 'rotations', feeds: ['interchangeOff'] }),
  ROCO: type('Concussion Rotation', { is: 'rotation' }, { feature: 'rotations', feeds: ['interchangeOff'] }),
  ROSU: type('Substitution', { is: 'rotation' }, { feature: 'rotations', feeds: ['interchangeOff'] }),
  ROLE: act('Role Change', [], { feature: 'roles' }),
  MAUP: act('Match Up', [], { feature: 'matchUps' }),
} as const satisfies Record<string, TransactionType>;

/** A code a match log may hold. */
export type TransactionCode = keyof typeof transactionTypes;

/** Transaction codes in the order of their column values. */
export const transactionCodes = Object.keys(transactionTypes) as readonly TransactionCode[];

/** Types in the order of their column values. */
export const transactionTypeList: readonly TransactionType[] = Object.values(transactionTypes);

/** Whether a text is a transaction code. */
export const isTransactionCode = (text: string): text is TransactionCode => Object.hasOwn(transactionTypes, text);
