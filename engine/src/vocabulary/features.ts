/**
 * What a source may be unable to capture, or a league may do without (`ratings`). A log's header lists its `lacks`; a
 * metric that needs a lacking feature is absent from every answer of that match, since a 0 would be untrue.
 */
export const features = [
  'ruck',
  'attendance',
  'tackles',
  'pressure',
  'rotations',
  'oneOnOnes',
  'freesAgainst',
  'evasion',
  'smothers',
  'blocks',
  'spoilOutcomes',
  'playOn',
  'penalties',
  'targets',
  'kickDetail',
  'roles',
  'matchUps',
  'ratings',
] as const;

/** One thing a source may lack; everything else is `core` and every log carries it. */
export type Feature = (typeof features)[number];

/** What each feature is of a source, in words that follow "a source that does not capture". */
export const featureTexts: Readonly<Record<Exclude<Feature, 'ratings'>, string>> = {
  ruck: 'ruck contests and hitouts',
  attendance: 'who attends centre bounces',
  tackles: 'tackles',
  pressure: 'pressure acts',
  rotations: 'rotations',
  oneOnOnes: 'one-on-one contests',
  freesAgainst: 'who gave free kicks away',
  evasion: 'baulks and holds',
  smothers: 'smothers',
  blocks: 'blocks',
  spoilOutcomes: 'what spoils came to',
  playOn: 'playing on from marks',
  penalties: '50 m penalties',
  targets: 'targets of inside-50 kicks',
  kickDetail: 'details of kicks',
  roles: 'roles on the ground',
  matchUps: 'direct opponents',
};
