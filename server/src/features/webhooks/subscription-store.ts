import type { Position } from '../events/position.js';
import type { DeadMessage, Message, Subscription, WaitingMessage } from './subscription.js';

/** Totals over all queues. */
export interface QueueTotals {
  readonly waiting: number;
  /** Time at which the oldest queued message was queued, in milliseconds. **Empty**: the queues are empty. */
  readonly oldest: number | undefined;
  readonly dead: number;
  /** Number of subscriptions whose delivery has stopped. */
  readonly stopped: number;
}

/**
 * Stores subscriptions and their pending messages. They survive the process and may be shared by several processes.
 * Every change is atomic, and none restores what another has removed. **Throws** if the store cannot be reached.
 */
export interface SubscriptionStore {
  readonly all: () => Promise<readonly Subscription[]>;
  readonly find: (id: string) => Promise<Subscription | undefined>;
  /** Stores a new subscription. */
  readonly put: (subscription: Subscription) => Promise<void>;
  /** Stops sending to a subscriber, and stores the reason. */
  readonly stop: (id: string, stopped: string) => Promise<void>;
  /** Resumes sending to a subscriber. */
  readonly resume: (id: string) => Promise<void>;
  /** Removes a subscription and all its messages. Returns whether it existed. */
  readonly remove: (id: string) => Promise<boolean>;

  /** Returns the position up to which the journal has been read for a subscriber or publisher. */
  readonly progress: (id: string) => Promise<Position | undefined>;
  /** Stores the position up to which a publisher without a queue has published. */
  readonly storeProgress: (publisher: string, position: Position) => Promise<void>;
  /** Appends messages to a subscriber's queue, and stores the position up to which the journal has been read. */
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
   * Takes or renews the lease to send, and returns whether this process has it. Only one process has it at a time,
   * until it expires. **Units**: milliseconds.
   */
  readonly lease: (owner: string, now: number, milliseconds: number) => Promise<boolean>;
  /** Ends the lease of a process. */
  readonly release: (owner: string) => Promise<void>;
  readonly close: () => Promise<void>;
}
