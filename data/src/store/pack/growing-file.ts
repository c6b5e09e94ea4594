import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';

/** A file that grows and is flushed when it is whole. */
export class GrowingFile {
  readonly #descriptor: number;
  bytes = 0;

  constructor(file: string) {
    this.#descriptor = openSync(file, 'w');
  }

  /** Appends some bytes and answers where they begin. */
  add(chunk: Uint8Array): number {
    const at = this.bytes;
    for (let from = 0; from < chunk.length;) from += writeSync(this.#descriptor, chunk, from);
    this.bytes += chunk.length;
    return at;
  }

  /** Closes a file that is not needed. It can be called after `end`. */
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
