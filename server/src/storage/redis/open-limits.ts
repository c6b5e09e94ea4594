import { usageEmbedded } from '../lmdb/usage-embedded.js';
import { revokedInMemory } from '../../features/identity/tokens/revoked.js';
import { usedOnceInMemory } from '../../features/identity/tokens/used-once.js';
import { TokenBuckets } from '../../http/limits/token-buckets.js';
import { windowsInMemory } from '../../http/limits/windows.js';
import type { Limits, LimitsSetting } from './limits.js';

/**
 * Opens what limits are kept in: Redis where it is named, else memory, and a file of the folder of state. What talks to
 * Redis is not loaded without it.
 */
export async function openLimits(setting: LimitsSetting): Promise<Limits> {
  const { redisUrls, stateDirectory, logger, now = Date.now } = setting;
  if (redisUrls.length > 0) return (await import('./limits-in-redis.js')).limitsInRedis(setting);
  return {
    usage: usageEmbedded(
      stateDirectory,
      (error) => {
        logger.error({ err: error }, 'counts could not be written; they are kept, and tried again');
      },
      now,
    ),
    buckets: (limits) => new TokenBuckets(limits, now),
    windows: windowsInMemory,
    used: usedOnceInMemory(now),
    revoked: revokedInMemory(now),
    state: () => 'ready',
    connected: () => Promise.resolve(),
  };
}
