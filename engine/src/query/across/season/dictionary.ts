/**
 * Factor of the first number in the number of a pair. It exceeds the number of values of any dimension, so each pair
 * has its own number.
 */
export const PAIRED = 2 ** 24;

/** Numbers values in the order in which they occur. */
export class Dictionary {
  readonly #numbers = new Map<number, number>();
  readonly values: number[] = [];

  /**
   * Returns the number of a value. There is no search if the value was numbered directly after the one numbered
   * `before`.
   */
  numberAfter(value: number, before: number): number {
    return this.values[before + 1] === value ? before + 1 : this.numberOf(value);
  }

  /** Returns the number of a value. A new value gets the next number. */
  numberOf(value: number): number {
    let number = this.#numbers.get(value);
    if (number === undefined) {
      number = this.values.length;
      this.#numbers.set(value, number);
      this.values.push(value);
    }
    return number;
  }
}
