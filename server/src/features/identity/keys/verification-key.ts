import { errors, type CryptoKey, type JWTHeaderParameters } from 'jose';
import type { KeyRing } from './key-ring.js';

/**
 * Finds our key for a token by the token's key id. Ignores any key inside the token. **Throws** if the key is not ours.
 */
export const verificationKey =
  (ring: KeyRing) =>
  async ({ kid }: JWTHeaderParameters): Promise<CryptoKey> => {
    const key = kid === undefined ? undefined : await ring.find(kid);
    if (key === undefined) throw new errors.JWKSNoMatchingKey();
    return key.publicKey;
  };
