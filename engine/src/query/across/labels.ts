import { dividesTime, type ActDimension } from '../acts/act-selection.js';
import { Dictionary, PAIRED } from './dictionary.js';

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
  readonly #rows = new Map<number, Map<number, number>>();

  constructor(readonly dimensions: readonly ActDimension[]) {
    this.keys = dimensions.map(() => []);
    this.#values = dimensions.map(() => new Dictionary());
    this.divideTime = dimensions.every((dimension) => dividesTime[dimension]);
  }

  get size(): number {
    return this.groups.length;
  }

  /** Returns the row of a group and a value of each dimension. */
  rowOf(group: number, values: readonly number[]): number {
    const [first = 0, second = 0] = values.map((value, n) => this.#values[n]?.numberOf(value) ?? 0);
    const key = first * PAIRED + second;
    let rows = this.#rows.get(group);
    if (rows === undefined) this.#rows.set(group, (rows = new Map<number, number>()));
    let row = rows.get(key);
    if (row === undefined) {
      row = this.groups.push(group) - 1;
      rows.set(key, row);
      this.keys.forEach((column, n) => column.push(values[n] ?? -1));
    }
    return row;
  }
}
