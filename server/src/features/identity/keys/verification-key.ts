import { errors, type CryptoKey, type JWTHeaderParameters } from 'jose';
import type { KeyRing } from './key-ring.js';

/**
 * Finds the key a token says it was signed with among ours; keys a token brings along are not looked at. **Throws**
 * where it is none of ours.
 */
export const verificationKey =
  (ring: KeyRing) =>
  async ({ kid }: JWTHeaderParameters): Promise<CryptoKey> => {
    const key = kid === undefined ? undefined : await ring.find(kid);
    if (key === undefined) throw new errors.JWKSNoMatchingKey();
    return key.publicKey;
  };
