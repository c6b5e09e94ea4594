import type { Clock } from './match-clock.js';

const quarters = [1, 2, 3, 4] as const;

/**
 * Returns the seconds of playing time each quarter has left, from the first: none of one that is over, all of one that
 * has not begun.
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
