import { createHash } from 'node:crypto';
import { AppendError, type Appended } from './live-store.js';

/**
 * The record of a batch key: the digest of the batch, the revision it led to, and the time. **Units**: `at` in
 * milliseconds.
 */
export interface KeptKey {
  readonly digest: string;
  readonly revision: number;
  readonly at: number;
}

/** Minimum time for which keys are remembered. */
export const KEYS_KEPT_MILLISECONDS = 24 * 60 * 60 * 1000;

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

export const digestOfBatch = (batch: unknown): string => digest(JSON.stringify(batch));

/** The key of a batch in the form in which it is stored. Its name has a fixed length. */
export interface NamedKey {
  readonly name: string;
  readonly digest: string;
}

/** Returns a key with the digest of its batch. **Empty**: `undefined` without a key. */
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
