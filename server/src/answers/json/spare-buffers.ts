import type { MemoryPart } from '@goalsquare/data';

/** Buffer lengths are multiples of this, so that buffers can be reused. **Units**: bytes. */
const STEP = 65_536;

/** The share of their memory part that spare buffers may fill. */
const SHARE = 0.35;

/**
 * A pool of buffers from responses that have been sent. Later responses reuse them. Otherwise the system would clear
 * new memory each time, and the garbage collector would run often. **Units**: bytes.
 */
export class SpareBuffers {
  readonly #spare: Buffer<ArrayBuffer>[] = [];
  #bytes = 0;

  constructor(private readonly part: MemoryPart) {
    part.add(this);
  }

  /** Size of the pooled buffers. */
  get calculatedSize(): number {
    return this.#bytes;
  }

  /** Returns a buffer of at least this length: the most recently used one that fits, or a new one. */
  take(length: number): Buffer<ArrayBuffer> {
    const at = this.#spare.findLastIndex((buffer) => buffer.length >= length);
    const [spare] = at < 0 ? [] : this.#spare.splice(at, 1);
    this.#bytes -= spare?.length ?? 0;
    return spare ?? Buffer.allocUnsafeSlow(Math.ceil(length / STEP) * STEP);
  }

  /** Returns a buffer to the pool. */
  giveBack(buffer: Buffer<ArrayBuffer>): void {
    this.#spare.push(buffer);
    this.#bytes += buffer.length;
    this.shrink(1);
  }

  /** Drops the least recently used buffers until the pool is down to a share of its limit. */
  shrink(share: number): void {
    while (this.#bytes > this.part.limit * SHARE * share) {
      this.#bytes -= this.#spare.shift()?.length ?? 0;
      this.part.countEviction();
    }
  }
}
