import { closeSync, fsyncSync, openSync, writeFileSync } from 'node:fs';

/** A file that is appended to and flushed when it is complete. */
export class GrowingFile {
  readonly #descriptor: number;
  bytes = 0;

  constructor(file: string) {
    this.#descriptor = openSync(file, 'w');
  }

  /** Appends bytes and returns their offset. */
  add(chunk: Uint8Array): number {
    const at = this.bytes;
    writeFileSync(this.#descriptor, chunk);
    this.bytes += chunk.length;
    return at;
  }

  /** Closes a file that is no longer needed. It can be called after `end`. */
  discard(): void {
    try {
      closeSync(this.#descriptor);
    } catch {
      /* It is closed already. */
    }
  }

  end(): void {
    fsyncSync(this.#descriptor);
    closeSync(this.#descriptor);
  }
}
