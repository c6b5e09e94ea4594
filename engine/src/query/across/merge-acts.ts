import { MAX_PERIOD } from '../../log/limits.js';
import { countedBases, firstTimedBase } from '../../vocabulary/bases.js';
import { matchActsOf, type ActSource, type MatchActs } from './match-acts.js';
import { CELLS, CLASSES, FIRST_SUMMED, STATES, type SeasonActs } from './season-acts.js';

/** A match whose acts are added, and the row of the season of each of its rows. */
export interface AddedMatch {
  readonly source: ActSource;
  readonly rows: Int32Array;
}

/** The acts of an added match. */
interface AddedActs {
  readonly acts: MatchActs;
  readonly rows: Int32Array;
}

/** What the acts of a season are computed from: acts that were computed before, and those of matches. */
export interface PendingActs {
  readonly before: SeasonActs;
  /** Number of rows of the season. */
  readonly size: number;
  /** The row of the season of each row before: -1 if it is left out. */
  readonly kept: Int32Array;
  readonly added: readonly AddedMatch[];
}

/** Columns of acts that are being filled, and where the next contribution of each cell goes. */
interface Filled extends Pick<SeasonActs, 'starts' | 'rows' | 'amounts'> {
  readonly next: Int32Array;
}

/** Counts the contributions to a base whose rows are kept. **Shape**: cell c is counted at `counts[c + 1]`. */
function countKept({ starts, rows }: SeasonActs, base: number, kept: Int32Array, counts: Int32Array): void {
  for (let cell = base * CLASSES; cell < (base + 1) * CLASSES; cell += 1)
    for (let k = starts[cell] as number; k < (starts[cell + 1] as number); k += 1)
      if ((kept[rows[k] as number] as number) >= 0) counts[cell + 1] = (counts[cell + 1] as number) + 1;
}

function countAdded({ starts, contributions }: MatchActs, base: number, counts: Int32Array): void {
  const after = base * CLASSES + 1;
  const end = starts[base + 1] as number;
  for (let k = starts[base] as number; k < end; k += 1) {
    const at = after + ((contributions[k] as number) >> 8);
    counts[at] = (counts[at] as number) + 1;
  }
}

function placeKept({ starts, rows, amounts }: SeasonActs, base: number, kept: Int32Array, into: Filled): void {
  const [first, firstOf] = [into.starts[FIRST_SUMMED] as number, starts[FIRST_SUMMED] as number];
  for (let cell = base * CLASSES; cell < (base + 1) * CLASSES; cell += 1)
    for (let k = starts[cell] as number; k < (starts[cell + 1] as number); k += 1) {
      const row = kept[rows[k] as number] as number;
      if (row < 0) continue;
      const at = into.next[cell] as number;
      into.next[cell] = at + 1;
      into.rows[at] = row;
      if (cell >= FIRST_SUMMED) into.amounts[at - first] = amounts[k - firstOf] as number;
    }
}

/** Places the contributions of a match to a base. */
function placeAdded(
  { acts: { starts, contributions, amounts }, rows: rowOf }: AddedActs,
  base: number,
  { next, rows, amounts: intoAmounts, starts: intoStarts }: Filled,
): void {
  const [first, firstOf] = [intoStarts[FIRST_SUMMED] as number, starts[countedBases] as number];
  const end = starts[base + 1] as number;
  for (let k = starts[base] as number; k < end; k += 1) {
    const contribution = contributions[k] as number;
    const cell = base * CLASSES + (contribution >> 8);
    const at = next[cell] as number;
    next[cell] = at + 1;
    rows[at] = rowOf[contribution & 255] as number;
    if (base >= countedBases) intoAmounts[at - first] = amounts[k - firstOf] as number;
  }
}

/** Returns the time on the ground by row in a period and state of the score. **Empty**: `undefined` if all are 0. */
function secondsOf(part: number, { before, size, kept, added }: PendingActs): Int16Array | undefined {
  const column = new Int16Array(size);
  let bits = 0;
  before.seconds[part]?.forEach((seconds, row) => {
    const to = kept[row] as number;
    if (to < 0) return;
    column[to] = seconds;
    bits |= seconds;
  });
  for (const { source, rows } of added)
    for (let row = 0; row < rows.length; row += 1) {
      const seconds = source.seconds[part * rows.length + row] as number;
      column[rows[row] as number] = seconds;
      bits |= seconds;
    }
  return bits === 0 ? undefined : column;
}

/** Bases that are merged, and matches whose acts are computed, between two yields. */
const [STEP_BASES, STEP_MATCHES] = [8, 32];

/**
 * Returns the acts of the kept rows and of matches, in steps. All matches are read base by base, so that the places
 * that are written are few at a time.
 */
export function* mergeActs(pending: PendingActs): Generator<undefined, SeasonActs, undefined> {
  const { before, size: rowCount, kept } = pending;
  const added: AddedActs[] = [];
  for (const { source, rows } of pending.added) {
    added.push({ acts: matchActsOf(source), rows });
    if (added.length % STEP_MATCHES === 0) yield;
  }
  const starts = new Int32Array(CELLS + 1);
  for (let base = 0; base < firstTimedBase; base += 1) {
    countKept(before, base, kept, starts);
    for (const { acts } of added) countAdded(acts, base, starts);
    if (base % STEP_BASES === STEP_BASES - 1) yield;
  }
  for (let cell = 0; cell < CELLS; cell += 1)
    starts[cell + 1] = (starts[cell + 1] as number) + (starts[cell] as number);
  const size = starts[CELLS] as number;
  const filled: Filled = {
    starts,
    rows: rowCount <= 65_536 ? new Uint16Array(size) : new Int32Array(size),
    amounts: new Int16Array(size - (starts[FIRST_SUMMED] as number)),
    next: starts.slice(0, CELLS),
  };
  for (let base = 0; base < firstTimedBase; base += 1) {
    placeKept(before, base, kept, filled);
    for (const match of added) placeAdded(match, base, filled);
    if (base % STEP_BASES === STEP_BASES - 1) yield;
  }
  const seconds = Array.from({ length: MAX_PERIOD * STATES }, (_, part) => secondsOf(part, pending));
  return { starts, rows: filled.rows, amounts: filled.amounts, seconds };
}
