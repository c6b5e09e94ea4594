import type { CellKeys, Evidence, EvidenceSum, Match, RowEvidence } from '@goalsquare/engine';
import type { RowVisitor } from '../across/answer-query.js';
import type { QueryRunner, ResolvedQuery } from '../across/query-runner.js';
import type { ItemPage } from '../../http/pipeline/item-page.js';

/** Number of terms at which a page ends. The row that reaches it is still complete. */
const PAGE_TERMS = 5000;

/** A row of a page with its match. */
export interface PageRow extends RowEvidence {
  readonly match: Match;
}

/** The total over all rows, and the rows of one page. */
export interface CollectedEvidence {
  readonly value: number | undefined;
  readonly sums: readonly EvidenceSum[];
  readonly rowCount: number;
  readonly matchCount: number;
  readonly termCount: number;
  readonly acts: number;
  readonly seconds: number;
  readonly rows: readonly PageRow[];
  /** The position of the first row after the page. */
  readonly end: number;
}

const termsIn = ({ numerator, denominator = [] }: Evidence): number => numerator.length + denominator.length;

/** Computes the evidence of a table cell, and collects one page of its rows. */
export async function collectEvidence(
  runner: QueryRunner,
  resolved: ResolvedQuery,
  keys: CellKeys,
  { from, limit }: ItemPage,
  stop: AbortSignal,
): Promise<CollectedEvidence> {
  const rows: PageRow[] = [];
  const totals = { rowCount: 0, termCount: 0, acts: 0, seconds: 0 };
  let pageTerms = 0;
  const visit: RowVisitor = (match, row) => {
    const { evidence } = row;
    if (totals.rowCount >= from && rows.length < limit && pageTerms < PAGE_TERMS) {
      rows.push({ ...row, match });
      pageTerms += termsIn(evidence);
    }
    totals.rowCount += 1;
    totals.termCount += termsIn(evidence);
    totals.acts += evidence.acts;
    totals.seconds += evidence.seconds;
  };
  const cell = await runner.evidence(resolved, keys, visit, stop);
  return {
    ...totals,
    value: cell.value(),
    sums: cell.sums(),
    matchCount: cell.matchIds.length,
    rows,
    end: from + rows.length,
  };
}
