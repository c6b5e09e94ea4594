import type { ResultTable } from '@goalsquare/engine';
import type { StatisticsFrame } from './statistics-frame.js';
import type { ReadyPlan } from './ready-plan.js';

/**
 * The results of one request, and their frame in the response. The table contains them until the plan is used again.
 */
export interface Numbers {
  readonly ready: ReadyPlan;
  readonly table: ResultTable;
  readonly frame: StatisticsFrame;
}
