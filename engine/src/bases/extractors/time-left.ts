import type { EventContext } from '../../timeline/event-context.js';
import type { Row } from '../../timeline/row.js';
import type { ContributionSink } from '../contribution-sink.js';

/** Inputs of the extractor in addition to a match's rows. **Units**: seconds. */
export interface QuarterTimes {
  /** Playing time of a quarter. */
  readonly quarterSeconds: number;
  /** Remaining playing time of each quarter, from the first. */
  readonly left: readonly number[];
}

/**
 * Extracts the remaining and the full playing time of each quarter as intervals of the quarter. They belong to the last
 * row of the quarter or, without one, of earlier quarters, so that intervals stay in order of play.
 * **Empty**: nothing before the first row.
 */
export function extractTimeLeft(
  context: EventContext,
  sink: ContributionSink,
  { quarterSeconds, left }: QuarterTimes,
): void {
  left.forEach((seconds, quarter) => {
    const row = lastUntil(context.rows, quarter + 1) ?? context.rows[0];
    if (row !== undefined && context.isInStretch(row)) addQuarter(quarter + 1, seconds);
  });

  function addQuarter(period: number, seconds: number): void {
    for (const side of [0, 1] as const) {
      sink.squadTime(period, 0, quarterSeconds, side, 'secondsOfPeriods');
      sink.squadTime(period, quarterSeconds - seconds, quarterSeconds, side, 'secondsLeft');
    }
  }
}

/** Returns the last row of a period or of an earlier one. **Empty**: `undefined` if there is none. */
function lastUntil(rows: readonly Row[], period: number): Row | undefined {
  let [from, to] = [0, rows.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((rows[middle]?.period ?? 0) <= period) from = middle + 1;
    else to = middle;
  }
  return rows[from - 1];
}
