import { PubHeaders } from '@nats-io/jetstream';
import type { MsgHdrs } from '@nats-io/transport-node';

/** A message of the stream. **Units**: `at`, when the stream took it, in milliseconds. */
export interface StreamMessage {
  readonly sequence: number;
  readonly subject: string;
  readonly id: string;
  readonly bytes: Uint8Array;
  readonly at: number;
}

/** A message as a consumer or the stream itself returns it. */
interface GivenMessage {
  readonly seq: number;
  readonly subject: string;
  readonly data: Uint8Array;
  readonly time: Date;
  /** Messages of a consumer have it. The client rounds their `time` up if they came just before a millisecond ended. */
  readonly timestampNanos?: bigint;
}

const NANOSECONDS = 1_000_000n;

/** Returns a message in one form, wherever it was read. */
export const readMessage = (
  { seq, subject, data, time, timestampNanos }: GivenMessage,
  headers: MsgHdrs | undefined,
): StreamMessage => ({
  sequence: seq,
  subject,
  id: headers?.get(PubHeaders.MsgIdHdr) ?? '',
  bytes: data,
  at: timestampNanos === undefined ? time.getTime() : Number(timestampNanos / NANOSECONDS),
});
