import { PubHeaders } from '@nats-io/jetstream';
import type { MsgHdrs } from '@nats-io/transport-node';

/** A message of the stream. **Units**: `at`, the time at which the stream stored it, in milliseconds. */
export interface StreamMessage {
  readonly sequence: number;
  readonly subject: string;
  readonly id: string;
  readonly bytes: Uint8Array;
  readonly at: number;
}

/** A message as received from a consumer or from the stream itself. */
interface GivenMessage {
  readonly seq: number;
  readonly subject: string;
  readonly data: Uint8Array;
  readonly time: Date;
  /**
   * Set on messages from a consumer. The client rounds their `time` up if they arrived just before the end of a
   * millisecond.
   */
  readonly timestampNanos?: bigint;
}

const NANOSECONDS = 1_000_000n;

/** Returns a message in the same form, whether it came from a consumer or from the stream. */
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
