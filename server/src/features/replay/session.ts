import type { Course } from './course.js';
import { END_OF_TIMETABLE_IDS } from './timetable.js';

/**
 * An account's replay of a match. **Units**: milliseconds; `shift` is the difference from the times of the original
 * match.
 */
export interface Session {
  readonly matchId: number;
  readonly replayOf: number;
  readonly accountId: string;
  readonly begun: number;
  readonly shift: number;
  readonly course: Course;
}

/** Lifetime of a replay. */
export const REPLAY_DURATION_MS = 86_400_000;

/** First id of account replays. */
export const FIRST_SESSION_ID = END_OF_TIMETABLE_IDS;

/** End of the ids of account replays, exclusive. */
export const END_OF_SESSION_IDS = 1_000_000_000;

/** Whether an id is in the range of account replays. */
export const isSessionId = (matchId: number): boolean => matchId >= FIRST_SESSION_ID && matchId < END_OF_SESSION_IDS;

/** Whether a replay has not ended yet. */
export const isActive = ({ begun }: Session, now: number): boolean => now < begun + REPLAY_DURATION_MS;
