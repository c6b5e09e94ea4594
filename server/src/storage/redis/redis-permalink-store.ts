import type { Permalink, PermalinkStore } from '../../features/permalinks/permalink-store.js';

import { Problem } from '../../domain/problems.js';
import { permalinkKey, permalinksKey } from './keys.js';
import type { SharedRedis } from './redis.js';
import { withTimeout } from './with-timeout.js';

const away = (): Problem =>
  new Problem('unavailable', 'Permalinks cannot be looked up at the moment.', { retryAfterSeconds: 1 });

/**
 * Returns a store of permalinks that replicas share: a hash of each account's permalinks by id, and an entry for each
 * secret that refers to one of them. The reference is written first, and opens nothing until the permalink exists.
 * **Throws** a problem of status 503 while Redis is unavailable. **Source**: ADR 43.
 */
export function redisPermalinkStore(redis: SharedRedis, timeoutMilliseconds: number): PermalinkStore {
  const soon = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await withTimeout(work(), timeoutMilliseconds);
    } catch {
      throw away();
    }
  };
  const linkAt = async (accountId: string, id: string): Promise<Permalink | undefined> => {
    const [text] = await redis.hmget(permalinksKey(accountId), id);
    return typeof text === 'string' ? (JSON.parse(text) as Permalink) : undefined;
  };

  return {
    add: (link, limit) =>
      soon(async () => {
        const { accountId, id, hash } = link;
        await redis.set(permalinkKey(hash), JSON.stringify([accountId, id]));
        const isKept = (await redis.keep(permalinksKey(accountId), limit, id, JSON.stringify(link))) === 1;
        if (!isKept) await redis.del(permalinkKey(hash));
        return isKept;
      }),
    of: (accountId) =>
      soon(async () => (await redis.hvals(permalinksKey(accountId))).map((text) => JSON.parse(text) as Permalink)),
    remove: (accountId, id) =>
      soon(async () => {
        const link = await linkAt(accountId, id);
        if (link === undefined) return false;
        const removed = await redis.hdel(permalinksKey(accountId), id);
        await redis.del(permalinkKey(link.hash));
        return removed === 1;
      }),
    find: (hash) =>
      soon(async () => {
        const at = await redis.get(permalinkKey(hash));
        if (at === null) return undefined;
        const [accountId, id] = JSON.parse(at) as [string, string];
        return linkAt(accountId, id);
      }),
    close: () => {
      redis.disconnect();
      return Promise.resolve();
    },
  };
}
