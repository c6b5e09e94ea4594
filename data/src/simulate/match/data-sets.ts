import type { Feature } from '@goalsquare/engine';

/**
 * What each data set does not capture; women's leagues have everything but ratings. **Source**: metrics facts,
 * dimension support.
 */
export const lacking = {
  full: [],
  unrated: ['ratings'],
  basic: [
    'ratings',
    'attendance',
    'pressure',
    'oneOnOnes',
    'evasion',
    'blocks',
    'spoilOutcomes',
    'playOn',
    'targets',
    'kickDetail',
    'roles',
    'matchUps',
  ],
} as const satisfies Readonly<Record<string, readonly Feature[]>>;

/** A data set. */
export type DataSet = keyof typeof lacking;
