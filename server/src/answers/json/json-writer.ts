const INITIAL_BYTES = 16_384;

/** Collects JSON as bytes: copying bytes that were written once is far cheaper than joining texts. **Units**: bytes. */
export class JsonWriter {
  #buffer: Buffer;
  #length = 0;

  constructor(capacity = INITIAL_BYTES) {
    this.#buffer = Buffer.allocUnsafeSlow(Math.max(capacity, INITIAL_BYTES));
  }

  /** How many bytes were added. */
  get length(): number {
    return this.#length;
  }

  /** Adds bytes. */
  bytes(piece: Uint8Array): void {
    if (this.#length + piece.length > this.#buffer.length) this.#grow(piece.length);
    this.#buffer.set(piece, this.#length);
    this.#length += piece.length;
  }

  /** Adds a text. */
  text(piece: string): void {
    const most = piece.length * 3;
    if (this.#length + most > this.#buffer.length) this.#grow(most);
    this.#length += this.#buffer.write(piece, this.#length, 'utf8');
  }

  /** Returns all that was added and begins anew: what is added next overwrites the returned bytes. */
  take(): Buffer {
    const taken = this.done();
    this.#length = 0;
    return taken;
  }

  /** Takes bytes at the end away again. */
  back(bytes: number): void {
    this.#length -= bytes;
  }

  /** All that was added. The writer is done with. */
  done(): Buffer {
    return this.#buffer.subarray(0, this.#length);
  }

  #grow(by: number): void {
    const larger = Buffer.allocUnsafeSlow(Math.max(this.#buffer.length * 2, this.#length + by));
    larger.set(this.#buffer.subarray(0, this.#length));
    this.#buffer = larger;
  }
}
