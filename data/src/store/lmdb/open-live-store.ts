import { existsSync } from 'node:fs';
import path from 'node:path';
import { emptyStore } from '../empty-store.js';
import { liveInMemory } from '../live/live-in-memory.js';
import { createLiveStore, type LiveStoreOptions } from '../live/create-live-store.js';
import { refuseWrites } from '../live/refuse-writes.js';
import type { LiveStore } from '../live/live-store.js';
import type { MatchStore } from '../match-store.js';
import { StorageError, type WriteGuard } from '../storage-error.js';
import { errorMessage } from '../../error-message.js';

/** Refuses writes to a folder that is read-only. */
const refused: WriteGuard = () =>
  Promise.reject(new StorageError('read-only', 'the folder of live matches cannot be written'));

export interface EmbeddedOptions extends Omit<LiveStoreOptions, 'journal' | 'base'> {
  readonly base?: MatchStore;
  readonly directory: string;
  /** Reason for rejecting batches, if they are rejected although the store can be read. */
  readonly refusal?: string;
  /** Runs or refuses each write. Default: all writes run. */
  readonly guard?: WriteGuard | undefined;
}

/**
 * Opens a live store in a folder on this machine. Only one process may write to it. If the folder cannot be written,
 * its contents can be read, batches are rejected, and `complain` receives the reason. **Throws** if it cannot be read
 * either.
 */
export async function openLiveStore({
  directory,
  refusal,
  guard,
  base = emptyStore,
  ...parts
}: EmbeddedOptions): Promise<LiveStore> {
  const { now = Date.now, complain = () => undefined } = parts;
  const [{ journalInLmdb }, { JOURNAL_FILE }] = await Promise.all([
    import('./lmdb-journal.js'),
    import('./journal-tables.js'),
  ]);
  try {
    const store = await createLiveStore({ ...parts, base, journal: journalInLmdb(directory, guard, complain) });
    return refusal === undefined ? store : refuseWrites(store, refusal, now());
  } catch (error) {
    const reason = `live matches cannot be stored in ${directory}: ${errorMessage(error)}`;
    complain(reason, error);
    return refuseWrites(
      await (existsSync(path.join(directory, JOURNAL_FILE))
        ? createLiveStore({ ...parts, base, journal: journalInLmdb(directory, refused, complain, 'read') })
        : liveInMemory({ ...parts, base })),
      'live matches cannot be stored: the folder of state cannot be written',
      now(),
    );
  }
}
