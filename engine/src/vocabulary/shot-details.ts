/**
 * The lists of shot details, from the left-hand boundary to the right-hand one and from the goal outwards. **Source**:
 * `docs/reference/metadata-lists.md`.
 */
export const shotDetails = {
  angleGroup: [
    'Left Boundary',
    'Left Acute',
    'Left Corridor',
    'In Front',
    'Right Corridor',
    'Right Acute',
    'Right Boundary',
  ],
  distanceGroup: ['0-15m', '15-30m', '30-40m', '40-50m', '50m+'],
  type: ['Set Shot Regular', 'Set Shot Snap', 'General Play Regular', 'General Play Snap', 'Ground Kick'],
  origin: ['General Play', 'Mark', 'Free Kick', '50m Penalty', 'Gimme'],
} as const;

/** Group of the angle at which a shot was taken, as the kicker sees it. */
export type ShotAngleGroup = (typeof shotDetails.angleGroup)[number];
/** Group of the distance at which a shot was taken. */
export type ShotDistanceGroup = (typeof shotDetails.distanceGroup)[number];
/** How a shot was taken. */
export type ShotType = (typeof shotDetails.type)[number];
/** What a shot came from. */
export type ShotOrigin = (typeof shotDetails.origin)[number];
