import { lmdbPermalinkStore } from '../lmdb/lmdb-permalink-store.js';
import type { PermalinkStore } from '../../features/permalinks/permalink-store.js';
import { openStore, type StoreSetting } from './open-store.js';

/** Opens what permalinks are kept in: Redis where it is named, else a file of the folder of state. */
export const openPermalinks = (setting: StoreSetting): Promise<PermalinkStore> =>
  openStore(setting, lmdbPermalinkStore, async () => (await import('./redis-permalink-store.js')).redisPermalinkStore);
