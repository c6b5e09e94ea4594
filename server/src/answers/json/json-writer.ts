const INITIAL_BYTES = 16_384;

/** Collects JSON bytes. */
export class JsonWriter {
  #bytes: Buffer<ArrayBuffer>;
  #view: DataView;
  #length = 0;

  /** Creates a writer with a buffer that it owns. It switches to a larger buffer when the current one is full. */
  constructor(buffer = Buffer.allocUnsafeSlow(INITIAL_BYTES)) {
    this.#bytes = buffer;
    this.#view = new DataView(buffer.buffer);
  }

  /** The buffer with all added bytes. */
  get buffer(): Buffer<ArrayBuffer> {
    return this.#bytes;
  }

  /** Number of bytes added. */
  get length(): number {
    return this.#length;
  }

  bytes(added: Uint8Array): void {
    this.#reserve(added.length);
    this.#bytes.set(added, this.#length);
    this.#length += added.length;
  }

  text(added: string): void {
    this.#reserve(added.length * 3);
    this.#length += this.#bytes.write(added, this.#length, 'utf8');
  }

  /**
   * Reserves room for some bytes and calls a function that writes them directly. The function receives the buffer, a
   * view of it and the start offset, and returns the end offset.
   */
  write(room: number, write: (bytes: Uint8Array, view: DataView, at: number) => number): void {
    this.#reserve(room);
    this.#length = write(this.#bytes, this.#view, this.#length);
  }

  /** Returns everything added so far and resets the writer: the next addition overwrites the returned bytes. */
  take(): Buffer {
    const taken = this.done();
    this.#length = 0;
    return taken;
  }

  /** Returns everything added so far. The writer must not be used afterwards. */
  done(): Buffer {
    return this.#bytes.subarray(0, this.#length);
  }

  #reserve(bytes: number): void {
    if (this.#length + bytes > this.#bytes.length) this.#grow(bytes);
  }

  #grow(by: number): void {
    const larger = Buffer.allocUnsafeSlow(Math.max(this.#bytes.length * 2, this.#length + by));
    larger.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = larger;
    this.#view = new DataView(larger.buffer);
  }
}
