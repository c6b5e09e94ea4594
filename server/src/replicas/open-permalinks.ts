import { permalinksEmbedded } from '../permalinks/permalinks-embedded.js';
import type { PermalinkStore } from '../permalinks/permalink-store.js';
import type { LimitsSetting } from './limits.js';
import { permalinksInRedis } from './permalinks-in-redis.js';
import { connectRedis } from './redis.js';

/** Opens what permalinks are kept in: Redis where it is named, else a file of the folder of state. */
export function openPermalinks({ redisUrls, redisTimeoutMilliseconds, stateDirectory, logger }: Omit<LimitsSetting, 'registry' | 'now'>): PermalinkStore {
  if (redisUrls.length === 0) return permalinksEmbedded(stateDirectory);
  const redis = connectRedis(redisUrls, redisTimeoutMilliseconds, (error) => { logger.debug({ err: error }, 'redis'); });
  return permalinksInRedis(redis, redisTimeoutMilliseconds);
}
