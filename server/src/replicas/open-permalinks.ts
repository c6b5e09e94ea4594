import { permalinksEmbedded } from '../permalinks/permalinks-embedded.js';
import type { PermalinkStore } from '../permalinks/permalink-store.js';
import type { LimitsSetting } from './limits.js';

/** Opens what permalinks are kept in: Redis where it is named, else a file of the folder of state. */
export async function openPermalinks({ redisUrls, redisTimeoutMilliseconds, stateDirectory, logger }: Omit<LimitsSetting, 'registry' | 'now'>): Promise<PermalinkStore> {
  if (redisUrls.length === 0) return permalinksEmbedded(stateDirectory);
  const [{ permalinksInRedis }, { connectRedis }] = await Promise.all([import('./permalinks-in-redis.js'), import('./redis.js')]);
  const redis = connectRedis(redisUrls, redisTimeoutMilliseconds, (error) => { logger.debug({ err: error }, 'redis'); });
  return permalinksInRedis(redis, redisTimeoutMilliseconds);
}
