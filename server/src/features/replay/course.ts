/**
 * How a replay runs: at the real instant `at`, its match was at `position`.
 * **Units**: milliseconds; `speed` in seconds of the match for each real second.
 */
export interface Course {
  readonly at: number;
  readonly position: number;
  readonly speed: number;
  readonly isPaused: boolean;
}

/** Returns the time in the match of a replay. **Units**: milliseconds. */
export const positionAt = ({ at, position, speed, isPaused }: Course, now: number): number =>
  isPaused ? position : position + Math.max(0, now - at) * speed;

/** Returns the course after a change at `now`. */
export const changeCourse = (course: Course, now: number, change: Partial<Omit<Course, 'at'>>): Course => ({
  ...course,
  position: positionAt(course, now),
  ...change,
  at: now,
});
