import { AWAY_KEY, KEYS } from '../../../columns/fact-block.js';
import { baseIndex, countedBases, firstTimedBase } from '../../../vocabulary/bases.js';
import type { FactColumns } from '../../../columns/facts.js';
import type { ActMatch } from '../../acts/act-match.js';
import type { SideSpans } from '../../acts/act-selection.js';
import { isSelected, postingAt, type Selection } from '../../selection.js';
import type { BaseSums } from '../season/base-sums.js';

/*
 * A single scan answers every question about acts. Each fact of a match belongs to a *cell*, which is a part of the
 * match in a column (a slot or a side). Each contribution to a base is added to the sum for its cell's group or label.
 * `as number` marks an index that is in bounds by construction.
 */

const secondsOnGround = baseIndex('secondsOnGround');

/** The parts into which a question divides the acts of a match. */
export interface Parts {
  readonly count: number;
  /** The part of each fact, or -1. **Empty**: `undefined` if there is one part. */
  readonly ofFact: Int32Array | undefined;
  /** The time spans of each part. `undefined` means all time. **Empty**: none if parts have no time. */
  readonly times: readonly (SideSpans | undefined)[];
  /** The number of each part's combination of label values. **Empty**: none if parts are not labels. */
  readonly combinations: Int32Array;
}

export const wholeMatch: Parts = { count: 1, ofFact: undefined, times: [undefined], combinations: new Int32Array(0) };

/** The arrays that acts are added to. Columns are slots or sides. */
export interface Target {
  readonly sums: BaseSums;
  readonly columns: 'slots' | 'sides';
  /**
   * Returns the place of a part and column in the sums, which have room for it. **Empty**: `undefined` if it is not
   * selected.
   */
  readonly placeOf: (part: number, column: number) => number | undefined;
  /** Records time on the ground for a place in the sums. */
  readonly addSeconds?: (place: number, seconds: number) => void;
}

/** The acts of a match that a question selects. */
export interface SelectedActs {
  readonly match: ActMatch;
  readonly parts: Parts;
  readonly selection: Selection;
}

/** Place of a cell without acts so far, and of a cell that is not selected. */
const [UNKNOWN, NOWHERE] = [-1, -2];

/** Returns how many columns a match has. */
export const widthOf = ({ slots }: FactColumns, columns: Target['columns']): number =>
  columns === 'sides' ? 2 : slots;

/** The side of each fact key. */
const sideOfKeys = Uint8Array.from({ length: KEYS }, (_, key) => (key < AWAY_KEY ? 0 : 1));

/** A buffer that is reused for each match, because creating it takes longer than filling it. */
export class Scratch {
  #columns = new Int32Array(0);

  /** Returns an array of at least `size` numbers, which may contain values of an earlier match. */
  numbers(size: number): Int32Array {
    if (this.#columns.length < size) this.#columns = new Int32Array(size * 2);
    return this.#columns;
  }
}

/** The cells of a match, and the place of each in the sums of a target. */
export class Cells {
  readonly #places: Int32Array;
  readonly #width: number;

  constructor(
    private readonly acts: SelectedActs,
    private readonly target: Target,
    scratch: Scratch,
  ) {
    this.#width = widthOf(acts.match.facts, target.columns);
    const size = acts.parts.count * this.#width;
    this.#places = scratch.numbers(size).fill(UNKNOWN, 0, size);
  }

  /** Adds the selected acts to the counted and summed bases of the target. */
  addPoints(): void {
    for (const base of this.target.sums.bases) if (base < firstTimedBase) this.#addBase(base);
  }

  #addBase(base: number): void {
    const { sums, columns } = this.target;
    const { match, parts, selection } = this.acts;
    const { postings, postingStarts, amounts, keys: factKeys, factSlots } = match.facts;
    const { ranges, keys, marks } = selection;
    const [places, width, { ofFact }] = [this.#places, this.#width, parts];
    const [isCounted, isBySide] = [base < countedBases, columns === 'sides'];
    const firstAmount = postingStarts[countedBases] as number;
    let [values, first] = [sums.values, sums.firstOf(base)];
    for (const [from, to] of ranges) {
      const end = postingAt(match.facts, base, to);
      for (let k = postingAt(match.facts, base, from); k < end; k += 1) {
        const fact = postings[k] as number;
        if (isSelected(fact, factKeys, keys, marks) === 0) continue;
        const part = ofFact === undefined ? 0 : (ofFact[fact] as number);
        if (part < 0) continue;
        const column = isBySide ? (sideOfKeys[factKeys[fact] as number] as number) : (factSlots[fact] as number);
        let place = places[part * width + column] as number;
        if (place < 0) {
          if (place === NOWHERE) continue;
          place = this.#place(part * width + column);
          if (place < 0) continue;
          [values, first] = [sums.values, sums.firstOf(base)];
        }
        values[first + place] =
          (values[first + place] as number) + (isCounted ? 1 : (amounts[k - firstAmount] as number));
      }
    }
  }

  /** Adds time to a base in a part and column. */
  addTime(base: number, part: number, column: number, seconds: number): void {
    const { sums, addSeconds } = this.target;
    const cell = part * this.#width + column;
    const place = this.#places[cell] === UNKNOWN ? this.#place(cell) : (this.#places[cell] as number);
    if (place < 0) return;
    if (base === secondsOnGround) addSeconds?.(place, seconds);
    const first = sums.firstOf(base);
    if (first >= 0) sums.values[first + place] = (sums.values[first + place] as number) + seconds;
  }

  /** Whether anything was added to a part and column. */
  has(part: number, column: number): boolean {
    return (this.#places[part * this.#width + column] as number) >= 0;
  }

  #place(cell: number): number {
    const place = this.target.placeOf(Math.floor(cell / this.#width), cell % this.#width);
    return (this.#places[cell] = place ?? NOWHERE);
  }
}
