import type { ReadChanges } from '../events/journal-reader.js';
import type { Position } from '../events/position.js';
import type { Timers } from '../events/timers.js';
import type { EventType } from '@goalsquare/openapi';
import { waitAfter } from '../webhooks/backoff.js';
import type { Publish } from './publish-to-sns.js';

/** What is published to a topic of Amazon SNS with. **Units**: `now` in milliseconds; `random` from 0 to 1. */
export interface SnsPublishing {
  readonly publish: () => Promise<Publish>;
  readonly read: ReadChanges;
  /** Where the journal stands. */
  readonly position: () => number;
  /** How far it is published: kept, so that the next process goes on there. **Empty**: `undefined` before the first. */
  readonly known: () => Position | undefined;
  readonly keep: (position: Position) => Promise<void>;
  /** **Empty**: events of all types. */
  readonly types?: readonly EventType[] | undefined;
  readonly timers: Timers;
  readonly random: () => number;
  /** Whether this process is the one that publishes. */
  readonly mayPublish: () => boolean;
  readonly count: (outcome: 'delivered' | 'failed', messages: number) => void;
  readonly failed: (error: unknown) => void;
}

/** Changes of the journal read at once. */
const PAGE = 50;

/** How often it is looked whether there is something, beside being told. **Units**: milliseconds. */
const LOOK_EVERY = 1000;

/**
 * Publishes all events in their order. What cannot be published waits in the logs of matches, and nothing after it goes
 * before it.
 */
export class SnsPublisher {
  #isWorking = false;
  #isStale = false;
  #attempts = 0;
  #publish: Publish | undefined;
  #stopLooking: (() => void) | undefined;
  #stopWaiting: (() => void) | undefined;

  constructor(private readonly parts: SnsPublishing) {}

  /** Publishes from now on, until it is stopped. */
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

  /** Something happened, or may have. */
  wake(): void {
    this.#isStale = true;
    if (
      !this.#isWorking &&
      this.#stopWaiting === undefined &&
      this.#stopLooking !== undefined &&
      this.parts.mayPublish()
    )
      void this.#work();
  }

  async #work(): Promise<void> {
    this.#isWorking = true;
    try {
      while (this.#isStale && this.#stopLooking !== undefined) {
        this.#isStale = false;
        await this.#publishNew();
      }
    } catch (error) {
      this.#putOff(error);
    } finally {
      this.#isWorking = false;
    }
  }

  async #publishNew(): Promise<void> {
    const { publish, read, position, known, keep, types, count } = this.parts;
    const from = known();
    if (from === undefined) {
      await keep({ at: position() });
      return;
    }
    const { to, changes } = await read(from, PAGE);
    for (const { matchId, position: at, told } of changes) {
      const events = told.filter(({ type }) => types?.includes(type) ?? true);
      if (events.length === 0) continue;
      this.#publish ??= await publish();
      await this.#publish(matchId, events);
      this.#attempts = 0;
      count('delivered', events.length);
      await keep({ at });
    }
    if (to <= from.at) return;
    await keep({ at: to });
    this.#isStale = true;
  }

  #putOff(error: unknown): void {
    const { timers, random, failed, count } = this.parts;
    this.#attempts += 1;
    count('failed', 1);
    failed(error);
    this.#stopWaiting = timers.after(waitAfter(this.#attempts, random()), () => {
      this.#stopWaiting = undefined;
      this.wake();
    });
  }
}
