import type { TransactionCode } from '@goalsquare/engine';

/** An operator's judgement of a disposal. */
export const judgements = ['', 'effective', 'ineffective', 'clanger'] as const;
export type Judgement = (typeof judgements)[number];

/** The source's kinds of chain starts and ends. */
export const chainStarts = ['centreBounce', 'ballUp', 'throwIn', 'kickIn', 'possGain'] as const;
export const chainEnds = [
  'goal',
  'behind',
  'rushed',
  'rushedOpp',
  'turnover',
  'outOfBounds',
  'ballUpCall',
  'endQuarter',
] as const;

/** Transactions for disposals, by the source's name and judgement. A kick without a judgement counts as ineffective. */
export const disposals: Readonly<Record<string, Readonly<Record<Judgement, TransactionCode | undefined>>>> = {
  Kick: { effective: 'KKEF', ineffective: 'KKIN', clanger: 'KKCL', '': 'KKIN' },
  'Ground Kick': { effective: 'GKEF', ineffective: 'GKIN', clanger: 'GKCL', '': 'GKIN' },
  Handball: { effective: 'HBEF', ineffective: 'HBIN', clanger: 'HBCL', '': undefined },
};

/** Transactions for other events of the source. */
export const transactions: Readonly<Record<string, TransactionCode>> = {
  'Hard Ball Get': 'HBGE',
  'Hard Ball Get Crumb': 'HBCR',
  'Ruck Hard Ball Get': 'HBRU',
  'Loose Ball Get': 'LBGE',
  'Loose Ball Get Crumb': 'LBCR',
  Gather: 'GATH',
  'Gather From Hitout': 'GAHO',
  'Gather from Opposition': 'GAOP',
  'Handball Received': 'HBRE',
  'Uncontested Mark': 'MAUN',
  'Mark On Lead': 'MALE',
  'Contested Mark': 'MACO',
  'Pack Mark (P)': 'MACO',
  'Pack Mark (O)': 'MACO',
  'Free For': 'FKCO',
  'Free For: In Possession': 'FKIP',
  'Free For: Off The Ball': 'FKOB',
  'Free For: Before the Bounce': 'FKBB',
  'Free Advantage': 'FKAD',
  'OOF Kick In': 'OFKI',
  'Contested Knock On': 'KNOC',
  'Knock On': 'KNON',
  Bounce: 'BOUN',
  Spoil: 'SPOI',
  'Mark Dropped': 'MADR',
  'Mark Fumbled': 'MAFU',
  'No Pressure Error': 'ENPR',
  Debit: 'DEBI',
  'Out On Full After Kick': 'OOTF',
  'Out On Full': 'OOTF',
  Goal: 'GOAL',
  Behind: 'BEHI',
  'Shot At Goal': 'MISS',
  'Contest Target': 'COTA',
  'Kickin play on': 'KIPO',
  'Kickin short': 'KISH',
  'Kickin long': 'KILO',
  'Kick In Ineffective': 'KIIN',
  'Kick In Clanger': 'KICL',
  'Centre Bounce': 'CEBO',
  'Out of Bounds': 'OOBO',
  'Ball Up Call': 'BUCA',
};

/** Types of rows that describe the preceding kick. */
export const ENTRY_FLAG = 'Kick Into F50';
export const ENTRY_RESULT = 'Kick Inside 50 Result';

/** The restart transaction for each chain start at a stoppage. */
export const restarts = { centreBounce: 'CEBO', ballUp: 'BAUP', throwIn: 'THIN' } as const satisfies Partial<
  Record<(typeof chainStarts)[number], TransactionCode>
>;

/** Features that the source captures only in part. **Source**: `docs/adr/0009-chains.md`. */
export const limits = [
  'INSIDE_50 of a squad is about 1.4 per match below official figures, because the source flags too few kicks as entries',
] as const;

/** Features that the source does not capture. */
export const lacks = [
  'ruck',
  'attendance',
  'tackles',
  'pressure',
  'rotations',
  'oneOnOnes',
  'freesAgainst',
  'evasion',
  'smothers',
  'blocks',
  'spoilOutcomes',
  'playOn',
  'penalties',
  'targets',
  'kickDetail',
  'roles',
  'matchUps',
] as const;
