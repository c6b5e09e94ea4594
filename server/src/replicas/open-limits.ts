import { Counter, Gauge, type Registry } from 'prom-client';
import type { Logger } from 'pino';
import { usageEmbedded } from '../accounts/usage-embedded.js';
import type { UsageStore } from '../accounts/usage.js';
import { TokenBuckets } from '../limits/token-buckets.js';
import type { PartState } from '../operations/readiness.js';
import type { OpenBuckets } from '../pipeline/rate-limit.js';
import { BucketsInRedis } from './buckets-in-redis.js';
import { usageKey } from './keys.js';
import { connectRedis } from './redis.js';
import { SharedOrLocal } from './shared-or-local.js';
import { usageInRedis } from './usage-in-redis.js';

/** Where limits are kept, and with what they are watched. */
export interface LimitsSetting {
  readonly stateDirectory: string;
  /** **Empty**: limits are those of one server alone. */
  readonly redisUrls: readonly string[];
  readonly redisTimeoutMilliseconds: number;
  readonly logger: Logger;
  readonly registry: Registry;
  /** **Units**: milliseconds. */
  readonly now?: () => number;
}

/** Limits of the accounts: what is used, and how fast. */
export interface Limits {
  readonly usage: UsageStore;
  readonly buckets: OpenBuckets;
  /** Degraded while limits are kept by this replica alone. */
  readonly state: () => PartState;
  /** Settles once what limits are kept in is there, or when it has been waited for long enough. */
  readonly connected: () => Promise<void>;
}

function watched(registry: Registry): { readonly shared: Gauge; readonly local: Counter } {
  return {
    shared: new Gauge({ name: 'goalsquare_limits_shared', help: '1 while limits are kept with the other replicas in Redis, 0 while this one keeps its own', registers: [registry] }),
    local: new Counter({ name: 'goalsquare_limits_local_decisions_total', help: 'Decisions on limits made without Redis', registers: [registry] }),
  };
}

function limitsInRedis({ redisUrls, redisTimeoutMilliseconds: timeoutMilliseconds, logger, registry, now = Date.now }: LimitsSetting): Limits {
  const metrics = watched(registry);
  const redis = connectRedis(redisUrls, timeoutMilliseconds, (error) => { logger.debug({ err: error }, 'redis'); });
  let since = '';
  const shared = new SharedOrLocal({
    timeoutMilliseconds,
    probe: (accountId) => redis.hlen(usageKey(accountId)),
    onLocal: () => { metrics.local.inc(); },
    onChange: (isShared, error) => {
      metrics.shared.set(isShared ? 1 : 0);
      since = isShared ? '' : new Date(now()).toISOString();
      if (isShared) logger.info('limits are shared again: Redis is back');
      else logger.error({ err: error }, 'limits are kept by this replica alone: Redis is away');
      if (isShared) void usage.sendLocal();
    },
  });
  const usage = usageInRedis(redis, shared);
  metrics.shared.set(1);
  return {
    usage,
    buckets: (limits) => new BucketsInRedis(redis, shared, limits, now),
    connected: redis.connected,
    state: () => (shared.isShared ? 'ready' : { degraded: `kept by this replica alone since ${since}, as Redis is away` }),
  };
}

/** Opens what limits are kept in: Redis where it is named, else a file of the folder of state. */
export function openLimits(setting: LimitsSetting): Limits {
  const { redisUrls, stateDirectory, logger, now = Date.now } = setting;
  if (redisUrls.length > 0) return limitsInRedis(setting);
  return {
    usage: usageEmbedded(stateDirectory, (error) => { logger.error({ err: error }, 'counts could not be written; they are kept, and tried again'); }, now),
    buckets: (limits) => new TokenBuckets(limits, now),
    state: () => 'ready',
    connected: () => Promise.resolve(),
  };
}
