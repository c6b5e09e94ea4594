import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { open, type RootDatabase } from 'lmdb';
import type { Position } from '../../features/events/position.js';
import type { QueueTotals, SubscriptionStore } from '../../features/webhooks/subscription-store.js';
import type { DeadMessage, Message, Subscription, WaitingMessage } from '../../features/webhooks/subscription.js';

/** Name of the file of subscriptions in the folder of state. */
const FILE = 'subscriptions.lmdb';

type Key =
  | ['subscription', string]
  | ['progress', string]
  | ['waiting', string, number]
  | ['dead', string, string]
  | ['lease'];

/** How far the journal is in the queue of a subscriber, and the place of the last message that was put there. */
interface Progress {
  readonly position: Position;
  readonly last: number;
}

/** Which process sends, and until when (ms) it may. */
interface Lease {
  readonly owner: string;
  readonly until: number;
}

type Kept = Subscription | Progress | WaitingMessage | DeadMessage | Lease;

const END = '\u{10ffff}';

const allSubscriptions: readonly [Key, Key] = [
  ['subscription', ''],
  ['subscription', END],
];
const queueOf = (id: string): readonly [Key, Key] => [
  ['waiting', id, 0],
  ['waiting', id, Infinity],
];
const deadOf = (id: string): readonly [Key, Key] => [
  ['dead', id, ''],
  ['dead', id, END],
];

const waitingMessage = ({ messageId, type, body }: Message, place: number, queuedAt: number): WaitingMessage => ({
  messageId,
  type,
  body,
  place,
  attempts: 0,
  dueAt: 0,
  queuedAt,
});

/** Reads and transactions on the file of subscriptions. */
class SubscriptionFile {
  readonly #file: RootDatabase<Kept, Key>;
  #isClosed = false;

  constructor(
    directory: string,
    readonly now: () => number,
  ) {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    this.#file = open<Kept, Key>({ path: path.join(directory, FILE), encoding: 'json' });
  }

  /** **Throws** after the file was closed: lmdb would throw later, from a timer where nobody can catch it. */
  get database(): RootDatabase<Kept, Key> {
    if (this.#isClosed) throw new Error('the file of subscriptions is closed');
    return this.#file;
  }

  values([start, end]: readonly [Key, Key]): readonly Kept[] {
    return [...this.database.getRange({ start, end })].map(({ value }) => value);
  }

  get(key: Key): Kept | undefined {
    return this.database.get(key);
  }

  /** Reads without a transaction. Rejects, rather than throws, if the file is closed. */
  read<T>(get: () => T): Promise<T> {
    return new Promise((resolve) => {
      resolve(get());
    });
  }

  /** Runs a transaction, and waits until it is on disk. */
  async write<T>(transaction: (database: RootDatabase<Kept, Key>) => T): Promise<T> {
    const { database } = this;
    const result = await database.transaction(() => transaction(database));
    await database.flushed;
    return result;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#file.close();
  }
}

/** Returns the operations on subscriptions. */
function subscriptionsIn(
  file: SubscriptionFile,
): Pick<SubscriptionStore, 'all' | 'find' | 'put' | 'stop' | 'resume' | 'remove'> {
  const find = (id: string): Subscription | undefined => file.get(['subscription', id]) as Subscription | undefined;
  const change = (id: string, changed: (subscription: Subscription) => Subscription): Promise<void> =>
    file.write((database) => {
      const subscription = find(id);
      if (subscription !== undefined) void database.put(['subscription', id], changed(subscription));
    });
  return {
    all: () => file.read(() => file.values(allSubscriptions) as readonly Subscription[]),
    find: (id) => file.read(() => find(id)),
    put: (subscription) =>
      file.write((database) => {
        void database.put(['subscription', subscription.id], subscription);
      }),
    stop: (id, stopped) => change(id, (subscription) => ({ ...subscription, stopped })),
    resume: (id) => change(id, ({ stopped: _stopped, ...subscription }) => subscription),
    remove: (id) =>
      file.write((database) => {
        if (find(id) === undefined) return false;
        const messages = [queueOf(id), deadOf(id)].flatMap(([start, end]) => [...database.getKeys({ start, end })]);
        for (const key of [...messages, ['subscription', id], ['progress', id]]) void database.remove(key as Key);
        return true;
      }),
  };
}

const progressIn = (file: SubscriptionFile, id: string): Progress | undefined =>
  file.get(['progress', id]) as Progress | undefined;

/** Appends messages to a queue, within a transaction, and returns the place of the last. */
function append(file: SubscriptionFile, id: string, messages: readonly Message[]): number {
  const last = progressIn(file, id)?.last ?? 0;
  messages.forEach((message, at) => {
    const place = last + at + 1;
    void file.database.put(['waiting', id, place], waitingMessage(message, place, file.now()));
  });
  return last + messages.length;
}

/** Returns the operations on queues. */
function queuesIn(
  file: SubscriptionFile,
): Pick<
  SubscriptionStore,
  'progress' | 'storeProgress' | 'enqueue' | 'waiting' | 'reschedule' | 'makeDue' | 'delivered'
> {
  const waiting = (id: string): readonly WaitingMessage[] => file.values(queueOf(id)) as readonly WaitingMessage[];
  return {
    progress: (id) => file.read(() => progressIn(file, id)?.position),
    storeProgress: (publisher, position) =>
      file.write((database) => {
        void database.put(['progress', publisher], { position, last: 0 });
      }),
    enqueue: (id, messages, position) =>
      file.write((database) => {
        if (file.get(['subscription', id]) === undefined) return;
        void database.put(['progress', id], { position, last: append(file, id, messages) });
      }),
    waiting: (id) => file.read(() => waiting(id)),
    reschedule: (id, message) =>
      file.write((database) => {
        const key: Key = ['waiting', id, message.place];
        if (file.get(key) !== undefined) void database.put(key, message);
      }),
    makeDue: (id) =>
      file.write((database) => {
        for (const message of waiting(id))
          if (message.dueAt > 0) void database.put(['waiting', id, message.place], { ...message, dueAt: 0 });
      }),
    delivered: (id, { place }) =>
      file.write((database) => {
        void database.remove(['waiting', id, place]);
      }),
  };
}

/** Returns the operations on dead letters. */
function deadLettersIn(file: SubscriptionFile): Pick<SubscriptionStore, 'deadLetter' | 'dead' | 'redeliver'> {
  const dead = (id: string): readonly DeadMessage[] => file.values(deadOf(id)) as readonly DeadMessage[];
  return {
    deadLetter: (id, { place, messageId, type, body, attempts }, error, died) =>
      file.write((database) => {
        if (file.get(['waiting', id, place]) === undefined) return;
        void database.remove(['waiting', id, place]);
        void database.put(['dead', id, messageId], { messageId, type, body, attempts, error, died });
      }),
    dead: (id) => file.read(() => dead(id)),
    redeliver: (id, messageId) =>
      file.write((database) => {
        const moved = dead(id).filter((one) => messageId === undefined || one.messageId === messageId);
        const progress = progressIn(file, id);
        if (moved.length === 0 || progress === undefined) return 0;
        void database.put(['progress', id], { ...progress, last: append(file, id, moved) });
        for (const one of moved) void database.remove(['dead', id, one.messageId]);
        return moved.length;
      }),
  };
}

/** Returns the totals of all queues, without reading their messages. */
function totalsIn(file: SubscriptionFile): QueueTotals {
  const subscriptions = file.values(allSubscriptions) as readonly Subscription[];
  // lmdb changes the options of a count, so that they cannot be used twice.
  const count = ([start, end]: readonly [Key, Key]): number => file.database.getKeysCount({ start, end });
  const oldest = subscriptions.flatMap(({ id }) => {
    const [start, end] = queueOf(id);
    return [...file.database.getRange({ start, end, limit: 1 })].map(
      ({ value }) => (value as WaitingMessage).queuedAt ?? Infinity,
    );
  });
  const first = Math.min(...oldest);
  return {
    waiting: subscriptions.reduce((sum, { id }) => sum + count(queueOf(id)), 0),
    oldest: first === Infinity ? undefined : first,
    dead: subscriptions.reduce((sum, { id }) => sum + count(deadOf(id)), 0),
    stopped: subscriptions.filter(({ stopped }) => stopped !== undefined).length,
  };
}

/** Returns the operations on the lease. */
function leaseIn(file: SubscriptionFile): Pick<SubscriptionStore, 'lease' | 'release'> {
  const held = (): Lease | undefined => file.get(['lease']) as Lease | undefined;
  return {
    lease: async (owner, now, milliseconds) => {
      const known = held();
      if (known?.owner === owner && known.until - now > milliseconds / 2) return true;
      return file.write((database) => {
        const current = held();
        if (current !== undefined && current.owner !== owner && current.until > now) return false;
        void database.put(['lease'], { owner, until: now + milliseconds });
        return true;
      });
    },
    release: (owner) =>
      file.write((database) => {
        if (held()?.owner === owner) void database.remove(['lease']);
      }),
  };
}

/**
 * Subscriptions in a file, for the processes of one machine. **Units**: `now` in milliseconds. **Source**: ADR 85.
 */
export function lmdbSubscriptionStore(directory: string, now: () => number = Date.now): SubscriptionStore {
  const file = new SubscriptionFile(directory, now);
  return {
    ...subscriptionsIn(file),
    ...queuesIn(file),
    ...deadLettersIn(file),
    ...leaseIn(file),
    queues: () => file.read(() => totalsIn(file)),
    close: () => file.close(),
  };
}
