/**
 * A seeded random generator: the same seed gives the same season. **Source**: the mulberry32 generator, public domain.
 */
export class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** Returns a number from 0 up to, but not including, 1. */
  roll(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  /** Returns whether an event with this probability happens. */
  happens(probability: number): boolean {
    return this.roll() < probability;
  }

  /** Returns a number in a range. */
  between(low: number, high: number): number {
    return low + this.roll() * (high - low);
  }

  /** Returns a whole number in a range that includes both ends. */
  whole(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1));
  }

  /** Returns a random member of a list. **Throws** a plain error for an empty list. */
  oneOf<T>(list: readonly T[]): T {
    const found = list[Math.floor(this.roll() * list.length)];
    if (found === undefined) throw new Error('nothing to choose from');
    return found;
  }

  /** Returns a random key of a table of weights. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K {
    const entries = Object.entries(weights) as [K, number][];
    let left = this.roll() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [key, weight] of entries) {
      left -= weight;
      if (left < 0) return key;
    }
    return this.oneOf(entries)[0];
  }
}
