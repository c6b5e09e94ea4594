import {
  GrowingMatch,
  metricCodes,
  openMatch,
  planOf,
  playerStatistics,
  QueryWorkspace,
  type MatchLog,
} from '@goalsquare/engine';
import { median } from './timing.js';

/**
 * The cost of appending an entry to a live match. **Units**: microseconds, medians over the entries. `openUs` is the
 * time to open the whole log.
 */
export interface Growing {
  readonly entries: number;
  readonly appendUs: number;
  readonly matchUs: number;
  readonly answerUs: number;
  readonly openUs: number;
}

/** Number of metrics in the question that is asked after every entry. */
const ASKED = 20;

/** Number of untimed runs before the timed one, and number of times the log is opened. */
const [WARM, OPENED] = [2, 15];

const timedUs = (work: () => unknown): number => {
  const before = performance.now();
  work();
  return (performance.now() - before) * 1000;
};

/** Appends a match's entries one by one, and computes the match and its statistics after each. */
export function growingOf(log: MatchLog): Growing {
  const plan = planOf('player', metricCodes.slice(0, ASKED));
  const workspace = new QueryWorkspace();
  const grow = (): readonly (readonly [append: number, match: number, answer: number])[] => {
    const growing = GrowingMatch.of({ header: log.header, entries: [] });
    return log.entries.map((entry) => [
      timedUs(() => growing.append([entry])),
      timedUs(() => growing.match()),
      timedUs(() => playerStatistics(growing.match(), plan, {}, { workspace })),
    ]);
  };
  for (let n = 0; n < WARM; n += 1) grow();
  const times = grow();
  const opened = Array.from({ length: OPENED }, () => timedUs(() => openMatch(log)));
  return {
    entries: log.entries.length,
    appendUs: median(times.map(([us]) => us)),
    matchUs: median(times.map(([, us]) => us)),
    answerUs: median(times.map(([, , us]) => us)),
    openUs: median(opened),
  };
}
