import type { MaybePromise } from '../../domain/accounts/account.js';
import type { ReadChanges } from '../events/journal-reader.js';
import type { Position } from '../events/position.js';
import type { Timers } from '../../domain/timers.js';
import type { ChangeKind, EventType } from '@goalsquare/openapi';
import { retryDelay } from '../webhooks/backoff.js';
import type { Publish } from './publish-to-sns.js';

/** Services of the Amazon SNS publisher. **Units**: `now` in milliseconds; `random` from 0 to 1. */
export interface SnsPublisherServices {
  readonly publish: () => Promise<Publish>;
  readonly read: ReadChanges;
  /** Returns the last position of the journal. */
  readonly position: () => number;
  /**
   * Returns the stored position up to which events are published. The next process continues from it. **Empty**:
   * `undefined` before the first start.
   */
  readonly known: () => MaybePromise<Position | undefined>;
  readonly keep: (position: Position) => Promise<void>;
  /** **Empty**: events of all types. */
  readonly types?: readonly EventType[] | undefined;
  /** **Empty**: events of all kinds of entries. */
  readonly kinds?: readonly ChangeKind[] | undefined;
  readonly timers: Timers;
  readonly random: () => number;
  /** Returns whether this process is the one that publishes at present. */
  readonly mayPublish: () => MaybePromise<boolean>;
  readonly count: (outcome: 'delivered' | 'failed', messages: number) => void;
  readonly failed: (error: unknown) => void;
}

/** Number of journal changes read at once. */
const PAGE = 50;

/** How often the publisher checks for new events, in addition to being woken. **Units**: milliseconds. */
const LOOK_EVERY = 1000;

/**
 * Publishes the selected events in order. If one cannot be published, it and all later events wait in the match logs.
 */
export class SnsPublisher {
  #isWorking = false;
  #isStale = false;
  #attempts = 0;
  #publish: Publish | undefined;
  #stopLooking: (() => void) | undefined;
  #stopWaiting: (() => void) | undefined;

  constructor(private readonly parts: SnsPublisherServices) {}

  /** Publishes until it is stopped. */
  start(): void {
    this.#stopLooking = this.parts.timers.every(LOOK_EVERY, () => {
      this.wake();
    });
    this.wake();
  }

  stop(): void {
    this.#stopLooking?.();
    this.#stopWaiting?.();
    this.#stopLooking = undefined;
  }

  /** Checks for new events. */
  wake(): void {
    this.#isStale = true;
    if (!this.#isWorking && this.#stopWaiting === undefined && this.#stopLooking !== undefined) void this.#work();
  }

  async #work(): Promise<void> {
    this.#isWorking = true;
    try {
      while (this.#isStale && this.#stopLooking !== undefined) {
        this.#isStale = false;
        if (await this.parts.mayPublish()) await this.#publishNew();
      }
    } catch (error) {
      this.#retryLater(error);
    } finally {
      this.#isWorking = false;
    }
  }

  async #publishNew(): Promise<void> {
    const { publish, read, position, known, keep, types, kinds, count } = this.parts;
    const from = await known();
    if (from === undefined) {
      await keep({ at: position() });
      return;
    }
    const { to, changes } = await read(from, PAGE);
    for (const { matchId, position: at, events } of changes) {
      const selected = events.filter(
        ({ type, kind }) => (types?.includes(type) ?? true) && (kinds?.includes(kind) ?? true),
      );
      if (selected.length === 0) continue;
      this.#publish ??= await publish();
      await this.#publish(matchId, selected);
      this.#attempts = 0;
      count('delivered', selected.length);
      await keep({ at });
    }
    if (to <= from.at) return;
    await keep({ at: to });
    this.#isStale = true;
  }

  #retryLater(error: unknown): void {
    const { timers, random, failed, count } = this.parts;
    this.#attempts += 1;
    count('failed', 1);
    failed(error);
    this.#stopWaiting = timers.after(retryDelay(this.#attempts, random()), () => {
      this.#stopWaiting = undefined;
      this.wake();
    });
  }
}
