import type { Account, MaybePromise } from '../../domain/accounts/account.js';
import { includesSeason } from '../../domain/accounts/licence.js';
import type { ReadChanges, EncodedChange } from '../events/journal-reader.js';
import type { Position } from '../events/position.js';
import type { Timers } from '../../domain/timers.js';
import { MAX_ATTEMPTS, retryDelay } from './backoff.js';
import type { SendWebhook } from './send-webhook.js';
import type { Message, Subscription, WaitingMessage } from './subscription.js';
import type { SubscriptionStore } from './subscription-store.js';

/** Maximum number of queued messages for one subscriber. Later messages stay in the logs until there is room. */
export const MAX_QUEUED = 100;

/** Maximum number of simultaneous requests to one subscriber. */
const AT_ONCE = 4;

/** Number of journal changes read at once. */
const PAGE = 50;

/** Interval between checks of waiting messages. **Units**: milliseconds. */
export const POLL_INTERVAL_MS = 1000;

/** How long a process may send without renewing its lease. **Units**: milliseconds. */
const LEASE = 15_000;

/** Services of webhook delivery. **Units**: `now` in milliseconds; `random` from 0 to 1. */
export interface DeliveryServices {
  readonly store: SubscriptionStore;
  readonly read: ReadChanges;
  /** Returns the last position of the journal. */
  readonly position: () => number;
  readonly send: SendWebhook;
  readonly findAccount: (accountId: string) => MaybePromise<Account>;
  readonly timers: Timers;
  readonly now: () => number;
  readonly random: () => number;
  /** A name for this process. */
  readonly owner: string;
  readonly count: (outcome: 'delivered' | 'failed' | 'dead') => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Delivers events to subscribers. Each subscriber has a queue that survives the process. Several messages of each queue
 * are sent at once, so a slow subscriber does not delay the others.
 */
export class Deliveries {
  readonly #inFlight = new Map<string, Set<number>>();
  #isWorking = false;
  #isStale = false;
  #isFailing = false;
  #stop: (() => void) | undefined;

  constructor(private readonly parts: DeliveryServices) {}

  /** Delivers messages until it is stopped. */
  start(): void {
    this.#stop = this.parts.timers.every(POLL_INTERVAL_MS, () => {
      this.wake();
    });
    this.wake();
  }

  /**
   * Stops sending, so that other processes can. A message in transit may still arrive. It is sent again if its delivery
   * could not be recorded.
   */
  async stop(): Promise<void> {
    this.#stop?.();
    this.#stop = undefined;
    // If this fails, the lease expires on its own.
    await this.parts.store.release(this.parts.owner).catch(() => undefined);
  }

  /** Checks for new or due messages. */
  wake(): void {
    this.#isStale = true;
    if (!this.#isWorking && this.#stop !== undefined) void this.#work();
  }

  async #work(): Promise<void> {
    this.#isWorking = true;
    const { store, owner, now } = this.parts;
    try {
      while (this.#isStale && this.#stop !== undefined) {
        this.#isStale = false;
        const served = (await store.all()).filter(({ stopped }) => stopped === undefined);
        if (served.length > 0 && (await store.lease(owner, now(), LEASE)))
          for (const subscription of served) await this.#deliverDue(subscription);
      }
      this.#isFailing = false;
    } catch (error) {
      this.#failed(error);
    } finally {
      this.#isWorking = false;
    }
  }

  async #deliverDue(subscription: Subscription): Promise<void> {
    const account = await this.parts.findAccount(subscription.accountId);
    if (account === undefined) return;
    const { store, now } = this.parts;
    const { id } = subscription;
    // A message that is delivered while the queue is being read may still be in the result.
    const before = new Set(this.#inFlight.get(id));
    const waiting = await this.#enqueueNew(subscription, account);
    // The subscription may have been removed or stopped while the account and the journal were read.
    const current = await store.find(id);
    if (this.#stop === undefined || current === undefined || current.stopped !== undefined) return;
    const flying = this.#inFlight.get(id) ?? new Set();
    const due = waiting.filter(({ place, dueAt }) => dueAt <= now() && !flying.has(place) && !before.has(place));
    if (due.length > 0) this.#inFlight.set(id, flying);
    for (const message of due.slice(0, AT_ONCE - flying.size)) void this.#attempt(current, message, flying);
  }

  /**
   * Adds the messages for new journal changes to the queue, as far as there is room, and returns the queue. **Empty**:
   * no messages once deliveries are stopped.
   */
  async #enqueueNew(subscription: Subscription, account: Account): Promise<readonly WaitingMessage[]> {
    const { store, read, position } = this.parts;
    const { id } = subscription;
    let known = await store.progress(id);
    if (known === undefined) {
      await store.enqueue(id, [], { at: position() });
      return store.waiting(id);
    }
    for (;;) {
      const waiting = await store.waiting(id);
      const room = MAX_QUEUED - waiting.length;
      if (room <= 0) return waiting;
      const { to, changes } = await read(known, PAGE);
      // Another process may have the lease by now, and enqueue the same messages.
      if (this.#stop === undefined) return [];
      const { messages, end } = messagesOf(
        changes.filter((change) => isFor(subscription, account, change)),
        subscription,
        room,
      );
      const next: Position = end ?? { at: to };
      if (next.at === known.at && next.place === known.place) return waiting;
      await store.enqueue(id, messages, next);
      known = next;
    }
  }

  async #attempt(subscription: Subscription, message: WaitingMessage, flying: Set<number>): Promise<void> {
    flying.add(message.place);
    const { send, now } = this.parts;
    try {
      const sent = await send(subscription, message, now());
      if (sent.isDelivered) await this.#delivered(subscription, message);
      else await this.#notDelivered(subscription, message, sent.error, sent.isGone === true);
    } catch (error) {
      this.#failed(error);
    } finally {
      flying.delete(message.place);
      if (flying.size === 0) this.#inFlight.delete(subscription.id);
      this.wake();
    }
  }

  /** Reports the first of several consecutive failures. Once delivery has stopped, nothing is reported. */
  #failed(error: unknown): void {
    if (this.#stop !== undefined && !this.#isFailing) this.parts.failed(error);
    this.#isFailing = true;
  }

  /**
   * Removes a delivered message. If it had failed before, all queued messages become due, as the subscriber is
   * reachable.
   */
  async #delivered({ id }: Subscription, message: WaitingMessage): Promise<void> {
    const { store, count } = this.parts;
    count('delivered');
    await store.delivered(id, message);
    if (message.attempts > 0) await store.makeDue(id);
  }

  async #notDelivered({ id }: Subscription, message: WaitingMessage, error: string, isGone: boolean): Promise<void> {
    const { store, now, random, count } = this.parts;
    if ((await store.find(id)) === undefined) return;
    const attempts = message.attempts + 1;
    if (isGone) await store.stop(id, error);
    const isDead = isGone || attempts >= MAX_ATTEMPTS;
    count(isDead ? 'dead' : 'failed');
    if (isDead) await store.deadLetter(id, { ...message, attempts }, error, new Date(now()).toISOString());
    else
      await store.reschedule(id, {
        ...message,
        attempts,
        dueAt: now() + retryDelay(attempts, random()),
        error,
      });
  }
}

const isFor = (
  { leagueId, matchId }: Subscription,
  { licence }: Account,
  { season, matchId: changed }: EncodedChange,
): boolean =>
  (leagueId === undefined || leagueId === season.leagueId) &&
  (matchId === undefined || matchId === changed) &&
  includesSeason(licence, season);

/**
 * Returns the messages for changes, as many as there is room for. `end` is the position after them. **Empty**: no `end`
 * if there was room for all.
 */
function messagesOf(
  changes: readonly EncodedChange[],
  { types, kinds }: Subscription,
  room: number,
): { readonly messages: readonly Message[]; readonly end?: Position } {
  const messages: Message[] = [];
  for (const { position, events, alreadyRead } of changes) {
    for (const [place, { type, kind, messageId, data }] of events.entries()) {
      if (place < alreadyRead || !(types?.includes(type) ?? true) || !(kinds?.includes(kind) ?? true)) continue;
      if (messages.length === room)
        return { messages, end: place === 0 ? { at: position - 1 } : { at: position, place: place - 1 } };
      messages.push({ messageId, type, body: data });
    }
  }
  return { messages };
}
