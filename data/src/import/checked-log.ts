import { EngineError, LogState, type Entry, type MatchHeader, type MatchLog } from '@goalsquare/engine';
import { DataError, issuesOf } from '../log/fault.js';

/** A line of a file. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

/**
 * Checks the header and every entry of a log, and returns the log. `places` has the lines of the header and the
 * entries. **Throws** DataError with the faults of the header or of the first invalid entry.
 */
export function checkedLog(
  header: MatchHeader,
  entries: readonly Entry[],
  places: { readonly header: Place; readonly entryAt: (at: number) => Place },
): MatchLog {
  const state = begin(header, places.header);
  entries.forEach((entry, at) => {
    const issues = state.add(entry);
    if (issues.length > 0) throw new DataError(issues.map((issue) => ({ ...places.entryAt(at), ...issue })));
  });
  return { header, entries };
}

function begin(header: MatchHeader, { file, line }: Place): LogState {
  try {
    return LogState.begin(header);
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    throw new DataError(issuesOf(error).map((issue) => ({ file, line, ...issue })));
  }
}
