/**
 * How a replay goes on: from an instant of ours, at which its match stood at one of its own.
 * **Units**: milliseconds; `speed` seconds of the match in one of ours.
 */
export interface Course {
  readonly at: number;
  readonly position: number;
  readonly speed: number;
  readonly isPaused: boolean;
}

/** What time it is in the match of a replay. **Units**: milliseconds. */
export const positionOn = ({ at, position, speed, isPaused }: Course, now: number): number =>
  isPaused ? position : position + Math.max(0, now - at) * speed;

/** How a replay goes on once something of its course changes. */
export const changed = (course: Course, now: number, change: Partial<Omit<Course, 'at'>>): Course => ({
  ...course,
  position: positionOn(course, now),
  ...change,
  at: now,
});
