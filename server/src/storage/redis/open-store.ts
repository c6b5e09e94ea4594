import { unguarded, type WriteGuard } from '@goalsquare/data';
import type { LimitsSetting } from './limits.js';
import type { SharedRedis } from './redis.js';
import { lmdbPermalinkStore } from '../lmdb/lmdb-permalink-store.js';
import type { PermalinkStore } from '../../features/permalinks/permalink-store.js';
import type { SessionStore } from '../../features/replay/session-store.js';
import { lmdbSessionStore } from '../lmdb/lmdb-session-store.js';
import { lmdbSubscriptionStore } from '../lmdb/lmdb-subscription-store.js';
import type { SubscriptionStore } from '../../features/webhooks/subscription-store.js';

/** Where something may be kept. */
export type StoreSetting = Omit<LimitsSetting, 'registry' | 'now' | 'logger'> & {
  readonly logger: Pick<LimitsSetting['logger'], 'debug'>;
};

/** How it is kept in Redis, loaded only where Redis is named. */
type InRedis<T> = () => Promise<(redis: SharedRedis, timeoutMilliseconds: number) => T>;

/**
 * Opens what is kept in Redis where it is named, over a connection of its own, else in a file of the folder of state.
 */
export async function openStore<T>(
  { redisUrls, redisTimeoutMilliseconds, stateDirectory, logger }: StoreSetting,
  embedded: (directory: string) => T,
  inRedis: InRedis<T>,
): Promise<T> {
  if (redisUrls.length === 0) return embedded(stateDirectory);
  const [open, { connectRedis }] = await Promise.all([inRedis(), import('./redis.js')]);
  const redis = connectRedis(redisUrls, redisTimeoutMilliseconds, (error) => {
    logger.debug({ err: error }, 'redis');
  });
  return open(redis, redisTimeoutMilliseconds);
}

const guardOf = ({ disk }: StoreSetting, part: string): WriteGuard => disk?.guard(part) ?? unguarded;

/** Opens what permalinks are kept in: Redis where it is named, else a file of the folder of state. */
export const openPermalinks = (setting: StoreSetting): Promise<PermalinkStore> =>
  openStore(
    setting,
    (directory) => lmdbPermalinkStore(directory, guardOf(setting, 'permalinks')),
    async () => (await import('./redis-permalink-store.js')).redisPermalinkStore,
  );

/** Opens what replays of accounts are kept in: Redis where it is named, else a file of the folder of state. */
export const openSessions = (setting: StoreSetting): Promise<SessionStore> =>
  openStore(
    setting,
    (directory) => lmdbSessionStore(directory, guardOf(setting, 'replays')),
    async () => (await import('./redis-session-store.js')).redisSessionStore,
  );

/** Opens the subscriptions of webhooks: in Redis if it is configured, else in a file of the folder of state. */
export const openSubscriptions = (setting: StoreSetting): Promise<SubscriptionStore> =>
  openStore(
    setting,
    (directory) => lmdbSubscriptionStore(directory, Date.now, guardOf(setting, 'webhooks')),
    async () => (await import('./redis-subscription-store.js')).redisSubscriptionStore,
  );
