import type { Feature } from '@goalsquare/engine';

/** Features that each data set lacks. Women's leagues lack only ratings. */
export const missingFeatures = {
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

export type DataSet = keyof typeof missingFeatures;
