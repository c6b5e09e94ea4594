import type { Match, StatisticsFilter } from '@goalsquare/engine';

/** Whether a second of a period is within the periods and the time window of a question. */
export type IsInTime = (period: number, seconds: number) => boolean;

/** Returns the second at which the last `lastXSeconds` of a match start in each period that they cover. */
function reachOf({ periodSeconds }: Match, lastXSeconds: number): ReadonlyMap<number, number> {
  let left = lastXSeconds;
  const reach = new Map<number, number>();
  for (let period = periodSeconds.length; period > 0 && left > 0; period -= 1) {
    const length = periodSeconds[period - 1] ?? 0;
    if (length > 0) reach.set(period, length - left);
    left -= length;
  }
  return reach;
}

/** Returns the time filter of a question. Its periods and window are those of the engine's query. */
export function inTimeOf(
  match: Match,
  { periods, fromPeriodSeconds = 0, toPeriodSeconds = Infinity, lastXSeconds }: StatisticsFilter,
): IsInTime {
  const isListed = (period: number): boolean =>
    periods === undefined || periods.length === 0 || periods.includes(period);
  if (lastXSeconds === undefined)
    return (period, seconds) => isListed(period) && seconds >= fromPeriodSeconds && seconds <= toPeriodSeconds;
  if (lastXSeconds === 0) return () => false;
  if (periods !== undefined && periods.length > 0)
    return (period, seconds) => isListed(period) && seconds >= (match.periodSeconds[period - 1] ?? 0) - lastXSeconds;
  const reach = reachOf(match, lastXSeconds);
  return (period, seconds) => seconds >= (reach.get(period) ?? Infinity);
}
