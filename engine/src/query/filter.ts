import type { Side } from '../vocabulary/sides.js';
import type { ZoneFilter } from '../vocabulary/zones.js';

/** How squads are compared. **Source**: specification section 5, design section 4. */
export const contexts = ['For', 'Against', 'Diff', 'PhysicalDiff'] as const;
export type Context = (typeof contexts)[number];

/**
 * Which part of a match a question is about.
 * **Units**: seconds within a period. **Empty**: a member left out does not narrow the answer.
 */
export interface StatisticsFilter {
  readonly periods?: readonly number[];
  readonly zones?: readonly ZoneFilter[];
  readonly team?: Side;
  readonly fromPeriodSeconds?: number;
  readonly toPeriodSeconds?: number;
  readonly lastXSeconds?: number;
}
