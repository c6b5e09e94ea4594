/**
 * What a source may be unable to capture. A log's header lists its `lacks`; a metric that needs a lacking feature
 * is absent from every answer of that match, since a 0 would be untrue.
 */
export const features = [
  'ruck', 'attendance', 'tackles', 'pressure', 'rotations', 'oneOnOnes', 'freesAgainst', 'evasion', 'smothers',
  'blocks', 'spoilOutcomes', 'playOn', 'penalties', 'targets', 'kickDetail', 'roles', 'matchUps',
] as const;

/** One thing a source may lack; everything else is `core` and every log carries it. */
export type Feature = (typeof features)[number];
