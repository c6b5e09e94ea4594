import { hasStarted as hasStartedIn, statusAfter, type Match, type MatchStatusType } from '@goalsquare/engine';

/** The status a match is in. */
export const statusOfMatch = (match: Match): MatchStatusType => statusAfter(match.texts().statuses);

/** Whether a match has started: it is or was live, it is complete, or something of it is known. */
export const hasStarted = (match: Match): boolean => hasStartedIn(match.texts());

/** Whether a match has its result. */
export const isCompleted = (match: Match): boolean => statusOfMatch(match).typeName === 'Completed';
