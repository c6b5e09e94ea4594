/**
 * Sums, each with its key. **Shape**: a sum that exceeds 16 bits is stored in parts, with the same key.
 */
export interface Sums {
  readonly keys: Uint16Array | Int32Array;
  readonly sums: Int16Array;
}

/** Sums that a new list has room for. */
const FIRST_SUMS = 65_536;

/** A list of sums that is being written. Its room grows with it: room for every possible sum would be mostly unused. */
export class SumList {
  #keys: Uint16Array | Int32Array;
  #sums = new Int16Array(FIRST_SUMS);
  #size = 0;

  /** Keys are less than `keys`. */
  constructor(keys: number) {
    this.#keys = keys <= 65_536 ? new Uint16Array(FIRST_SUMS) : new Int32Array(FIRST_SUMS);
  }

  get size(): number {
    return this.#size;
  }

  add(key: number, sum: number): void {
    let left = sum;
    do {
      const part = Math.max(-32_768, Math.min(32_767, left));
      if (this.#size === this.#sums.length) this.#grow();
      this.#keys[this.#size] = key;
      this.#sums[this.#size] = part;
      this.#size += 1;
      left -= part;
    } while (left !== 0);
  }

  /** Returns the sums alone, without the room that was left. */
  trimmed(): Sums {
    return { keys: this.#keys.slice(0, this.#size), sums: this.#sums.slice(0, this.#size) };
  }

  #grow(): void {
    const [keys, sums] = [this.#keys, this.#sums];
    this.#keys = keys instanceof Uint16Array ? new Uint16Array(sums.length * 2) : new Int32Array(sums.length * 2);
    this.#sums = new Int16Array(sums.length * 2);
    this.#keys.set(keys);
    this.#sums.set(sums);
  }
}
