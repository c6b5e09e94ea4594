import type { MatchLog } from '@goalsquare/engine';
import { AppendError, type LiveStore } from '../store/live/live-store.js';

/** Ids of the matches that were sent, and of those that the store has with other content. */
export interface SentLogs {
  readonly sent: readonly number[];
  readonly left: readonly number[];
}

/** Idempotency keys of an import: a log that is sent again changes nothing. */
const [HEADER_KEY, ENTRIES_KEY] = ['import header', 'import entries'];

const isOther = (error: unknown): boolean =>
  error instanceof AppendError && ['match-exists', 'key-reused', 'revision-conflict'].includes(error.code);

/**
 * Sends whole logs to a live store, one after another. **Throws** AppendError if a log is invalid or the store cannot
 * be reached; the logs before it are sent.
 */
export async function sendLogs(
  logs: readonly MatchLog[],
  store: LiveStore,
  progress: (done: number, all: number) => void,
): Promise<SentLogs> {
  const [sent, left]: [number[], number[]] = [[], []];
  for (const [n, { header, entries }] of logs.entries()) {
    try {
      await store.begin(header, HEADER_KEY);
      await store.append({ matchId: header.id, entries, expectedRevision: 0, key: ENTRIES_KEY });
      sent.push(header.id);
    } catch (error) {
      if (!isOther(error)) throw error;
      left.push(header.id);
    }
    progress(n + 1, logs.length);
  }
  return { sent, left };
}
