import { isMetricCode, metricCodes, metricOf, type MetricCode, type StatisticLevel } from '@goalsquare/engine';
import type { Fault, ProblemCode } from '../../domain/problems.js';
import { nearestWord } from '../../domain/text/nearest.js';
import { truncated, quoted } from '../../domain/text/quoted.js';
import type { FaultLocation } from '../../domain/fault-location.js';

/** A fault and its kind of problem. */
export interface KindOfFault {
  readonly code: ProblemCode;
  readonly fault: Fault;
}

const otherLevel: Readonly<Record<StatisticLevel, string>> = {
  player: 'exists for squads only, not for players',
  squad: 'exists for players only, not for squads',
};

function faultOf(level: StatisticLevel, code: string, index: number, place: FaultLocation): KindOfFault {
  const { label, where } = place('metricCodes', index);
  const of = (kind: ProblemCode, text: string, allowed?: readonly string[]): KindOfFault => ({
    code: kind,
    fault: {
      detail: `${label} ${quoted(code)} ${text}.`,
      ...where,
      value: truncated(code),
      ...(allowed && { allowed }),
    },
  });
  if (!isMetricCode(code)) {
    const near = nearestWord(code, metricCodes);
    return of(
      'unknown-metric',
      `is not a metric code; codes are case-sensitive${near === undefined ? '' : `, and the nearest is ${near}`}`,
      near && [near],
    );
  }
  return of('metric-not-at-level', otherLevel[level]);
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
