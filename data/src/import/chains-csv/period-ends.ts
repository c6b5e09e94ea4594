import type { Findings } from '../findings.js';
import type { EventRow } from './event-row.js';
import type { MatchRow } from './matches.js';

/** Names of the event file and of the match file. */
export interface ChainFileNames {
  readonly file: string;
  readonly matchesFile: string;
}

/**
 * Returns the end of each period of a match. A period with events but without an end in the match file ends with its
 * last event. Missing ends, periods without events, and events after the end of their period are reported. **Units**:
 * seconds.
 */
export function periodEnds(
  { line, periodSeconds }: MatchRow,
  rows: readonly EventRow[],
  { file, matchesFile }: ChainFileNames,
  findings: Findings,
): readonly number[] {
  const place = { file: matchesFile, line, field: 'periods_end_secs', value: periodSeconds.join(';') };
  const last = rows.reduce((most, { period }) => Math.max(most, period), periodSeconds.length);
  if (last > periodSeconds.length)
    findings.add({
      ...place,
      allowed: `${last} period ends, one for each period with events`,
      action: 'the other periods end with their last event',
    });
  const withEvents = new Set(rows.map(({ period }) => period));
  const empty = periodSeconds.flatMap((_, at) => (withEvents.has(at + 1) ? [] : [at + 1]));
  if (empty.length > 0)
    findings.add({
      ...place,
      allowed: `periods with events in ${file}; it has none in ${empty.join(', ')}`,
      action: 'these periods are imported without events',
    });
  for (const { line: at, period, seconds } of rows) {
    const end = periodSeconds[period - 1];
    if (end !== undefined && seconds > end)
      findings.add({
        file,
        line: at,
        field: 'period_secs',
        value: seconds,
        allowed: `at most the end of the period in ${matchesFile}`,
        action: 'the period lasts until its last event',
      });
  }
  return Array.from({ length: last }, (_, at) => {
    const latest = rows.reduce((most, { period, seconds }) => (period === at + 1 ? Math.max(most, seconds) : most), 0);
    return Math.max(periodSeconds[at] ?? 0, latest);
  });
}
