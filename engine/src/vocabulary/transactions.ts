import type { BaseCode } from './bases.js';
import type { Feature } from './features.js';
import type { GainKind, StoppageKind } from './stoppages.js';

/** The performer of a transaction: a person, a squad as a whole, no one, or a person if the source names one. */
export type Actor = 'person' | 'squad' | 'none' | 'personIfKnown';

/** How effective a disposal was. */
export type Quality = 'effective' | 'ineffective' | 'clanger';

/** Effect of a transaction on play. The code in `timeline/` branches on it. */
export type EventKind =
  | { readonly is: 'restart'; readonly kind: StoppageKind }
  | { readonly is: 'halt'; readonly end: 'OOB' | 'BU' }
  | { readonly is: 'possession'; readonly gain: GainKind; readonly contested: boolean; readonly set: boolean }
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
  readonly play: EventKind;
  /** Feature that a source must capture to supply the transaction. */
  readonly feature: Feature | 'core';
  /** Whether the location of the transaction is the ball's, rather than that of a person near the ball. */
  readonly locatesBall: boolean;
  /** Bases to which each such transaction adds 1, whatever its context. */
  readonly feeds: readonly BaseCode[];
  /** Further bases to which each transaction adds 1 before the clearance of a stoppage. */
  readonly preClearance: readonly BaseCode[];
}

/** One row of the table. Default: a transaction of a person that every source captures. */
type Row = Pick<TransactionType, 'name' | 'feeds'> & Partial<Omit<TransactionType, 'play' | 'locatesBall'>>;
type Won = Extract<EventKind, { is: 'possession' }>;
type Disposal = Extract<EventKind, { is: 'disposal' }>;

/** Features whose acts are located where a person without the ball is, or was. */
const awayFromBall: ReadonlySet<Feature | 'core'> = new Set<Feature>(['pressure', 'tackles', 'evasion', 'blocks']);

const type = ({ name, play, ...row }: Row & Pick<TransactionType, 'play'>): TransactionType => ({
  name,
  actor: row.actor ?? 'person',
  play,
  feature: row.feature ?? 'core',
  locatesBall: row.feature === undefined || !awayFromBall.has(row.feature),
  feeds: row.feeds,
  preClearance: row.preClearance ?? [],
});
const restart = (name: string, kind: StoppageKind) =>
  type({ name, play: { is: 'restart', kind }, actor: 'none', feeds: [] });
/** Gains after which the player kicks from a set position. */
const setGains: ReadonlySet<GainKind> = new Set(['markContested', 'markUncontested', 'freeKick', 'outOnFullKickIn']);

const possession =
  (contested: boolean) =>
  ({ gain, ...row }: Row & Pick<Won, 'gain'>) =>
    type({ ...row, play: { is: 'possession', gain, contested, set: setGains.has(gain) } });
const [contested, uncontested] = [possession(true), possession(false)];
const freeKick = (name: string, base: BaseCode) =>
  uncontested({ name, gain: 'freeKick', feeds: [base], preClearance: ['freePrec'] });
const disposal =
  (by: Disposal['by']) =>
  ({ quality, ...row }: Row & Pick<Disposal, 'quality'>) =>
    type({ ...row, play: { is: 'disposal', by, quality }, preClearance: ['disposalPrec'] });
const [kick, groundKick, handball] = [disposal('kick'), disposal('groundKick'), disposal('handball')];
const kickIn = (name: string, base: BaseCode) => type({ name, play: { is: 'kickIn' }, feeds: [base] });
const rotation = (row: Row) => type({ ...row, play: { is: 'rotation' }, feature: 'rotations' });
const act = (row: Row) => type({ ...row, play: { is: 'act' } });
const pressure = (name: string, base: BaseCode, preClearance: BaseCode) =>
  act({ name, feature: 'pressure', feeds: [base], preClearance: [preClearance] });
const ruck = (name: string, base: BaseCode) => act({ name, feature: 'ruck', feeds: [base] });

/**
 * The vocabulary of transactions: every code that a match log can contain, and the bases it feeds.
 * The contract's documentation lists the codes `CBxx`. The others follow the same pattern.
 */
export const transactionTypes = {
  CEBO: restart('Centre Bounce', 'CB'),
  CETU: restart('Centre Bounce Throw Up', 'CB'),
  BAUP: restart('Ball Up', 'BU'),
  THIN: restart('Throw In', 'TI'),
  BUCA: type({ name: 'Ball Up Call', play: { is: 'halt', end: 'BU' }, actor: 'none', feeds: [] }),
  OOBO: type({ name: 'Out Of Bounds', play: { is: 'halt', end: 'OOB' }, actor: 'none', feeds: [] }),

  HBGE: contested({
    name: 'Hard Ball Get',
    gain: 'hardBall',
    feeds: ['hardBallGetGround'],
    preClearance: ['hardGroundPrec'],
  }),
  HBCR: contested({
    name: 'Hard Ball Get Crumb',
    gain: 'hardBall',
    feeds: ['hardBallGetGround', 'crumb'],
    preClearance: ['hardGroundPrec'],
  }),
  HBRU: contested({
    name: 'Ruck Hard Ball Get',
    gain: 'hardBall',
    feeds: ['hardBallGetRuck'],
    preClearance: ['hardRuckPrec'],
  }),
  LBGE: contested({
    name: 'Loose Ball Get',
    gain: 'looseBall',
    feeds: ['looseBallGet'],
    preClearance: ['loosePrec'],
  }),
  LBCR: contested({
    name: 'Loose Ball Get Crumb',
    gain: 'looseBall',
    feeds: ['looseBallGet', 'crumb'],
    preClearance: ['loosePrec'],
  }),
  GAHO: contested({
    name: 'Gather From Hitout',
    gain: 'gather',
    feeds: ['gatherHitout'],
    preClearance: ['contestedOtherPrec'],
  }),
  GATH: uncontested({ name: 'Gather', gain: 'gather', feeds: ['gatherUncontested'] }),
  GAOP: uncontested({ name: 'Gather From Opposition', gain: 'gather', feeds: ['gatherOpposition'] }),
  HBRE: uncontested({ name: 'Handball Receive', gain: 'gather', feeds: ['handballReceive'] }),
  MAUN: uncontested({ name: 'Mark Uncontested', gain: 'markUncontested', feeds: ['markUncontested'] }),
  MALE: uncontested({ name: 'Mark On Lead', gain: 'markUncontested', feeds: ['markOnLead'] }),
  MACO: contested({
    name: 'Mark Contested',
    gain: 'markContested',
    feeds: ['markContested'],
    preClearance: ['contestedOtherPrec'],
  }),
  FKCO: contested({
    name: 'Free Kick In Contest',
    gain: 'freeKick',
    feeds: ['freeInContest'],
    preClearance: ['contestedOtherPrec', 'freePrec'],
  }),
  FKIP: freeKick('Free Kick In Possession', 'freeInPossession'),
  FKOB: freeKick('Free Kick Off The Ball', 'freeOffBall'),
  FKBB: freeKick('Free Kick Before The Bounce', 'freeBeforeBounce'),
  OFKI: uncontested({ name: 'Out On Full Kick In', gain: 'outOnFullKickIn', feeds: [] }),
  KNOC: contested({
    name: 'Knock On Contested',
    gain: 'knockOn',
    feeds: ['knockOnContested'],
    preClearance: ['contestedOtherPrec'],
  }),
  KNON: act({ name: 'Knock On', feeds: ['knockOn'] }),
  FKAD: act({ name: 'Free Kick Advantage', feeds: [] }),

  KKEF: kick({ name: 'Kick Effective', quality: 'effective', feeds: ['kickEffective'] }),
  KKIN: kick({ name: 'Kick Ineffective', quality: 'ineffective', feeds: ['kickIneffective'] }),
  KKCL: kick({ name: 'Kick Clanger', quality: 'clanger', feeds: ['kickClanger'] }),
  GKEF: groundKick({ name: 'Ground Kick Effective', quality: 'effective', feeds: ['groundKickEffective'] }),
  GKIN: groundKick({ name: 'Ground Kick Ineffective', quality: 'ineffective', feeds: ['groundKickIneffective'] }),
  GKCL: groundKick({ name: 'Ground Kick Clanger', quality: 'clanger', feeds: ['groundKickClanger'] }),
  HBEF: handball({ name: 'Handball Effective', quality: 'effective', feeds: ['handballEffective'] }),
  HBIN: handball({ name: 'Handball Ineffective', quality: 'ineffective', feeds: ['handballIneffective'] }),
  HBCL: handball({ name: 'Handball Clanger', quality: 'clanger', feeds: ['handballClanger'] }),
  KIPO: kickIn('Kick In Play On', 'kickInPlayOn'),
  KISH: kickIn('Kick In Short', 'kickInShort'),
  KILO: kickIn('Kick In Long', 'kickInLong'),
  KIIN: kickIn('Kick In Ineffective', 'kickInIneffective'),
  KICL: kickIn('Kick In Clanger', 'kickInClanger'),
  BOUN: type({ name: 'Running Bounce', play: { is: 'carry' }, feeds: ['runningBounce'] }),
  PLON: act({ name: 'Mark Play On', feature: 'playOn', feeds: ['markPlayOn'] }),

  GOAL: type({ name: 'Goal', play: { is: 'score', result: 'GOAL' }, feeds: ['goal'] }),
  BEHI: type({ name: 'Behind', play: { is: 'score', result: 'BEHI' }, feeds: ['behind'] }),
  RUSH: type({ name: 'Behind Rushed', play: { is: 'score', result: 'RUSH' }, actor: 'squad', feeds: ['rushedBehind'] }),
  MISS: act({ name: 'Shot At Goal Missed', feeds: ['shotMissed'] }),

  SPOI: act({ name: 'Spoil', feeds: ['spoil'] }),
  SPGP: act({ name: 'Spoil Gaining Possession', feature: 'spoilOutcomes', feeds: ['spoil', 'spoilGaining'] }),
  SPIN: act({ name: 'Spoil Ineffective', feature: 'spoilOutcomes', feeds: ['spoil', 'spoilIneffective'] }),
  SMOT: act({ name: 'Smother', feature: 'smothers', feeds: ['smother'] }),
  BLOC: act({ name: 'Block', feature: 'blocks', feeds: ['block'] }),
  MAFU: act({ name: 'Mark Fumbled', feeds: ['markFumbled'] }),
  MADR: act({ name: 'Mark Dropped', feeds: ['markDropped'] }),
  ENPR: act({ name: 'Error No Pressure', feeds: ['noPressureError'] }),
  DEBI: act({ name: 'Debit', feeds: ['debit'] }),
  OOTF: act({ name: 'Out On Full', feeds: ['outOnFull'] }),
  P50A: act({ name: '50m Penalty Against', feature: 'penalties', feeds: ['penalty50Against'] }),
  FARU: act({ name: 'Free Kick Against Ruck', feature: 'freesAgainst', feeds: ['freeAgainstRuck'] }),
  FATA: act({ name: 'Free Kick Against Tackling', feature: 'freesAgainst', feeds: ['freeAgainstTackling'] }),
  FAMA: act({ name: 'Free Kick Against Marking', feature: 'freesAgainst', feeds: ['freeAgainstMarking'] }),
  FAGE: act({ name: 'Free Kick Against General', feature: 'freesAgainst', feeds: ['freeAgainstGeneral'] }),

  TACK: act({ name: 'Tackle', feature: 'tackles', feeds: ['tackle'], preClearance: ['tacklePrec'] }),
  TARD: act({
    name: 'Tackle Run Down',
    feature: 'tackles',
    feeds: ['tackle', 'tackleRunDown'],
    preClearance: ['tacklePrec'],
  }),
  TAIN: act({ name: 'Tackle Ineffective', feature: 'tackles', feeds: ['tackleIneffective'] }),
  TAMI: act({ name: 'Tackle Missed', feature: 'tackles', feeds: ['tackleMissed'] }),
  TABR: act({ name: 'Tackle Break', feature: 'tackles', feeds: ['tackleBreak'] }),
  BAUL: act({ name: 'Baulk', feature: 'evasion', feeds: ['baulk'] }),
  BALD: act({ name: 'Baulked', feature: 'evasion', feeds: ['baulked'] }),
  HOLD: act({ name: 'Hold', feature: 'evasion', feeds: ['hold'] }),
  PRPH: pressure('Pressure Act Physical', 'pressurePhysical', 'pressurePhysicalPrec'),
  PRCL: pressure('Pressure Act Closing', 'pressureClosing', 'pressureClosingPrec'),
  PRCH: pressure('Pressure Act Chasing', 'pressureChasing', 'pressureChasingPrec'),
  PRCO: pressure('Pressure Act Corralling', 'pressureCorralling', 'pressureCorrallingPrec'),
  PRNO: act({ name: 'Pressure None', actor: 'squad', feature: 'pressure', feeds: ['pressureNone'] }),
  PRSE: act({ name: 'Pressure Set', actor: 'squad', feature: 'pressure', feeds: ['pressureSet'] }),
  ODWI: act({ name: 'One On One Defender Win', feature: 'oneOnOnes', feeds: ['oneOnOneDefenderWin'] }),
  ODLO: act({ name: 'One On One Defender Loss', feature: 'oneOnOnes', feeds: ['oneOnOneDefenderLoss'] }),
  ODNE: act({ name: 'One On One Defender Neutral', feature: 'oneOnOnes', feeds: ['oneOnOneDefenderNeutral'] }),
  OTWI: act({ name: 'One On One Target Win', feature: 'oneOnOnes', feeds: ['oneOnOneTargetWin'] }),
  OTLO: act({ name: 'One On One Target Loss', feature: 'oneOnOnes', feeds: ['oneOnOneTargetLoss'] }),
  OTNE: act({ name: 'One On One Target Neutral', feature: 'oneOnOnes', feeds: ['oneOnOneTargetNeutral'] }),
  IFTA: act({ name: 'Inside 50 Target', feature: 'targets', feeds: ['in50Target'] }),
  COTA: act({ name: 'Contest Target', feeds: [] }),

  CBAT: act({ name: 'Centre Bounce Attendance', feature: 'attendance', feeds: ['attendance'] }),
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

  ROIN: rotation({ name: 'Interchange', feeds: ['interchangeOff', 'interchangeCapped'] }),
  ROIJ: rotation({ name: 'Injury Rotation', feeds: ['interchangeOff', 'interchangeCapped'] }),
  ROBL: rotation({ name: 'Blood Rotation', feeds: ['interchangeOff'] }),
  ROCO: rotation({ name: 'Concussion Rotation', feeds: ['interchangeOff'] }),
  ROSU: rotation({ name: 'Substitution', feeds: ['interchangeOff'] }),
  ROLE: act({ name: 'Role Change', feature: 'roles', feeds: [] }),
  MAUP: act({ name: 'Match Up', feature: 'matchUps', feeds: [] }),
} as const satisfies Record<string, TransactionType>;

/** A code that a match log can contain. */
export type TransactionCode = keyof typeof transactionTypes;

/** Transaction codes in the order of their column values. */
export const transactionCodes = Object.keys(transactionTypes) as readonly TransactionCode[];

/** Types in the order of their column values. */
export const transactionTypeList: readonly TransactionType[] = Object.values(transactionTypes);

/** Whether a text is a transaction code. */
export const isTransactionCode = (text: string): text is TransactionCode => Object.hasOwn(transactionTypes, text);
