import type { MatchLog } from '@goalsquare/engine';
import { AppendError, type LiveStore } from '../store/live/live-store.js';

/** Matches that were sent, and those that were left as the store has them, since it has others under their ids. */
export interface SentLogs {
  readonly sent: readonly number[];
  readonly left: readonly number[];
}

/** Say that a log is imported, and once: sent again it is answered as before, and nothing changes. */
const [HEADER_KEY, ENTRIES_KEY] = ['import header', 'import entries'];

const isOther = (error: unknown): boolean =>
  error instanceof AppendError && ['match-exists', 'key-reused', 'revision-conflict'].includes(error.code);

/**
 * Sends whole logs to a live store, one after another. **Throws** AppendError where one is not valid or the store is
 * away; those before it are sent.
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
