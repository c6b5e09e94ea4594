import path from 'node:path';
import type { WriteGuard } from '@goalsquare/data';
import { committed, openDatabase } from '@goalsquare/data/lmdb';
import type { RootDatabase } from 'lmdb';
import type { Position } from '../../features/events/position.js';
import type { DeadMessage, Subscription, WaitingMessage } from '../../features/webhooks/subscription.js';

/** Name of the subscription file in the state folder. */
const FILE = 'subscriptions.lmdb';

export type Key =
  | ['subscription', string]
  | ['progress', string]
  | ['waiting', string, number]
  | ['dead', string, string]
  | ['lease'];

/** The journal position of a subscriber's queue, and the position of its last message. */
export interface Progress {
  readonly position: Position;
  readonly last: number;
}

/** The process that may send, and until when (in milliseconds). */
export interface Lease {
  readonly owner: string;
  readonly until: number;
}

export type Kept = Subscription | Progress | WaitingMessage | DeadMessage | Lease;

const END = '\u{10ffff}';

/** The key range of all subscriptions. */
export const allSubscriptions: readonly [Key, Key] = [
  ['subscription', ''],
  ['subscription', END],
];
/** Returns the key range of a queue. */
export const queueOf = (id: string): readonly [Key, Key] => [
  ['waiting', id, 0],
  ['waiting', id, Infinity],
];
/** Returns the key range of a subscription's dead letters. */
export const deadOf = (id: string): readonly [Key, Key] => [
  ['dead', id, ''],
  ['dead', id, END],
];

/** Reads and writes the subscription file in transactions. */
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

  /**
   * The open database. **Throws** if the file is closed: lmdb would throw later, from a timer, where no code can catch
   * it.
   */
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

  /** Reads without a transaction. If the file is closed, rejects rather than throws. */
  read<T>(get: () => T): Promise<T> {
    return new Promise((resolve) => {
      resolve(get());
    });
  }

  /** Runs a transaction and waits until it is on disk. **Throws** `StorageError` if the guard refuses it. */
  async write<T>(transaction: (database: RootDatabase<Kept, Key>) => T): Promise<T> {
    const { database } = this;
    return this.guard(() => committed(database.transaction(() => transaction(database))));
  }

  /** Checks that the guard allows writes. **Throws** `StorageError` if it does not. */
  async requireWritable(): Promise<void> {
    await this.guard(() => Promise.resolve());
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#file.close();
  }
}
