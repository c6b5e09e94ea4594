import type { ResultTable } from '@goalsquare/engine';
import { fromValue, slots, WORD, type Cell } from './layout-cell.js';
import { LEAST, MOST, type Filling, type Grid, type Laid } from './layout-grid.js';
import { COUNTS, displayWords, orderWords, rankWords, valueWords } from './layout-words.js';
import { putDisplay, putValue } from './slots.js';

const from = fromValue.count;

/** The counts of an answer: the words of most are ready. */
export class Counts implements Filling {
  /** Where each has its slot, and its values in the sheet. */
  readonly #slots: Int32Array;
  readonly #rows: Int32Array;

  constructor(
    private readonly cells: readonly Cell[],
    { plan, columns }: ResultTable,
  ) {
    this.#slots = Int32Array.from(cells, ({ value }) => value);
    this.#rows = Int32Array.from(cells, ({ code }) => (plan.sums[code] ?? 0) * columns);
  }

  /* `as number` stands where an index is in bounds by construction. */
  fill({ bytes, words }: Laid, { starts, columns }: Grid, { sums, packedRanks }: ResultTable): number | undefined {
    const [cells, rows] = [this.#slots, this.#rows];
    for (let c = 0; c < starts.length; c += 1) {
      const start = starts[c] as number;
      const column = columns[c] as number;
      for (let k = 0; k < cells.length; k += 1) {
        const number = (rows[k] as number) + column;
        const value = sums[number] as number;
        const place = packedRanks[number] as number;
        const at = start + (cells[k] as number);
        if (value >>> 0 < COUNTS) {
          words[at] = valueWords[value] as number;
          words[at + from.display] = displayWords[value * 2] as number;
          words[at + from.display + 1] = displayWords[value * 2 + 1] as number;
        } else if (value >= LEAST && value <= MOST) {
          putValue(bytes, (at + slots.count.value) * WORD, slots.count.value * WORD, value);
          putDisplay(
            bytes,
            (at + from.display + slots.count.display) * WORD,
            slots.count.display * WORD,
            value,
            'integer',
          );
        } else {
          return this.cells[k]?.code;
        }
        words[at + from.order] = orderWords[place & 255] as number;
        words[at + from.rank] = rankWords[place >> 8] as number;
      }
    }
    return undefined;
  }
}
