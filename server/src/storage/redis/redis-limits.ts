import { Counter, Gauge, type Registry } from 'prom-client';
import { RedisTokenBuckets } from './redis-token-buckets.js';
import { probeKey, nonceKey } from './keys.js';
import type { Limits, LimitsSetting } from './limits.js';
import { RedisClock } from './redis-clock.js';
import { RedisSlices } from './redis-slices.js';
import { connectRedis, type SharedRedis } from './redis.js';
import { redisRevocationStore } from './redis-revocation-store.js';
import { RedisFallback } from './redis-fallback.js';
import { redisUsageStore } from './redis-usage-store.js';
import type { NonceStore } from '../../features/identity/tokens/nonce-store.js';

/**
 * Returns a store of values that all replicas together may use only once. A claim is `unknown` while Redis is
 * unavailable, because a replica cannot see whether another one has used the value. **Source**: ADR 37.
 */
const redisNonceStore = (redis: SharedRedis, shared: RedisFallback, now: () => number): NonceStore => ({
  claim: async (id, expiresAt) => {
    const said = await shared.ask(id, () =>
      redis.set(nonceKey(id), '1', 'PX', Math.max(1, Math.ceil(expiresAt - now())), 'NX'),
    );
    if (said === undefined) return 'unknown';
    return said.answer === 'OK' ? 'first' : 'again';
  },
});

const PROBE_KEPT_SECONDS = 1;

function watched(registry: Registry): { readonly shared: Gauge; readonly local: Counter } {
  return {
    shared: new Gauge({
      name: 'goalsquare_limits_shared',
      help: '1 while replicas share rate limits in Redis, 0 while this replica counts by itself',
      aggregator: 'min',
      registers: [registry],
    }),
    local: new Counter({
      name: 'goalsquare_limits_local_decisions_total',
      help: 'Rate limit decisions made without Redis',
      registers: [registry],
    }),
  };
}

/** Returns limits that replicas share in Redis. **Source**: ADR 39. */
export function redisLimits({
  redisUrls,
  redisTimeoutMilliseconds: timeoutMilliseconds,
  logger,
  registry,
  now = Date.now,
}: LimitsSetting): Limits {
  const metrics = watched(registry);
  const redis = connectRedis(redisUrls, timeoutMilliseconds, (error) => {
    logger.debug({ err: error }, 'redis');
  });
  let since = '';
  const shared = new RedisFallback({
    timeoutMilliseconds,
    probe: (place) => redis.set(probeKey(place), '', 'EX', PROBE_KEPT_SECONDS),
    onLocal: () => {
      metrics.local.inc();
    },
    onChange: (isShared, error) => {
      metrics.shared.set(isShared ? 1 : 0);
      since = isShared ? '' : new Date(now()).toISOString();
      if (isShared) {
        logger.info('limits are shared again: Redis is back');
        void clock.begin();
        void usage.sendLocal();
        void revoked.catchUp();
      } else logger.error({ err: error }, 'this replica counts requests by itself, because Redis is unavailable');
    },
  });
  const clock = new RedisClock(redis);
  const slices = new RedisSlices(redis, shared, clock);
  const usage = redisUsageStore(redis, shared, (accountId) => slices.unused(accountId));
  const revoked = redisRevocationStore(redis, shared, now);
  const common = { redis, fallback: shared, clock, usage: usage.shared, slices, now };
  metrics.shared.set(1);
  return {
    usage: {
      ...usage,
      close: async () => {
        revoked.close();
        clock.close();
        await slices.close();
        await usage.close();
      },
    },
    buckets: (limits, kind) => new RedisTokenBuckets(common, limits, kind),
    used: redisNonceStore(redis, shared, now),
    revoked,
    connected: async () => {
      await redis.connected();
      await clock.begin();
      await revoked.begin();
    },
    state: () =>
      shared.isShared
        ? 'ready'
        : { degraded: `counted by this replica only since ${since}, because Redis is unavailable` },
  };
}
