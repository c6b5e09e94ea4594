import type { ActFilter, MetricCode, StatisticLevel, Tier, StatisticsFilter } from '@goalsquare/engine';
import type { MetricValidation } from '@goalsquare/openapi';
import { requireNoFaults, type FaultLocation, type KindOfFault, faultAt } from '../../domain/fault-location.js';
import { pick } from '../../domain/pick.js';
import { MAX_FAULTS } from '../../domain/problems.js';
import type { ReadActs } from './act-filter.js';
import { codesOrFaults } from './metric-faults.js';
import { answerableMetrics } from './metric-validation.js';

/** Returns what is wrong with the time window of a request. **Source**: `docs/statistics.md`. */
function windowFaults(
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

/** The level of a request and the tier of its account. */
export interface Level {
  readonly level: StatisticLevel;
  readonly tier: Tier;
}

/** Context for checking a request. */
export interface CheckContext extends Level {
  readonly place: FaultLocation;
  /** The filter of acts that the request describes, and the faults in it. */
  readonly acts: ReadActs;
}

const filterMembers = [
  'periods',
  'zones',
  'team',
  'fromPeriodSeconds',
  'toPeriodSeconds',
  'lastXSeconds',
] as const satisfies readonly (keyof ActFilter)[];

/** What a request chooses: metrics, and acts by period, zone, squad and time. */
interface Choices extends Pick<ActFilter, (typeof filterMembers)[number]> {
  readonly metricCodes?: readonly string[];
  readonly validation?: string;
}

/** What a check read, and the faults it found. `count` is the number of all faults; `faults` has the described ones. */
export interface Check<T> {
  readonly checked: T;
  readonly faults: readonly KindOfFault[];
  readonly count: number;
  /** Number of faults that were described, or of unknown codes whose nearest code was looked up. */
  readonly described: number;
}

interface CheckedCodes {
  readonly codes: readonly MetricCode[];
  /**
   * Requested metrics that are unavailable whichever matches are selected, with reasons. **Empty**: `undefined` unless
   * the request prefers a report to an error.
   */
  readonly validation: readonly MetricValidation[] | undefined;
}

function checkCodes(
  { level, tier, place }: CheckContext,
  { metricCodes = [], validation: mode }: Choices,
  filter: ActFilter,
  described: number,
): Check<CheckedCodes> {
  if (mode !== 'partial') {
    const { codes, faults, count } = codesOrFaults(level, metricCodes, place, described);
    return { checked: { codes, validation: undefined }, faults, count, described: faults.length };
  }
  const { lookups, ...checked } = answerableMetrics({ level, tier, filter }, metricCodes, described);
  return { checked, faults: [], count: 0, described: lookups };
}

/** Returns a check with more faults, all of which are described. */
export const withFaults = <T>(check: Check<T>, more: readonly KindOfFault[]): Check<T> => ({
  checked: check.checked,
  faults: [...check.faults, ...more],
  count: check.count + more.length,
  described: check.described + more.length,
});

/** Checks the metrics and the filter of a request. Describes at most `described` faults or suggestions of metrics. */
export function checkChoices(
  context: CheckContext,
  choices: Choices,
  described: number,
): Check<CheckedCodes & { readonly filter: ActFilter }> {
  const { acts, place } = context;
  const filter: ActFilter = { ...pick(choices, filterMembers), ...acts.acts };
  const check = checkCodes(context, choices, filter, described);
  return withFaults({ ...check, checked: { ...check.checked, filter } }, [
    ...windowFaults(filter, place),
    ...acts.faults,
  ]);
}

/**
 * Checks the items of a list, in order. Together they describe about as many faults as a problem lists. **Throws** a
 * problem of status 400 that names each fault.
 */
export function checkEach<Item, T>(
  items: readonly Item[],
  check: (item: Item, at: number, described: number) => Check<T>,
): readonly T[] {
  const faults: KindOfFault[] = [];
  let [count, described] = [0, 0];
  const all = items.map((item, at) => {
    const one = check(item, at, Math.max(0, MAX_FAULTS - described));
    described += one.described;
    count += one.count;
    faults.push(...one.faults);
    return one.checked;
  });
  requireNoFaults(faults, count);
  return all;
}
