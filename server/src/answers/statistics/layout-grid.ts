import type { ResultTable } from '@goalsquare/engine';

/** Bytes of an answer laid out, and which of its cells are blank, by column and cell. */
export interface Laid {
  readonly bytes: Buffer;
  readonly words: Int32Array;
  readonly blanks: Uint8Array;
}

/** The columns of an answer: where each begins, in words, and which of the sheet it is. */
export interface Grid {
  readonly starts: Int32Array;
  readonly columns: Int32Array;
}

/**
 * Fills the cells of one kind in every column. **Empty**: `undefined` where all are filled, else the code of a number
 * that has no room in its slot.
 */
export interface Filling {
  readonly fill: (laid: Laid, grid: Grid, table: ResultTable) => number | undefined;
}

/** Sums within these have room in the slots of counts, and what they stand for in those of decimals. */
export const LEAST = -999;
export const MOST = 9999;
