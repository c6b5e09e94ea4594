import type { ChangeKind, EventType } from '@goalsquare/openapi';

/** A subscriber that receives events by requests to its URL. */
export interface Subscription {
  readonly id: string;
  /** The account whose licence limits the events. */
  readonly accountId: string;
  readonly url: string;
  /** The secret that signs requests. **Source**: Standard Webhooks. */
  readonly secret: string;
  /** **Empty**: events of all types. */
  readonly types?: readonly EventType[];
  /** **Empty**: events of all kinds of entries. */
  readonly kinds?: readonly ChangeKind[];
  /** **Empty**: of all leagues. */
  readonly leagueId?: number;
  /** **Empty**: of all matches. */
  readonly matchId?: number;
  /** An instant in UTC, as RFC 3339 writes it. */
  readonly created: string;
  /** Why delivery has stopped. **Empty**: it has not. */
  readonly stopped?: string;
}

/** An event that is to be sent to a subscriber. */
export interface Message {
  readonly messageId: string;
  readonly type: EventType;
  readonly body: string;
}

/** A message that waits to be sent, for the first time or again. **Units**: `dueAt` and `queuedAt` in milliseconds. */
export interface WaitingMessage extends Message {
  /** Its place in the queue. */
  readonly place: number;
  readonly attempts: number;
  readonly dueAt: number;
  /** When the message was queued. **Empty**: an older version queued it. */
  readonly queuedAt?: number;
  /** Why the last attempt failed. **Empty**: none did, or one of an older version. */
  readonly error?: string;
}

/** A message that was given up, and why. */
export interface DeadMessage extends Message {
  readonly attempts: number;
  readonly error: string;
  /** An instant in UTC, as RFC 3339 writes it. */
  readonly died: string;
}
