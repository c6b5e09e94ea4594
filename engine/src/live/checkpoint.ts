import { initialState, type ExtractionState } from '../bases/extraction.js';
import { beginsSpan } from '../bases/extractors/time.js';
import type { Setting } from '../columns/transactions.js';
import type { Row } from '../timeline/row.js';

/**
 * The period lengths and remaining times that extraction used. **Units**: seconds, by period and by quarter, from the
 * first.
 */
export interface Lengths {
  readonly periodSeconds: ArrayLike<number>;
  readonly left: readonly number[];
}

/** A point up to which a match is extracted. It is valid unless rows before it change. */
export interface Checkpoint {
  /** The first row and chain that are not extracted. */
  readonly row: number;
  readonly chain: number;
  /** Numbers of facts and intervals before the checkpoint. */
  readonly facts: number;
  readonly intervals: number;
  readonly state: ExtractionState;
  /** The last row on which anything before the checkpoint depends. */
  readonly horizon: number;
  /** The period of the row, and the lengths used for earlier periods. */
  readonly period: number;
  readonly lengths: Lengths;
}

/** Returns the checkpoint before the first row. */
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

/** Whether everything before a checkpoint is unaffected by a change of rows from `changedFrom` on. */
export function isValid({ horizon, period, lengths }: Checkpoint, changedFrom: number, now: Lengths): boolean {
  if (changedFrom <= horizon) return false;
  for (let before = 0; before < period - 1; before += 1) {
    if (lengths.periodSeconds[before] !== now.periodSeconds[before] || lengths.left[before] !== now.left[before])
      return false;
  }
  return true;
}

/** Minimum number of rows between two checkpoints. */
const LEAST_ROWS = 40;

/**
 * Distance between consecutive checkpoints, as a fraction of their distance to the last one: the further back, the
 * fewer there are.
 */
const SPREAD = 1 / 8;

/**
 * Returns the checkpoints that are worth their memory: the further back, the fewer, because late changes mostly concern
 * recent play.
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
 * Returns the next point up to which a match can be extracted: a restart with a location, so that later rows affect
 * nothing before it except through the state. `horizon` is the row that ends the chains before it. **Empty**:
 * `undefined` if there is none yet.
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
    if (row.play.is === 'restart' && row.located && beginsSpan(rows, row)) found ??= row;
  }
  return undefined;
}
