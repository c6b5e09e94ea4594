import { lifetimes } from '../../features/identity/grants/lifetimes.js';
import { memoryRevocationStore, type RevocationStore } from '../../features/identity/tokens/revocation-store.js';
import { REVOKED_KEY, REVOKED_TAG } from './keys.js';
import type { SharedRedis } from './redis.js';
import type { RedisFallback } from './redis-fallback.js';

const READ_EVERY_MILLISECONDS = 1000;
const READ_AT_ONCE = 1000;
const BEGINNING = '-';
/** Age of a revocation after which its token has certainly expired. */
const KEPT_MILLISECONDS = Math.max(...Object.values(lifetimes)) * 1000;

/** A revocation store that replicas share. */
export interface RedisRevocations extends RevocationStore {
  /** Reads the revocations of other replicas at startup and then every second. */
  readonly begin: () => Promise<void>;
  /** Sends what could not be sent while Redis was unavailable, and reads everything again. */
  readonly catchUp: () => Promise<void>;
  readonly close: () => void;
}

/**
 * Returns a revocation store in a Redis stream that each replica reads every second. A token is refused at once by the
 * replica that revoked it, and within a second by the others or, while Redis is unavailable, once it is back.
 * **Source**: ADR 37.
 */
export function redisRevocationStore(redis: SharedRedis, shared: RedisFallback, now: () => number): RedisRevocations {
  const known = memoryRevocationStore(now);
  const unsent = new Map<string, number>();
  let from = BEGINNING;
  let reading: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function readAll(): Promise<void> {
    let isMore = true;
    while (isMore) {
      const said = await shared.ask(REVOKED_TAG, () => redis.xrange(REVOKED_KEY, from, '+', 'COUNT', READ_AT_ONCE));
      for (const [at, [, id = '', , until]] of said?.answer ?? []) {
        await known.add(id, Number(until));
        from = `(${at}`;
      }
      isMore = said?.answer.length === READ_AT_ONCE;
    }
  }
  const read = (): Promise<void> =>
    (reading ??= readAll().finally(() => {
      reading = undefined;
    }));

  async function send(): Promise<void> {
    for (const [id, expiresAt] of unsent) {
      const said = await shared.ask(REVOKED_TAG, () =>
        redis.xadd(REVOKED_KEY, 'MINID', '~', now() - KEPT_MILLISECONDS, '*', 'id', id, 'until', expiresAt),
      );
      if (said === undefined) return;
      unsent.delete(id);
    }
  }

  return {
    has: known.has,
    add: async (id, expiresAt) => {
      await known.add(id, expiresAt);
      unsent.set(id, expiresAt);
      await send();
    },
    begin: () => {
      timer ??= setInterval(() => {
        void read();
      }, READ_EVERY_MILLISECONDS).unref();
      return read();
    },
    catchUp: async () => {
      await send();
      await reading;
      from = BEGINNING;
      await read();
    },
    close: () => {
      clearInterval(timer);
    },
  };
}
