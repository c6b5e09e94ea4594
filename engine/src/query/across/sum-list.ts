/**
 * Sums, each with its key. **Shape**: a sum that exceeds 16 bits is stored in parts, with the same key.
 */
export interface Sums {
  readonly keys: Uint16Array | Int32Array;
  readonly sums: Int16Array;
}

/** A list of sums that is being written. */
export class SumList implements Sums {
  readonly keys: Uint16Array | Int32Array;
  readonly sums: Int16Array;
  size = 0;

  /** Keys are less than `keys`. `most` is how many contributions of 16 bits are summed: there are no more parts. */
  constructor(keys: number, most: number) {
    this.keys = keys <= 65_536 ? new Uint16Array(most) : new Int32Array(most);
    this.sums = new Int16Array(most);
  }

  add(key: number, sum: number): void {
    let left = sum;
    do {
      const part = Math.max(-32_768, Math.min(32_767, left));
      this.keys[this.size] = key;
      this.sums[this.size] = part;
      this.size += 1;
      left -= part;
    } while (left !== 0);
  }

  /** Returns the sums alone, without the room that was left. */
  trimmed(): Sums {
    return { keys: this.keys.slice(0, this.size), sums: this.sums.slice(0, this.size) };
  }
}
