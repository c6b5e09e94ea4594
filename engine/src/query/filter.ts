import type { Side } from '../vocabulary/sides.js';
import type { ZoneFilter } from '../vocabulary/zones.js';

/** How squads are compared. **Source**: `docs/statistics.md`. */
export const contexts = ['For', 'Against', 'Diff', 'PhysicalDiff'] as const;
export type Context = (typeof contexts)[number];

/**
 * The part of a match that a query reads.
 * **Units**: seconds within a period. **Empty**: a member that is left out does not narrow the result.
 */
export interface StatisticsFilter {
  readonly periods?: readonly number[];
  readonly zones?: readonly ZoneFilter[];
  readonly team?: Side;
  readonly fromPeriodSeconds?: number;
  readonly toPeriodSeconds?: number;
  readonly lastXSeconds?: number;
}
