import { readLog, type Entry, type MatchLog } from '@goalsquare/engine';
import { AppendError, type LiveStore } from '../store/live/live-store.js';
import type { ExistingPolicy } from './plan.js';
import { canonical } from './reimport/canonical.js';
import { differenceOf, isExpressible, type Provenance } from './reimport/difference.js';
import { compared } from './stored-facts.js';
import { sha256 } from '../sha256.js';

/** A match of the store that an import cannot change, and why. */
export interface LeftMatch {
  readonly matchId: number;
  readonly why: string;
}

/** Ids of the matches that were sent, changed or unchanged, and the matches that could not be changed. */
export interface SentLogs {
  readonly sent: readonly number[];
  readonly amended: readonly number[];
  readonly unchanged: readonly number[];
  readonly left: readonly LeftMatch[];
}

/** The policy for a match that would lose stored facts, and the author, reason and time of the import. */
export interface SendTarget {
  readonly policy: ExistingPolicy;
  readonly provenance: Provenance;
}

/** Idempotency keys of an import. Sending a log again changes nothing. */
const [HEADER_KEY, ENTRIES_KEY] = ['import header', 'import entries'];

const isOther = (error: unknown): error is AppendError =>
  error instanceof AppendError && ['match-exists', 'key-reused', 'revision-conflict'].includes(error.code);

/** Returns the idempotency key of an import's changes. It depends on their content, but not on when they were made. */
function keyOfChanges(revision: number, entries: readonly Entry[]): string {
  const contents = entries.map((entry) => ({ ...entry, recorded: undefined }));
  return `import ${revision} ${sha256(canonical(contents))}`;
}

async function sendNew({ header, entries }: MatchLog, store: LiveStore): Promise<void> {
  await store.begin(header, HEADER_KEY);
  await store.append({ matchId: header.id, entries, expectedRevision: 0, key: ENTRIES_KEY });
}

/**
 * Adds the changes of an import to a stored match. Returns whether the match changed, or the reason why it cannot be
 * changed.
 */
async function sendChanges(
  imported: MatchLog,
  log: MatchLog,
  store: LiveStore,
  { policy, provenance }: SendTarget,
): Promise<'amended' | 'unchanged' | LeftMatch> {
  const matchId = log.header.id;
  if (log.entries.length === 0 && canonical(log.header) === canonical(imported.header)) {
    await store.append({ matchId, entries: imported.entries, expectedRevision: 0, key: ENTRIES_KEY });
    return imported.entries.length === 0 ? 'unchanged' : 'amended';
  }
  const { before, losses, whole } = compared(log, imported, policy === 'replace');
  if (losses.length > 0 && policy !== 'replace')
    return { matchId, why: `the import has less data: ${losses.join(', ')}` };
  const entries = differenceOf(log, before, readLog(whole), provenance);
  if (!isExpressible(entries)) return { matchId, why: entries.inexpressible };
  if (entries.length === 0) return 'unchanged';
  const revision = log.entries.length;
  await store.append({ matchId, entries, expectedRevision: revision, key: keyOfChanges(revision, entries) });
  return 'amended';
}

/**
 * Sends logs to a live store, one after another: the whole log if the store does not have the match, otherwise the
 * changes of the import. **Throws** AppendError if a log is invalid or the store cannot be reached. The logs before it
 * have then been sent.
 */
export async function sendLogs(
  logs: readonly MatchLog[],
  store: LiveStore,
  target: SendTarget,
  progress: (done: number, all: number) => void,
): Promise<SentLogs> {
  const result = { sent: [] as number[], amended: [] as number[], unchanged: [] as number[], left: [] as LeftMatch[] };
  for (const [n, imported] of logs.entries()) {
    const matchId = imported.header.id;
    try {
      const log = await store.log(matchId);
      const done = log === undefined ? 'sent' : await sendChanges(imported, log, store, target);
      if (log === undefined) await sendNew(imported, store);
      if (typeof done === 'string') result[done].push(matchId);
      else result.left.push(done);
    } catch (error) {
      if (!isOther(error)) throw error;
      result.left.push({ matchId, why: error.message });
    }
    progress(n + 1, logs.length);
  }
  return result;
}
