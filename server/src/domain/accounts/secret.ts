import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Number of random bytes in a secret, the same as in its hash. */
const SECRET_BYTES = 32;

/** Prefix of keys, so that leaked keys can be recognised. */
export const KEY_PREFIX = 'gsq_';

/** Returns a random secret that can be sent in a header. */
export const newSecret = (): string => KEY_PREFIX + randomBytes(SECRET_BYTES).toString('base64url');

/** Number of random bytes in the secret of a permalink: too many to guess, few enough for a short URL. */
const LINK_BYTES = 24;

/** Returns a random permalink secret that can be part of a path. */
export const newLinkSecret = (): string => randomBytes(LINK_BYTES).toString('base64url');

/** Returns a random id. */
export const newName = (): string => randomBytes(6).toString('hex');

/**
 * Returns the hash that is stored for a secret. One pass of SHA-256 is enough, because secrets are long and random.
 * **Source**: ADR 36.
 */
export const hashOf = (secret: string): string => hash('sha256', secret);

/** Whether a hash is that of a secret. The comparison takes constant time. */
export const hasHash = (secret: string, expected: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(secret), 'hex'), Buffer.from(expected, 'hex'));
