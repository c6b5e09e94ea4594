import { MAX_PERIOD } from '../../../log/limits.js';
import { countedBases, firstTimedBase } from '../../../vocabulary/bases.js';
import { scoreStates } from '../../filter.js';

/** Zones of the acting squad. */
export const ZONES = 5;

/** States of the score, as the acting squad sees them. */
export const STATES = scoreStates.length;

/** A *class* is a period, a zone and a state of the score: `((period - 1) * 5 + zone) * 3 + state`. */
export const CLASSES = MAX_PERIOD * ZONES * STATES;

/** Stints on the ground follow the counted and summed bases, as one more summed base, in the first class of periods. */
export const STINTS = firstTimedBase;

/** Bases by class: a *cell* is `base * CLASSES + class`. */
export const CELLS = (STINTS + 1) * CLASSES;

/** First cell of the summed bases, which have amounts. */
export const FIRST_SUMMED = countedBases * CLASSES;

/**
 * What players add to counted and summed bases in the matches of a season, by base, period, zone and state of the
 * score.
 * **Shape**: the contributions of a cell are at `starts[cell]` up to `starts[cell + 1]`, excluded, the last of their
 * periods first; `rows` has the row of each, and `lefts` the seconds from it to the end of its period, ascending in a
 * cell; those of summed bases, which are the last ones, have amounts, the first of them at `amounts[0]`. A stint is at
 * its end, and its amount is its length. `seconds[(period - 1) * 3 + state]` has the time on the ground by row.
 * **Units**: seconds; less than 0 after the end of a period. **Empty**: `undefined` if nobody has any.
 */
export interface SeasonActs {
  readonly starts: Int32Array;
  readonly rows: Uint16Array | Int32Array;
  readonly lefts: Int16Array;
  readonly amounts: Int16Array;
  readonly seconds: readonly (Int16Array | undefined)[];
}

/** The acts of no matches. */
export const noActs: SeasonActs = {
  starts: new Int32Array(CELLS + 1),
  rows: new Uint16Array(0),
  lefts: new Int16Array(0),
  amounts: new Int16Array(0),
  seconds: [],
};

/** Bytes of the acts of a season. */
export const bytesOfActs = ({ starts, rows, lefts, amounts, seconds }: SeasonActs): number =>
  starts.byteLength +
  rows.byteLength +
  lefts.byteLength +
  amounts.byteLength +
  seconds.reduce((bytes, column) => bytes + (column?.byteLength ?? 0), 0);
