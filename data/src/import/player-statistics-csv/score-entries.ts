import { isDeepStrictEqual } from 'node:util';
import type { Entry, MatchHeader, MatchLog, Result, Transaction } from '@goalsquare/engine';
import type { Findings } from '../findings.js';
import { reconcile, type Reconciled } from '../reconcile.js';
import type { ResultRow } from '../results-csv/rows.js';

/** The stored match: its log, and its header and transactions after all changes. */
export interface Before {
  readonly log: MatchLog;
  readonly header: MatchHeader;
  readonly transactions: readonly Transaction[];
}

/** Returns the last result of a log. **Empty**: `undefined` if it has none. */
export const resultIn = (entries: readonly Entry[]): Result | undefined =>
  entries.findLast((entry): entry is Result => entry.kind === 'result');

/**
 * Compares the score of a log's events with a result. Returns the comparison and the entries to add: the official
 * score, and rushed behinds that the events lack. Their ids follow all others, since the ids of a log do not change.
 * **Empty**: no entries if the log is complete.
 */
export function scoreEntries(
  { header, transactions }: Before,
  result: Result,
  { file, line }: Pick<ResultRow, 'file' | 'line'>,
  findings: Findings,
): { readonly added: readonly Entry[]; readonly reconciled: Reconciled } {
  const { officialScore } = header;
  const match = { matchId: header.id, home: header.home.name, away: header.away.name };
  const reconciled = reconcile(match, { score: result, file, line }, transactions, findings);
  const score = reconciled.officialScore;
  const isKnown =
    score === undefined ||
    isDeepStrictEqual(officialScore, score) ||
    (officialScore?.periods !== undefined && score.periods === undefined);
  const last = transactions.reduce((most, { id }) => Math.max(most, id), 0);
  return {
    reconciled,
    added: [
      ...(isKnown ? [] : [{ kind: 'correction', set: { officialScore: score } } as const]),
      ...reconciled.added.map((behind, at) => ({ ...behind, id: last + 1 + at })),
    ],
  };
}
