import type { FactColumns } from '../../columns/facts.js';
import type { TransactionColumns } from '../../columns/transactions.js';
import { PERIOD_TICKS, tickOf } from '../../columns/intervals.js';
import { MAX_PERIOD } from '../../log/limits.js';
import { scorePoints } from '../../vocabulary/scores.js';
import type { SideIndex } from '../../vocabulary/sides.js';
import { transactionTypeList } from '../../vocabulary/transactions.js';
import { scoreStates, type ActFilter } from '../filter.js';
import { lowerBound } from '../lower-bound.js';
import type { TickSpans } from '../windows.js';

/** Whether a margin is selected. **Units**: points for the acting squad. */
export type MarginTest = (margin: number) => boolean;

/** Points that a transaction of each code scores. */
const pointsByCode = Uint8Array.from(transactionTypeList, ({ play }) =>
  play.is === 'score' ? scorePoints[play.result] : 0,
);

/** Returns the state of the score at a margin, as a position in `scoreStates`. */
export const stateAt = (margin: number): number => (margin > 0 ? 0 : margin === 0 ? 1 : 2);

/** Returns what margins a filter selects. **Empty**: `undefined` if it selects all. */
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
 * A margin of the home squad, from a transaction and a moment on. **Units**: points; ticks. **Shape**: `row` is the
 * first transaction before which the margin is this one.
 */
export interface MarginChange {
  readonly row: number;
  readonly tick: number;
  readonly margin: number;
}

/** Returns the margins of a match in order of play. The first is 0, from its beginning. */
export function marginChanges({ codes, sides, periods, seconds }: TransactionColumns): readonly MarginChange[] {
  const changes: MarginChange[] = [{ row: 0, tick: 0, margin: 0 }];
  let margin = 0;
  for (let at = 0; at < codes.length; at += 1) {
    const points = pointsByCode[codes[at] as number] as number;
    if (points === 0) continue;
    margin += sides[at] === 0 ? points : sides[at] === 1 ? -points : 0;
    changes.push({ row: at + 1, tick: tickOf(periods[at] as number, seconds[at] as number), margin });
  }
  return changes;
}

/** Calls a visitor for each margin with the range of its facts, which are in order of play. */
export function eachMargin(
  { factRows }: FactColumns,
  changes: readonly MarginChange[],
  visit: (margin: number, from: number, to: number) => void,
): void {
  let from = 0;
  for (const [n, { margin }] of changes.entries()) {
    const next = changes[n + 1];
    const to = next === undefined ? factRows.length : lowerBound(factRows, from, factRows.length, next.row);
    if (from < to) visit(margin, from, to);
    from = to;
  }
}

/** Appends a span. It extends the last one if they touch. */
function append(spans: [number, number][], from: number, to: number): void {
  const last = spans.at(-1);
  if (from >= to) return;
  if (last?.[1] === from) last[1] = to;
  else spans.push([from, to]);
}

/**
 * Returns the time in which the margin of a side is selected: from the second of one score to that of the next.
 * Together the spans of all margins are the whole match.
 */
export function marginSpans(changes: readonly MarginChange[], test: MarginTest, side: SideIndex): TickSpans {
  const spans: [number, number][] = [];
  changes.forEach(({ tick, margin }, n) => {
    if (test(side === 0 ? margin : -margin)) append(spans, tick, changes[n + 1]?.tick ?? tickOf(MAX_PERIOD + 1, 0));
  });
  return spans;
}

/**
 * Returns the periods at whose end, or now, the margin of a side is selected. Time that is left of a quarter belongs to
 * the score at that moment.
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
