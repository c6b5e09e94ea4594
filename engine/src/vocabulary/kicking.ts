/** Feet a ball is kicked with. */
export const feet = ['Left', 'Right'] as const;
/** The lengths of kicks. **Source**: `docs/reference/metadata-lists.md`. */
export const kickDistances = ['Short', 'Long'] as const;
/** Direction of a kick, as its squad sees it. */
export const kickDirections = ['Forward', 'Backwards'] as const;

/** The intents of kicks. The list is our own, because no source has one. */
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

/** The intent of a kick. */
export type KickIntent = (typeof kickIntents)[number];

/** The targets of kick-ins and inside-50 kicks. **Source**: `docs/reference/metadata-lists.md`. */
export const kickTargets = ['Left', 'Right', 'Centre', 'Corridor'] as const;

/** The target of a kick-in or a kick inside 50. */
export type KickTarget = (typeof kickTargets)[number];

/** The intents of inside-50 kicks. **Source**: `docs/reference/metadata-lists.md`. */
export const inside50Intents = ['Go To', 'Go To No Chance', 'Bomb', 'Score', 'Other'] as const;

/** The intent of a kick inside 50. */
export type Inside50Intent = (typeof inside50Intents)[number];
