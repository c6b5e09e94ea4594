import path from 'node:path';
import type { WriteGuard } from '@goalsquare/data';
import { committed, openDatabase } from '@goalsquare/data/lmdb';
import type { RootDatabase } from 'lmdb';
import type { Position } from '../../features/events/position.js';
import type { DeadMessage, Subscription, WaitingMessage } from '../../features/webhooks/subscription.js';

/** Name of the file of subscriptions in the folder of state. */
const FILE = 'subscriptions.lmdb';

/** A key of the file. */
export type Key =
  | ['subscription', string]
  | ['progress', string]
  | ['waiting', string, number]
  | ['dead', string, string]
  | ['lease'];

/** The position of the journal in the queue of a subscriber, and the place of its last message. */
export interface Progress {
  readonly position: Position;
  readonly last: number;
}

/** Which process sends, and until when (ms) it may. */
export interface Lease {
  readonly owner: string;
  readonly until: number;
}

/** The content of the file. */
export type Kept = Subscription | Progress | WaitingMessage | DeadMessage | Lease;

const END = '\u{10ffff}';

/** The range of all subscriptions. */
export const allSubscriptions: readonly [Key, Key] = [
  ['subscription', ''],
  ['subscription', END],
];
/** The range of a queue. */
export const queueOf = (id: string): readonly [Key, Key] => [
  ['waiting', id, 0],
  ['waiting', id, Infinity],
];
/** The range of the dead letters of a subscription. */
export const deadOf = (id: string): readonly [Key, Key] => [
  ['dead', id, ''],
  ['dead', id, END],
];

/** Reads and transactions on the file of subscriptions. */
export class SubscriptionFile {
  readonly #file: RootDatabase<Kept, Key>;
  #isClosed = false;

  constructor(
    directory: string,
    readonly now: () => number,
    private readonly guard: WriteGuard,
  ) {
    this.#file = openDatabase<Kept, Key>(path.join(directory, FILE));
  }

  /** **Throws** if the file is closed: lmdb would throw later, from a timer where no code can catch it. */
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

  /** Runs a transaction, and waits until it is on disk. **Throws** `StorageError` where the guard refuses it. */
  async write<T>(transaction: (database: RootDatabase<Kept, Key>) => T): Promise<T> {
    const { database } = this;
    return this.guard(() => committed(database.transaction(() => transaction(database))));
  }

  /** **Throws** `StorageError` where the guard refuses writes. */
  async requireWritable(): Promise<void> {
    await this.guard(() => Promise.resolve());
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#file.close();
  }
}
