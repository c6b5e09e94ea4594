import { lmdbUsageStore } from '../lmdb/lmdb-usage-store.js';
import { memoryRevocationStore } from '../../features/identity/tokens/revocation-store.js';
import { memoryNonceStore } from '../../features/identity/tokens/nonce-store.js';
import { TokenBuckets } from '../../http/limits/token-buckets.js';
import type { Limits, LimitsSetting } from './limits.js';

/**
 * Opens the limit store: in Redis if it is configured, otherwise in memory and in a file in the state folder. Loads the
 * Redis client only if it is needed.
 */
export async function openLimits(setting: LimitsSetting): Promise<Limits> {
  const { redisUrls, stateDirectory, logger, disk, now = Date.now } = setting;
  if (redisUrls.length > 0) return (await import('./redis-limits.js')).redisLimits(setting);
  const usage = lmdbUsageStore(
    stateDirectory,
    (error) => {
      logger.error({ err: error }, 'counts could not be written; they are kept and will be retried');
    },
    now,
    disk?.guard('usage'),
  );
  return {
    usage,
    buckets: (limits) => new TokenBuckets(limits, usage, now),
    used: memoryNonceStore(now),
    revoked: memoryRevocationStore(now),
    state: () => 'ready',
    connected: () => Promise.resolve(),
  };
}
