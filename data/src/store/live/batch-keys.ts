import { createHash } from 'node:crypto';
import { AppendError, type Appended } from './live-store.js';

/** The record of a batch key: the batch, its result, and the time. **Units**: `at` in milliseconds. */
export interface KeptKey {
  readonly digest: string;
  readonly revision: number;
  readonly at: number;
}

/** Keys are known for as long as this at least. */
export const KEYS_KEPT_MILLISECONDS = 24 * 60 * 60 * 1000;

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** A text that differs for other batches. */
export const digestOfBatch = (batch: unknown): string => digest(JSON.stringify(batch));

/** A key that a batch was sent with, ready to be stored: its name has a fixed length, whatever its text. */
export interface NamedKey {
  readonly name: string;
  readonly digest: string;
}

/** A key and the digest of its batch. **Empty**: `undefined` without a key. */
export const namedKey = (key: string | undefined, batch: unknown): NamedKey | undefined =>
  key === undefined ? undefined : { name: digest(key), digest: digestOfBatch(batch) };

/**
 * Returns the result of an earlier batch with the same key. **Throws** AppendError if the key was sent with another
 * batch.
 */
export function repeatedAnswer(matchId: number, kept: KeptKey, { digest: sent }: NamedKey): Appended {
  if (kept.digest !== sent)
    throw new AppendError(
      'key-reused',
      `the Idempotency-Key was used with a different request for match ${matchId}. Send a new key`,
    );
  return { matchId, revision: kept.revision, repeated: true };
}
