import { dividesTime, type ActDimension } from '../../acts/act-selection.js';
import { Dictionary, PAIRED } from '../season/dictionary.js';
import { NumberPairs } from '../season/number-pairs.js';

/**
 * The rows of a question by act dimensions, such as receivers or cells. New rows are added match by match.
 * **Shape**: `groups` and `keys` by row; groups are those of the other dimensions.
 */
export class Labels {
  readonly keys: readonly number[][];
  /** Whether each row has its own time. Rows by receiver or cell have no time. */
  readonly divideTime: boolean;
  readonly #values: readonly Dictionary[];
  readonly #pairs = new Dictionary();
  /** The group and the combination of each row. */
  readonly #rows = new NumberPairs();

  constructor(readonly dimensions: readonly ActDimension[]) {
    this.keys = dimensions.map(() => []);
    this.#values = dimensions.map(() => new Dictionary());
    this.divideTime = dimensions.every((dimension) => dividesTime[dimension]);
  }

  get groups(): readonly number[] {
    return this.#rows.firsts;
  }

  get size(): number {
    return this.#rows.size;
  }

  /** Returns the number of each combination of values. **Shape**: a column for each dimension. */
  numbersOf(columns: readonly Int32Array[]): Int32Array {
    const [ones = new Int32Array(0), others] = columns.map((column, n) =>
      column.map((value) => (this.#values[n] as Dictionary).numberOf(value)),
    );
    return others === undefined ? ones : ones.map((one, at) => this.#pairs.numberOf(one * PAIRED + (others[at] ?? 0)));
  }

  /** Returns the number of a value of the only dimension. */
  numberOf(value: number): number {
    return (this.#values[0] as Dictionary).numberOf(value);
  }

  /** Returns the row of a group and a combination, and adds it if it is new. */
  rowOf(group: number, combination: number): number {
    const row = this.#rows.numberOf(group, combination);
    if (row === this.keys[0]?.length) this.#appendKeys(combination);
    return row;
  }

  #appendKeys(combination: number): void {
    const [first, second] = this.#values;
    const pair = second === undefined ? combination : (this.#pairs.values[combination] as number);
    this.keys[0]?.push(first?.values[second === undefined ? pair : Math.floor(pair / PAIRED)] ?? -1);
    this.keys[1]?.push(second?.values[pair % PAIRED] ?? -1);
  }
}
