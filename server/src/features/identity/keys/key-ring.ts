import { importJWK, type CryptoKey, type JWK } from 'jose';
import { ALGORITHM, KeyRotation, SIGNING_PERIOD, type KeyInUse } from './key-rotation.js';
import { memoryKeyStorage, type KeyStorage } from './key-storage.js';
import { isRecent } from '../../../domain/is-recent.js';

/** Least time between two looks for keys that another server made, or tries to store one. **Units**: milliseconds. */
const LOOK_AGAIN_AFTER = 5000;

/** A key in use. */
export interface SigningKey {
  readonly kid: string;
  readonly createdAt: number;
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
  readonly publicJwk: JWK;
  /** Signatures are verified until then. **Units**: milliseconds. `Infinity` for the newest key. */
  readonly verifiedUntil: number;
}

/** The keys of the server: the newest signs; older ones stay until the last token they signed has expired. */
export interface KeyRing {
  /**
   * Returns the signing key. Creates one if there is none, or none recent enough. If the disk refuses a new key, the
   * old one continues to sign.
   */
  readonly current: () => Promise<SigningKey>;
  /** **Empty**: `undefined` for a key that is not, or no longer, ours. */
  readonly find: (kid: string) => Promise<SigningKey | undefined>;
  /** The public halves, newest first. **Source**: RFC 7517, section 5. */
  readonly jwks: () => Promise<{ readonly keys: readonly JWK[] }>;
  /**
   * Since when the key to sign with is too old and cannot be replaced, because of the disk. **Units**: milliseconds.
   * **Empty**: `undefined` if it is young enough.
   */
  readonly delayedSince: () => number | undefined;
}

/** Storage and timing of a ring's keys. **Units**: `now` in milliseconds. */
export interface KeyRingParts {
  readonly storage?: KeyStorage;
  readonly now?: () => number;
  /** Receives the error of the disk when the old key begins to sign on. Default: it is ignored. */
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

/** Opens a ring of keys. Keys are read or created at the first use. **Source**: ADR 37. */
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
