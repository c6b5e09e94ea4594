import { createHash } from 'node:crypto';
import { AppendError, type Appended } from './live-store.js';

/** The record of a batch key: the batch, its result and the time. **Units**: `at` in milliseconds. */
export interface KeptKey {
  readonly digest: string;
  readonly revision: number;
  readonly at: number;
}

/** Minimum time for which keys are remembered. */
export const KEYS_KEPT_MILLISECONDS = 24 * 60 * 60 * 1000;

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Returns a digest that identifies a batch. */
export const digestOfBatch = (batch: unknown): string => digest(JSON.stringify(batch));

/** The key of a batch, prepared for storage: its name has a fixed length, whatever the text. */
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
