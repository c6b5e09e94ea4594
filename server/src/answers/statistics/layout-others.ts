import type { ResultTable } from '@goalsquare/engine';
import { blankCell, layCell, WORD, type Cell } from './layout-cell.js';
import type { Filling, Grid, Laid } from './layout-grid.js';
import { orderWords, rankWords } from './layout-words.js';
import { fitsWide, putDisplay, putValue, WIDE } from './slots.js';

/**
 * The values of a code, to be divided, and its packed ranks, by column from `from`. **Empty**: NaN if there is no
 * value.
 */
function numbersOf(
  { ratios, sums, packedRanks, plan, columns }: ResultTable,
  code: number,
): {
  readonly values: Int32Array | Float64Array;
  readonly packedRanks: Uint16Array;
  readonly from: number;
  readonly divisor: number;
} {
  const ratio = ratios.get(code);
  if (ratio !== undefined) return { ...ratio, from: 0, divisor: 1 };
  return { values: sums, packedRanks, from: (plan.sums[code] ?? 0) * columns, divisor: plan.divisors[code] ?? 1 };
}

/** Numbers of an answer that have wide slots: any there are. One without a value is blank. */
export class Others implements Filling {
  /** `cells` by their place among the `count` of a column. */
  constructor(
    private readonly cells: readonly (readonly [place: number, cell: Cell])[],
    private readonly count: number,
  ) {}

  /* `as number` stands where an index is in bounds by construction. */
  fill({ bytes, words, blanks }: Laid, { starts, columns }: Grid, table: ResultTable): number | undefined {
    for (const [place, cell] of this.cells) {
      const { values, packedRanks, from, divisor } = numbersOf(table, cell.code);
      for (let c = 0; c < starts.length; c += 1) {
        const start = starts[c] as number;
        const at = from + (columns[c] as number);
        const value = (values[at] as number) / divisor;
        const blank = c * this.count + place;
        if (Number.isNaN(value)) {
          if (blanks[blank] === 0) blankCell(bytes, start * WORD, cell);
          blanks[blank] = 1;
          continue;
        }
        if (!fitsWide(value)) return cell.code;
        if (blanks[blank] === 1) layCell(bytes, start * WORD, cell);
        blanks[blank] = 0;
        putValue(bytes, (start + cell.value) * WORD + WIDE, WIDE, value);
        putDisplay(bytes, (start + cell.display) * WORD + WIDE, WIDE, value, cell.format);
        words[start + cell.order] = orderWords[(packedRanks[at] as number) & 255] as number;
        words[start + cell.rank] = rankWords[(packedRanks[at] as number) >> 8] as number;
      }
    }
    return undefined;
  }
}
