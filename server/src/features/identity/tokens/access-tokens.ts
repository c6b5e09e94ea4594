import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { KeyRing } from '../keys/key-ring.js';
import { ALGORITHM } from '../keys/key-rotation.js';
import { verificationKey } from '../keys/verification-key.js';
import { memoryRevocationStore, type RevocationStore } from './revocation-store.js';

/** What a token is issued for. */
export interface TokenGrant {
  readonly accountId: string;
  readonly clientId: string;
  readonly seconds: number;
  /** Default: a new one. */
  readonly id?: string;
}

/** The claims of a verified token. **Units**: `issuedAt` in seconds since 1970, `expiresAt` in milliseconds. */
export interface VerifiedToken {
  readonly id: string;
  readonly accountId: string;
  readonly issuedAt: number;
  readonly expiresAt: number;
}

/** Issues and checks access tokens. */
export interface AccessTokens {
  readonly issue: (grant: TokenGrant) => Promise<string>;
  /**
   * Returns a token that was verified before, synchronously. **Empty**: `undefined` for a token that is not yet
   * verified, expired or revoked.
   */
  readonly known: (token: string) => VerifiedToken | undefined;
  /**
   * Verifies a token. **Empty**: `undefined` if the token is of another issuer or type, or changed, expired or revoked.
   */
  readonly verify: (token: string) => Promise<VerifiedToken | undefined>;
  /** Revokes a token before it expires. */
  readonly revoke: (id: string, expiresAt: number) => Promise<void>;
}

/** Services that issue tokens. **Units**: `now` in milliseconds. */
export interface AccessTokenParts {
  readonly ring: KeyRing;
  /** Origin of the server: both the issuer and the audience of tokens. */
  readonly issuer: string;
  /** Default: in memory. */
  readonly revoked?: RevocationStore;
  readonly now?: () => number;
}

/** `typ` of an access token. **Source**: RFC 9068, section 2.1. */
const TYPE = 'at+jwt';
/** Maximum number of verified tokens that are cached. */
const REMEMBERED = 10_000;

/**
 * Returns a service that issues and verifies access tokens with the keys of a key ring. **Source**: RFC 9068; ADR 37.
 */
export function accessTokens({
  ring,
  issuer,
  now = Date.now,
  revoked = memoryRevocationStore(now),
}: AccessTokenParts): AccessTokens {
  const checked = new LRUCache<string, VerifiedToken>({ max: REMEMBERED });
  const keyFor = verificationKey(ring);
  const isGood = ({ id, expiresAt }: VerifiedToken): boolean => expiresAt > now() && !revoked.has(id);

  async function checkedAnew(token: string): Promise<VerifiedToken | undefined> {
    const { payload } = await jwtVerify<{ sub: string; iat: number; exp: number; jti: string }>(token, keyFor, {
      algorithms: [ALGORITHM],
      issuer,
      audience: issuer,
      typ: TYPE,
      requiredClaims: ['sub', 'client_id', 'iat', 'exp', 'jti'],
      currentDate: new Date(now()),
    });
    const verified = { id: payload.jti, accountId: payload.sub, issuedAt: payload.iat, expiresAt: payload.exp * 1000 };
    if (!isGood(verified)) return undefined;
    checked.set(token, verified);
    return verified;
  }

  return {
    issue: async ({ accountId, clientId, seconds, id = randomUUID() }) => {
      const { kid, privateKey } = await ring.current();
      const at = Math.floor(now() / 1000);
      return new SignJWT({ client_id: clientId })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid })
        .setIssuer(issuer)
        .setAudience(issuer)
        .setSubject(accountId)
        .setIssuedAt(at)
        .setExpirationTime(at + seconds)
        .setJti(id)
        .sign(privateKey);
    },
    known: (token) => {
      const verified = checked.get(token);
      return verified !== undefined && isGood(verified) ? verified : undefined;
    },
    verify: async (token) => {
      try {
        return await checkedAnew(token);
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
    revoke: revoked.add,
  };
}
