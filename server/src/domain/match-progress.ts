import { hasStarted as hasStartedIn, statusAfter, type Match, type MatchStatusType } from '@goalsquare/engine';

/** How far a match is. */
interface Progress {
  readonly status: MatchStatusType;
  readonly hasStarted: boolean;
  readonly isKnownByResultOnly: boolean;
}

const known = new WeakMap<Match, Progress>();

/** A match is immutable, so its texts, which may lie on the disk, are read for this once. */
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

/** The status a match is in. */
export const statusOfMatch = (match: Match): MatchStatusType => progressOf(match).status;

/** Whether a match has started: it is or was live, it is complete, or something of it is known. */
export const hasStarted = (match: Match): boolean => progressOf(match).hasStarted;

/** Whether the result is all that is known of a match. **Source**: ADR 14. */
export const isKnownByResultOnly = (match: Match): boolean => progressOf(match).isKnownByResultOnly;

/** Whether a match has its result. */
export const isCompleted = (match: Match): boolean => statusOfMatch(match).typeName === 'Completed';
