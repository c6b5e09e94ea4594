type Value = string | number | boolean | undefined;

/** Number of rows in a block, a power of two. */
const BLOCK_ROWS = 4096;

/**
 * Rows with the same members, stored in four bytes a value. Whole numbers from 0 to 2,147,483,647 are stored directly.
 * Any other value is stored once, and rows contain its number.
 */
export class CompactRows<Row extends { readonly [Member in keyof Row]: Value }> {
  length = 0;
  readonly #blocks: Int32Array[] = [];
  readonly #values: Value[] = [];
  readonly #codes = new Map<Value, number>();
  /** A row with every member. Copying it is faster than adding members to an empty object. */
  readonly #empty: Record<keyof Row, Value>;
  readonly #above: { value: Value; code: number }[];

  constructor(private readonly members: readonly (keyof Row)[]) {
    this.#empty = Object.fromEntries(members.map((member) => [member, undefined])) as Record<keyof Row, Value>;
    this.#above = members.map(() => ({ value: '', code: this.#codeOf('') }));
  }

  #codeOf(value: Value): number {
    if (typeof value === 'number' && value >= 0 && (value | 0) === value) return value;
    let code = this.#codes.get(value);
    if (code === undefined) {
      code = -this.#values.push(value);
      this.#codes.set(value, code);
    }
    return code;
  }

  /** Adds a row, and returns its position. */
  add(row: Row): number {
    const { members } = this;
    const at = this.length;
    this.length += 1;
    const block = (this.#blocks[Math.floor(at / BLOCK_ROWS)] ??= new Int32Array(BLOCK_ROWS * members.length));
    let to = (at % BLOCK_ROWS) * members.length;
    this.#above.forEach((above, column) => {
      const value = row[members[column] as keyof Row];
      if (above.value !== value) {
        above.value = value;
        above.code = this.#codeOf(value);
      }
      block[to] = above.code;
      to += 1;
    });
    return at;
  }

  at(place: number): Row {
    const { members } = this;
    const block = this.#blocks[Math.floor(place / BLOCK_ROWS)];
    const from = (place % BLOCK_ROWS) * members.length;
    const row = { ...this.#empty };
    members.forEach((member, column) => {
      const code = block?.[from + column] ?? 0;
      row[member] = code < 0 ? this.#values[-code - 1] : code;
    });
    return row as Row;
  }
}
