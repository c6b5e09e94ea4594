import type { NonceStore } from '../../features/identity/tokens/nonce-store.js';
import { nonceKey } from './keys.js';
import type { SharedRedis } from './redis.js';
import type { RedisFallback } from './redis-fallback.js';

/**
 * A store of values that replicas may use only once between them. A claim is `unknown` while Redis is unavailable,
 * because a single replica cannot see whether another one has used the value. **Source**: ADR 37.
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
