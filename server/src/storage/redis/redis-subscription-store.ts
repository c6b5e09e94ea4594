import type { Position } from '../../features/events/position.js';
import type { QueueTotals, SubscriptionStore } from '../../features/webhooks/subscription-store.js';
import type { DeadMessage, Message, Subscription, WaitingMessage } from '../../features/webhooks/subscription.js';
import {
  SUBSCRIPTIONS_KEY,
  WEBHOOK_LEASE_KEY,
  WEBHOOK_PLACES_KEY,
  WEBHOOK_PROGRESS_KEY,
  webhookDeadKey,
  webhookQueueKey,
} from './keys.js';
import type { SharedRedis } from './redis.js';
import * as scripts from './webhook-scripts.js';
import { withTimeout } from './with-timeout.js';

/** A stored waiting message. Its position is the field of the hash. */
type StoredMessage = Omit<WaitingMessage, 'place'>;

const storedMessage = ({ messageId, type, body }: Message, queuedAt: number): string =>
  JSON.stringify({ messageId, type, body, attempts: 0, dueAt: 0, queuedAt } satisfies StoredMessage);

/** Commands for stored subscriptions. Each rejects if Redis fails or does not respond in time. */
class WebhookRedis {
  readonly #connected: Promise<void>;

  constructor(
    private readonly redis: SharedRedis,
    private readonly timeoutMilliseconds: number,
    readonly now: () => number,
  ) {
    this.#connected = redis.connected();
  }

  async command(name: string, ...words: readonly string[]): Promise<unknown> {
    // Without a connection commands fail at once: the first ones wait for it.
    await this.#connected;
    return withTimeout(this.redis.call(name, ...words), this.timeoutMilliseconds);
  }

  /** Runs a script and returns whether it did anything. */
  async run(script: string, keys: readonly string[], ...words: readonly string[]): Promise<boolean> {
    return (await this.command('EVAL', script, String(keys.length), ...keys, ...words)) === 1;
  }

  /** Returns a field of a hash. **Empty**: `undefined` if it does not exist. */
  async text(key: string, field: string): Promise<string | undefined> {
    return ((await this.command('HGET', key, field)) as string | null) ?? undefined;
  }

  /** Returns the fields of a hash with their values, which are parsed as JSON. */
  async entries<T>(key: string): Promise<readonly (readonly [field: string, value: T])[]> {
    const words = (await this.command('HGETALL', key)) as readonly string[];
    return Array.from({ length: words.length / 2 }, (_, at) => [
      words[at * 2] ?? '',
      JSON.parse(words[at * 2 + 1] ?? '') as T,
    ]);
  }
}

/** Returns the operations on subscriptions. */
function subscriptionsIn(
  redis: WebhookRedis,
): Pick<SubscriptionStore, 'all' | 'find' | 'put' | 'stop' | 'resume' | 'remove'> {
  /** Changes a subscription. Retries if another process has changed it meanwhile. */
  const change = async (id: string, changed: (subscription: Subscription) => Subscription): Promise<void> => {
    for (;;) {
      const text = await redis.text(SUBSCRIPTIONS_KEY, id);
      if (text === undefined) return;
      const next = JSON.stringify(changed(JSON.parse(text) as Subscription));
      if (await redis.run(scripts.replaceIfEqual, [SUBSCRIPTIONS_KEY], id, text, next)) return;
    }
  };
  return {
    all: async () =>
      (await redis.entries<Subscription>(SUBSCRIPTIONS_KEY))
        .map(([, subscription]) => subscription)
        .sort((a, b) => (a.id < b.id ? -1 : 1)),
    find: async (id) => {
      const text = await redis.text(SUBSCRIPTIONS_KEY, id);
      return text === undefined ? undefined : (JSON.parse(text) as Subscription);
    },
    put: async (subscription) => {
      await redis.command('HSET', SUBSCRIPTIONS_KEY, subscription.id, JSON.stringify(subscription));
    },
    stop: (id, stopped) => change(id, (subscription) => ({ ...subscription, stopped })),
    resume: (id) => change(id, ({ stopped: _stopped, ...subscription }) => subscription),
    remove: (id) =>
      redis.run(
        scripts.remove,
        [SUBSCRIPTIONS_KEY, WEBHOOK_PROGRESS_KEY, WEBHOOK_PLACES_KEY, webhookQueueKey(id), webhookDeadKey(id)],
        id,
      ),
  };
}

const withoutPlace = ({ place: _place, ...message }: WaitingMessage): StoredMessage => message;

/** Returns the operations on queues. */
function queuesIn(
  redis: WebhookRedis,
): Pick<
  SubscriptionStore,
  'progress' | 'storeProgress' | 'enqueue' | 'waiting' | 'reschedule' | 'makeDue' | 'delivered'
> {
  const waiting = async (id: string): Promise<readonly WaitingMessage[]> =>
    (await redis.entries<StoredMessage>(webhookQueueKey(id)))
      .map(([place, message]) => ({ ...message, place: Number(place) }))
      .sort((a, b) => a.place - b.place);
  const replace = (id: string, old: WaitingMessage, message: WaitingMessage): Promise<boolean> =>
    redis.run(
      scripts.replaceIfEqual,
      [webhookQueueKey(id)],
      String(old.place),
      JSON.stringify(withoutPlace(old)),
      JSON.stringify(withoutPlace(message)),
    );

  return {
    progress: async (id) => {
      const text = await redis.text(WEBHOOK_PROGRESS_KEY, id);
      return text === undefined ? undefined : (JSON.parse(text) as Position);
    },
    storeProgress: async (publisher, position) => {
      await redis.command('HSET', WEBHOOK_PROGRESS_KEY, publisher, JSON.stringify(position));
    },
    enqueue: async (id, messages, position) => {
      await redis.run(
        scripts.enqueue,
        [SUBSCRIPTIONS_KEY, WEBHOOK_PROGRESS_KEY, WEBHOOK_PLACES_KEY, webhookQueueKey(id)],
        id,
        JSON.stringify(position),
        ...messages.map((message) => storedMessage(message, redis.now())),
      );
    },
    waiting,
    reschedule: async (id, message) => {
      const current = (await waiting(id)).find(({ place }) => place === message.place);
      if (current !== undefined) await replace(id, current, message);
    },
    makeDue: async (id) => {
      for (const message of await waiting(id))
        if (message.dueAt > 0) await replace(id, message, { ...message, dueAt: 0 });
    },
    delivered: async (id, { place }) => {
      await redis.command('HDEL', webhookQueueKey(id), String(place));
    },
  };
}

/** Returns the operations on dead letters. */
function deadLettersIn(redis: WebhookRedis): Pick<SubscriptionStore, 'deadLetter' | 'dead' | 'redeliver'> {
  const dead = async (id: string): Promise<readonly DeadMessage[]> =>
    (await redis.entries<DeadMessage>(webhookDeadKey(id)))
      .map(([, message]) => message)
      .sort((a, b) => (a.messageId < b.messageId ? -1 : 1));
  return {
    deadLetter: async (id, { place, messageId, type, body, attempts }, error, died) => {
      const letter: DeadMessage = { messageId, type, body, attempts, error, died };
      await redis.run(
        scripts.deadLetter,
        [webhookQueueKey(id), webhookDeadKey(id)],
        String(place),
        messageId,
        JSON.stringify(letter),
      );
    },
    dead,
    redeliver: async (id, messageId) => {
      let moved = 0;
      for (const letter of await dead(id))
        if (
          (messageId === undefined || letter.messageId === messageId) &&
          (await redis.run(
            scripts.redeliver,
            [webhookDeadKey(id), WEBHOOK_PLACES_KEY, webhookQueueKey(id)],
            id,
            letter.messageId,
            storedMessage(letter, redis.now()),
          ))
        )
          moved += 1;
      return moved;
    },
  };
}

/** Returns the totals over all queues. */
async function totalsIn(redis: WebhookRedis): Promise<QueueTotals> {
  const subscriptions = await subscriptionsIn(redis).all();
  const queues = await Promise.all(subscriptions.map(({ id }) => queuesIn(redis).waiting(id)));
  const dead = await Promise.all(subscriptions.map(({ id }) => redis.command('HLEN', webhookDeadKey(id))));
  const oldest = Math.min(...queues.flatMap(([first]) => (first === undefined ? [] : (first.queuedAt ?? Infinity))));
  return {
    waiting: queues.reduce((sum, { length }) => sum + length, 0),
    oldest: oldest === Infinity ? undefined : oldest,
    dead: dead.reduce((sum: number, count) => sum + Number(count), 0),
    stopped: subscriptions.filter(({ stopped }) => stopped !== undefined).length,
  };
}

/**
 * Returns a subscription store that replicas share. While Redis is unavailable nothing is sent, and events wait in the
 * match logs. **Source**: ADR 39.
 */
export function redisSubscriptionStore(
  client: SharedRedis,
  timeoutMilliseconds: number,
  now: () => number = Date.now,
): SubscriptionStore {
  const redis = new WebhookRedis(client, timeoutMilliseconds, now);
  return {
    ...subscriptionsIn(redis),
    ...queuesIn(redis),
    ...deadLettersIn(redis),
    queues: () => totalsIn(redis),
    lease: (owner, _now, milliseconds) => redis.run(scripts.lease, [WEBHOOK_LEASE_KEY], owner, String(milliseconds)),
    release: async (owner) => {
      await redis.run(scripts.release, [WEBHOOK_LEASE_KEY], owner);
    },
    close: () => {
      client.disconnect();
      return Promise.resolve();
    },
  };
}
