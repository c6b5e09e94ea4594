import { createRemoteJWKSet, jwtVerify } from 'jose';
import type { Person } from '../accounts.js';
import type { UpstreamSettings } from './upstream-settings.js';

/** Signature algorithms with public keys. Those with shared secrets are not allowed. */
const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA'];
const TIMEOUT = 5000;
const TOLERANCE_SECONDS = 30;

/**
 * Returns a function that reads the person from a provider's ID token. It rejects a token from another provider, for
 * another client, outside its validity period, or with the nonce of another login. **Source**: OpenID Connect Core,
 * section 3.1.3.7.
 */
export function personReader({
  issuer,
  jwksUrl,
  clientId,
}: UpstreamSettings): (idToken: unknown, nonce: string) => Promise<Person> {
  const keys = createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: TIMEOUT });
  return async (idToken, nonce) => {
    if (typeof idToken !== 'string') throw new Error('the identity provider sent no id_token');
    const { payload } = await jwtVerify<{
      sub: string;
      email?: unknown;
      email_verified?: unknown;
      azp?: unknown;
      nonce?: unknown;
    }>(idToken, keys, {
      algorithms,
      issuer,
      audience: clientId,
      clockTolerance: TOLERANCE_SECONDS,
      requiredClaims: ['sub', 'exp', 'iat'],
    });
    const { sub: subject, email, email_verified: isVerified, azp } = payload;
    if (payload.nonce !== nonce) throw new Error('the id_token was issued for another login');
    if (azp !== undefined && azp !== clientId) throw new Error('the id_token was issued to another client');
    return { issuer, subject, ...(typeof email === 'string' && isVerified === true && { email }) };
  };
}
