import type { ChangeKind, EventType } from '@goalsquare/openapi';

/** A subscriber that receives events as requests to its URL. */
export interface Subscription {
  readonly id: string;
  /** The account whose licence limits the events it receives. */
  readonly accountId: string;
  readonly url: string;
  /** The secret that signs requests. **Source**: Standard Webhooks. */
  readonly secret: string;
  /** **Empty**: events of all types. */
  readonly types?: readonly EventType[];
  /** **Empty**: events of all kinds of entries. */
  readonly kinds?: readonly ChangeKind[];
  /** **Empty**: all leagues. */
  readonly leagueId?: number;
  /** **Empty**: all matches. */
  readonly matchId?: number;
  /** Instant in UTC, as in RFC 3339. */
  readonly created: string;
  /** Why delivery has stopped. **Empty**: it has not. */
  readonly stopped?: string;
}

/** An event to be sent to a subscriber. */
export interface Message {
  readonly messageId: string;
  readonly type: EventType;
  readonly body: string;
}

/** A message waiting to be sent, for the first time or again. **Units**: `dueAt` and `queuedAt` in milliseconds. */
export interface WaitingMessage extends Message {
  /** Its position in the queue. */
  readonly place: number;
  readonly attempts: number;
  readonly dueAt: number;
  /** Time at which the message was queued. **Empty**: an older version queued it. */
  readonly queuedAt?: number;
  /** Why the last attempt failed. **Empty**: none has failed, or an older version did not record it. */
  readonly error?: string;
}

/** A message that was given up, and the reason. */
export interface DeadMessage extends Message {
  readonly attempts: number;
  readonly error: string;
  /** Instant in UTC, as in RFC 3339. */
  readonly died: string;
}
