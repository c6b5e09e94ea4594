import { initialState, type ExtractionState } from '../bases/extraction.js';
import { beginsSpell } from '../bases/extractors/time.js';
import type { Setting } from '../columns/transactions.js';
import type { Row } from '../timeline/row.js';

/** What lengths and times left the folds are given. **Units**: seconds, by period and by quarter from the first. */
export interface Lengths {
  readonly periodSeconds: ArrayLike<number>;
  readonly left: readonly number[];
}

/** A place up to which a match is resolved for good, unless what it was resolved from changes. */
export interface Checkpoint {
  /** The row and the chain from which on it is not resolved. */
  readonly row: number;
  readonly chain: number;
  /** The number of facts, and of intervals that ended, in the rows before. */
  readonly facts: number;
  readonly intervals: number;
  readonly state: ExtractionState;
  /** The last row that anything before was resolved by. */
  readonly horizon: number;
  /** The period of the row, and what the periods before it were taken to be. */
  readonly period: number;
  readonly lengths: Lengths;
}

/** The place before anything is resolved. */
export const initialCheckpoint = (setting: Setting): Checkpoint => ({
  row: 0,
  chain: 0,
  facts: 0,
  intervals: 0,
  state: initialState(setting),
  horizon: -1,
  period: 1,
  lengths: { periodSeconds: [], left: [] },
});

/** Whether what is resolved before a checkpoint still holds, where rows have changed from a place on. */
export function isValid({ horizon, period, lengths }: Checkpoint, changedFrom: number, now: Lengths): boolean {
  if (changedFrom <= horizon) return false;
  for (let before = 0; before < period - 1; before += 1) {
    if (lengths.periodSeconds[before] !== now.periodSeconds[before] || lengths.left[before] !== now.left[before])
      return false;
  }
  return true;
}

/** Rows from one checkpoint to the next, at least. */
const LEAST_ROWS = 40;

/**
 * How far apart checkpoints are that follow one another, as a part of the way to the last: the farther back, the fewer
 * there are.
 */
const SPREAD = 1 / 8;

/**
 * As many of some checkpoints as are worth their memory: late changes are mostly of what happened last. **Empty**: none
 * of none.
 */
export function thin(checkpoints: readonly Checkpoint[]): readonly Checkpoint[] {
  const last = checkpoints.at(-1)?.row ?? 0;
  const kept: Checkpoint[] = [];
  for (let n = checkpoints.length - 1; n >= 0; n -= 1) {
    const [earlier, checkpoint] = [checkpoints[n - 1]?.row ?? 0, checkpoints[n] as Checkpoint];
    const later = kept.at(-1)?.row ?? Infinity;
    if (later - earlier > (last - checkpoint.row) * SPREAD) kept.push(checkpoint);
  }
  return kept.reverse();
}

/**
 * The next place to resolve a match up to: a restart of play with a location, at which nothing looks back or ahead but
 * what is carried, and the row that ends what follows it, the chains told of before included. **Empty**: `undefined`
 * where there is none yet.
 */
export function nextPlace(
  rows: readonly Row[],
  from: number,
): { readonly row: Row; readonly horizon: number } | undefined {
  let found: Row | undefined;
  for (let at = from + Math.max(LEAST_ROWS, Math.floor((rows.length - from) / 4)); at < rows.length; at += 1) {
    const row = rows[at] as Row;
    if (found !== undefined && (row.play.is === 'restart' || row.period !== found.period))
      return { row: found, horizon: at };
    if (row.play.is === 'restart' && row.located && beginsSpell(rows, row)) found ??= row;
  }
  return undefined;
}
