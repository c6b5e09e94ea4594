import { isUnderWay, type Session } from '../../features/replay/session.js';
import type { SessionStore } from '../../features/replay/session-store.js';
import { sessionsInMemory } from '../../features/replay/sessions-in-memory.js';
import { Problem } from '../../domain/problems.js';
import { REPLAYS_KEY } from './keys.js';
import type { SharedRedis } from './redis.js';
import { withinTime } from './within-time.js';

const READ_EVERY_MILLISECONDS = 500;

/** The most replays under way, of all accounts together. */
const MAX_REPLAYS = 10_000;

const unavailable = (): Problem =>
  new Problem('unavailable', 'Replays cannot be begun or changed just now.', { headers: { 'Retry-After': '1' } });

/** A copy of the replays in Redis that is refreshed twice a second. */
class SessionReplica {
  #copy = sessionsInMemory();
  #writes = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly redis: SharedRedis,
    private readonly timeoutMilliseconds: number,
  ) {
    this.#schedule();
  }

  get copy(): SessionStore {
    return this.#copy;
  }

  /** Reads all replays, and replaces the copy with them, unless a write started meanwhile. */
  async refresh(): Promise<readonly Session[]> {
    const writesBefore = this.#writes;
    const texts = await withinTime(this.redis.hvals(REPLAYS_KEY), this.timeoutMilliseconds);
    const sessions = texts.map((text) => JSON.parse(text) as Session);
    const copy = sessionsInMemory();
    for (const session of sessions) await copy.add(session, MAX_REPLAYS, session.begun);
    if (this.#writes === writesBefore) this.#copy = copy;
    return sessions;
  }

  /** Runs a write. **Throws** a problem of status 503 if Redis fails or does not respond in time. */
  async write<T>(work: () => Promise<T>): Promise<T> {
    this.#writes += 1;
    try {
      return await withinTime(work(), this.timeoutMilliseconds);
    } catch (error) {
      throw error instanceof Problem ? error : unavailable();
    }
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #schedule(): void {
    this.#timer = setTimeout(() => {
      void this.refresh()
        .catch(() => undefined)
        .finally(() => {
          this.#schedule();
        });
    }, READ_EVERY_MILLISECONDS).unref();
  }
}

/**
 * Replays that replicas share. Each replica has a copy of all of them, so a replay that starts or changes at one
 * replica
 * reaches the others within half a second. While Redis is away, the replays in the copy continue, and none can be
 * started
 * or changed. **Throws** a problem of status 503.
 */
export function sessionsInRedis(redis: SharedRedis, timeoutMilliseconds: number): SessionStore {
  const replica = new SessionReplica(redis, timeoutMilliseconds);
  return {
    add: (session, limit, now) =>
      replica.write(async () => {
        const sessions = await replica.refresh();
        const ended = sessions.filter((one) => !isUnderWay(one, now));
        await Promise.all(ended.map(({ matchId }) => redis.hdel(REPLAYS_KEY, String(matchId))));
        if (sessions.some(({ matchId }) => matchId === session.matchId)) return 'taken';
        if (sessions.filter((one) => one.accountId === session.accountId && isUnderWay(one, now)).length >= limit)
          return 'too many';
        const kept = await redis.keep(REPLAYS_KEY, MAX_REPLAYS, String(session.matchId), JSON.stringify(session));
        if (kept === 0) throw unavailable();
        return replica.copy.add(session, limit, now);
      }),
    put: (session) =>
      replica.write(async () => {
        if ((await redis.hmget(REPLAYS_KEY, String(session.matchId)))[0] === null) return;
        await redis.call('HSET', REPLAYS_KEY, String(session.matchId), JSON.stringify(session));
        await replica.copy.put(session);
      }),
    of: (accountId, now) => replica.copy.of(accountId, now),
    find: (matchId) => replica.copy.find(matchId),
    remove: (matchId) =>
      replica.write(async () => {
        await redis.hdel(REPLAYS_KEY, String(matchId));
        await replica.copy.remove(matchId);
      }),
    close: () => {
      replica.close();
      redis.disconnect();
      return Promise.resolve();
    },
  };
}
