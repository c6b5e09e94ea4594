import type { NonceStore } from '../../features/identity/tokens/nonce-store.js';
import { nonceKey } from './keys.js';
import type { SharedRedis } from './redis.js';
import type { RedisFallback } from './redis-fallback.js';

/**
 * Returns a store of values that all replicas together may use only once. A claim is `unknown` while Redis is
 * unavailable, because a replica cannot see whether another one has used the value. **Source**: ADR 37.
 */
export const redisNonceStore = (redis: SharedRedis, shared: RedisFallback, now: () => number): NonceStore => ({
  claim: async (id, expiresAt) => {
    const said = await shared.ask(id, () =>
      redis.set(nonceKey(id), '1', 'PX', Math.max(1, Math.ceil(expiresAt - now())), 'NX'),
    );
    if (said === undefined) return 'unknown';
    return said.answer === 'OK' ? 'first' : 'again';
  },
});
