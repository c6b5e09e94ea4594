import { MAX_PERIOD } from '../../log/limits.js';
import { countedBases } from '../../vocabulary/bases.js';
import { matchActsOf, type ActSource, type MatchActs } from './match-acts.js';
import { CELLS, CLASSES, FIRST_SUMMED, STATES, STINTS, ZONES, type SeasonActs } from './season-acts.js';

/* `as number` marks an index that is in bounds by construction. */

/** A match whose acts are added, and the row of the season of each of its rows. */
export interface AddedMatch {
  readonly source: ActSource;
  readonly rows: Int32Array;
}

/** The acts of an added match. */
interface AddedActs {
  readonly acts: MatchActs;
  readonly rows: Int32Array;
}

/** What the acts of a season are computed from: acts that were computed before, and those of matches. */
export interface PendingActs {
  readonly before: SeasonActs;
  /** Number of rows of the season. */
  readonly size: number;
  /** The row of the season of each row before: -1 if it is left out. */
  readonly kept: Int32Array;
  readonly added: readonly AddedMatch[];
}

/** Columns of acts that are being filled. */
type Filled = Pick<SeasonActs, 'starts' | 'rows' | 'lefts' | 'amounts'>;

/** The least and the greatest of the seconds left of all contributions. */
interface Span {
  readonly least: number;
  readonly greatest: number;
}

function spanOf(columns: readonly Int16Array[]): Span {
  let [least, greatest] = [0, 0];
  for (const column of columns)
    for (const left of column) {
      if (left < least) least = left;
      if (left > greatest) greatest = left;
    }
  return { least, greatest };
}

/** The contributions to one base, the last of their periods first. The columns are used for base after base. */
class BaseActs {
  /** Where the next contribution with so many seconds left goes, after `least`. */
  readonly #next: Int32Array;
  readonly #least: number;
  classes = new Uint8Array(0);
  rows = new Int32Array(0);
  lefts = new Int16Array(0);
  amounts = new Int16Array(0);

  constructor({ least, greatest }: Span) {
    this.#next = new Int32Array(greatest - least + 2);
    this.#least = least;
  }

  /** Sorts the contributions to a base, and returns how many there are. */
  sort(base: number, { before, kept }: PendingActs, added: readonly AddedActs[]): number {
    this.#next.fill(0);
    this.#countKept(before, base, kept);
    for (const { acts } of added) this.#count(acts.lefts, acts.starts[base] as number, acts.starts[base + 1] as number);
    for (let at = 1; at < this.#next.length; at += 1)
      this.#next[at] = (this.#next[at] as number) + (this.#next[at - 1] as number);
    const size = this.#next.at(-1) ?? 0;
    if (size > this.classes.length) this.#reserve(size);
    this.#placeKept(before, base, kept);
    for (const match of added) this.#placeAdded(match, base);
    return size;
  }

  #reserve(size: number): void {
    this.classes = new Uint8Array(size);
    this.rows = new Int32Array(size);
    this.lefts = new Int16Array(size);
    this.amounts = new Int16Array(size);
  }

  #count(lefts: Int16Array, from: number, to: number): void {
    const next = this.#next;
    const least = this.#least - 1;
    for (let k = from; k < to; k += 1) {
      const at = (lefts[k] as number) - least;
      next[at] = (next[at] as number) + 1;
    }
  }

  #countKept({ starts, rows, lefts }: SeasonActs, base: number, kept: Int32Array): void {
    const end = starts[(base + 1) * CLASSES] as number;
    for (let k = starts[base * CLASSES] as number; k < end; k += 1)
      if ((kept[rows[k] as number] as number) >= 0) this.#count(lefts, k, k + 1);
  }

  #place(left: number, of: number, row: number, amount: number): void {
    const after = left - this.#least;
    const at = this.#next[after] as number;
    this.#next[after] = at + 1;
    this.classes[at] = of;
    this.rows[at] = row;
    this.lefts[at] = left;
    this.amounts[at] = amount;
  }

  #placeKept({ starts, rows, lefts, amounts }: SeasonActs, base: number, kept: Int32Array): void {
    const firstAmount = starts[FIRST_SUMMED] as number;
    const isCounted = base < countedBases;
    for (let of = 0; of < CLASSES; of += 1) {
      const cell = base * CLASSES + of;
      for (let k = starts[cell] as number; k < (starts[cell + 1] as number); k += 1) {
        const row = kept[rows[k] as number] as number;
        if (row >= 0) this.#place(lefts[k] as number, of, row, isCounted ? 1 : (amounts[k - firstAmount] as number));
      }
    }
  }

  #placeAdded({ acts: { starts, contributions, lefts, amounts }, rows: rowOf }: AddedActs, base: number): void {
    const firstAmount = starts[countedBases] as number;
    const isCounted = base < countedBases;
    const end = starts[base + 1] as number;
    for (let k = starts[base] as number; k < end; k += 1) {
      const contribution = contributions[k] as number;
      const amount = isCounted ? 1 : (amounts[k - firstAmount] as number);
      this.#place(lefts[k] as number, contribution >> 8, rowOf[contribution & 255] as number, amount);
    }
  }
}

/** Writes the contributions to a base, class by class, and where those of each class begin and end. */
function writeBase(base: number, { classes, rows, lefts, amounts }: BaseActs, size: number, into: Filled): void {
  const { starts } = into;
  const first = base * CLASSES;
  const next = new Int32Array(CLASSES + 1);
  for (let k = 0; k < size; k += 1) {
    const after = (classes[k] as number) + 1;
    next[after] = (next[after] as number) + 1;
  }
  next[0] = starts[first] as number;
  for (let of = 1; of <= CLASSES; of += 1) next[of] = (next[of] as number) + (next[of - 1] as number);
  starts.set(next, first);
  const firstAmount = base < countedBases ? undefined : (starts[FIRST_SUMMED] as number);
  for (let k = 0; k < size; k += 1) {
    const of = classes[k] as number;
    const at = next[of] as number;
    next[of] = at + 1;
    into.rows[at] = rows[k] as number;
    into.lefts[at] = lefts[k] as number;
    if (firstAmount !== undefined) into.amounts[at - firstAmount] = amounts[k] as number;
  }
}

/** Returns the time on the ground by row in a period and state of the score. **Empty**: `undefined` if all are 0. */
function secondsOf(part: number, rowCount: number, { starts, rows, amounts }: Filled): Int16Array | undefined {
  const cell = STINTS * CLASSES + Math.floor(part / STATES) * ZONES * STATES + (part % STATES);
  const [from, to] = [starts[cell] as number, starts[cell + 1] as number];
  if (from === to) return undefined;
  const firstAmount = starts[FIRST_SUMMED] as number;
  const column = new Int16Array(rowCount);
  for (let k = from; k < to; k += 1) {
    const row = rows[k] as number;
    column[row] = (column[row] as number) + (amounts[k - firstAmount] as number);
  }
  return column;
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
  const { before, size: rowCount } = pending;
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
  const sorted = new BaseActs(spanOf([before.lefts, ...added.map(({ acts }) => acts.lefts)]));
  for (let base = 0; base <= STINTS; base += 1) {
    writeBase(base, sorted, sorted.sort(base, pending, added), filled);
    if (base % STEP_BASES === STEP_BASES - 1) yield;
  }
  const seconds = Array.from({ length: MAX_PERIOD * STATES }, (_, part) => secondsOf(part, rowCount, filled));
  return { ...filled, seconds };
}
