import { isMetricCode, metricCodes, metricOf, type MetricCode, type StatisticLevel } from '@goalsquare/engine';
import type { ProblemCode } from '../../domain/problems.js';
import { nearestWord } from '../../domain/text/nearest.js';
import { quoted } from '../../domain/text/quoted.js';
import { faultAt, type FaultLocation, type KindOfFault } from '../../domain/fault-location.js';

const otherLevel: Readonly<Record<StatisticLevel, string>> = {
  player: 'exists for squads only, not for players',
  squad: 'exists for players only, not for squads',
};

function faultOf(level: StatisticLevel, code: string, index: number, place: FaultLocation): KindOfFault {
  const of = (kind: ProblemCode, text: string) =>
    faultAt(place('metricCodes', index), `${quoted(code)} ${text}`, code, kind);
  if (isMetricCode(code)) return of('metric-not-at-level', otherLevel[level]);
  const near = nearestWord(code, metricCodes);
  const hint = near === undefined ? '' : `, and the nearest is ${near}`;
  const { fault } = of('unknown-metric', `is not a metric code; codes are case-sensitive${hint}`);
  return { code: 'unknown-metric', fault: { ...fault, ...(near !== undefined && { allowed: [near] }) } };
}

const isOf = (level: StatisticLevel, code: string): code is MetricCode =>
  isMetricCode(code) && metricOf(code).formula[level] !== undefined;

/**
 * Returns the codes that a request names. If any is invalid, returns faults and no codes. At most `described` faults
 * are described, because finding the nearest code takes time. `count` is the total number of faults.
 */
export function codesOrFaults(
  level: StatisticLevel,
  codes: readonly string[],
  place: FaultLocation,
  described: number,
): { readonly codes: readonly MetricCode[]; readonly faults: readonly KindOfFault[]; readonly count: number } {
  const faults: KindOfFault[] = [];
  let count = 0;
  for (const [index, code] of codes.entries()) {
    if (isOf(level, code)) continue;
    count += 1;
    if (faults.length < described) faults.push(faultOf(level, code, index, place));
  }
  return { codes: count === 0 ? (codes as readonly MetricCode[]) : [], faults, count };
}
