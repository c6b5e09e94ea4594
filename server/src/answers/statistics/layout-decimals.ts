import type { ResultTable } from '@goalsquare/engine';
import { fromValue, slots, WORD, type Cell } from './layout-cell.js';
import { LEAST, MOST, type Filling, type Grid, type Laid } from './layout-grid.js';
import {
  displayWholeWords,
  fractionWords,
  NEGATIVE_WHOLES,
  NO_TENTH,
  orderWords,
  rankWords,
  tenthWords,
  WHOLES,
  wholeWords,
} from './layout-words.js';
import { putDisplay, putValue } from './slots.js';

const from = fromValue.decimal;

/**
 * Sums of an answer that are told divided by ten, a hundred or a thousand: whole and fraction of most have words that
 * are ready.
 */
export class Decimals implements Filling {
  /** Where each has its slot, and its values in the sheet. */
  readonly #slots: Int32Array;
  readonly #rows: Int32Array;
  readonly #divisors: Int32Array;
  /** What the last digit people read stands for in the sum. */
  readonly #steps: Int32Array;

  constructor(
    private readonly cells: readonly Cell[],
    { plan, columns }: ResultTable,
  ) {
    this.#slots = Int32Array.from(cells, ({ value }) => value);
    this.#rows = Int32Array.from(cells, ({ code }) => (plan.sums[code] ?? 0) * columns);
    this.#divisors = Int32Array.from(cells, ({ code }) => plan.divisors[code] ?? 1);
    this.#steps = Int32Array.from(
      cells,
      ({ format }, k) => (this.#divisors[k] ?? 1) / (format === 'oneDecimal' ? 10 : 1),
    );
  }

  /* `as number` stands where an index is in bounds by construction. */
  fill({ bytes, words }: Laid, { starts, columns }: Grid, { sums, packedRanks }: ResultTable): number | undefined {
    const [cells, rows, divisors, steps] = [this.#slots, this.#rows, this.#divisors, this.#steps];
    for (let c = 0; c < starts.length; c += 1) {
      const start = starts[c] as number;
      const column = columns[c] as number;
      for (let k = 0; k < cells.length; k += 1) {
        const number = (rows[k] as number) + column;
        const sum = sums[number] as number;
        const place = packedRanks[number] as number;
        const at = start + (cells[k] as number);
        const divisor = divisors[k] as number;
        const step = steps[k] as number;
        const size = Math.abs(sum);
        const whole = Math.floor(size / divisor);
        const shown = Math.floor((size + (step >> 1)) / step);
        const shownWhole = step === divisor ? shown : Math.floor(shown / 10);
        if (shownWhole < (sum < 0 ? NEGATIVE_WHOLES : WHOLES)) {
          words[at] = wholeWords[sum < 0 ? WHOLES + whole : whole] as number;
          words[at + 1] = fractionWords[divisor + size - whole * divisor] as number;
          words[at + from.display] = displayWholeWords[
            sum < 0 && shown > 0 ? WHOLES + shownWhole : shownWhole
          ] as number;
          words[at + from.display + 1] = tenthWords[step === divisor ? NO_TENTH : shown - shownWhole * 10] as number;
        } else if (sum > LEAST * divisor && sum < MOST * divisor) {
          putValue(bytes, (at + slots.decimal.value) * WORD, slots.decimal.value * WORD, sum / divisor);
          putDisplay(
            bytes,
            (at + from.display + slots.decimal.display) * WORD,
            slots.decimal.display * WORD,
            sum / divisor,
            this.cells[k]?.format ?? 'oneDecimal',
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
