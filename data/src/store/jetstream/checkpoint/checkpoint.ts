import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzipSync, gzip } from 'node:zlib';
import type { MatchLog } from '@goalsquare/engine';
import type { KeptKey } from '../../live/batch-keys.js';
import type { LiveMatchState } from '../../live/live-seasons.js';
import type { JournalChange } from '../../live/live-store.js';

/**
 * The stored state of a match without its log. **Units**: `at`, the time at which the stream stored the last message,
 * in milliseconds.
 */
export interface CheckpointSummary {
  /** Time at which the stream was created. A checkpoint of another stream is not used. */
  readonly stream: string;
  readonly state: LiveMatchState;
  /** Sequence of the match's last included message. */
  readonly sequence: number;
  readonly at: number;
  /** Whether the match is over and quiet, so that its messages may be removed from the stream. */
  readonly isFinished: boolean;
  /** Sequence up to which messages of the match may have been removed from the stream. **Empty**: 0 if none may. */
  readonly movedTo: number;
}

/** A match after one of its messages. It replaces all messages up to that one. **Source**: ADR 29. */
export interface MatchCheckpoint extends CheckpointSummary {
  readonly log: MatchLog;
  readonly changes: readonly JournalChange[];
  /** The batch keys of the last day. */
  readonly keys: readonly (KeptKey & { readonly name: string })[];
}

/** Thrown if a checkpoint is damaged, or has a format that this version cannot read. */
export class UnusableCheckpoint extends Error {
  override readonly name = 'UnusableCheckpoint';
}

/** Format version of a checkpoint. Other versions are not read. */
const FORM = 1;
const DIGEST_BYTES = 32;

const compressed = promisify(gzip);
const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** Serialises a value: the SHA-256 of the compressed JSON, followed by that JSON. */
export async function checkpointBytes(value: object): Promise<Uint8Array> {
  const content = await compressed(JSON.stringify({ form: FORM, ...value }));
  return Buffer.concat([sha256(content), content]);
}

/** Returns the checksum in a serialised checkpoint, which identifies its content. */
export const digestOfCheckpoint = (bytes: Uint8Array): string =>
  Buffer.from(bytes.subarray(0, DIGEST_BYTES)).toString('hex');

/** Whether a checkpoint's content matches its checksum, which must be `digest`. */
export const isUndamaged = (bytes: Uint8Array, digest = digestOfCheckpoint(bytes)): boolean =>
  sha256(bytes.subarray(DIGEST_BYTES)).toString('hex') === digest && digestOfCheckpoint(bytes) === digest;

/** Parses the output of `checkpointBytes`. **Throws** UnusableCheckpoint. */
export function checkpointValue(bytes: Uint8Array): unknown {
  if (!isUndamaged(bytes)) throw new UnusableCheckpoint('it is damaged: its checksum differs');
  const value = JSON.parse(gunzipSync(bytes.subarray(DIGEST_BYTES)).toString()) as { readonly form?: unknown };
  if (value.form !== FORM) throw new UnusableCheckpoint('it has a format that this version does not read');
  return value;
}

/** Parses the checkpoint of a match. **Throws** UnusableCheckpoint. */
export const readCheckpoint = (bytes: Uint8Array): MatchCheckpoint => checkpointValue(bytes) as MatchCheckpoint;

/** Returns the result of a function. **Empty**: `undefined` if it throws UnusableCheckpoint. */
export function usable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnusableCheckpoint) return undefined;
    throw error;
  }
}
