import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Random bytes of a secret: as many as its hash has. */
const SECRET_BYTES = 32;

/** Prefix of keys, so that leaked keys can be recognised. */
export const KEY_PREFIX = 'gsq_';

/** Returns a random secret that can be sent in a header. */
export const newSecret = (): string => KEY_PREFIX + randomBytes(SECRET_BYTES).toString('base64url');

/** Random bytes of the secret of a permalink: enough against guessing, and few enough for a short URL. */
const LINK_BYTES = 24;

/** Returns a random secret of a permalink, which can be part of a path. */
export const newLinkSecret = (): string => randomBytes(LINK_BYTES).toString('base64url');

/** Returns a random id. */
export const newName = (): string => randomBytes(6).toString('hex');

/**
 * Returns the hash that is stored for a secret. One pass of SHA-256 is enough, since secrets are random and long.
 * **Source**: ADR 36.
 */
export const hashOf = (secret: string): string => hash('sha256', secret);

/** Whether a secret has a hash. The comparison takes constant time. */
export const hasHash = (secret: string, expected: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(secret), 'hex'), Buffer.from(expected, 'hex'));
