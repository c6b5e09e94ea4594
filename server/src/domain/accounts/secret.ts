import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Random bytes of a secret: as many as the hash it is kept as. */
const SECRET_BYTES = 32;

/** How keys begin, so that they are known where they leak to. */
export const KEY_PREFIX = 'gsq_';

/** A secret nobody can guess, in characters a header may hold. */
export const newSecret = (): string => KEY_PREFIX + randomBytes(SECRET_BYTES).toString('base64url');

/** Random bytes of the secret of a permalink: no guess comes near, and the URL stays short. */
const LINK_BYTES = 24;

/** The secret of a permalink, in characters a path may hold. */
export const newLinkSecret = (): string => randomBytes(LINK_BYTES).toString('base64url');

/** A name for something, that says nothing of it. */
export const newName = (): string => randomBytes(6).toString('hex');

/** What is kept of a secret: as a secret is random and long, one pass of SHA-256 is enough. **Source**: ADR 21. */
export const hashOf = (secret: string): string => hash('sha256', secret);

/** Whether a secret has a hash, in a time that does not depend on how much of it is right. */
export const hasHash = (secret: string, expected: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(secret), 'hex'), Buffer.from(expected, 'hex'));
