/** How the ball was brought into forward 50; a ground kick is a kick. The list is ours. */
export const entryTypes = ['Kick', 'Handball', 'Run', 'Knock On', 'Spoil'] as const;

/** How the ball was brought into forward 50. */
export type EntryType = (typeof entryTypes)[number];

/**
 * What came of an entry first: a score from it, the ball in the hands of the squad (by mark, free kick or otherwise) or
 * of the opposition, a stoppage, or the siren. The list is ours.
 */
export const entryOutcomes = [
  'Goal',
  'Behind',
  'Rushed Behind',
  'Mark',
  'Free Kick',
  'Possession',
  'Turnover',
  'Stoppage',
  'End Of Period',
] as const;

/** What came of an entry first. */
export type EntryOutcome = (typeof entryOutcomes)[number];
