import { isMetricCode, metricOf, type StatisticLevel } from '@goalsquare/engine';
import type { Level } from './parameters';

/** The engine's word for a level. */
export const levelOf = (level: Level): StatisticLevel => (level === 'players' ? 'player' : 'squad');

/** Returns why a metric cannot be used at a level. **Empty**: `undefined` if it can. */
export function metricFault(code: string, level: Level): string | undefined {
  if (!isMetricCode(code)) return `metric ${code} is not a metric code; codes are case-sensitive`;
  if (metricOf(code).formula[levelOf(level)] === undefined)
    return `metric ${code} exists for ${level === 'players' ? 'squads' : 'players'} only`;
  return undefined;
}
