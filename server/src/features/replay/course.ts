/**
 * The course of a replay: at the real instant `at`, its match was at `position`.
 * **Units**: milliseconds; `speed` in match seconds for each real second.
 */
export interface Course {
  readonly at: number;
  readonly position: number;
  readonly speed: number;
  readonly isPaused: boolean;
}

/** Returns the match time of a replay. **Units**: milliseconds. */
export const positionAt = ({ at, position, speed, isPaused }: Course, now: number): number =>
  isPaused ? position : position + Math.max(0, now - at) * speed;

/** Returns the course that results from a change at `now`. */
export const changeCourse = (course: Course, now: number, change: Partial<Omit<Course, 'at'>>): Course => ({
  ...course,
  position: positionAt(course, now),
  ...change,
  at: now,
});
