import type { MatchLog } from '@goalsquare/engine';
import type { MatchStore } from '../match-store.js';
import type { LiveJournal, StoredRevision } from './live-journal.js';
import { errorMessage } from '../../error-message.js';

/** The stored matches, the journal that records their revisions, and a function that receives messages and errors. */
export interface StoredMatches {
  readonly base: MatchStore;
  readonly journal: LiveJournal;
  readonly complain: (message: string, error?: unknown) => void;
}

/**
 * Returns the revision after which a log has changed since an earlier one. If an import has rewritten it, only the
 * correction at its end is a change, because its other entries have no earlier revision.
 */
export function changedAfter({ entries }: MatchLog, revision: number): number {
  const rewrite = entries.findLastIndex((entry) => entry.kind === 'correction' && entry.rewritten === 'log');
  return Math.max(revision, rewrite);
}

const ABSENT = 'changes by imports since the last start are not in the feed of changes';

/** Returns the record to write for a stored match. **Empty**: `undefined` if nothing has changed. */
async function revisionOf(
  { base, complain }: Pick<StoredMatches, 'base' | 'complain'>,
  { matchId, before, revision }: StoredRevision,
  { isFirst, grows }: { readonly isFirst: boolean; readonly grows: boolean },
): Promise<StoredRevision | undefined> {
  if (before === revision) return undefined;
  if (grows) {
    if (before !== undefined) complain(`match ${matchId} changed in the data folder, but its live log is served`);
    return { matchId, ...(before !== undefined && { before }), revision };
  }
  if (before === undefined) return { matchId, revision, ...(!isFirst && { from: -1 }) };
  const log = revision > before ? await base.log(matchId) : undefined;
  if (log !== undefined) return { matchId, before, revision, from: changedAfter(log, before) };
  complain(`match ${matchId} was replaced in the data folder by a log with fewer entries: ${ABSENT}`);
  return { matchId, before, revision };
}

/**
 * Records the revisions of stored matches. Imports add to logs while no server runs, so matches that have changed since
 * the last start are added to the journal, new ones from their beginning. The first time, revisions are recorded
 * without changes. If nothing can be written, `complain` gets the reason, and the next start records the revisions.
 */
export async function recordStoredMatches(parts: StoredMatches): Promise<void> {
  const { base, journal, complain } = parts;
  const revisions = base.revisions?.();
  if (revisions === undefined) return;
  try {
    const recorded = journal.storedRevisions();
    const growing = new Set(journal.standings().map(({ matchId }) => matchId));
    const matches: StoredRevision[] = [];
    const isFirst = recorded.size === 0;
    for (const [matchId, revision] of revisions) {
      const before = recorded.get(matchId);
      const match = { matchId, ...(before !== undefined && { before }), revision };
      const one = await revisionOf(parts, match, { isFirst, grows: growing.has(matchId) });
      if (one !== undefined) matches.push(one);
    }
    if (matches.length > 0) await journal.recordStored(matches);
  } catch (error) {
    complain(`${ABSENT}: ${errorMessage(error)}`, error);
  }
}
