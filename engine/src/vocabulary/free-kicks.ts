/** The reasons for free kicks. **Source**: `docs/reference/metadata-lists.md`. */
export const freeKickReasons = [
  'Holding the Man',
  'Illegal Block',
  'Push in Back',
  'Trip/Slide',
  'High Tackle',
  'Holding the Ball',
  'Deliberate Out of Bounds',
  'Chopping the Arms',
  'Free after Disposal',
  'Kicking in Danger',
  'Run too Far',
  'Centre Bounce Infringement',
  'Throwing the Ball',
  'Deliberate Rushed',
  'Official in Wrong Place',
  'Interchange Infringement',
  'Other',
] as const;

/** Why a free kick was paid. */
export type FreeKickReason = (typeof freeKickReasons)[number];

/** The contests in which free kicks are paid. **Source**: `docs/reference/metadata-lists.md`. */
export const freeKickContexts = ['Ruck', 'Tackling', 'Marking', 'General'] as const;

/** The contest a free kick was paid in. */
export type FreeKickContext = (typeof freeKickContexts)[number];
