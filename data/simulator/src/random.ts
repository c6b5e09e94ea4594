import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { exp, ln } from './exact.js';

const UNIT = 1 / 4294967296;

/**
 * Returns a 32-bit hash of a text, which differs with the salt. **Source**: FNV-1a with the finalizer of MurmurHash3.
 */
function hash(text: string, salt: number): number {
  let bits = 0x811c9dc5 ^ Math.imul(salt, 0x9e3779b1);
  for (let at = 0; at < text.length; at += 1) bits = Math.imul(bits ^ text.charCodeAt(at), 0x01000193);
  bits ^= bits >>> 16;
  bits = Math.imul(bits, 0x85ebca6b);
  bits ^= bits >>> 13;
  bits = Math.imul(bits, 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}

/** A stream of random numbers. The same seed and names give the same numbers, bit for bit, on every platform. */
export class Random {
  #spare: number | undefined;

  constructor(private readonly generator: RandomGenerator) {}

  /** Returns a number from 0 up to, but not including, 1. */
  uniform(): number {
    return (this.generator.next() >>> 0) * UNIT;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.uniform();
  }

  /** Returns an integer in a range that includes both ends. */
  integer(low: number, high: number): number {
    return uniformInt(this.generator, low, high);
  }

  /** Returns true with a given probability. */
  chance(probability: number): boolean {
    return this.uniform() < probability;
  }

  /** Returns a number from a normal distribution. **Source**: Marsaglia's polar method. */
  normal(mean = 0, sd = 1): number {
    if (this.#spare !== undefined) {
      const spare = this.#spare;
      this.#spare = undefined;
      return mean + sd * spare;
    }
    for (;;) {
      const a = 2 * this.uniform() - 1;
      const b = 2 * this.uniform() - 1;
      const square = a * a + b * b;
      if (square >= 1 || square === 0) continue;
      const stretch = Math.sqrt((-2 * ln(square)) / square);
      this.#spare = b * stretch;
      return mean + sd * a * stretch;
    }
  }

  exponential(mean: number): number {
    return -mean * ln(1 - this.uniform());
  }

  /** Returns a number from a gamma distribution with mean `shape * scale`. **Source**: Marsaglia and Tsang 2000. */
  gamma(shape: number, scale = 1): number {
    if (shape < 1) return this.gamma(shape + 1, scale) * exp(ln(1 - this.uniform()) / shape);
    const d = shape - 1 / 3;
    const c = 1 / Math.sqrt(9 * d);
    for (;;) {
      const x = this.normal();
      const v = (1 + c * x) * (1 + c * x) * (1 + c * x);
      if (v > 0 && ln(1 - this.uniform()) < 0.5 * x * x + d - d * v + d * ln(v)) return d * v * scale;
    }
  }

  poisson(mean: number): number {
    const floor = exp(-Math.min(mean, 500));
    let [count, product] = [0, 1 - this.uniform()];
    while (product > floor) {
      count += 1;
      product *= 1 - this.uniform();
    }
    return count;
  }

  /** Returns a random member of a list, all equally likely. **Throws** RangeError for an empty list. */
  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new RangeError('nothing to pick from');
    return list[this.integer(0, list.length - 1)] as T;
  }

  /**
   * Returns a random index, in proportion to the weights. **Empty**: the last index if all weights are 0, and -1
   * without weights.
   */
  place(weights: ArrayLike<number>, count = weights.length): number {
    let total = 0;
    for (let at = 0; at < count; at += 1) total += weights[at] as number;
    let left = this.uniform() * total;
    for (let at = 0; at < count - 1; at += 1) {
      left -= weights[at] as number;
      if (left < 0) return at;
    }
    return count - 1;
  }

  /** Returns a random member of a list, in proportion to the weights. **Throws** RangeError for an empty list. */
  weighted<T>(list: readonly T[], weights: ArrayLike<number>): T {
    if (list.length === 0) throw new RangeError('nothing to pick from');
    return list[this.place(weights, list.length)] as T;
  }

  /** Returns a list in random order. */
  shuffled<T>(list: readonly T[]): T[] {
    const cards = [...list];
    for (let at = cards.length - 1; at > 0; at -= 1) {
      const other = this.integer(0, at);
      [cards[at], cards[other]] = [cards[other] as T, cards[at] as T];
    }
    return cards;
  }
}

/** Returns the random stream for a seed and some names. Streams with different names are independent. */
export function randomOf(seed: number | string, ...names: readonly (number | string)[]): Random {
  const path = JSON.stringify([seed, ...names]);
  return new Random(xoroshiro128plusFromState([1, 2, 3, 4].map((salt) => hash(path, salt))));
}
