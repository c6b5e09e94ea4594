import { errors, jwtVerify, SignJWT } from 'jose';
import type { KeyRing } from '../keys/key-ring.js';
import { ALGORITHM } from '../keys/key-rotation.js';
import { verificationKey } from '../keys/verification-key.js';

/**
 * Signs what the server says to itself through a browser, and reads it back: unchanged, of the kind asked for, and in
 * time.
 */
export interface SignedState<Value extends object> {
  readonly sign: (value: Value) => Promise<string>;
  /** **Empty**: `undefined` for a text that is none of ours, of another kind, changed or too old. */
  readonly verify: (text: string) => Promise<Value | undefined>;
}

/** What values of one kind are signed with. **Units**: `now` in milliseconds. */
export interface SignedStateSettings {
  readonly ring: KeyRing;
  readonly issuer: string;
  /** Keeps values of one use from passing for those of another. */
  readonly kind: string;
  readonly seconds: number;
  readonly now?: () => number;
}

/** Returns signed state of one kind. The values are signed, not encrypted, so they must not contain secrets. */
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
