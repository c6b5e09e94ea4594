import { unguarded, type WriteGuard } from '@goalsquare/data';
import type { QueueTotals, SubscriptionStore } from '../../features/webhooks/subscription-store.js';
import type { DeadMessage, Message, Subscription, WaitingMessage } from '../../features/webhooks/subscription.js';
import {
  allSubscriptions,
  deadOf,
  queueOf,
  SubscriptionFile,
  type Key,
  type Lease,
  type Progress,
} from './subscription-file.js';

const waitingMessage = ({ messageId, type, body }: Message, place: number, queuedAt: number): WaitingMessage => ({
  messageId,
  type,
  body,
  place,
  attempts: 0,
  dueAt: 0,
  queuedAt,
});

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

/** Appends messages to a queue within a transaction, and returns the position of the last one. */
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

/** Returns the totals over all queues without reading messages. */
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
      // Otherwise a delivery could not be recorded, and would be repeated again and again.
      await file.requireWritable();
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
 * Returns a subscription store in a file that the processes of a machine share. **Units**: `now` in milliseconds.
 * **Throws** `StorageError` if the guard refuses a write. **Source**: ADR 39.
 */
export function lmdbSubscriptionStore(
  directory: string,
  now: () => number = Date.now,
  guard: WriteGuard = unguarded,
): SubscriptionStore {
  const file = new SubscriptionFile(directory, now, guard);
  return {
    ...subscriptionsIn(file),
    ...queuesIn(file),
    ...deadLettersIn(file),
    ...leaseIn(file),
    queues: () => file.read(() => totalsIn(file)),
    close: () => file.close(),
  };
}
