import { emptyStore } from '../empty-store.js';
import { liveInMemory } from '../live/live-in-memory.js';
import { createLiveStore, type LiveStoreOptions } from '../live/create-live-store.js';
import { refuseWrites } from '../live/refuse-writes.js';
import type { LiveStore } from '../live/live-store.js';
import type { MatchStore } from '../match-store.js';
import type { WriteGuard } from '../storage-error.js';

/** What a live store in a folder is opened with. */
export interface EmbeddedOptions extends Omit<LiveStoreOptions, 'journal' | 'base'> {
  /** Default: none are stored. */
  readonly base?: MatchStore;
  readonly directory: string;
  /** Why it takes nothing, where it does not, although it is read. */
  readonly refusal?: string;
  /** Runs or refuses each write. Default: all are run. */
  readonly guard?: WriteGuard | undefined;
}

/**
 * A live store in a folder of this machine, for one process to write to. If the folder cannot be written, the stored
 * matches are read, batches are refused, and `complain` gets the reason.
 */
export async function openLiveStore({
  directory,
  refusal,
  guard,
  base = emptyStore,
  ...parts
}: EmbeddedOptions): Promise<LiveStore> {
  const { now = Date.now, complain = () => undefined } = parts;
  const { journalInLmdb } = await import('./lmdb-journal.js');
  try {
    const store = await createLiveStore({ ...parts, base, journal: journalInLmdb(directory, guard, complain) });
    return refusal === undefined ? store : refuseWrites(store, refusal, now());
  } catch (error) {
    const reason = `live matches cannot be kept in ${directory}: ${error instanceof Error ? error.message : String(error)}`;
    complain(reason, error);
    return refuseWrites(
      await liveInMemory({ ...parts, base }),
      'live matches cannot be kept: the folder of state cannot be written',
      now(),
    );
  }
}
