import { isUnderWay, type Session } from '../replay/session.js';
import type { SessionStore } from '../replay/session-store.js';
import { sessionsInMemory } from '../replay/sessions-in-memory.js';
import { Problem } from '../problems.js';
import { REPLAYS_KEY } from './keys.js';
import type { SharedRedis } from './redis.js';
import { withinTime } from './within-time.js';

const READ_EVERY_MILLISECONDS = 500;

/** Replays under way, of all accounts together. */
const MOST = 10_000;

const away = (): Problem =>
  new Problem('unavailable', 'Replays cannot be begun or changed just now.', { headers: { 'Retry-After': '1' } });

/**
 * Replays that replicas share. Each holds all of them, and reads them anew twice a second: one that is begun or changed
 * at a replica is known to the others within that time. While Redis is away those that are known go on, and none is
 * begun or changed. **Throws** a problem of status 503.
 */
export function sessionsInRedis(redis: SharedRedis, timeoutMilliseconds: number): SessionStore {
  let known = sessionsInMemory();
  let writes = 0;
  let timer: NodeJS.Timeout | undefined;

  async function readAll(): Promise<readonly Session[]> {
    const before = writes;
    const sessions = (await withinTime(redis.hvals(REPLAYS_KEY), timeoutMilliseconds)).map(
      (text) => JSON.parse(text) as Session,
    );
    const next = sessionsInMemory();
    for (const session of sessions) await next.add(session, MOST, session.begun);
    if (writes === before) known = next;
    return sessions;
  }

  async function written<T>(write: () => Promise<T>): Promise<T> {
    writes += 1;
    try {
      return await withinTime(write(), timeoutMilliseconds);
    } catch (error) {
      throw error instanceof Problem ? error : away();
    }
  }

  function follow(): void {
    timer = setTimeout(() => {
      void readAll()
        .catch(() => undefined)
        .finally(follow);
    }, READ_EVERY_MILLISECONDS).unref();
  }
  follow();

  return {
    add: (session, limit, now) =>
      written(async () => {
        const sessions = await readAll();
        const ended = sessions.filter((one) => !isUnderWay(one, now));
        await Promise.all(ended.map(({ matchId }) => redis.hdel(REPLAYS_KEY, String(matchId))));
        if (sessions.some(({ matchId }) => matchId === session.matchId)) return 'taken';
        if (sessions.filter((one) => one.accountId === session.accountId && isUnderWay(one, now)).length >= limit)
          return 'too many';
        if ((await redis.keep(REPLAYS_KEY, MOST, String(session.matchId), JSON.stringify(session))) === 0) throw away();
        return known.add(session, limit, now);
      }),
    put: (session) =>
      written(async () => {
        if ((await redis.hmget(REPLAYS_KEY, String(session.matchId)))[0] === null) return;
        await redis.call('HSET', REPLAYS_KEY, String(session.matchId), JSON.stringify(session));
        await known.put(session);
      }),
    of: (accountId, now) => known.of(accountId, now),
    find: (matchId) => known.find(matchId),
    remove: (matchId) =>
      written(async () => {
        await redis.hdel(REPLAYS_KEY, String(matchId));
        await known.remove(matchId);
      }),
    close: () => {
      clearTimeout(timer);
      redis.disconnect();
      return Promise.resolve();
    },
  };
}
