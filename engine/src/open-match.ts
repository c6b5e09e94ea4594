import { EngineError } from './errors.js';
import { IncrementalMatch } from './live/incremental-match.js';
import type { Entry } from './log/entry.js';
import { LogState, type MatchLog } from './log/state.js';
import type { Match } from './match.js';

/**
 * Reads a log up to a revision. **Throws** `LOG_INVALID` with the issues of the header or of the first invalid entry,
 * `REVISION_OUT_OF_RANGE` if the log does not have the revision.
 */
export function readLog(log: MatchLog, revision = log.entries.length): LogState {
  if (!Number.isSafeInteger(revision) || revision < 0 || revision > log.entries.length) {
    throw new EngineError(
      'REVISION_OUT_OF_RANGE',
      `revision ${revision} does not exist: the log has revisions 0 to ${log.entries.length}`,
    );
  }
  const state = LogState.begin(log.header);
  log.entries.slice(0, revision).forEach((entry, at) => {
    const issues = state.add(entry);
    if (issues.length > 0)
      throw new EngineError('LOG_INVALID', `entry ${at + 1} of the match log is not valid`, issues);
  });
  return state;
}

/** Opens a match at a revision, by default the last. **Throws** the errors of `readLog` and `matchOf`. */
export const openMatch = (log: MatchLog, revision?: number): Match => matchOf(readLog(log, revision));

/** Returns a log with additional entries, and its match. **Throws** the errors of `readLog` and `matchOf`. */
export const append = (log: MatchLog, entries: readonly Entry[]): { readonly log: MatchLog; readonly match: Match } => {
  const longer = { header: log.header, entries: [...log.entries, ...entries] };
  return { log: longer, match: openMatch(longer) };
};

/** Returns the match of a checked log. **Throws** `TOO_LARGE` if it has too many contributions. */
export const matchOf = (state: LogState): Match => new IncrementalMatch(state).match();
