import type { Clock } from './clock.js';

const quarters = [1, 2, 3, 4] as const;
const breaks: ReadonlySet<string> = new Set(['QT', 'HT', 'TQT']);

/**
 * Seconds of playing time each quarter has left, from the first: none of one that is over, all of one that has not
 * begun.
 */
export function secondsLeft(
  { status, current, remainingSeconds = 0 }: Clock,
  quarterSeconds: number,
): readonly number[] {
  if (status.typeName === 'Completed' || status.typeName === 'Abandoned') return quarters.map(() => 0);
  const now = current?.period ?? 0;
  return quarters.map((quarter) => {
    if (quarter > now) return quarterSeconds;
    return quarter < now || breaks.has(status.code) ? 0 : remainingSeconds;
  });
}
