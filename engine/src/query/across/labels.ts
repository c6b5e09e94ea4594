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
    let key = 0;
    for (let n = 0; n < values.length; n += 1)
      key = key * PAIRED + (this.#values[n] as Dictionary).numberOf(values[n] as number);
    let rows = this.#rows.get(group);
    if (rows === undefined) this.#rows.set(group, (rows = new Map<number, number>()));
    let row = rows.get(key);
    if (row === undefined) {
      row = this.groups.push(group) - 1;
      rows.set(key, row);
      for (const [n, column] of this.keys.entries()) column.push(values[n] ?? -1);
    }
    return row;
  }
}
