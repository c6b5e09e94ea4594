import { MAX_PERIOD } from '../../log/limits.js';
import { firstTimedBase } from '../../vocabulary/bases.js';

/** Zones of the acting squad. */
export const ZONES = 5;

/** A *class* is a period and a zone: `(period - 1) * 5 + zone`. */
export const CLASSES = MAX_PERIOD * ZONES;

/** Counted and summed bases by class: a *cell* is `base * CLASSES + class`. */
export const CELLS = firstTimedBase * CLASSES;

/**
 * What players add to counted and summed bases in the matches of a season, by base, period and zone.
 * **Shape**: the contributions of a cell are at `starts[cell]` up to `starts[cell + 1]`, excluded; `rows` has the row
 * of each; those of summed bases, which are the last ones, have amounts, the first of them at `amounts[0]`;
 * `seconds[period - 1]` has the time on the ground by row. **Empty**: `undefined` of a period without any.
 */
export interface SeasonActs {
  readonly starts: Int32Array;
  readonly rows: Uint16Array | Int32Array;
  readonly amounts: Int16Array;
  readonly seconds: readonly (Int16Array | undefined)[];
}

/** The acts of no matches. */
export const noActs: SeasonActs = {
  starts: new Int32Array(CELLS + 1),
  rows: new Uint16Array(0),
  amounts: new Int16Array(0),
  seconds: [],
};
