import type { UsedOnce } from '../../features/identity/tokens/used-once.js';
import { usedKey } from './keys.js';
import type { SharedRedis } from './redis.js';
import type { SharedOrLocal } from './shared-or-local.js';

/**
 * What replicas use once between them. While Redis is away nobody knows: a replica alone would let it be used at each.
 * **Source**: ADR 24.
 */
export const usedOnceInRedis = (redis: SharedRedis, shared: SharedOrLocal, now: () => number): UsedOnce => ({
  claim: async (id, expiresAt) => {
    const said = await shared.ask(id, () =>
      redis.set(usedKey(id), '1', 'PX', Math.max(1, Math.ceil(expiresAt - now())), 'NX'),
    );
    if (said === undefined) return 'unknown';
    return said.answer === 'OK' ? 'first' : 'again';
  },
});
