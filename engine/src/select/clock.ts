import type { FactColumns } from '../columns/facts.js';
import { EngineError } from '../errors.js';
import { MAX_PERIOD } from '../log/entry.js';
import type { Match } from '../match.js';
import type { Ask } from './ask.js';

/** Ranges of facts, first included, end not, in order of play. */
export type Ranges = readonly (readonly [number, number])[];

/** First fact in `[low, high)` at or after a second. */
function firstAt(seconds: FactColumns['seconds'], low: number, high: number, second: number): number {
  let [from, to] = [low, high];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((seconds[middle] ?? 0) < second) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Facts of a period between two seconds, both included. */
function within({ facts }: Match, period: number, from: number, to: number): readonly [number, number] {
  const low = facts.periodStarts[period - 1] ?? 0;
  const high = facts.periodStarts[period] ?? low;
  const start = from <= 0 ? low : firstAt(facts.seconds, low, high, from);
  return [start, to === Infinity ? high : firstAt(facts.seconds, start, high, to + 1)];
}

/** Back from the end of the match, into the period before where a period is too short. */
function lastOfMatch(match: Match, lastXSeconds: number): Ranges {
  const ranges: (readonly [number, number])[] = [];
  let left = lastXSeconds;
  for (let period = MAX_PERIOD; period > 0 && left > 0; period -= 1) {
    const length = match.periodSeconds[period - 1] ?? 0;
    if (length === 0 && (match.facts.periodStarts[period] ?? 0) === (match.facts.periodStarts[period - 1] ?? 0))
      continue;
    ranges.push(within(match, period, length - left, Infinity));
    left -= length;
  }
  return ranges.reverse();
}

/**
 * Ranges of facts, `[first, end)` in order of play, that lie in the periods and the time window of a question.
 * `lastXSeconds` counts back from the end of each listed period, or of the match where no period is listed.
 * **Throws** `WINDOW_CONFLICT` where `lastXSeconds` stands beside `fromPeriodSeconds` or `toPeriodSeconds`.
 * **Source**: specification section 5, design section 4.
 */
export function rangesOf(match: Match, ask: Ask): Ranges {
  const { periods, fromPeriodSeconds, toPeriodSeconds, lastXSeconds } = ask;
  if (lastXSeconds !== undefined && (fromPeriodSeconds !== undefined || toPeriodSeconds !== undefined)) {
    throw new EngineError(
      'WINDOW_CONFLICT',
      'lastXSeconds cannot be combined with fromPeriodSeconds or toPeriodSeconds',
    );
  }
  const listed =
    periods === undefined || periods.length === 0
      ? undefined
      : [...new Set(periods)].filter((period) => period >= 1 && period <= MAX_PERIOD).sort((a, b) => a - b);
  if (lastXSeconds === 0) return [];
  if (lastXSeconds !== undefined) {
    if (listed === undefined) return lastOfMatch(match, lastXSeconds);
    return listed.map((period) =>
      within(match, period, (match.periodSeconds[period - 1] ?? 0) - lastXSeconds, Infinity),
    );
  }
  if (listed === undefined && fromPeriodSeconds === undefined && toPeriodSeconds === undefined) {
    return [[0, match.facts.seconds.length]];
  }
  return (listed ?? Array.from({ length: MAX_PERIOD }, (_, at) => at + 1)).map((period) =>
    within(match, period, fromPeriodSeconds ?? 0, toPeriodSeconds ?? Infinity),
  );
}
