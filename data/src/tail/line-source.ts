import { isUtf8 } from 'node:buffer';
import { DataError } from '../log/fault.js';

/** Lines without line breaks. `restarted` is set if the source starts again with these lines. */
export interface Piece {
  readonly lines: readonly string[];
  readonly restarted?: true;
}

/** A source of lines, read a few at a time. */
export interface LineSource {
  /**
   * Waits for lines and returns at most `most` of them. **Empty**: `undefined` at the end of the source. Rejects with
   * DataError at an unreadable line, after the lines before it have been returned.
   */
  readonly next: (most: number) => Promise<Piece | undefined>;
  readonly close: () => void;
}

/** Maximum length of a line. **Units**: bytes. */
const MAX_LINE_BYTES = 1024 * 1024;

const NEW_LINE = 0x0a;

/** Assembles lines from bytes as they arrive. */
export class Lines {
  #rest: Buffer = Buffer.alloc(0);
  readonly #lines: string[] = [];
  #last = 0;
  #fault: DataError | undefined;

  /** `file` is the name of the source in faults. */
  constructor(private readonly file: string) {}

  /** Number of complete lines. **Throws** DataError if there are none because the next one cannot be read. */
  get count(): number {
    if (this.#lines.length === 0 && this.#fault !== undefined) throw this.#fault;
    return this.#lines.length;
  }

  /** Adds bytes. Everything after a line that is too long or not UTF-8 is ignored. */
  add(bytes: Buffer): void {
    const all = this.#rest.length === 0 ? bytes : Buffer.concat([this.#rest, bytes]);
    let from = 0;
    for (let at = all.indexOf(NEW_LINE, from); at >= 0; at = all.indexOf(NEW_LINE, from)) {
      this.#addLine(all.subarray(from, at));
      from = at + 1;
    }
    this.#rest = Buffer.from(all.subarray(from));
    if (this.#rest.length > MAX_LINE_BYTES)
      this.#fault ??= DataError.of(this.file, `at most ${MAX_LINE_BYTES} bytes`, { line: this.#last + 1 });
  }

  /** Adds the bytes after the last line break as a line. Returns whether there were any. */
  end(): boolean {
    const isBegun = this.#rest.length > 0;
    if (isBegun) this.add(Buffer.from('\n'));
    return isBegun;
  }

  #addLine(bytes: Buffer): void {
    this.#last += 1;
    if (this.#fault !== undefined) return;
    if (isUtf8(bytes)) this.#lines.push(new TextDecoder('utf-8').decode(bytes));
    else this.#fault = DataError.of(this.file, 'UTF-8', { line: this.#last });
  }

  take(most: number): readonly string[] {
    return this.#lines.splice(0, most);
  }

  /** Removes all lines and bytes. */
  clear(): void {
    this.#rest = Buffer.alloc(0);
    this.#lines.length = 0;
    this.#last = 0;
    this.#fault = undefined;
  }
}
