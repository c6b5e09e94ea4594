import path from 'node:path';
import { unguarded, type WriteGuard } from '@goalsquare/data';
import { committed, openDatabase } from '@goalsquare/data/lmdb';
import type { Permalink, PermalinkStore } from '../../features/permalinks/permalink-store.js';

/** Name of the permalink file in the state folder. */
const PERMALINKS_FILE = 'permalinks.lmdb';

type Key = ['link', accountId: string, id: string] | ['hash', string];

/** A permalink or, under its hash, the location of one. */
type Kept = Permalink | Pick<Permalink, 'accountId' | 'id'>;

const keyOf = ({ accountId, id }: Pick<Permalink, 'accountId' | 'id'>): Key => ['link', accountId, id];

/**
 * Returns a permalink store in a file that the processes of a machine share. A change resolves once it is synced to
 * disk. **Throws** `StorageError` if the guard refuses a write. **Source**: ADR 43.
 */
export function lmdbPermalinkStore(directory: string, guard: WriteGuard = unguarded): PermalinkStore {
  const database = openDatabase<Kept, Key>(path.join(directory, PERMALINKS_FILE));
  const linkAt = (key: Key): Permalink | undefined => database.get(key) as Permalink | undefined;
  const within = (accountId: string): { readonly start: Key; readonly end: Key } => ({
    start: ['link', accountId, ''],
    end: ['link', accountId, '\u{10ffff}'],
  });

  const written = <T>(write: () => T): Promise<T> => guard(() => committed(database.transaction(write)));

  return {
    add: (link, limit) =>
      written(() => {
        if (database.getKeysCount(within(link.accountId)) >= limit) return false;
        void database.put(['hash', link.hash], { accountId: link.accountId, id: link.id });
        void database.put(keyOf(link), link);
        return true;
      }),
    of: (accountId) =>
      Promise.resolve([...database.getRange(within(accountId))].map(({ value }) => value as Permalink)),
    remove: (accountId, id) =>
      written(() => {
        const link = linkAt(keyOf({ accountId, id }));
        if (link === undefined) return false;
        void database.remove(['hash', link.hash]);
        void database.remove(keyOf(link));
        return true;
      }),
    find: (hash) => {
      const at = database.get(['hash', hash]);
      return at && linkAt(keyOf(at));
    },
    close: () => database.close(),
  };
}
