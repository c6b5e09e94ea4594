import { closeSync, fstatSync, openSync, readSync, statSync, watch } from 'node:fs';
import path from 'node:path';
import { Lines, type LineSource, type Piece } from './line-source.js';

/** A file is looked at this often, even where nobody says that it changed. */
const LOOK_EVERY_MILLISECONDS = 500;

const READ_BYTES = 64 * 1024;

/** How a file is followed. */
export interface Following {
  /** Whether it is over at the end of the file. */
  readonly ends: 'never' | 'at end of file';
  readonly signal?: AbortSignal;
}

/** The file at a path, as far as it was read. */
class OpenFile {
  #at = 0;
  readonly #descriptor: number;

  constructor(private readonly file: string) {
    this.#descriptor = openSync(file, 'r');
  }

  /** Adds what has come to some lines. */
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

  /** Whether it was cut short, or another file is at its path. A path without a file is not another. */
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
 * The lines of a file that grows, from its first. Where the file is cut short, or another takes its place, what was not
 * read of the old one is read, and then the new one from its first line. **Throws** where the file cannot be read.
 */
export function growingLines(file: string, { ends, signal }: Following): LineSource {
  const lines = new Lines();
  let open = new OpenFile(file);
  let restarted = false;
  let wake: () => void = () => undefined;
  const watcher = watch(path.dirname(path.resolve(file)), () => {
    wake();
  }).on('error', () => undefined);

  signal?.addEventListener(
    'abort',
    () => {
      wake();
    },
    { once: true },
  );

  const changed = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, LOOK_EVERY_MILLISECONDS);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

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
      if (ends === 'at end of file' || signal?.aborted === true) return undefined;
      await changed();
    }
  }

  return {
    next,
    close: () => {
      watcher.close();
      open.close();
    },
  };
}
