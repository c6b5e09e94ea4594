import { randomFillSync } from 'node:crypto';

/** Random bytes drawn at once: each call to the generator costs more than the bytes it gives. */
const DRAWN = 8192;

/** Random text in hexadecimal digits, from bytes that are used once each. */
export class RandomHex {
  readonly #bytes = Buffer.alloc(DRAWN);
  #used = DRAWN;

  /** A text of some bytes, two digits each. `bytes` is small. */
  next(bytes: number): string {
    if (this.#used + bytes > DRAWN) {
      randomFillSync(this.#bytes);
      this.#used = 0;
    }
    const from = this.#used;
    this.#used += bytes;
    return this.#bytes.toString('hex', from, this.#used);
  }
}
