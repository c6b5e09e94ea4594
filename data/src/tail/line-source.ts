/**
 * Lines that came, without their ends. `restarted`: the source begins anew with them, and what came before is of the
 * past.
 */
export interface Piece {
  readonly lines: readonly string[];
  readonly restarted?: true;
}

/** Where lines come from, a few at a time. A line without its end waits. */
export interface LineSource {
  /** Waits for lines, and gives those there are, so many at most. **Empty**: `undefined` once there will be no more. */
  readonly next: (most: number) => Promise<Piece | undefined>;
  readonly close: () => void;
}

/** Longest line. **Units**: bytes. */
const MAX_LINE_BYTES = 1024 * 1024;

const NEW_LINE = 0x0a;

/** Puts lines together from bytes as they come. */
export class Lines {
  #rest: Buffer = Buffer.alloc(0);
  readonly #lines: string[] = [];

  /** Lines that are whole. */
  get count(): number {
    return this.#lines.length;
  }

  /** Bytes of a line whose end has not come. */
  get begun(): number {
    return this.#rest.length;
  }

  /** **Throws** where a line is too long, or no UTF-8. */
  add(bytes: Buffer): void {
    const all = this.#rest.length === 0 ? bytes : Buffer.concat([this.#rest, bytes]);
    let from = 0;
    for (let at = all.indexOf(NEW_LINE, from); at >= 0; at = all.indexOf(NEW_LINE, from)) {
      this.#lines.push(new TextDecoder('utf-8', { fatal: true }).decode(all.subarray(from, at)));
      from = at + 1;
    }
    this.#rest = Buffer.from(all.subarray(from));
    if (this.#rest.length > MAX_LINE_BYTES) throw new Error(`a line is longer than ${MAX_LINE_BYTES} bytes`);
  }

  take(most: number): readonly string[] {
    return this.#lines.splice(0, most);
  }

  /** Forgets all there is. */
  clear(): void {
    this.#rest = Buffer.alloc(0);
    this.#lines.length = 0;
  }
}
