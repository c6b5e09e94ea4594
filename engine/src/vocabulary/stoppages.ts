/** Kinds of stoppage, spelt as the metric codes spell them. */
export const stoppageKinds = ['CB', 'BU', 'TI'] as const;
export type StoppageKind = (typeof stoppageKinds)[number];

/** Ways a chain of possession can begin. **Source**: metric families (stoppages, kick-in, intercept). */
export const chainStarts = ['CB', 'BU', 'TI', 'KI', 'INT'] as const;
export type ChainStart = (typeof chainStarts)[number];

/** How the ball was won at an intercept, in the order of the INTERCEPT metrics. */
export const gainKinds = [
  'hardBall', 'looseBall', 'gather', 'markContested', 'markUncontested', 'freeKick', 'knockOn', 'groundKick', 'outOnFullKickIn',
] as const;
export type GainKind = (typeof gainKinds)[number];
