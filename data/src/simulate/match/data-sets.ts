import type { Feature } from '@goalsquare/engine';

/** What each data set does not capture. **Source**: metrics facts, dimension support. */
export const lacking = {
  full: [],
  basic: ['attendance', 'pressure', 'oneOnOnes', 'evasion', 'blocks', 'spoilOutcomes', 'playOn', 'targets', 'kickDetail', 'roles', 'matchUps'],
} as const satisfies Readonly<Record<string, readonly Feature[]>>;
