import { AWAY_KEY } from '../../columns/fact-block.js';
import { PERIOD_TICKS, tickOf } from '../../columns/intervals.js';
import { MAX_PERIOD } from '../../log/limits.js';
import { baseIndex } from '../../vocabulary/bases.js';
import { scorePoints } from '../../vocabulary/scores.js';
import type { SideIndex } from '../../vocabulary/sides.js';
import { scoreStates, type ActFilter } from '../filter.js';
import type { FactColumns } from '../../columns/facts.js';
import type { TickSpans } from '../windows.js';

/** Whether a margin is selected. **Units**: points for the acting squad. */
export type MarginTest = (margin: number) => boolean;

/** The bases that count scores, and the points of each. Every score with a squad adds 1 to one of them. */
const scoreBases = [
  { base: baseIndex('goal'), points: scorePoints.GOAL },
  { base: baseIndex('behind'), points: scorePoints.BEHI },
  { base: baseIndex('rushedBehind'), points: scorePoints.RUSH },
] as const;

/** Returns the state of the score at a margin, as a position in `scoreStates`. */
export const stateAt = (margin: number): number => (margin > 0 ? 0 : margin === 0 ? 1 : 2);

/** Returns a predicate for the margins that a filter selects. **Empty**: `undefined` if it selects all. */
export function marginTestOf({
  scoreStates: states = [],
  fromScoreMargin = -Infinity,
  toScoreMargin = Infinity,
}: ActFilter): MarginTest | undefined {
  if (states.length === 0 && fromScoreMargin === -Infinity && toScoreMargin === Infinity) return undefined;
  const selected = scoreStates.map((state) => states.length === 0 || states.includes(state));
  return (margin) => margin >= fromScoreMargin && margin <= toScoreMargin && selected[stateAt(margin)] === true;
}

/**
 * The home squad's margin, from a certain fact and moment on. **Units**: points; ticks. **Shape**: `fact` is the first
 * fact after the score's transaction.
 */
export interface MarginChange {
  readonly fact: number;
  readonly tick: number;
  readonly margin: number;
}

/** A fact of a score. **Units**: points for the home squad. */
interface Score {
  readonly fact: number;
  readonly points: number;
}

/** Returns the scores of a match in order of play. */
function scoresOf({ postings, postingStarts, keys }: FactColumns): readonly Score[] {
  const scores: Score[] = [];
  for (const { base, points } of scoreBases)
    for (let k = postingStarts[base] as number; k < (postingStarts[base + 1] as number); k += 1) {
      const fact = postings[k] as number;
      scores.push({ fact, points: (keys[fact] as number) < AWAY_KEY ? points : -points });
    }
  return scores.sort((a, b) => a.fact - b.fact);
}

/** Returns the margins of a match in order of play. The first is 0, from the start of the match. */
export function marginChanges(facts: FactColumns): readonly MarginChange[] {
  const { factRows, periodStarts, seconds } = facts;
  const changes: MarginChange[] = [{ fact: 0, tick: 0, margin: 0 }];
  let [margin, period] = [0, 1];
  for (const { fact, points } of scoresOf(facts)) {
    while ((periodStarts[period] as number) <= fact) period += 1;
    let next = fact + 1;
    while (next < factRows.length && factRows[next] === factRows[fact]) next += 1;
    margin += points;
    changes.push({ fact: next, tick: tickOf(period, seconds[fact] as number), margin });
  }
  return changes;
}

/** Calls a visitor for each margin with the range of its facts. */
export function eachMargin(
  { factRows }: FactColumns,
  changes: readonly MarginChange[],
  visit: (margin: number, from: number, to: number) => void,
): void {
  for (const [n, { margin, fact: from }] of changes.entries()) {
    const to = changes[n + 1]?.fact ?? factRows.length;
    if (from < to) visit(margin, from, to);
  }
}

/** Appends a span. If it touches the last span, extends that span instead. */
function append(spans: [number, number][], from: number, to: number): void {
  const last = spans.at(-1);
  if (from >= to) return;
  if (last?.[1] === from) last[1] = to;
  else spans.push([from, to]);
}

/**
 * Returns the time in which a side's margin is selected: from the second of one score to that of the next. The spans of
 * all margins together cover the match.
 */
export function marginSpans(changes: readonly MarginChange[], test: MarginTest, side: SideIndex): TickSpans {
  const spans: [number, number][] = [];
  changes.forEach(({ tick, margin }, n) => {
    if (test(side === 0 ? margin : -margin)) append(spans, tick, changes[n + 1]?.tick ?? tickOf(MAX_PERIOD + 1, 0));
  });
  return spans;
}

/**
 * Returns the periods whose last margin so far is selected for a side. Remaining time in a quarter belongs to the score
 * at that moment.
 */
export function periodsByLastMargin(changes: readonly MarginChange[], test: MarginTest, side: SideIndex): TickSpans {
  const spans: [number, number][] = [];
  for (let period = 1; period <= MAX_PERIOD; period += 1) {
    const end = (period + 1) * PERIOD_TICKS;
    const margin = changes.findLast(({ tick }) => tick < end)?.margin ?? 0;
    if (test(side === 0 ? margin : -margin)) append(spans, end - PERIOD_TICKS, end);
  }
  return spans;
}
