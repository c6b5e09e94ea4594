import type { SessionStore } from '../../features/replay/session-store.js';
import { lmdbSessionStore } from '../lmdb/lmdb-session-store.js';
import { openStore, type StoreSetting } from './open-store.js';

/** Opens what replays of accounts are kept in: Redis where it is named, else a file of the folder of state. */
export const openSessions = (setting: StoreSetting): Promise<SessionStore> =>
  openStore(setting, lmdbSessionStore, async () => (await import('./redis-session-store.js')).redisSessionStore);
