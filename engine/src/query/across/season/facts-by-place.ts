/**
 * What filters of single facts read, for all matches of a season: the facts of its rows by place. A *block* has up to
 * `BLOCK_FACTS` facts of one place cell.
 * **Shape**: the facts of a block are at `blockStarts[block]` up to `blockStarts[block + 1]`, excluded, and its cell is
 * `blockCells[block]`. By fact: `rows`, `classes` and `lefts` are those of `SeasonActs`, `xs` and `ys` say where it
 * began, `receivers` are positions in `receiverIds`, or `NO_RECEIVER`. `postings` are facts, as positions in their
 * block, by base and block: those of a run begin at `runStarts[base * blocks + block]`. Those of summed bases, which
 * are the last ones, have amounts, the first of them at `amounts[0]`.
 * **Units**: tenths of a metre, as the acting squad attacks towards +x. **Empty**: nothing of a match that was not
 * added.
 */
export interface FactsByPlace {
  readonly blockStarts: Int32Array;
  readonly blockCells: Uint16Array;
  readonly rows: Uint16Array | Int32Array;
  readonly classes: Uint8Array;
  readonly lefts: Int16Array;
  readonly xs: Int16Array;
  readonly ys: Int16Array;
  readonly receivers: Uint16Array;
  readonly receiverIds: Int32Array;
  readonly runStarts: Int32Array;
  readonly postings: Uint16Array;
  readonly amounts: Int16Array;
}

/** Nobody received. A season has fewer persons. */
export const NO_RECEIVER = 65_535;

/** Facts of a block at most: positions in a block are 16 bits. */
export const BLOCK_FACTS = 65_536;
