import type { MatchTimes } from '../windows.js';
import type { PairsOfSeason } from './pair-acts.js';

/** Stints on the ground of a match, by the tick at which they ended. **Units**: ticks; seconds. */
export interface Stints {
  readonly ends: Int32Array;
  readonly seconds: Uint16Array;
  readonly slots: Uint8Array;
}

/** What filters read of a match of a season. **Shape**: `persons` are ids by slot. */
export interface FactsOfMatch extends MatchTimes {
  readonly persons: Int32Array;
  readonly stints: Stints;
}

/**
 * What filters of single facts read, for all matches of a season: the columns of `FactColumns`, one match after the
 * other, in the order of the season.
 * **Shape**: the facts of a match begin at `firstFacts[match]` of `factSlots`, `keys`, `xs`, `ys` and `receivers`.
 * `postings` are facts, as positions in their match, by base, then by match, then in order of play: a run of them
 * begins at `runStarts[base * matches + match]`. Those of summed bases, which are the last ones, have amounts, the
 * first of them at `amounts[0]`. The row of a slot is at `rowOfSlot[match * slots + slot]`, or -1. **Empty**:
 * `undefined` for a match that was not added.
 */
export interface SeasonFactColumns {
  readonly matches: readonly (FactsOfMatch | undefined)[];
  readonly slots: number;
  readonly rowOfSlot: Int32Array;
  readonly firstFacts: Int32Array;
  readonly factSlots: Uint8Array;
  readonly keys: Uint8Array;
  readonly xs: Int16Array;
  readonly ys: Int16Array;
  readonly receivers: Uint8Array;
  readonly runStarts: Int32Array;
  readonly postings: Uint16Array;
  readonly amounts: Int16Array;
  readonly pairs: PairsOfSeason;
  /** Bytes of the columns, without those of pairs. */
  readonly bytes: number;
}
