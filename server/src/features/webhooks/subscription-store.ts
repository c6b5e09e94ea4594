import type { Position } from '../events/position.js';
import type { DeadMessage, Message, Subscription, WaitingMessage } from './subscription.js';

/** All queues together. */
export interface QueueTotals {
  readonly waiting: number;
  /** When the oldest queued message was queued, in milliseconds. **Empty**: the queue is empty. */
  readonly oldest: number | undefined;
  readonly dead: number;
  /** Subscriptions whose delivery has stopped. */
  readonly stopped: number;
}

/**
 * Subscriptions and their pending messages. Survives the process, and may be shared by several processes. Every change
 * is atomic, and none restores what was removed meanwhile. **Throws** if the store cannot be reached.
 */
export interface SubscriptionStore {
  readonly all: () => Promise<readonly Subscription[]>;
  readonly find: (id: string) => Promise<Subscription | undefined>;
  /** Stores a new subscription. */
  readonly put: (subscription: Subscription) => Promise<void>;
  /** Stops sending to a subscriber, with the reason. */
  readonly stop: (id: string, stopped: string) => Promise<void>;
  /** Sends to a subscriber again. */
  readonly resume: (id: string) => Promise<void>;
  /** Removes a subscription and all its messages. Returns whether there was one. */
  readonly remove: (id: string) => Promise<boolean>;

  /** Returns the position up to which the journal was read for a subscriber or a publisher. */
  readonly progress: (id: string) => Promise<Position | undefined>;
  /** Stores the position up to which a publisher without a queue has published. */
  readonly storeProgress: (publisher: string, position: Position) => Promise<void>;
  /** Appends messages to the queue of a subscriber, and stores the position up to which the journal was read. */
  readonly enqueue: (id: string, messages: readonly Message[], position: Position) => Promise<void>;

  /** Returns the queue of a subscriber, in order. */
  readonly waiting: (id: string) => Promise<readonly WaitingMessage[]>;
  /** Replaces a message in the queue. */
  readonly reschedule: (id: string, message: WaitingMessage) => Promise<void>;
  /** Makes all messages in the queue due. */
  readonly makeDue: (id: string) => Promise<void>;
  /** Removes a delivered message from the queue. */
  readonly delivered: (id: string, message: WaitingMessage) => Promise<void>;
  /** Moves a message from the queue to the dead letters. */
  readonly deadLetter: (id: string, message: WaitingMessage, error: string, died: string) => Promise<void>;
  readonly dead: (id: string) => Promise<readonly DeadMessage[]>;
  readonly queues: () => Promise<QueueTotals>;
  /** Moves one dead letter, or all, to the end of the queue. Returns how many were moved. */
  readonly redeliver: (id: string, messageId?: string) => Promise<number>;

  /**
   * Whether this process may send. One process may at a time, until the lease that it renews with each call has
   * expired. **Units**: milliseconds.
   */
  readonly lease: (owner: string, now: number, milliseconds: number) => Promise<boolean>;
  /** Ends the lease of a process. */
  readonly release: (owner: string) => Promise<void>;
  readonly close: () => Promise<void>;
}
