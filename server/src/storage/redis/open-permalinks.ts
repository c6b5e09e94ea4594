import { permalinksEmbedded } from '../lmdb/permalinks-embedded.js';
import type { PermalinkStore } from '../../features/permalinks/permalink-store.js';
import { keptIn, type KeptSetting } from './kept-in.js';

/** Opens what permalinks are kept in: Redis where it is named, else a file of the folder of state. */
export const openPermalinks = (setting: KeptSetting): Promise<PermalinkStore> =>
  keptIn(setting, permalinksEmbedded, async () => (await import('./permalinks-in-redis.js')).permalinksInRedis);
