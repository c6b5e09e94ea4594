import type { Season } from '@goalsquare/data';
import type { AcrossTable, CellEvidence, CellKeys, Match, RowEvidence, StatisticsQuery } from '@goalsquare/engine';
import type { CellMiddle } from './rows.js';

/** The table of a query, and the number of matches that it was computed from. */
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

/** Takes the evidence of a row, with its match. */
export type RowVisitor = (match: Match, row: RowEvidence) => void;

/** What computes queries across matches. */
export interface QueryEngine {
  /** Returns the cost of a query, which needs no match. **Source**: `docs/across.md`. */
  readonly costOf: (query: SeasonsQuery) => number;
  /** Loads the rows that the evidence of a query reads, until the signal is aborted. */
  readonly load: (query: SeasonsQuery, signal: AbortSignal) => Promise<void>;
  /** Computes a query. Rejects if the signal is aborted. */
  readonly answer: (query: SeasonsQuery, signal: AbortSignal) => Promise<QueryResult>;
  /** Computes the evidence of one row of the first metric of a query. Rejects if the signal is aborted. */
  readonly evidence: (
    query: SeasonsQuery,
    keys: CellKeys,
    visit: RowVisitor,
    signal: AbortSignal,
  ) => Promise<CellEvidence>;
}
