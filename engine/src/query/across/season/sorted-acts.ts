import { countedBases } from '../../../vocabulary/bases.js';
import type { ActSource, MatchActs } from './match-acts.js';
import { CLASSES, FIRST_SUMMED, type SeasonActs } from './season-acts.js';

/* `as number` marks an index that is in bounds by construction. */

/** A match whose acts are added, and the row of the season of each of its rows. */
export interface AddedMatch {
  readonly source: ActSource;
  readonly rows: Int32Array;
}

/** The acts of an added match. */
export interface AddedActs {
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

/** The least and the greatest of the seconds left of all contributions. */
interface Span {
  readonly least: number;
  readonly greatest: number;
}

/** Returns the least and the greatest of the seconds left of all contributions, and of 0. */
export function spanOf({ before, added }: PendingActs): Span {
  let [least, greatest] = [0, 0];
  for (const column of [before.lefts, ...added.flatMap(({ source }) => [source.lefts, source.stints.lefts])])
    for (const left of column) {
      if (left < least) least = left;
      if (left > greatest) greatest = left;
    }
  return { least, greatest };
}

/** Counts contributions by their seconds left. **Shape**: `counts[left - least + 1]`. */
function countLefts(lefts: Int16Array, from: number, to: number, least: number, counts: Int32Array): void {
  for (let k = from; k < to; k += 1) {
    const after = (lefts[k] as number) - least + 1;
    counts[after] = (counts[after] as number) + 1;
  }
}

/** The contributions to one base, the last of their periods first. The columns are used for base after base. */
export class SortedActs {
  /** Where the next contribution with so many seconds left goes, after the least. */
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
    const [next, least] = [this.#next, this.#least];
    next.fill(0);
    this.#countKept(before, base, kept);
    for (const { acts } of added)
      countLefts(acts.lefts, acts.starts[base] as number, acts.starts[base + 1] as number, least, next);
    let size = 0;
    for (let at = 0; at < next.length; at += 1) next[at] = size += next[at] as number;
    if (size === 0) return 0;
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

  #countKept({ starts, rows, lefts }: SeasonActs, base: number, kept: Int32Array): void {
    const end = starts[(base + 1) * CLASSES] as number;
    for (let k = starts[base * CLASSES] as number; k < end; k += 1)
      if ((kept[rows[k] as number] as number) >= 0) countLefts(lefts, k, k + 1, this.#least, this.#next);
  }

  #placeKept(before: SeasonActs, base: number, kept: Int32Array): void {
    const { starts } = before;
    const firstAmount = starts[FIRST_SUMMED] as number;
    const [next, least, isCounted] = [this.#next, this.#least, base < countedBases];
    for (let of = 0; of < CLASSES; of += 1) {
      const cell = base * CLASSES + of;
      for (let k = starts[cell] as number; k < (starts[cell + 1] as number); k += 1) {
        const row = kept[before.rows[k] as number] as number;
        if (row < 0) continue;
        const left = before.lefts[k] as number;
        const at = next[left - least] as number;
        next[left - least] = at + 1;
        this.classes[at] = of;
        this.rows[at] = row;
        this.lefts[at] = left;
        this.amounts[at] = isCounted ? 1 : (before.amounts[k - firstAmount] as number);
      }
    }
  }

  #placeAdded({ acts, rows: rowOf }: AddedActs, base: number): void {
    const { starts, contributions } = acts;
    const firstAmount = starts[countedBases] as number;
    const [next, least, isCounted] = [this.#next, this.#least, base < countedBases];
    const { classes, rows, lefts, amounts } = this;
    const end = starts[base + 1] as number;
    for (let k = starts[base] as number; k < end; k += 1) {
      const contribution = contributions[k] as number;
      const left = acts.lefts[k] as number;
      const at = next[left - least] as number;
      next[left - least] = at + 1;
      classes[at] = contribution >> 8;
      rows[at] = rowOf[contribution & 255] as number;
      lefts[at] = left;
      if (!isCounted) amounts[at] = acts.amounts[k - firstAmount] as number;
    }
  }
}
