import { hasStarted as hasStartedIn, statusAfter, type Match, type MatchStatusType } from '@goalsquare/engine';

interface Progress {
  readonly status: MatchStatusType;
  readonly hasStarted: boolean;
  readonly isKnownByResultOnly: boolean;
}

const known = new WeakMap<Match, Progress>();

/**
 * Returns the progress of a match. It is computed only once, because a match is immutable and its texts may be on disk.
 */
function progressOf(match: Match): Progress {
  const before = known.get(match);
  if (before !== undefined) return before;
  const texts = match.details();
  const progress = {
    status: statusAfter(texts.statuses),
    hasStarted: hasStartedIn(texts),
    isKnownByResultOnly: texts.result !== undefined,
  };
  known.set(match, progress);
  return progress;
}

/** The current status of a match. */
export const statusOfMatch = (match: Match): MatchStatusType => progressOf(match).status;

/** Whether a match has started: it is or was live, it is complete, or some of its play is known. */
export const hasStarted = (match: Match): boolean => progressOf(match).hasStarted;

/** Whether only the result of a match is known. **Source**: ADR 14. */
export const isKnownByResultOnly = (match: Match): boolean => progressOf(match).isKnownByResultOnly;

/** Whether a match is complete. */
export const isCompleted = (match: Match): boolean => statusOfMatch(match).typeName === 'Completed';
