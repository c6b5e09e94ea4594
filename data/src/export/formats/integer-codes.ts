const FIRST_SLOTS = 64;
const FREE = -1;

/** Spreads whole numbers, of which many are beside each other. **Source**: Knuth, multiplicative hashing. */
const SPREAD = 0x9e3779b1;

/** The codes of 32-bit whole numbers, as a hash table of numbers: a `Map` takes several times as long. */
export class IntegerCodes {
  #keys = new Int32Array(FIRST_SLOTS);
  #codes = new Int32Array(FIRST_SLOTS).fill(FREE);
  /** How many bits of a spread number are left out of its slot. */
  #shift = 32 - Math.log2(FIRST_SLOTS);
  #size = 0;

  /** Returns the code of a number, which is `next` if it has none yet. */
  codeFor(key: number, next: number): number {
    const slot = this.#slotOf(key);
    const found = this.#codes[slot] as number;
    if (found !== FREE) return found;
    this.#keys[slot] = key;
    this.#codes[slot] = next;
    this.#size += 1;
    if (2 * this.#size > this.#keys.length) this.#grow();
    return next;
  }

  clear(): void {
    this.#codes.fill(FREE);
    this.#size = 0;
  }

  #slotOf(key: number): number {
    const last = this.#keys.length - 1;
    let slot = Math.imul(key, SPREAD) >>> this.#shift;
    while (this.#codes[slot] !== FREE && this.#keys[slot] !== key) slot = (slot + 1) & last;
    return slot;
  }

  #grow(): void {
    const [keys, codes] = [this.#keys, this.#codes];
    this.#keys = new Int32Array(keys.length * 2);
    this.#codes = new Int32Array(keys.length * 2).fill(FREE);
    this.#shift -= 1;
    for (const [at, code] of codes.entries()) {
      if (code === FREE) continue;
      const slot = this.#slotOf(keys[at] as number);
      this.#keys[slot] = keys[at] as number;
      this.#codes[slot] = code;
    }
  }
}
