import { usageEmbedded } from '../accounts/usage-embedded.js';
import { revokedInMemory } from '../identity/tokens/revoked.js';
import { usedOnceInMemory } from '../identity/tokens/used-once.js';
import { TokenBuckets } from '../limits/token-buckets.js';
import { windowsInMemory } from '../limits/windows.js';
import { limitsInRedis } from './limits-in-redis.js';
import type { Limits, LimitsSetting } from './limits.js';

/** Opens what limits are kept in: Redis where it is named, else memory, and a file of the folder of state. */
export function openLimits(setting: LimitsSetting): Limits {
  const { redisUrls, stateDirectory, logger, now = Date.now } = setting;
  if (redisUrls.length > 0) return limitsInRedis(setting);
  return {
    usage: usageEmbedded(stateDirectory, (error) => { logger.error({ err: error }, 'counts could not be written; they are kept, and tried again'); }, now),
    buckets: (limits) => new TokenBuckets(limits, now),
    windows: windowsInMemory,
    used: usedOnceInMemory(now),
    revoked: revokedInMemory(now),
    state: () => 'ready',
    connected: () => Promise.resolve(),
  };
}
