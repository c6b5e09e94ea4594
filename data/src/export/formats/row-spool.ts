import { closeSync, openSync, readSync, rmSync, writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import type { Cell } from '../table.js';

type Rows = readonly (readonly Cell[])[];

const LENGTH_BYTES = 4;

/** A temporary file of rows. They are read back once, in the batches in which they were added. */
export class RowSpool {
  readonly #descriptor: number;

  constructor(private readonly file: string) {
    this.#descriptor = openSync(file, 'wx+');
  }

  add(rows: Rows): void {
    const bytes = serialize(rows);
    const length = Buffer.alloc(LENGTH_BYTES);
    length.writeUInt32LE(bytes.length);
    writeFileSync(this.#descriptor, length);
    writeFileSync(this.#descriptor, bytes);
  }

  /** Yields the batches of rows, then removes the file. */
  *take(): Generator<Rows> {
    let position = 0;
    const read = (length: number): Buffer | undefined => {
      const bytes = Buffer.alloc(length);
      for (let at = 0; at < length;) {
        const count = readSync(this.#descriptor, bytes, at, length - at, position + at);
        if (count === 0) return undefined;
        at += count;
      }
      position += length;
      return bytes;
    };
    try {
      for (let head = read(LENGTH_BYTES); head !== undefined; head = read(LENGTH_BYTES)) {
        const bytes = read(head.readUInt32LE());
        if (bytes === undefined) throw new Error(`${this.file} is truncated`);
        yield deserialize(bytes) as Rows;
      }
    } finally {
      closeSync(this.#descriptor);
      rmSync(this.file, { force: true });
    }
  }
}
