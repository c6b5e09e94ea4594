/**
 * What a source may not capture, or a league may not have (`ratings`). The header of a log lists what it `lacks`. A
 * metric that needs such a feature is absent from every response about the match, as 0 would be wrong.
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
  'play',
] as const;

/** A feature that a source may lack. Everything else is `core`, and every log contains it. */
export type Feature = (typeof features)[number];

/**
 * The bit that every metric needs, next to the bits of its features. A match of which no transaction is known lacks it.
 */
export const CORE_BIT = 1 << features.length;

/**
 * The bits of metrics that read time: any time, and time other than that on the ground in a role. A query whose filter
 * has no meaning for time lacks one of them.
 */
export const TIME_BIT = CORE_BIT << 1;
export const ROLELESS_TIME_BIT = CORE_BIT << 2;

/**
 * The bit of metrics that read acts. A query by place lacks it in a match of which only the scores are known: they have
 * no place. Time has none anywhere, so it does not need the bit.
 */
export const PLACE_BIT = CORE_BIT << 3;

/** The bit of metrics that need play between scores. */
export const PLAY_BIT = 1 << features.indexOf('play');

/** Returns the features whose bits are set. */
export const featuresIn = (bits: number): readonly Feature[] =>
  features.filter((_, index) => (bits & (1 << index)) !== 0);

/** Describes each feature in words that follow "a source that does not capture". */
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
  play: 'play between scores',
};
