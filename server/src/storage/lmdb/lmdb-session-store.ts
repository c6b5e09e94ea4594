import path from 'node:path';
import { unguarded, type WriteGuard } from '@goalsquare/data';
import { committed, openDatabase } from '@goalsquare/data/lmdb';
import { isActive, type Session } from '../../features/replay/session.js';
import type { SessionStore } from '../../features/replay/session-store.js';

/** Name of the replay file in the state folder. */
const REPLAYS_FILE = 'replays.lmdb';

/**
 * Returns a replay store in a file that the processes of a machine share. There are few replays, so every search reads
 * all of them.
 * **Throws** `StorageError` if the guard refuses a write.
 */
export function lmdbSessionStore(directory: string, guard: WriteGuard = unguarded): SessionStore {
  const database = openDatabase<Session, number>(path.join(directory, REPLAYS_FILE));
  const written = <T>(write: () => T): Promise<T> => guard(() => committed(database.transaction(write)));
  const all = (): readonly Session[] => [...database.getRange()].map(({ value }) => value);
  const of = (accountId: string, now: number): readonly Session[] =>
    all()
      .filter((one) => one.accountId === accountId && isActive(one, now))
      .sort((a, b) => a.begun - b.begun);
  return {
    add: (session, limit, now) =>
      written(() => {
        for (const one of all()) if (!isActive(one, now)) void database.remove(one.matchId);
        if (database.doesExist(session.matchId)) return 'taken';
        if (of(session.accountId, now).length >= limit) return 'too many';
        void database.put(session.matchId, session);
        return 'kept';
      }),
    put: async (session) => {
      await written(() => {
        if (database.doesExist(session.matchId)) void database.put(session.matchId, session);
      });
    },
    of,
    find: (matchId) => database.get(matchId),
    lookUp: (matchId) => Promise.resolve(database.get(matchId)),
    remove: async (matchId) => {
      await written(() => void database.remove(matchId));
    },
    close: () => database.close(),
  };
}
