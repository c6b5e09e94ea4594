import type { ResultTable } from '@goalsquare/engine';
import type { StatisticsFrame } from './statistics-frame.js';
import type { ReadyPlan } from './ready-plan.js';

/**
 * The numbers of one question, and where in an answer they stand. The sheet holds them until the plan is asked again.
 */
export interface Numbers {
  readonly ready: ReadyPlan;
  readonly table: ResultTable;
  readonly frame: StatisticsFrame;
}
