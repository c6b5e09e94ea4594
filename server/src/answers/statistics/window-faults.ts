import type { StatisticsFilter } from '@goalsquare/engine';
import { faultAt, type FaultLocation, type KindOfFault } from '../../domain/fault-location.js';

/** Returns what is wrong with the time window of a request. **Source**: `docs/statistics.md`. */
export function windowFaults(
  { lastXSeconds, fromPeriodSeconds, toPeriodSeconds }: StatisticsFilter,
  place: FaultLocation,
): readonly KindOfFault[] {
  const faults: KindOfFault[] = [];
  const add = (member: 'lastXSeconds' | 'fromPeriodSeconds', value: number, text: string): void => {
    faults.push(faultAt(place(member), text, value, 'window-conflict'));
  };
  if (lastXSeconds !== undefined && (fromPeriodSeconds !== undefined || toPeriodSeconds !== undefined)) {
    add('lastXSeconds', lastXSeconds, 'cannot be combined with fromPeriodSeconds or toPeriodSeconds');
  }
  if (fromPeriodSeconds !== undefined && toPeriodSeconds !== undefined && fromPeriodSeconds > toPeriodSeconds) {
    add(
      'fromPeriodSeconds',
      fromPeriodSeconds,
      `is ${fromPeriodSeconds}, which is greater than toPeriodSeconds ${toPeriodSeconds}`,
    );
  }
  return faults;
}
