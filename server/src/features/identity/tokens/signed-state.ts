import { errors, jwtVerify, SignJWT } from 'jose';
import type { KeyRing } from '../keys/key-ring.js';
import { ALGORITHM } from '../keys/key-rotation.js';
import { verificationKey } from '../keys/verification-key.js';

/**
 * Signs values that the server sends to itself through a browser. Reads them back if they are unchanged, of the
 * requested kind and not expired.
 */
export interface SignedState<Value extends object> {
  readonly sign: (value: Value) => Promise<string>;
  /** **Empty**: `undefined` for a text that is not ours, of another kind, changed or expired. */
  readonly verify: (text: string) => Promise<Value | undefined>;
}

/** Settings for signing one kind of value. **Units**: `now` in milliseconds. */
export interface SignedStateSettings {
  readonly ring: KeyRing;
  readonly issuer: string;
  /** Prevents a value of one kind from being accepted as another. */
  readonly kind: string;
  readonly seconds: number;
  readonly now?: () => number;
}

/** Returns signed state of one kind. Values are signed but not encrypted, so they must not contain secrets. */
export function signedState<Value extends object>({
  ring,
  issuer,
  kind,
  seconds,
  now = Date.now,
}: SignedStateSettings): SignedState<Value> {
  const typ = `${kind}+jwt`;
  const audience = `${issuer}/oauth2/${kind}`;
  const keyFor = verificationKey(ring);
  return {
    sign: async (value) => {
      const { kid, privateKey } = await ring.current();
      const at = Math.floor(now() / 1000);
      return new SignJWT({ value })
        .setProtectedHeader({ alg: ALGORITHM, typ, kid })
        .setIssuer(issuer)
        .setAudience(audience)
        .setExpirationTime(at + seconds)
        .sign(privateKey);
    },
    verify: async (text) => {
      try {
        const { payload } = await jwtVerify<{ value: Value }>(text, keyFor, {
          algorithms: [ALGORITHM],
          issuer,
          audience,
          typ,
          requiredClaims: ['exp'],
          currentDate: new Date(now()),
        });
        return payload.value;
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
