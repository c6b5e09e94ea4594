import { EngineError, LogState, type Entry, type MatchHeader, type MatchLog } from '@goalsquare/engine';
import { DataError, issuesOf } from '../log/fault.js';

/**
 * A log, once its header and every entry have been checked. **Throws** DataError with the faults at a place:
 * `entryLine` says on which line an entry stands, 0 where the source has none for it.
 */
export function checkedLog(
  header: MatchHeader,
  entries: readonly Entry[],
  place: { readonly file: string; readonly line: number; readonly entryLine: (at: number) => number },
): MatchLog {
  const { file, line } = place;
  const state = begin(header, file, line);
  entries.forEach((entry, at) => {
    const issues = state.add(entry);
    if (issues.length > 0) throw new DataError(issues.map((issue) => ({ file, line: place.entryLine(at), ...issue })));
  });
  return { header, entries };
}

function begin(header: MatchHeader, file: string, line: number): LogState {
  try {
    return LogState.begin(header);
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    throw new DataError(issuesOf(error).map((issue) => ({ file, line, ...issue })));
  }
}
