import type { Season } from '@goalsquare/data';
import type { AcrossTable, CellEvidence, CellKeys, Match, RowEvidence, StatisticsQuery } from '@goalsquare/engine';
import type { Steps } from '../../domain/work-queue.js';
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

/** Returns the cost of the queries of a request. **Source**: `docs/across.md`. */
export interface QueriesCost {
  /** The cost of the values of their results, which are in memory. */
  readonly values: number;
  /** The cost of the matches that are read one by one. */
  readonly reading: number;
}

/** Computes queries across matches. */
export interface QueryEngine {
  /** Returns the cost of the queries of a request, which needs no match. **Source**: `docs/across.md`. */
  readonly costOf: (queries: readonly SeasonsQuery[]) => Steps<QueriesCost>;
  /**
   * Computes queries, in their order. Those that read single matches read each once, together. Rejects if the signal is
   * aborted.
   */
  readonly answerAll: (queries: readonly SeasonsQuery[], signal: AbortSignal) => Promise<readonly QueryResult[]>;
  /** Computes the evidence of one row of the first metric of a query. Rejects if the signal is aborted. */
  readonly evidence: (
    query: SeasonsQuery,
    keys: CellKeys,
    visit: RowVisitor,
    signal: AbortSignal,
  ) => Promise<CellEvidence>;
}
