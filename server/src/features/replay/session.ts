import type { Course } from './course.js';
import { END_OF_TIMETABLE_IDS } from './timetable.js';

/**
 * A match that is played again for one account. **Units**: milliseconds; `shift` is how much later than in the first
 * match everything is.
 */
export interface Session {
  readonly matchId: number;
  readonly replayOf: number;
  readonly accountId: string;
  readonly begun: number;
  readonly shift: number;
  readonly course: Course;
}

/** How long a replay lasts. **Units**: milliseconds. */
export const LASTS = 86_400_000;

/** Ids of replays an account asks for are from this one on. */
export const FIRST_SESSION_ID = END_OF_TIMETABLE_IDS;

/** One more than the last of them. */
export const END_OF_SESSION_IDS = 1_000_000_000;

/** Whether a replay has not ended yet. */
export const isUnderWay = ({ begun }: Session, now: number): boolean => now < begun + LASTS;
