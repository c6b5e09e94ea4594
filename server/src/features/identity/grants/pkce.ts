import { createHash, timingSafeEqual } from 'node:crypto';

const verifierText = /^[A-Za-z0-9._~-]{43,128}$/u;

/** Whether a verifier is what a challenge was made from, by S256. **Source**: RFC 7636, sections 4.1 and 4.6. */
export function matchesChallenge(verifier: string, challenge: string): boolean {
  if (!verifierText.test(verifier)) return false;
  const made = Buffer.from(createHash('sha256').update(verifier, 'ascii').digest('base64url'));
  const given = Buffer.from(challenge);
  return made.length === given.length && timingSafeEqual(made, given);
}
