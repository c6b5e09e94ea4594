import type { FactColumns } from '../../columns/facts.js';
import { PERIOD_TICKS } from '../../columns/intervals.js';
import { MAX_PERIOD } from '../../log/limits.js';
import type { Match } from '../../match.js';
import { baseIndex, countedBases, firstTimedBase } from '../../vocabulary/bases.js';
import { addTimeBySlot } from '../intervals.js';
import { ALL_ZONES, keyTable } from '../zone-keys.js';
import { CELLS, CLASSES, ZONES } from './season-acts.js';

const secondsOnGround = baseIndex('secondsOnGround');
const timeOnGround = Uint16Array.of(secondsOnGround);

/**
 * What the players of a match add to counted and summed bases, by base, period and zone.
 * **Shape**: as `SeasonActs`, with rows of the match; `seconds[(period - 1) * rows + row]`.
 */
export interface MatchActs {
  readonly starts: Uint16Array;
  readonly rows: Uint8Array;
  readonly amounts: Int16Array;
  readonly seconds: Int32Array;
}

/** Returns the class of each fact. */
function classesOf({ facts: { keys, periodStarts } }: Match): Uint8Array {
  const classes = new Uint8Array(keys.length);
  for (let period = 0; period < MAX_PERIOD; period += 1)
    for (let fact = periodStarts[period] as number; fact < (periodStarts[period + 1] as number); fact += 1)
      classes[fact] = period * ZONES + ((keys[fact] as number) % ZONES);
  return classes;
}

/** Returns the time on the ground of each row in each period. */
function secondsOf({ facts, intervals, periodSeconds }: Match, slots: Uint8Array): Int32Array {
  const seconds = new Int32Array(MAX_PERIOD * slots.length);
  const totals = new Int32Array((secondsOnGround + 1) * facts.slots);
  for (let period = 1; period <= periodSeconds.length; period += 1) {
    const windows = [{ period, from: 0, to: PERIOD_TICKS }];
    const keys = keyTable(ALL_ZONES, ALL_ZONES);
    const all = { windows, ranges: [], keys, narrow: false, whole: false, acts: undefined };
    addTimeBySlot(intervals, timeOnGround, all, facts.slots, totals);
    for (let row = 0; row < slots.length; row += 1)
      seconds[(period - 1) * slots.length + row] = totals[
        secondsOnGround * facts.slots + (slots[row] as number)
      ] as number;
  }
  return seconds;
}

/** Returns where the contributions of each cell begin. `rowOf` is -1 for slots without a row. */
function startsOf(
  { postings, postingStarts, factSlots }: FactColumns,
  classes: Uint8Array,
  rowOf: Int16Array,
): Uint16Array {
  const starts = new Uint16Array(CELLS + 1);
  for (let base = 0; base < firstTimedBase; base += 1)
    for (let k = postingStarts[base] as number; k < (postingStarts[base + 1] as number); k += 1) {
      const fact = postings[k] as number;
      const after = base * CLASSES + (classes[fact] as number) + 1;
      if ((rowOf[factSlots[fact] as number] as number) >= 0) starts[after] = (starts[after] as number) + 1;
    }
  for (let cell = 0; cell < CELLS; cell += 1)
    starts[cell + 1] = (starts[cell + 1] as number) + (starts[cell] as number);
  return starts;
}

/** Returns the acts of the players in some slots of a match, each a row. */
export function matchActsOf(match: Match, slots: Uint8Array): MatchActs {
  const { postings, postingStarts, factSlots, amounts: allAmounts } = match.facts;
  const rowOf = new Int16Array(256).fill(-1);
  for (let row = 0; row < slots.length; row += 1) rowOf[slots[row] as number] = row;
  const classes = classesOf(match);
  const starts = startsOf(match.facts, classes, rowOf);
  const next = starts.slice(0, CELLS);
  const rows = new Uint8Array(starts[CELLS] as number);
  const first = starts[countedBases * CLASSES] as number;
  const amounts = new Int16Array(rows.length - first);
  for (let base = 0; base < firstTimedBase; base += 1)
    for (let k = postingStarts[base] as number; k < (postingStarts[base + 1] as number); k += 1) {
      const fact = postings[k] as number;
      const row = rowOf[factSlots[fact] as number] as number;
      if (row < 0) continue;
      const cell = base * CLASSES + (classes[fact] as number);
      const at = next[cell] as number;
      next[cell] = at + 1;
      rows[at] = row;
      if (base >= countedBases) amounts[at - first] = allAmounts[k - (postingStarts[countedBases] as number)] as number;
    }
  return { starts, rows, amounts, seconds: secondsOf(match, slots) };
}
