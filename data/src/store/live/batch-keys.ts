import { createHash } from 'node:crypto';
import { AppendError, type Appended } from './live-store.js';

/**
 * What is kept of a key that a batch was sent with: which batch it was, what was answered, and when. **Units**: `at` in
 * milliseconds.
 */
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

/** A key that a batch was sent with, ready to be kept: its name is of one length, whatever its text. */
export interface NamedKey {
  readonly name: string;
  readonly digest: string;
}

/** A key and what was sent with it. **Empty**: `undefined` where there is no key. */
export const namedKey = (key: string | undefined, batch: unknown): NamedKey | undefined =>
  key === undefined ? undefined : { name: digest(key), digest: digestOfBatch(batch) };

/** The answer to what was sent before. **Throws** AppendError where its key was sent with something else. */
export function repeatedAnswer(matchId: number, kept: KeptKey, { digest: sent }: NamedKey): Appended {
  if (kept.digest !== sent)
    throw new AppendError(
      'key-reused',
      `the Idempotency-Key was used with a different request for match ${matchId}. Send a new key`,
    );
  return { matchId, revision: kept.revision, repeated: true };
}
