import { MemoryStore, type ClientRateLimitInfo, type Options, type Store } from 'express-rate-limit';
import { RedisStore } from 'rate-limit-redis';
import { windowPrefix } from './keys.js';
import type { SharedRedis } from './redis.js';
import { sendScripts } from './send-scripts.js';
import type { RedisFallback } from './redis-fallback.js';

/** Windows that replicas count in together; while Redis is away each has its own, empty at first. */
export class RedisWindows implements Store {
  readonly localKeys = false;
  readonly #local = new MemoryStore();
  readonly #redis: RedisStore;

  constructor(
    redis: SharedRedis,
    private readonly shared: RedisFallback,
    name: string,
  ) {
    this.#redis = new RedisStore({ prefix: windowPrefix(name), sendCommand: sendScripts(redis) });
  }

  init(options: Options): void {
    this.#local.init(options);
    void this.#redis.init(options);
  }

  get(key: string): Promise<ClientRateLimitInfo | undefined> {
    return this.shared.decide(
      key,
      () => this.#redis.get(`{${key}}`),
      () => this.#local.get(key),
    );
  }

  increment(key: string): Promise<ClientRateLimitInfo> {
    return this.shared.decide(
      key,
      () => this.#redis.increment(`{${key}}`),
      () => this.#local.increment(key),
    );
  }

  async decrement(key: string): Promise<void> {
    await this.shared.decide(
      key,
      () => this.#redis.decrement(`{${key}}`),
      () => this.#local.decrement(key),
    );
  }

  async resetKey(key: string): Promise<void> {
    await this.shared.decide(
      key,
      () => this.#redis.resetKey(`{${key}}`),
      () => this.#local.resetKey(key),
    );
  }

  shutdown(): void {
    this.#local.shutdown();
  }
}
