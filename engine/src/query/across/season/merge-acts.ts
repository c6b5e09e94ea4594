import { MAX_PERIOD } from '../../../log/limits.js';
import { countedBases } from '../../../vocabulary/bases.js';
import { matchActsOf } from './match-acts.js';
import { CELLS, CLASSES, FIRST_SUMMED, STATES, STINTS, type SeasonActs } from './season-acts.js';
import { SortedActs, spanOf, type AddedActs, type PendingActs } from './sorted-acts.js';

/* `as number` marks an index that is in bounds by construction. */

/** Columns of acts that are being filled. */
type Filled = Pick<SeasonActs, 'starts' | 'rows' | 'lefts' | 'amounts'>;

/** Writes the contributions to a base, class by class, and where those of each class begin and end. */
function writeBase(base: number, sorted: SortedActs, size: number, into: Filled): void {
  const { classes } = sorted;
  const first = base * CLASSES;
  const next = new Int32Array(CLASSES + 1);
  for (let k = 0; k < size; k += 1) {
    const after = (classes[k] as number) + 1;
    next[after] = (next[after] as number) + 1;
  }
  next[0] = into.starts[first] as number;
  for (let of = 1; of <= CLASSES; of += 1) next[of] = (next[of] as number) + (next[of - 1] as number);
  into.starts.set(next, first);
  if (base < countedBases) placeCounted(sorted, size, next, into);
  else placeSummed(sorted, size, next, into);
}

function placeCounted({ classes, rows, lefts }: SortedActs, size: number, next: Int32Array, into: Filled): void {
  for (let k = 0; k < size; k += 1) {
    const of = classes[k] as number;
    const at = next[of] as number;
    next[of] = at + 1;
    into.rows[at] = rows[k] as number;
    into.lefts[at] = lefts[k] as number;
  }
}

function placeSummed(
  { classes, rows, lefts, amounts }: SortedActs,
  size: number,
  next: Int32Array,
  into: Filled,
): void {
  const firstAmount = into.starts[FIRST_SUMMED] as number;
  for (let k = 0; k < size; k += 1) {
    const of = classes[k] as number;
    const at = next[of] as number;
    next[of] = at + 1;
    into.rows[at] = rows[k] as number;
    into.lefts[at] = lefts[k] as number;
    into.amounts[at - firstAmount] = amounts[k] as number;
  }
}

/** Returns the time on the ground by row in a period and state of the score. **Empty**: `undefined` if all are 0. */
function secondsOf(part: number, { before, size, kept, added }: PendingActs): Int16Array | undefined {
  const column = new Int16Array(size);
  let bits = 0;
  before.seconds[part]?.forEach((seconds, row) => {
    const to = kept[row] as number;
    if (to < 0) return;
    column[to] = seconds;
    bits |= seconds;
  });
  for (const { source, rows } of added)
    for (let row = 0; row < rows.length; row += 1) {
      const seconds = source.seconds[part * rows.length + row] as number;
      column[rows[row] as number] = seconds;
      bits |= seconds;
    }
  return bits === 0 ? undefined : column;
}

/** Returns how many contributions there are, and how many of them have amounts. */
function sizesOf({ before, kept }: PendingActs, added: readonly AddedActs[]): readonly [all: number, summed: number] {
  const firstSummed = before.starts[FIRST_SUMMED] as number;
  let [all, summed] = [0, 0];
  for (let k = 0; k < before.rows.length; k += 1) {
    if ((kept[before.rows[k] as number] as number) < 0) continue;
    all += 1;
    if (k >= firstSummed) summed += 1;
  }
  for (const { acts } of added) {
    all += acts.contributions.length;
    summed += acts.amounts.length;
  }
  return [all, summed];
}

/** Bases that are merged, and matches whose acts are computed, between two yields. */
const [STEP_BASES, STEP_MATCHES] = [8, 32];

/**
 * Returns the acts of the kept rows and of matches, in steps. All matches are read base by base, so that the places
 * that are written are few at a time.
 */
export function* mergeActs(pending: PendingActs): Generator<undefined, SeasonActs, undefined> {
  const { size: rowCount } = pending;
  const added: AddedActs[] = [];
  for (const { source, rows } of pending.added) {
    added.push({ acts: matchActsOf(source), rows });
    if (added.length % STEP_MATCHES === 0) yield;
  }
  const [size, summed] = sizesOf(pending, added);
  const filled: Filled = {
    starts: new Int32Array(CELLS + 1),
    rows: rowCount <= 65_536 ? new Uint16Array(size) : new Int32Array(size),
    lefts: new Int16Array(size),
    amounts: new Int16Array(summed),
  };
  const sorted = new SortedActs(spanOf(pending));
  for (let base = 0; base <= STINTS; base += 1) {
    writeBase(base, sorted, sorted.sort(base, pending, added), filled);
    if (base % STEP_BASES === STEP_BASES - 1) yield;
  }
  const seconds = Array.from({ length: MAX_PERIOD * STATES }, (_, part) => secondsOf(part, pending));
  return { ...filled, seconds };
}
