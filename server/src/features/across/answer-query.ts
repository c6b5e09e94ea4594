import type { Season } from '@goalsquare/data';
import type { AcrossTable, Match, RowEvidence, StatisticsQuery } from '@goalsquare/engine';
import type { CellMiddle } from './rows.js';

/** The table of a query, the number of matches it was computed from, and the centres of its grid cells. */
export interface QueryResult {
  readonly table: AcrossTable;
  readonly matches: number;
  readonly middleOf: CellMiddle;
}

/** A query over some seasons. */
export interface SeasonsQuery {
  readonly query: StatisticsQuery;
  readonly seasons: readonly Season[];
}

/** Receives the evidence of a row, and the row's match. */
export type RowVisitor = (match: Match, row: RowEvidence) => void;

/** The cost of a request's queries. **Source**: `docs/across.md`. */
export interface QueriesCost {
  /** The cost of the result values, which are held in memory. */
  readonly values: number;
  /** The cost of matches that are read one by one. */
  readonly reading: number;
}
