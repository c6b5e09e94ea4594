/** Ways in which the ball can enter the forward 50. A ground kick is a kick. The list is our own. */
export const entryTypes = ['Kick', 'Handball', 'Run', 'Knock On', 'Spoil'] as const;

/** A way in which the ball can enter the forward 50. */
export type EntryType = (typeof entryTypes)[number];

/**
 * First result of an entry: a score, possession of the squad (by mark, free kick or otherwise) or of the opposition, a
 * stoppage, or the end of the period. The list is our own.
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

/** First result of an entry. */
export type EntryOutcome = (typeof entryOutcomes)[number];
