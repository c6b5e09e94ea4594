import type { Clock } from './match-clock.js';

const quarters = [1, 2, 3, 4] as const;

/**
 * Returns the remaining playing time of each quarter, from the first: 0 if it is over, all of it if it has not begun.
 * **Units**: seconds.
 */
export function secondsLeft(
  { state, current, remainingSeconds = 0 }: Clock,
  quarterSeconds: number,
): readonly number[] {
  if (state === 'over' || state === 'called off') return quarters.map(() => 0);
  const now = current?.period ?? 0;
  return quarters.map((quarter) => {
    if (quarter > now) return quarterSeconds;
    return quarter < now ? 0 : remainingSeconds;
  });
}
