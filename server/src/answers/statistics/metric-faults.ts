import { isMetricCode, metricCodes, metricOf, type MetricCode, type StatisticLevel } from '@goalsquare/engine';
import { MAX_FAULTS, type Fault, type ProblemCode } from '../../domain/problems.js';
import { nearest } from '../../domain/text/nearest.js';
import { repeated, shown } from '../../domain/text/shown.js';
import type { FaultLocation } from '../../domain/fault-location.js';

/** A fault and the kind of problem it is. */
export interface KindOfFault {
  readonly code: ProblemCode;
  readonly fault: Fault;
}

const otherLevel: Readonly<Record<StatisticLevel, string>> = {
  player: 'exists for squads only, not for players',
  squad: 'exists for players only, not for squads',
};

function faultOf(level: StatisticLevel, code: string, index: number, place: FaultLocation): KindOfFault | undefined {
  const { label, where } = place('metricCodes', index);
  const of = (kind: ProblemCode, text: string, allowed?: readonly string[]): KindOfFault => ({
    code: kind,
    fault: { detail: `${label} ${shown(code)} ${text}.`, ...where, value: repeated(code), ...(allowed && { allowed }) },
  });
  if (!isMetricCode(code)) {
    const near = nearest(code, metricCodes);
    return of(
      'unknown-metric',
      `is not a metric code; codes are case-sensitive${near === undefined ? '' : `, and the nearest is ${near}`}`,
      near && [near],
    );
  }
  return metricOf(code).formula[level] === undefined ? of('metric-not-at-level', otherLevel[level]) : undefined;
}

/** The codes a request names, or what is wrong with them. One fault rejects them all. */
export function codesOrFaults(
  level: StatisticLevel,
  codes: readonly string[],
  place: FaultLocation,
): { readonly codes: readonly MetricCode[]; readonly faults: readonly KindOfFault[] } {
  const faults: KindOfFault[] = [];
  for (const [index, code] of codes.entries()) {
    const found = faultOf(level, code, index, place);
    if (found !== undefined) faults.push(found);
    if (faults.length === MAX_FAULTS) break;
  }
  return { codes: faults.length === 0 ? (codes as readonly MetricCode[]) : [], faults };
}
