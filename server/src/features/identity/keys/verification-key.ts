import { errors, type CryptoKey, type JWTHeaderParameters } from 'jose';
import type { KeyRing } from './key-ring.js';

/**
 * Returns a function that finds our key by a token's key id and **throws** if there is none. It ignores keys in the
 * token.
 */
export const verificationKey =
  (ring: KeyRing) =>
  async ({ kid }: JWTHeaderParameters): Promise<CryptoKey> => {
    const key = kid === undefined ? undefined : await ring.find(kid);
    if (key === undefined) throw new errors.JWKSNoMatchingKey();
    return key.publicKey;
  };
