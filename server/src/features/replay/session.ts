import type { Course } from './course.js';
import { END_OF_TIMETABLE_IDS } from './timetable.js';

/**
 * A replay of a match for one account. **Units**: milliseconds; `shift` is the difference from the times of the
 * original match.
 */
export interface Session {
  readonly matchId: number;
  readonly replayOf: number;
  readonly accountId: string;
  readonly begun: number;
  readonly shift: number;
  readonly course: Course;
}

/** How long a replay lasts. */
export const REPLAY_DURATION_MS = 86_400_000;

/** The first id of the replays of accounts. */
export const FIRST_SESSION_ID = END_OF_TIMETABLE_IDS;

/** The end of those ids, exclusive. */
export const END_OF_SESSION_IDS = 1_000_000_000;

/** Whether an id may be that of a replay of an account. */
export const isSessionId = (matchId: number): boolean => matchId >= FIRST_SESSION_ID && matchId < END_OF_SESSION_IDS;

/** Whether a replay has not ended yet. */
export const isActive = ({ begun }: Session, now: number): boolean => now < begun + REPLAY_DURATION_MS;
