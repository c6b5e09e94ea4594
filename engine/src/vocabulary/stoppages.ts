/** Kinds of stoppage, spelt as the metric codes spell them. */
export const stoppageKinds = ['CB', 'BU', 'TI'] as const;
export type StoppageKind = (typeof stoppageKinds)[number];

/** Ways in which a chain can begin. **Source**: `docs/reference/metadata-lists.md`. */
export const chainStarts = ['CB', 'BU', 'TI', 'KI', 'INT'] as const;
export type ChainStart = (typeof chainStarts)[number];

/** Ways in which the ball can be won at an intercept, in the order of the INTERCEPT metrics. */
export const gainKinds = [
  'hardBall',
  'looseBall',
  'gather',
  'markContested',
  'markUncontested',
  'freeKick',
  'knockOn',
  'groundKick',
  'outOnFullKickIn',
] as const;
export type GainKind = (typeof gainKinds)[number];

/** Name and code of something that happens at a stoppage. */
interface StoppagePart {
  readonly name: string;
  readonly code: string;
}

/**
 * The parts of a stoppage without a transaction of their own: a restart that was not captured, the first possession,
 * the clearance and the exit. **Source**: `docs/reference/metadata-lists.md`.
 */
export const stoppageParts = {
  CB: {
    restart: { name: 'Centre Bounce', code: 'CEBO' },
    firstPossession: { name: 'Centre Bounce First Possession', code: 'CBFP' },
    clearance: { name: 'Centre Bounce Clearance', code: 'CBCL' },
    exit: { name: 'Centre Bounce Exit', code: 'CBEX' },
  },
  BU: {
    restart: { name: 'Ball Up', code: 'BAUP' },
    firstPossession: { name: 'Ball Up First Possession', code: 'BUFP' },
    clearance: { name: 'Ball Up Clearance', code: 'BUCL' },
    exit: { name: 'Ball Up Exit', code: 'BUEX' },
  },
  TI: {
    restart: { name: 'Throw In', code: 'THIN' },
    firstPossession: { name: 'Throw In First Possession', code: 'TIFP' },
    clearance: { name: 'Throw In Clearance', code: 'TICL' },
    exit: { name: 'Throw In Exit', code: 'TIEX' },
  },
} as const satisfies Readonly<
  Record<StoppageKind, Readonly<Record<'restart' | 'firstPossession' | 'clearance' | 'exit', StoppagePart>>>
>;

/** Ways in which the ball can leave a stoppage, as in the STOPPAGE_EXIT metrics. A ground kick is a kick. */
export const stoppageExitTypes = ['Kick', 'Handball', 'Knock On'] as const;

/** A way in which the ball can leave a stoppage. */
export type StoppageExitType = (typeof stoppageExitTypes)[number];
