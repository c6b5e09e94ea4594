import { dividesTime, type ActDimension } from '../acts/act-selection.js';
import { Dictionary, PAIRED } from './dictionary.js';

/** A table is at most half full, so that a free place is near. */
const FIRST_PLACES = 1024;

/**
 * The rows of a question by dimensions of acts, such as receivers or cells. They are found match by match.
 * **Shape**: `groups` and `keys` by row; a group is one of the matches' dimensions.
 */
export class Labels {
  readonly groups: number[] = [];
  readonly keys: readonly number[][];
  /** Whether each row has its own time. Places have none. */
  readonly divideTime: boolean;
  readonly #values: readonly Dictionary[];
  readonly #pairs = new Dictionary();
  readonly #numbers: number[] = [];
  /** Rows, plus one, by a hash of their group and combination. 0 is a free place. */
  #places = new Int32Array(FIRST_PLACES);

  constructor(readonly dimensions: readonly ActDimension[]) {
    this.keys = dimensions.map(() => []);
    this.#values = dimensions.map(() => new Dictionary());
    this.divideTime = dimensions.every((dimension) => dividesTime[dimension]);
  }

  get size(): number {
    return this.groups.length;
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

  /** Returns the row of a group and a combination. */
  rowOf(group: number, combination: number): number {
    const place = this.#placeOf(group, combination);
    const row = (this.#places[place] as number) - 1;
    return row >= 0 ? row : this.#append(group, combination, place);
  }

  #placeOf(group: number, combination: number): number {
    const { groups } = this;
    const most = this.#places.length - 1;
    const hash = Math.imul(group, 0x9e3779b1) ^ Math.imul(combination, 0x85ebca6b);
    let place = (hash ^ (hash >>> 15)) & most;
    for (let row = this.#places[place] as number; row > 0; row = this.#places[place] as number) {
      if (groups[row - 1] === group && this.#numbers[row - 1] === combination) break;
      place = (place + 1) & most;
    }
    return place;
  }

  #append(group: number, combination: number, place: number): number {
    const row = this.groups.push(group) - 1;
    this.#numbers.push(combination);
    this.#places[place] = row + 1;
    const [first, second] = this.#values;
    const pair = second === undefined ? combination : (this.#pairs.values[combination] as number);
    this.keys[0]?.push(first?.values[second === undefined ? pair : Math.floor(pair / PAIRED)] ?? -1);
    this.keys[1]?.push(second?.values[pair % PAIRED] ?? -1);
    if (this.size * 2 > this.#places.length) this.#grow();
    return row;
  }

  #grow(): void {
    this.#places = new Int32Array(this.#places.length * 2);
    for (let row = 0; row < this.size; row += 1)
      this.#places[this.#placeOf(this.groups[row] as number, this.#numbers[row] as number)] = row + 1;
  }
}
