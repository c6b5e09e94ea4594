import type { Entry, MatchHeader, MatchLog } from '@goalsquare/engine';
import { throwIssues } from '../log/fault.js';
import { beginLog } from '../log/read.js';

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
  const state = beginLog(places.header.file, places.header.line, header);
  entries.forEach((entry, at) => {
    const { file, line } = places.entryAt(at);
    throwIssues(file, line, state.add(entry));
  });
  return { header, entries };
}
