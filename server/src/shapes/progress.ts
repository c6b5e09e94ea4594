import { statusAfter, type Match, type MatchStatusType } from '@goalsquare/engine';

/** The status a match is in. */
export const statusOfMatch = (match: Match): MatchStatusType => statusAfter(match.texts().statuses);

/** Whether a match has started: it is or was live, or something has been recorded. */
export function hasStarted(match: Match): boolean {
  const { typeName } = statusOfMatch(match);
  return typeName === 'Live' || typeName === 'Completed' || match.texts().transactions.ids.length > 0;
}

/** Whether a match has its result. */
export const isCompleted = (match: Match): boolean => statusOfMatch(match).typeName === 'Completed';
