import type { SharedRedis } from './redis.js';

const SYNC_EVERY_MILLISECONDS = 10_000;
const MICROSECONDS = 1000;

/**
 * The clock of Redis, so that the clocks of replicas may differ. It is read every ten seconds, and advances with the
 * monotonic clock of the process in between. Before the first read, it is the local clock.
 */
export class RedisClock {
  /** The time when `performance.now()` was 0. **Units**: microseconds since 1970. */
  #start = performance.timeOrigin * MICROSECONDS;
  #timer: NodeJS.Timeout | undefined;

  constructor(private readonly redis: Pick<SharedRedis, 'time'>) {}

  /** Returns the time. **Units**: whole microseconds since 1970. */
  now(): number {
    return Math.round(this.#start + performance.now() * MICROSECONDS);
  }

  /** Reads the clock of Redis, now and at intervals. While Redis is unavailable, nothing changes. */
  async begin(): Promise<void> {
    this.#timer ??= setInterval(() => {
      void this.#sync();
    }, SYNC_EVERY_MILLISECONDS).unref();
    await this.#sync();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async #sync(): Promise<void> {
    const sent = performance.now();
    const time = await this.redis.time().catch(() => undefined);
    if (time === undefined) return;
    const middle = (sent + performance.now()) / 2;
    this.#start = Number(time[0]) * 1e6 + Number(time[1]) - middle * MICROSECONDS;
  }
}
