import type { ActMatch } from '../../acts/act-match.js';
import { bytesOfActs } from './act-columns.js';
import type { BoxScoreColumns } from './box-score-columns.js';
import type { MatchColumns } from './match-columns.js';

/** Totals of one base: narrow if every total fits into 16 bits. **Empty**: `undefined` if all are 0. */
export type BaseColumn = Int16Array | Int32Array | undefined;

/**
 * The matches of a season and their rows, which a question selects and groups. Immutable. A *row* is a player in a
 * match that the player has played, sorted by person and then by the start of the match. A *squad row* is `2 * match +
 * side`, and matches are in the order of their starts.
 * **Shape**: `persons`, `squadRows`, `slots` and `starts` by row; `squadIds` and `margins` by squad row. **Empty**:
 * `NO_MARGIN` until a match is complete.
 */
export interface SeasonRows {
  readonly matches: MatchColumns;
  readonly squadIds: Int32Array;
  readonly margins: Int32Array;
  readonly persons: Int32Array;
  readonly squadRows: Uint16Array;
  readonly slots: Uint8Array;
  readonly starts: Uint8Array;
  /** The distinct combinations of features that matches lack. */
  readonly lackKinds: Int32Array;
}

/**
 * The base totals of a season, which questions add up. If they were read for a question, the columns that the question
 * does not read are `undefined`.
 * **Shape**: `players[base]` by row, `squads[base]` by squad row.
 */
export interface SeasonColumns extends SeasonRows {
  readonly players: readonly BaseColumn[];
  readonly squads: readonly BaseColumn[];
  /** The acts of each match. **Empty**: none if they were not read. */
  readonly acts: readonly ActMatch[];
  /** The box scores by row and by squad row. **Empty**: `undefined` if no match has one. */
  readonly boxScores: { readonly players: BoxScoreColumns; readonly squads: BoxScoreColumns } | undefined;
  /** Bytes of the columns, except those of rows. */
  readonly bytes: number;
}

/** The columns of a season that a question reads: bases by row and squad row, acts, and box scores. */
export interface ColumnsRead {
  readonly players: ReadonlySet<number>;
  readonly squads: ReadonlySet<number>;
  readonly acts: boolean;
  readonly boxScores: boolean;
}

/** Returns columns with their bytes. */
export function withBytes(columns: Omit<SeasonColumns, 'bytes'>): SeasonColumns {
  const { players, squads, acts, boxScores } = columns;
  const boxes = [boxScores?.players, boxScores?.squads].flatMap((of) => [of?.bits, of?.values]);
  const ofTotals = [...players, ...squads, ...boxes].reduce((sum, column) => sum + (column?.byteLength ?? 0), 0);
  return { ...columns, bytes: ofTotals + bytesOfActs(acts) };
}
