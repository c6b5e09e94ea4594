/** Feet a ball is kicked with. */
export const feet = ['Left', 'Right'] as const;
/** How far a kick went. **Source**: contract facts, section 19. */
export const kickDistances = ['Short', 'Long'] as const;
/** Which way a kick went, seen from the squad that kicked. */
export const kickDirections = ['Forward', 'Backwards'] as const;

/** What kicks are meant to do; the list is ours, as no source names one. */
export const kickIntents = [
  'Short Pass',
  'Lead',
  'Space',
  'Contest',
  'Switch',
  'Long Down Line',
  'Kick In',
  'Shot At Goal',
] as const;

/** What a kick was meant to do. */
export type KickIntent = (typeof kickIntents)[number];

/** Where kick-ins and kicks inside 50 go to. **Source**: contract facts, section 19. */
export const kickTargets = ['Left', 'Right', 'Centre', 'Corridor'] as const;

/** Where a kick-in or a kick inside 50 went to. */
export type KickTarget = (typeof kickTargets)[number];

/** What kicks inside 50 are meant to do. **Source**: contract facts, section 19. */
export const inside50Intents = ['Go To', 'Go To No Chance', 'Bomb', 'Score', 'Other'] as const;

/** What a kick inside 50 was meant to do. */
export type Inside50Intent = (typeof inside50Intents)[number];
