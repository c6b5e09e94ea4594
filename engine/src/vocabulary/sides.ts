/** The two squads of a match, spelt as the contract's `team` parameter spells them. */
export const sides = ['home', 'away'] as const;

/** One of the two squads of a match. */
export type Side = (typeof sides)[number];

/** Number of a side in every column: home 0, away 1. */
export type SideIndex = 0 | 1;

/** Column value of a row that no squad acted in, such as a ball-up. */
export const NO_SIDE = 2;

/** Returns the other squad. */
export const opponent = (side: SideIndex): SideIndex => (side === 0 ? 1 : 0);
