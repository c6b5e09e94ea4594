import type { MemoryPart } from '@goalsquare/data';

/** Buffers are a multiple of this long, so that one can take the place of another. **Units**: bytes. */
const STEP = 65_536;

/**
 * Buffers of responses that were sent, which later responses are written to. New memory of that size would be cleared
 * by the system each time and make the garbage collector run often. **Units**: bytes.
 */
export class SpareBuffers {
  readonly #spare: Buffer<ArrayBuffer>[] = [];
  #bytes = 0;

  constructor(private readonly part: MemoryPart) {
    part.add(this);
  }

  /** How much memory the spare buffers take. */
  get calculatedSize(): number {
    return this.#bytes;
  }

  /** A buffer of at least this length: the spare one that was used last, or a new one. */
  take(length: number): Buffer<ArrayBuffer> {
    const at = this.#spare.findLastIndex((buffer) => buffer.length >= length);
    const [spare] = at < 0 ? [] : this.#spare.splice(at, 1);
    this.#bytes -= spare?.length ?? 0;
    return spare ?? Buffer.allocUnsafeSlow(Math.ceil(length / STEP) * STEP);
  }

  /** Keeps a buffer that nobody reads any more. Those used longest ago go first. */
  giveBack(buffer: Buffer<ArrayBuffer>): void {
    this.#spare.push(buffer);
    this.#bytes += buffer.length;
    while (this.#bytes > this.part.limit) {
      this.#bytes -= this.#spare.shift()?.length ?? 0;
      this.part.countEviction();
    }
  }
}
