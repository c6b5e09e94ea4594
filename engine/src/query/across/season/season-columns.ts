import type { ActsOfSeason } from './acts-of-season.js';
import type { BoxScoreColumns } from './box-score-columns.js';
import type { MatchFacts } from './match-totals.js';

/** Totals of one base: narrow if every total fits into 16 bits. **Empty**: `undefined` if all are 0. */
export type BaseColumn = Int16Array | Int32Array | undefined;

/**
 * The whole-match totals of a season, as columns. Immutable. A *row* is a player in a match that the player has played,
 * sorted by person and then by the start of the match, so that a person is one run of rows. A *squad row* is
 * `2 * match + side`, and matches are in the order of their starts.
 * **Shape**: `persons`, `squadRows`, `slots`, `starts` and `players[base]` by row; `squadIds`, `margins` and
 * `squads[base]` by squad row. **Empty**: `NO_MARGIN` until a match is complete.
 */
export interface SeasonColumns {
  readonly matches: readonly MatchFacts[];
  readonly squadIds: Int32Array;
  readonly margins: Int32Array;
  readonly persons: Int32Array;
  readonly squadRows: Uint16Array;
  readonly slots: Uint8Array;
  readonly starts: Uint8Array;
  /** The positions of all rows, ascending. */
  readonly allRows: Int32Array;
  /** The rows of each person: those from `starts[run]`, included, to `starts[run + 1]`, excluded. */
  readonly runStarts: Int32Array;
  /** The totals of each person's run of rows, by base. **Empty**: `undefined` if all are 0. */
  readonly personTotals: readonly (Int32Array | undefined)[];
  /** What matches lack, each combination once. */
  readonly lackKinds: readonly number[];
  readonly players: readonly BaseColumn[];
  readonly squads: readonly BaseColumn[];
  readonly acts: ActsOfSeason;
  /** The box scores by row and by squad row. **Empty**: `undefined` if no match has one. */
  readonly boxScores: { readonly players: BoxScoreColumns; readonly squads: BoxScoreColumns } | undefined;
  /** Bytes of the columns, without those of acts. */
  readonly bytes: number;
}
