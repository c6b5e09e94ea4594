import type { Cell } from '../table.js';

/** Rows of a chunk. */
const CHUNK_ROWS = 1024;

/** Represents a cell without a value. */
const NO_VALUE = -2_147_483_648;

/** Rows in chunks of numbers. */
interface Bucket {
  readonly chunks: Int32Array[];
  size: number;
}

/**
 * Rows of whole numbers and texts, sorted by the text of their first column. Those of the same text stay in order. A
 * season has millions of rows, so each cell is a number of 32 bits.
 */
export class PackedRows {
  readonly #buckets = new Map<string, Bucket>();
  readonly #numbers = new Map<string, number>();
  readonly #texts: string[] = [];

  /** `isText` says for each column whether it has texts. */
  constructor(private readonly isText: readonly boolean[]) {}

  add(row: readonly Cell[]): void {
    const width = this.isText.length;
    const key = String(row[0]);
    let bucket = this.#buckets.get(key);
    if (bucket === undefined) this.#buckets.set(key, (bucket = { chunks: [], size: 0 }));
    const at = bucket.size % CHUNK_ROWS;
    if (at === 0) bucket.chunks.push(new Int32Array(CHUNK_ROWS * width));
    const chunk = bucket.chunks.at(-1) as Int32Array;
    for (let column = 0; column < width; column += 1) chunk[at * width + column] = this.#pack(row[column]);
    bucket.size += 1;
  }

  /** Returns the rows in groups of at most `size`. */
  *groups(size: number): Generator<readonly (readonly Cell[])[], void, undefined> {
    let group: (readonly Cell[])[] = [];
    for (const [, bucket] of [...this.#buckets].sort(([a], [b]) => (a < b ? -1 : 1)))
      for (let row = 0; row < bucket.size; row += 1) {
        group.push(this.#unpack(bucket, row));
        if (group.length < size) continue;
        yield group;
        group = [];
      }
    if (group.length > 0) yield group;
  }

  #pack(cell: Cell): number {
    if (cell === undefined) return NO_VALUE;
    if (typeof cell !== 'string') return Number(cell);
    let number = this.#numbers.get(cell);
    if (number === undefined) this.#numbers.set(cell, (number = this.#texts.push(cell) - 1));
    return number;
  }

  #unpack({ chunks }: Bucket, row: number): readonly Cell[] {
    const width = this.isText.length;
    const chunk = chunks[Math.floor(row / CHUNK_ROWS)] as Int32Array;
    const from = (row % CHUNK_ROWS) * width;
    return this.isText.map((isText, column) => {
      const number = chunk[from + column] as number;
      return number === NO_VALUE ? undefined : isText ? this.#texts[number] : number;
    });
  }
}
