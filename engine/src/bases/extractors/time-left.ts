import type { EventContext } from '../../timeline/event-context.js';
import type { Row } from '../../timeline/row.js';
import type { ContributionSink } from '../contribution-sink.js';

/** What the feed needs of a match beyond its rows. **Units**: seconds. */
export interface QuarterTimes {
  /** How long a quarter is to last. */
  readonly quarterSeconds: number;
  /** What each quarter has left, from the first. */
  readonly left: readonly number[];
}

/**
 * Time the match has left, and was to last, as intervals of each quarter. They are resolved with the last row of the
 * quarter, or else of those before it, so that they are in order of play. **Empty**: nothing before the first row.
 */
export function extractTimeLeft(
  context: EventContext,
  sink: ContributionSink,
  { quarterSeconds, left }: QuarterTimes,
): void {
  left.forEach((seconds, quarter) => {
    const row = lastUntil(context.rows, quarter + 1) ?? context.rows[0];
    if (row !== undefined && context.isInStretch(row)) feedQuarter(quarter + 1, seconds);
  });

  function feedQuarter(period: number, seconds: number): void {
    for (const side of [0, 1] as const) {
      sink.squadTime(period, 0, quarterSeconds, side, 'secondsOfPeriods');
      sink.squadTime(period, quarterSeconds - seconds, quarterSeconds, side, 'secondsLeft');
    }
  }
}

/** The last row of a period or of those before it. */
function lastUntil(rows: readonly Row[], period: number): Row | undefined {
  let [from, to] = [0, rows.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((rows[middle]?.period ?? 0) <= period) from = middle + 1;
    else to = middle;
  }
  return rows[from - 1];
}
