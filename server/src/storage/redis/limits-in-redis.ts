import { Counter, Gauge, type Registry } from 'prom-client';
import { BucketsInRedis } from './buckets-in-redis.js';
import { probeKey } from './keys.js';
import type { Limits, LimitsSetting } from './limits.js';
import { connectRedis } from './redis.js';
import { revokedInRedis } from './revoked-in-redis.js';
import { SharedOrLocal } from './shared-or-local.js';
import { usageInRedis } from './usage-in-redis.js';
import { usedOnceInRedis } from './used-once-in-redis.js';
import { WindowsInRedis } from './windows-in-redis.js';

const PROBE_KEPT_SECONDS = 1;

function watched(registry: Registry): { readonly shared: Gauge; readonly local: Counter } {
  return {
    shared: new Gauge({
      name: 'goalsquare_limits_shared',
      help: '1 while limits are kept with the other replicas in Redis, 0 while this one keeps its own',
      aggregator: 'min',
      registers: [registry],
    }),
    local: new Counter({
      name: 'goalsquare_limits_local_decisions_total',
      help: 'Decisions on limits made without Redis',
      registers: [registry],
    }),
  };
}

/** Limits that replicas keep together in Redis. **Source**: ADR 22. */
export function limitsInRedis({
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
  const shared = new SharedOrLocal({
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
        void usage.sendLocal();
        void revoked.catchUp();
      } else logger.error({ err: error }, 'limits are kept by this replica alone: Redis is away');
    },
  });
  const usage = usageInRedis(redis, shared);
  const revoked = revokedInRedis(redis, shared, now);
  metrics.shared.set(1);
  return {
    usage: {
      ...usage,
      close: () => {
        revoked.close();
        return usage.close();
      },
    },
    buckets: (limits) => new BucketsInRedis(redis, shared, limits, now),
    windows: (name) => new WindowsInRedis(redis, shared, name),
    used: usedOnceInRedis(redis, shared, now),
    revoked,
    connected: async () => {
      await redis.connected();
      await revoked.begin();
    },
    state: () =>
      shared.isShared ? 'ready' : { degraded: `kept by this replica alone since ${since}, as Redis is away` },
  };
}
