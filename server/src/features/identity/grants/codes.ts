import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import type { AccessTokens } from '../tokens/access-tokens.js';
import type { SignedState } from '../tokens/signed-state.js';
import type { NonceStore } from '../tokens/nonce-store.js';
import { lifetimes } from './lifetimes.js';
import { OAuthFault } from './oauth-fault.js';

const verifierText = /^[A-Za-z0-9._~-]{43,128}$/u;

/** Whether a challenge is the S256 hash of a verifier. **Source**: RFC 7636, sections 4.1 and 4.6. */
export function matchesChallenge(verifier: string, challenge: string): boolean {
  if (!verifierText.test(verifier)) return false;
  const made = Buffer.from(createHash('sha256').update(verifier, 'ascii').digest('base64url'));
  const given = Buffer.from(challenge);
  return made.length === given.length && timingSafeEqual(made, given);
}

/** The login that a code stands for. */
export interface CodeGrant {
  readonly id: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly challenge: string;
  readonly accountId: string;
}

/** What a client presents to redeem a code. */
export interface CodeProof {
  readonly clientId: string;
  readonly code: string;
  readonly redirectUri: string | undefined;
  readonly verifier: string | undefined;
}

/** Issues codes, and redeems them for their grants. */
export interface Codes {
  readonly issue: (grant: Omit<CodeGrant, 'id'>) => Promise<string>;
  /**
   * Redeems a code. **Throws** `OAuthFault` if the code is invalid, expired, used, issued to another client or
   * presented without its proof, or if the server cannot check whether it was used.
   */
  readonly redeem: (proof: CodeProof) => Promise<CodeGrant>;
}

/** Services that issue codes. **Units**: `now` in milliseconds. */
export interface CodeSettings {
  readonly values: SignedState<CodeGrant>;
  readonly used: NonceStore;
  readonly tokens: AccessTokens;
  readonly now: () => number;
}

/** How long used codes are remembered. Longer than a code's lifetime, because server clocks differ. */
const REMEMBERED_SECONDS = lifetimes.code * 2;

const invalid = (description: string): OAuthFault => new OAuthFault('invalid_grant', description);

const unsure = (): OAuthFault =>
  new OAuthFault(
    'temporarily_unavailable',
    'The server cannot check now whether the code was used before. Try again within a minute.',
    { retryAfterSeconds: 1 },
  );

/**
 * Returns signed codes that contain their own grant, so that every replica can redeem them. A code's token has the
 * code's id: if a code is redeemed twice, the token from the first time is revoked. **Source**: RFC 6749, section
 * 4.1.2; RFC 7636.
 */
export function codes({ values, used, tokens, now }: CodeSettings): Codes {
  return {
    issue: (grant) => values.sign({ ...grant, id: randomUUID() }),
    redeem: async ({ clientId, code, redirectUri, verifier }) => {
      if (verifier === undefined) throw new OAuthFault('invalid_request', 'The parameter code_verifier is missing.');
      const grant = await values.verify(code);
      if (grant?.clientId !== clientId) throw invalid('The code is unknown or expired, or belongs to another client.');
      if (grant.redirectUri !== redirectUri)
        throw invalid('The redirect_uri differs from the one in the authorization request.');
      if (!matchesChallenge(verifier, grant.challenge))
        throw invalid('The code_verifier does not match the code_challenge.');
      const use = await used.claim(grant.id, now() + REMEMBERED_SECONDS * 1000);
      if (use === 'unknown') throw unsure();
      if (use === 'again') {
        await tokens.revoke(grant.id, now() + lifetimes.person * 1000);
        throw invalid('The code was used before. The token it was exchanged for is revoked.');
      }
      return grant;
    },
  };
}
