import { REPLAY_DURATION_MS, type Session } from '../../features/replay/session.js';
import type { SessionStore } from '../../features/replay/session-store.js';
import { memorySessionStore } from '../../features/replay/memory-session-store.js';
import { Problem } from '../../domain/problems.js';
import { REPLAYS_KEY } from './keys.js';
import type { SharedRedis } from './redis.js';
import { withTimeout } from './with-timeout.js';

const READ_EVERY_MILLISECONDS = 500;

/** Maximum number of active replays over all accounts. */
const MAX_REPLAYS = 10_000;

const unavailable = (): Problem =>
  new Problem('unavailable', 'Replays cannot be looked up, created or changed at the moment.', {
    retryAfterSeconds: 1,
  });

/** A copy of the replays in Redis that is refreshed twice a second. */
class SessionReplica {
  #copy = memorySessionStore();
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

  /** Reads all replays and replaces the copy, unless a write has started meanwhile. */
  async refresh(): Promise<void> {
    const writesBefore = this.#writes;
    const texts = await withTimeout(this.redis.hvals(REPLAYS_KEY), this.timeoutMilliseconds);
    const sessions = texts.map((text) => JSON.parse(text) as Session);
    const copy = memorySessionStore();
    for (const session of sessions) await copy.add(session, MAX_REPLAYS, session.begun);
    if (this.#writes === writesBefore) this.#copy = copy;
  }

  /** Adds a replay that Redis has accepted to the copy, which may be older than the state on which Redis decided. */
  async remember(session: Session, now: number): Promise<void> {
    await this.#copy.remove(session.matchId);
    await this.#copy.add(session, MAX_REPLAYS, now);
  }

  /**
   * Finds a replay in the copy, or otherwise in Redis. **Throws** a problem of status 503 if Redis does not respond.
   */
  async lookUp(matchId: number): Promise<Session | undefined> {
    const copied = this.#copy.find(matchId);
    if (copied !== undefined) return copied;
    const [text] = await this.#answerOf(this.redis.hmget(REPLAYS_KEY, String(matchId)));
    if (text === null || text === undefined) return undefined;
    const session = JSON.parse(text) as Session;
    // A refresh that began before does not have it.
    this.#writes += 1;
    await this.remember(session, session.begun);
    return session;
  }

  /** Runs a write. **Throws** a problem of status 503 if Redis fails or does not respond in time. */
  async write<T>(work: () => Promise<T>): Promise<T> {
    this.#writes += 1;
    return this.#answerOf(work());
  }

  async #answerOf<T>(work: Promise<T>): Promise<T> {
    try {
      return await withTimeout(work, this.timeoutMilliseconds);
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
 * Returns a store of replays that replicas share. Redis counts and adds a replay in one step, so replicas together
 * never exceed an account's limit. Each replica has a copy of all replays, so a change reaches the others within half a
 * second. A replay that is not in the copy is read from Redis. While Redis is unavailable, the replays in the copy
 * continue, and none can be started or changed. **Throws** a problem of status 503.
 */
export function redisSessionStore(redis: SharedRedis, timeoutMilliseconds: number): SessionStore {
  const replica = new SessionReplica(redis, timeoutMilliseconds);
  return {
    add: (session, limit, now) =>
      replica.write(async () => {
        const result = await redis.addReplay(
          REPLAYS_KEY,
          session.matchId,
          session.accountId,
          JSON.stringify(session),
          limit,
          MAX_REPLAYS,
          now - REPLAY_DURATION_MS,
        );
        if (result === 'full') throw unavailable();
        if (result === 'kept') await replica.remember(session, now);
        return result;
      }),
    put: (session) =>
      replica.write(async () => {
        const isReplaced = await redis.replace(REPLAYS_KEY, String(session.matchId), JSON.stringify(session));
        if (isReplaced === 1) await replica.copy.put(session);
      }),
    of: (accountId, now) => replica.copy.of(accountId, now),
    find: (matchId) => replica.copy.find(matchId),
    lookUp: (matchId) => replica.lookUp(matchId),
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
