import type { FactColumns } from '../columns/facts.js';
import { PERIOD_TICKS, tickOf } from '../columns/intervals.js';
import { EngineError } from '../errors.js';
import { MAX_PERIOD } from '../log/limits.js';
import type { Match } from '../match.js';
import type { StatisticsFilter } from './filter.js';
import { lowerBound } from './lower-bound.js';

/** Ranges of facts, from the first (included) to the second (excluded), in order of play. */
export type Ranges = readonly (readonly [number, number])[];

/**
 * A part of one period, between two seconds. **Units**: seconds; `to` is `PERIOD_TICKS` if the window lasts to the end
 * of the period.
 */
export interface TimeWindow {
  readonly period: number;
  readonly from: number;
  readonly to: number;
}

const allPeriods = Array.from({ length: MAX_PERIOD }, (_, at) => at + 1);

const listedPeriods = (periods: StatisticsFilter['periods']): readonly number[] | undefined =>
  periods === undefined || periods.length === 0
    ? undefined
    : [...new Set(periods)].filter((period) => period >= 1 && period <= MAX_PERIOD).sort((a, b) => a - b);

/** The times of a match that its windows depend on. */
export interface MatchTimes extends Pick<Match, 'periodSeconds'> {
  readonly facts: Pick<FactColumns, 'periodStarts'>;
}

/** The times of facts in order of play. */
type FactTimes = Pick<FactColumns, 'periodStarts' | 'seconds'>;

const lengthOf = ({ periodSeconds }: MatchTimes, period: number): number => periodSeconds[period - 1] ?? 0;

/** Returns the last seconds of a match, counted back from its end and across periods if necessary. */
function lastOfMatch(match: MatchTimes, lastXSeconds: number): readonly TimeWindow[] {
  const windows: TimeWindow[] = [];
  let left = lastXSeconds;
  for (let period = MAX_PERIOD; period > 0 && left > 0; period -= 1) {
    const length = lengthOf(match, period);
    if (length === 0 && (match.facts.periodStarts[period] ?? 0) === (match.facts.periodStarts[period - 1] ?? 0))
      continue;
    windows.push({ period, from: Math.max(0, length - left), to: PERIOD_TICKS });
    left -= length;
  }
  return windows.reverse();
}

/**
 * Returns the windows of a filter, in order of play. `lastXSeconds` counts back from the end of each listed period, or
 * of the match if no period is listed. **Empty**: `undefined` for the whole match.
 * **Throws** `WINDOW_CONFLICT` for `lastXSeconds` with `fromPeriodSeconds` or `toPeriodSeconds`.
 * **Source**: `docs/statistics.md`.
 */
export function timeWindows(match: MatchTimes, filter: StatisticsFilter): readonly TimeWindow[] | undefined {
  const { periods, fromPeriodSeconds, toPeriodSeconds, lastXSeconds } = filter;
  if (lastXSeconds !== undefined && (fromPeriodSeconds !== undefined || toPeriodSeconds !== undefined)) {
    throw new EngineError(
      'WINDOW_CONFLICT',
      'lastXSeconds cannot be combined with fromPeriodSeconds or toPeriodSeconds',
    );
  }
  const listed = listedPeriods(periods);
  if (lastXSeconds === 0) return [];
  if (lastXSeconds !== undefined) {
    if (listed === undefined) return lastOfMatch(match, lastXSeconds);
    return listed.map((period) => ({
      period,
      from: Math.max(0, lengthOf(match, period) - lastXSeconds),
      to: PERIOD_TICKS,
    }));
  }
  if (listed === undefined && fromPeriodSeconds === undefined && toPeriodSeconds === undefined) return undefined;
  const from = Math.max(0, fromPeriodSeconds ?? 0);
  const to = Math.min(toPeriodSeconds ?? PERIOD_TICKS, PERIOD_TICKS);
  return (listed ?? allPeriods).map((period) => ({ period, from, to }));
}

/** Returns the facts of a window, including facts at both ends. */
function factsIn({ seconds, periodStarts }: FactTimes, { period, from, to }: TimeWindow): readonly [number, number] {
  const low = periodStarts[period - 1] ?? 0;
  const high = periodStarts[period] ?? low;
  const start = from === 0 ? low : lowerBound(seconds, low, high, from);
  return [start, to === PERIOD_TICKS ? high : lowerBound(seconds, start, high, to + 1)];
}

/** Returns the ranges of facts in windows, including facts at both ends of a window. */
export const factRanges = (facts: FactTimes, windows: readonly TimeWindow[] | undefined): Ranges =>
  windows === undefined ? [[0, facts.seconds.length]] : windows.map((part) => factsIn(facts, part));

/** Half-open spans of time `[from, to)` in order of play that do not touch. **Units**: ticks. */
export type TickSpans = readonly (readonly [from: number, to: number])[];

/**
 * Returns the time in windows, from the second at which each begins to the second at which it ends, so that adjacent
 * windows add up to one. With `whole`, returns the entire periods of the windows.
 */
export function tickSpans(windows: readonly TimeWindow[] | undefined, whole: boolean): TickSpans {
  if (windows === undefined) return [[0, tickOf(MAX_PERIOD + 1, 0)]];
  const spans: [number, number][] = [];
  for (const { period, from, to } of windows) {
    if (from >= to) continue;
    const begin = whole ? tickOf(period, 0) : tickOf(period, from);
    const end = period * PERIOD_TICKS + (whole ? PERIOD_TICKS : to);
    const last = spans.at(-1);
    if (last?.[1] === begin) last[1] = end;
    else spans.push([begin, end]);
  }
  return spans;
}

/** Returns the time that is in both of two lists of spans. */
export function commonSpans(one: TickSpans, other: TickSpans): TickSpans {
  const common: [number, number][] = [];
  let [a, b] = [0, 0];
  for (let [x, y] = [one[a], other[b]]; x !== undefined && y !== undefined; [x, y] = [one[a], other[b]]) {
    const [from, to] = [Math.max(x[0], y[0]), Math.min(x[1], y[1])];
    if (from < to) common.push([from, to]);
    if (x[1] <= y[1]) a += 1;
    else b += 1;
  }
  return common;
}
