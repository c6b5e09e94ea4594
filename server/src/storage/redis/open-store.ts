import { unguarded, type WriteGuard } from '@goalsquare/data';
import type { LimitsSetting } from './limits.js';
import type { SharedRedis } from './redis.js';
import { lmdbPermalinkStore } from '../lmdb/lmdb-permalink-store.js';
import type { PermalinkStore } from '../../features/permalinks/permalink-store.js';
import type { SessionStore } from '../../features/replay/session-store.js';
import { lmdbSessionStore } from '../lmdb/lmdb-session-store.js';
import { lmdbSubscriptionStore } from '../lmdb/lmdb-subscription-store.js';
import type { SubscriptionStore } from '../../features/webhooks/subscription-store.js';

/** Settings for opening a store. */
export type StoreSetting = Omit<LimitsSetting, 'registry' | 'now' | 'logger'> & {
  readonly logger: Pick<LimitsSetting['logger'], 'debug'>;
};

/** Loads the function that opens a store in Redis. Called only if Redis is configured. */
type InRedis<T> = () => Promise<(redis: SharedRedis, timeoutMilliseconds: number) => T>;

/** Opens a store in Redis, if it is configured, over its own connection; otherwise in a file in the state folder. */
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

/** Opens the store of permalinks: Redis if it is configured, otherwise a file in the state folder. */
export const openPermalinks = (setting: StoreSetting): Promise<PermalinkStore> =>
  openStore(
    setting,
    (directory) => lmdbPermalinkStore(directory, guardOf(setting, 'permalinks')),
    async () => (await import('./redis-permalink-store.js')).redisPermalinkStore,
  );

/** Opens the store of replays: Redis if it is configured, otherwise a file in the state folder. */
export const openSessions = (setting: StoreSetting): Promise<SessionStore> =>
  openStore(
    setting,
    (directory) => lmdbSessionStore(directory, guardOf(setting, 'replays')),
    async () => (await import('./redis-session-store.js')).redisSessionStore,
  );

/** Opens the webhook subscriptions: in Redis if it is configured, otherwise in a file in the state folder. */
export const openSubscriptions = (setting: StoreSetting): Promise<SubscriptionStore> =>
  openStore(
    setting,
    (directory) => lmdbSubscriptionStore(directory, Date.now, guardOf(setting, 'webhooks')),
    async () => (await import('./redis-subscription-store.js')).redisSubscriptionStore,
  );
