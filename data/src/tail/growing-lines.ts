import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs';
import path from 'node:path';
import { folderChanges } from './folder-changes.js';
import { Lines, type LineSource, type Piece } from './line-source.js';

const READ_BYTES = 64 * 1024;

/** Options for following a file. With `at end of file`, text after the last line break is a line too. */
export interface Following {
  readonly ends: 'never' | 'at end of file';
  readonly signal?: AbortSignal;
}

/** An open file, and how far it has been read. */
class OpenFile {
  #at = 0;
  readonly #descriptor: number;

  constructor(private readonly file: string) {
    this.#descriptor = openSync(file, 'r');
  }

  read(into: Lines): void {
    const bytes = Buffer.alloc(READ_BYTES);
    for (
      let count = readSync(this.#descriptor, bytes, 0, READ_BYTES, this.#at);
      count > 0;
      count = readSync(this.#descriptor, bytes, 0, READ_BYTES, this.#at)
    ) {
      this.#at += count;
      into.add(bytes.subarray(0, count));
    }
  }

  /** Whether the file was truncated, or another file now has its path. */
  isPast(): boolean {
    const own = fstatSync(this.#descriptor);
    const there = statSync(this.file, { throwIfNoEntry: false });
    return own.size < this.#at || (there !== undefined && (there.ino !== own.ino || there.dev !== own.dev));
  }

  close(): void {
    closeSync(this.#descriptor);
  }
}

/**
 * Returns a source of the lines of a growing file, starting with the first. If the file is truncated or replaced, the
 * remaining lines of the old file come first, and then the new file from its first line. **Throws** if the file
 * cannot be read.
 */
export function growingLines(file: string, { ends, signal }: Following): LineSource {
  const lines = new Lines(file);
  let open = new OpenFile(file);
  let restarted = false;
  const changes = folderChanges(path.dirname(path.resolve(file)), { signal });

  function look(): void {
    open.read(lines);
    if (lines.count > 0 || !open.isPast()) return;
    open.close();
    open = new OpenFile(file);
    lines.clear();
    restarted = true;
    open.read(lines);
  }

  async function next(most: number): Promise<Piece | undefined> {
    for (;;) {
      if (lines.count === 0 && signal?.aborted !== true) look();
      if (lines.count > 0) {
        const piece: Piece = { lines: lines.take(most), ...(restarted && { restarted }) };
        restarted = false;
        return piece;
      }
      if (signal?.aborted === true) return undefined;
      if (ends === 'never') await changes.next();
      else if (!lines.end()) return undefined;
    }
  }

  return {
    next,
    close: () => {
      changes.close();
      open.close();
    },
  };
}
