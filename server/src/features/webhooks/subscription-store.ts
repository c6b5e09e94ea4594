import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { open, type RootDatabase } from 'lmdb';
import type { Position } from '../events/position.js';
import type { DeadMessage, Message, Subscription, WaitingMessage } from './subscription.js';

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

/**
 * Subscriptions and what is still to be sent to them, in a file that survives the process. Several processes of one
 * machine may have it open.
 */
export class SubscriptionStore {
  readonly #file: RootDatabase<Kept, Key>;
  #isClosed = false;

  /** **Units**: `now` in milliseconds. */
  constructor(
    directory: string,
    private readonly now: () => number = Date.now,
  ) {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    this.#file = open<Kept, Key>({ path: path.join(directory, FILE), encoding: 'json' });
  }

  /** **Throws** once it is closed: lmdb would throw later, in a timer of its own, where nobody can catch it. */
  get #database(): RootDatabase<Kept, Key> {
    if (this.#isClosed) throw new Error('the file of subscriptions is closed');
    return this.#file;
  }

  all(): readonly Subscription[] {
    return this.#values(['subscription', ''], ['subscription', END]) as readonly Subscription[];
  }

  find(id: string): Subscription | undefined {
    return this.#database.get(['subscription', id]) as Subscription | undefined;
  }

  /** Stores a new subscription. */
  put(subscription: Subscription): void {
    this.#database.putSync(['subscription', subscription.id], subscription);
  }

  /** Stops sending to a subscriber, with the reason, unless the subscription was removed meanwhile. */
  stop(id: string, stopped: string): void {
    this.#change(id, (subscription) => ({ ...subscription, stopped }));
  }

  /** Sends to a subscriber again, unless the subscription was removed meanwhile. */
  resume(id: string): void {
    this.#change(id, ({ stopped: _stopped, ...subscription }) => subscription);
  }

  /** Takes a subscription away, with all that was still to be sent. `false` where there is none. */
  remove(id: string): boolean {
    return this.#database.transactionSync(() => {
      if (this.find(id) === undefined) return false;
      const ranges: readonly (readonly [Key, Key])[] = [
        [
          ['waiting', id, 0],
          ['waiting', id, Infinity],
        ],
        [
          ['dead', id, ''],
          ['dead', id, END],
        ],
      ];
      const keys = ranges.flatMap(([start, end]) => [...this.#database.getKeys({ start, end })]);
      for (const key of [...keys, ['subscription', id], ['progress', id]]) void this.#database.remove(key as Key);
      return true;
    });
  }

  /** How far the journal is in the queue of a subscriber. **Empty**: nothing was put there yet. */
  progress(id: string): Position | undefined {
    return this.#progress(id)?.position;
  }

  /**
   * Puts messages into the queue of a subscriber and stores how far the journal is in it, in one transaction. Does
   * nothing if the subscription was removed meanwhile.
   */
  async enqueue(id: string, messages: readonly Message[], position: Position): Promise<void> {
    await this.#database.transaction(() => {
      if (this.find(id) === undefined) return;
      const last = this.#append(id, messages);
      void this.#database.put(['progress', id], { position, last });
    });
    await this.#database.flushed;
  }

  /** What is to be sent to a subscriber, in its order. */
  waiting(id: string): readonly WaitingMessage[] {
    return this.#values(['waiting', id, 0], ['waiting', id, Infinity]) as readonly WaitingMessage[];
  }

  /** Reschedules a message, unless it was delivered or removed meanwhile. */
  async reschedule(id: string, message: WaitingMessage): Promise<void> {
    await this.#database.transaction(() => {
      const key: Key = ['waiting', id, message.place];
      if (this.#database.get(key) !== undefined) void this.#database.put(key, message);
    });
  }

  /** Makes all waiting messages of a subscriber due, as they are now. */
  async makeDue(id: string): Promise<void> {
    await this.#database.transaction(() => {
      for (const message of this.waiting(id))
        if (message.dueAt > 0) void this.#database.put(['waiting', id, message.place], { ...message, dueAt: 0 });
    });
  }

  async delivered(id: string, { place }: WaitingMessage): Promise<void> {
    await this.#database.remove(['waiting', id, place]);
  }

  /** Moves a message to the dead letters, unless it was delivered or removed meanwhile. */
  async deadLetter(
    id: string,
    { place, messageId, type, body, attempts }: WaitingMessage,
    error: string,
    died: string,
  ): Promise<void> {
    await this.#database.transaction(() => {
      if (this.#database.get(['waiting', id, place]) === undefined) return;
      void this.#database.remove(['waiting', id, place]);
      void this.#database.put(['dead', id, messageId], { messageId, type, body, attempts, error, died });
    });
    await this.#database.flushed;
  }

  dead(id: string): readonly DeadMessage[] {
    return this.#values(['dead', id, ''], ['dead', id, END]) as readonly DeadMessage[];
  }

  /** All queues together. `oldest` is when the message that waits longest was put there. **Units**: milliseconds. */
  queues(): {
    readonly waiting: number;
    readonly oldest: number | undefined;
    readonly dead: number;
    readonly stopped: number;
  } {
    let [waiting, dead, stopped] = [0, 0, 0];
    let oldest: number | undefined;
    for (const { id, stopped: reason } of this.all()) {
      // lmdb changes the options of a count, so that they cannot be used twice.
      const queue = (): { start: Key; end: Key } => ({ start: ['waiting', id, 0], end: ['waiting', id, Infinity] });
      waiting += this.#database.getKeysCount(queue());
      dead += this.#database.getKeysCount({ start: ['dead', id, ''], end: ['dead', id, END] });
      if (reason !== undefined) stopped += 1;
      for (const { value } of this.#database.getRange({ ...queue(), limit: 1 }))
        oldest = Math.min(oldest ?? Infinity, (value as WaitingMessage).queuedAt ?? Infinity);
    }
    return { waiting, oldest: oldest === Infinity ? undefined : oldest, dead, stopped };
  }

  /** Puts messages that were given up into the queue again: one, or all. Gives how many. */
  redeliver(id: string, messageId?: string): number {
    return this.#database.transactionSync(() => {
      const dead = this.dead(id).filter((one) => messageId === undefined || one.messageId === messageId);
      const position = this.progress(id);
      if (dead.length === 0 || position === undefined) return 0;
      void this.#database.put(['progress', id], { position, last: this.#append(id, dead) });
      for (const one of dead) void this.#database.remove(['dead', id, one.messageId]);
      return dead.length;
    });
  }

  /** Lets one process send, until it has not said for a while that it goes on. **Units**: milliseconds. */
  lease(owner: string, now: number, milliseconds: number): boolean {
    const known = this.#database.get(['lease']) as Lease | undefined;
    if (known?.owner === owner && known.until - now > milliseconds / 2) return true;
    return this.#database.transactionSync(() => {
      const held = this.#database.get(['lease']) as Lease | undefined;
      if (held !== undefined && held.owner !== owner && held.until > now) return false;
      void this.#database.put(['lease'], { owner, until: now + milliseconds });
      return true;
    });
  }

  /** Lets others send at once. */
  release(owner: string): void {
    this.#database.transactionSync(() => {
      if ((this.#database.get(['lease']) as Lease | undefined)?.owner === owner) void this.#database.remove(['lease']);
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#file.close();
  }

  /** Changes a subscription as it is now, in one transaction. */
  #change(id: string, change: (subscription: Subscription) => Subscription): void {
    this.#database.transactionSync(() => {
      const subscription = this.find(id);
      if (subscription !== undefined) void this.#database.put(['subscription', id], change(subscription));
    });
  }

  #progress(id: string): Progress | undefined {
    return this.#database.get(['progress', id]) as Progress | undefined;
  }

  /** Appends messages to a queue, within a transaction, and gives the place of the last. */
  #append(id: string, messages: readonly Message[]): number {
    let last = this.#progress(id)?.last ?? 0;
    for (const { messageId, type, body } of messages) {
      last += 1;
      void this.#database.put(['waiting', id, last], {
        ...{ messageId, type, body },
        place: last,
        attempts: 0,
        dueAt: 0,
        queuedAt: this.now(),
      });
    }
    return last;
  }

  #values(start: Key, end: Key): readonly Kept[] {
    return [...this.#database.getRange({ start, end })].map(({ value }) => value);
  }
}
