import { planOf } from '../../../metrics/plan.js';
import { PLAY_BIT, TIME_BIT } from '../../../vocabulary/features.js';
import { dividesTime, type ActDimension } from '../../acts/act-selection.js';
import { hasAny } from '../../filter.js';
import type { StatisticsQuery } from './statistics-query.js';

/** Returns the bits that are in any of the needs. */
export function anyOf(needs: Int32Array): number {
  return needs.reduce((bits, need) => bits | need, 0);
}

/**
 * Bits of the features needed for time on the ground, and for playing time, which is known even without the play
 * between scores.
 */
export const secondsNeeds = {
  player: anyOf(planOf('player', ['TIME_ON_GROUND']).needs),
  squad: anyOf(planOf('squad', ['TIME_IN_POSSESSION_TOTAL']).needs) & ~PLAY_BIT,
} as const;

/**
 * Returns the bits of the features that the seconds of rows need. Zones and areas do not divide time: seconds cover the
 * selected time, wherever the ball was. There is no time for acts against certain opponents, nor for rows by receiver
 * or location.
 */
export function secondsNeedOf({ level, acts }: StatisticsQuery, labels: readonly ActDimension[]): number {
  const hasNone = hasAny(acts.againstPersonIds) || !labels.every((dimension) => dividesTime[dimension]);
  return hasNone ? secondsNeeds[level] : secondsNeeds[level] & ~TIME_BIT;
}
