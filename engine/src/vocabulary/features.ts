/**
 * Features that a source may not capture, or that a league may not have (`ratings`). The header of a log lists those
 * that it `lacks`. A metric that needs such a feature is absent from every response about the match, because 0 would be
 * wrong.
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
 * The bit that every metric needs, in addition to the bits of its features. A match without known transactions lacks
 * it.
 */
export const CORE_BIT = 1 << features.length;

/**
 * Bits that metrics of time need: one for any time, and one for time that no role divides. In a query whose filter
 * does not apply to such time, every match counts as lacking the bit.
 */
export const TIME_BIT = CORE_BIT << 1;
export const ROLELESS_TIME_BIT = CORE_BIT << 2;

/**
 * Bit that metrics of acts need. If only the scores of a match are known, the match counts as lacking it in a query
 * by location, because the scores have no location. Time never has a location, so metrics of time do not need the
 * bit.
 */
export const PLACE_BIT = CORE_BIT << 3;

/** Bit that metrics need unless they read only scores. */
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
  spoilOutcomes: 'outcomes of spoils',
  playOn: 'playing on from marks',
  penalties: '50 m penalties',
  targets: 'targets of inside-50 kicks',
  kickDetail: 'details of kicks',
  roles: 'roles on the ground',
  matchUps: 'direct opponents',
  play: 'play between scores',
};
