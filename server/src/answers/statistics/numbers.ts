import type { ResultTable } from '@goalsquare/engine';
import type { StatisticsFrame } from './statistics-frame.js';
import type { ReadyPlan } from './ready-plan.js';

/** The results of one request, and the frame of its response. The table is valid until the plan is used again. */
export interface Numbers {
  readonly ready: ReadyPlan;
  readonly table: ResultTable;
  readonly frame: StatisticsFrame;
}
