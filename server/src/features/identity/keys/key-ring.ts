import { importJWK, type CryptoKey, type JWK } from 'jose';
import { ALGORITHM, KeyRotation, SIGNING_PERIOD, type KeyInUse } from './key-rotation.js';
import { memoryKeyStorage, type KeyStorage } from './key-storage.js';
import { isRecent } from '../../../domain/is-recent.js';

/**
 * Minimum time between two searches for keys from other servers, or two attempts to store one. **Units**: milliseconds.
 */
const LOOK_AGAIN_AFTER = 5000;

/** A key in use. */
export interface SigningKey {
  readonly kid: string;
  readonly createdAt: number;
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
  readonly publicJwk: JWK;
  /** Signatures are valid until this time. **Units**: milliseconds. `Infinity` for the newest key. */
  readonly verifiedUntil: number;
}

/** A server's keys. The newest one signs. Older ones are retained until the last token they signed has expired. */
export interface KeyRing {
  /**
   * Returns the signing key. Creates one if none exists or the newest is too old. If the disk refuses a new key, the
   * old one continues to sign.
   */
  readonly current: () => Promise<SigningKey>;
  /** Finds a key by its id. **Empty**: `undefined` for a key that is not ours, or no longer valid. */
  readonly find: (kid: string) => Promise<SigningKey | undefined>;
  /** The public keys, newest first. **Source**: RFC 7517, section 5. */
  readonly jwks: () => Promise<{ readonly keys: readonly JWK[] }>;
  /**
   * Time since which the signing key has been due for replacement, but the disk has refused a new one. **Units**:
   * milliseconds.
   * **Empty**: `undefined` if no replacement is due.
   */
  readonly delayedSince: () => number | undefined;
}

/** Storage and timing of a key ring. **Units**: `now` in milliseconds. */
export interface KeyRingParts {
  readonly storage?: KeyStorage;
  readonly now?: () => number;
  /** Receives the disk error when an outdated key continues to sign. Default: the error is ignored. */
  readonly onDelay?: (error: unknown) => void;
}

async function opened({ kid, createdAt, jwk, verifiedUntil }: KeyInUse): Promise<SigningKey> {
  const { d: _private, ...half } = jwk;
  const publicJwk: JWK = { ...half, kid, alg: ALGORITHM, use: 'sig' };
  const [privateKey, publicKey] = await Promise.all([importJWK(jwk, ALGORITHM), importJWK(publicJwk, ALGORITHM)]);
  return {
    kid,
    createdAt,
    privateKey: privateKey as CryptoKey,
    publicKey: publicKey as CryptoKey,
    publicJwk,
    verifiedUntil,
  };
}

/** Opens a key ring. Keys are read or created on first use. **Source**: ADR 37. */
export function keyRing({
  storage = memoryKeyStorage(),
  now = Date.now,
  onDelay = () => undefined,
}: KeyRingParts = {}): KeyRing {
  const rotation = new KeyRotation(storage, onDelay);
  let keys: readonly SigningKey[] = [];
  let looked = -Infinity;
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    const at = now();
    keys = await Promise.all((await rotation.keysAt(at)).map(opened));
    looked = at;
  }
  const lookOnce = (): Promise<void> =>
    (looking ??= look().finally(() => {
      looking = undefined;
    }));

  const ring: KeyRing = {
    current: async () => {
      const [first] = keys;
      const isWaiting = rotation.delayedSince !== undefined && isRecent(now(), looked, LOOK_AGAIN_AFTER);
      if (first !== undefined && (isWaiting || now() - first.createdAt < SIGNING_PERIOD)) return first;
      await lookOnce();
      return keys[0] as SigningKey;
    },
    find: async (kid) => {
      const isCurrent = (key: SigningKey): boolean => key.kid === kid && now() <= key.verifiedUntil;
      const known = keys.find(isCurrent);
      if (known !== undefined || isRecent(now(), looked, LOOK_AGAIN_AFTER)) return known;
      await lookOnce();
      return keys.find(isCurrent);
    },
    jwks: async () => {
      await ring.current();
      return { keys: keys.map(({ publicJwk }) => publicJwk) };
    },
    delayedSince: () => rotation.delayedSince,
  };
  return ring;
}
