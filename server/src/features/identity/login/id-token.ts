import { createRemoteJWKSet, jwtVerify } from 'jose';
import type { Person } from '../accounts.js';
import type { UpstreamSettings } from './upstream-settings.js';

/** Algorithms of public keys; those of shared secrets are not among them. */
const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA'];
const TIMEOUT = 5000;
const TOLERANCE_SECONDS = 30;

/**
 * Reads who logged in from the ID token a provider gave us. Rejects for a token that is not its own, for us, and in
 * time. **Source**: OpenID Connect Core, section 3.1.3.7.
 */
export function personReader({ issuer, jwksUrl, clientId }: UpstreamSettings): (idToken: unknown) => Promise<Person> {
  const keys = createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: TIMEOUT });
  return async (idToken) => {
    if (typeof idToken !== 'string') throw new Error('the identity provider gave no id_token');
    const { payload } = await jwtVerify<{ sub: string; email?: unknown; email_verified?: unknown; azp?: unknown }>(
      idToken,
      keys,
      {
        algorithms,
        issuer,
        audience: clientId,
        clockTolerance: TOLERANCE_SECONDS,
        requiredClaims: ['sub', 'exp', 'iat'],
      },
    );
    const { sub: subject, email, email_verified: isVerified, azp } = payload;
    if (azp !== undefined && azp !== clientId) throw new Error('the id_token was issued to another client');
    return { issuer, subject, ...(typeof email === 'string' && isVerified === true && { email }) };
  };
}
