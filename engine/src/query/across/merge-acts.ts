import { MAX_PERIOD } from '../../log/limits.js';
import { countedBases } from '../../vocabulary/bases.js';
import type { MatchActs } from './match-acts.js';
import type { MatchTotals } from './match-totals.js';
import { CELLS, CLASSES, type SeasonActs } from './season-acts.js';

/** Where the rows of the last snapshot and of new matches are in the next one. */
export interface NewRows {
  readonly size: number;
  /** By row of the last snapshot: -1 if it is left out. */
  readonly kept: Int32Array;
  /** By row of the new matches, one match after the other. */
  readonly added: Int32Array;
}

/** First cell of the summed bases, which have amounts. */
const FIRST_SUMMED = countedBases * CLASSES;

/** Columns of acts that are being filled, and where the next contribution of each cell goes. */
interface Filled extends Pick<SeasonActs, 'starts' | 'rows' | 'amounts'> {
  readonly next: Int32Array;
}

/** Counts the contributions of each cell whose rows are kept. **Shape**: cell c is counted at `counts[c + 1]`. */
function countKept({ starts, rows }: SeasonActs, kept: Int32Array, counts: Int32Array): void {
  for (let cell = 0; cell < CELLS; cell += 1)
    for (let k = starts[cell] as number; k < (starts[cell + 1] as number); k += 1)
      if ((kept[rows[k] as number] as number) >= 0) counts[cell + 1] = (counts[cell + 1] as number) + 1;
}

function countAdded({ starts }: MatchActs, counts: Int32Array): void {
  for (let cell = 1; cell <= CELLS; cell += 1)
    counts[cell] = (counts[cell] as number) + (starts[cell] as number) - (starts[cell - 1] as number);
}

function placeKept({ starts, rows, amounts }: SeasonActs, kept: Int32Array, into: Filled): void {
  const [first, firstOf] = [into.starts[FIRST_SUMMED] as number, starts[FIRST_SUMMED] as number];
  for (let cell = 0; cell < CELLS; cell += 1)
    for (let k = starts[cell] as number; k < (starts[cell + 1] as number); k += 1) {
      const row = kept[rows[k] as number] as number;
      if (row < 0) continue;
      const at = into.next[cell] as number;
      into.next[cell] = at + 1;
      into.rows[at] = row;
      if (cell >= FIRST_SUMMED) into.amounts[at - first] = amounts[k - firstOf] as number;
    }
}

/** Places the contributions of a match, whose rows begin at `firstRow` among the added ones. */
function placeAdded(
  { starts, rows, amounts }: MatchActs,
  added: Int32Array,
  firstRow: number,
  { next, rows: intoRows, amounts: intoAmounts, starts: intoStarts }: Filled,
): void {
  const [first, firstOf] = [intoStarts[FIRST_SUMMED] as number, starts[FIRST_SUMMED] as number];
  let k = 0;
  for (let cell = 0; cell < CELLS; cell += 1) {
    const end = starts[cell + 1] as number;
    if (k === end) continue;
    let at = next[cell] as number;
    for (; k < end; k += 1) {
      intoRows[at] = added[firstRow + (rows[k] as number)] as number;
      if (cell >= FIRST_SUMMED) intoAmounts[at - first] = amounts[k - firstOf] as number;
      at += 1;
    }
    next[cell] = at;
  }
}

function secondsOf(before: SeasonActs, added: readonly MatchTotals[], rows: NewRows): SeasonActs['seconds'] {
  return Array.from({ length: MAX_PERIOD }, (_, period) => {
    const column = new Int16Array(rows.size);
    before.seconds[period]?.forEach((seconds, row) => {
      const to = rows.kept[row] as number;
      if (to >= 0) column[to] = seconds;
    });
    let first = 0;
    for (const { persons, acts } of added) {
      for (let row = 0; row < persons.length; row += 1)
        column[rows.added[first + row] as number] = acts.seconds[period * persons.length + row] as number;
      first += persons.length;
    }
    return column.some((seconds) => seconds !== 0) ? column : undefined;
  });
}

/** Matches that are merged between two yields. */
const STEP_MATCHES = 32;

/** Returns the acts of the kept rows and of new matches, in steps. */
export function* mergeActs(
  before: SeasonActs,
  added: readonly MatchTotals[],
  rows: NewRows,
): Generator<undefined, SeasonActs, undefined> {
  const starts = new Int32Array(CELLS + 1);
  countKept(before, rows.kept, starts);
  for (const { acts } of added) countAdded(acts, starts);
  for (let cell = 0; cell < CELLS; cell += 1)
    starts[cell + 1] = (starts[cell + 1] as number) + (starts[cell] as number);
  yield;
  const size = starts[CELLS] as number;
  const filled: Filled = {
    starts,
    rows: rows.size <= 65_536 ? new Uint16Array(size) : new Int32Array(size),
    amounts: new Int16Array(size - (starts[FIRST_SUMMED] as number)),
    next: starts.slice(0, CELLS),
  };
  placeKept(before, rows.kept, filled);
  let first = 0;
  for (const [n, { acts, persons }] of added.entries()) {
    placeAdded(acts, rows.added, first, filled);
    first += persons.length;
    if (n % STEP_MATCHES === STEP_MATCHES - 1) yield;
  }
  return { starts, rows: filled.rows, amounts: filled.amounts, seconds: secondsOf(before, added, rows) };
}
