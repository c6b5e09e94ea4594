import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import { memoryKeyStorage, type KeyStorage, type StoredKey } from './key-storage.js';

/** The only algorithm tokens are signed with, and accepted in. **Source**: RFC 7518, section 3.4; ADR 23. */
export const ALGORITHM = 'ES256';

const DAY = 86_400_000;
/** How long a key signs. **Units**: milliseconds. */
export const SIGNING_PERIOD = 30 * DAY;
/**
 * How long a key that signs no more can still be checked against: longer than any token lives. **Units**: milliseconds.
 */
export const VERIFICATION_PERIOD = 2 * DAY;
/** Least time between two looks for keys that another server made. **Units**: milliseconds. */
const LOOK_AGAIN_AFTER = 5000;

/** A key in use. */
export interface SigningKey {
  readonly kid: string;
  readonly createdAt: number;
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
  readonly publicJwk: JWK;
}

/** The keys of the server: the newest signs, older ones are kept until the last token they signed has expired. */
export interface KeyRing {
  /** The key to sign with; made where there is none, or none young enough. */
  readonly current: () => Promise<SigningKey>;
  /** **Empty**: `undefined` for a key that is not, or no longer, ours. */
  readonly find: (kid: string) => Promise<SigningKey | undefined>;
  /** The public halves, newest first. **Source**: RFC 7517, section 5. */
  readonly jwks: () => Promise<{ readonly keys: readonly JWK[] }>;
}

/** How a ring keeps and times its keys. **Units**: `now` in milliseconds. */
export interface KeyRingParts {
  readonly storage?: KeyStorage;
  readonly now?: () => number;
}

async function opened({ kid, createdAt, jwk }: StoredKey): Promise<SigningKey> {
  const { d: _private, ...half } = jwk;
  const publicJwk: JWK = { ...half, kid, alg: ALGORITHM, use: 'sig' };
  const [privateKey, publicKey] = await Promise.all([importJWK(jwk, ALGORITHM), importJWK(publicJwk, ALGORITHM)]);
  return { kid, createdAt, privateKey: privateKey as CryptoKey, publicKey: publicKey as CryptoKey, publicJwk };
}

async function made(createdAt: number): Promise<StoredKey> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { kid: await calculateJwkThumbprint(jwk), createdAt, jwk };
}

const newestFirst = (a: StoredKey, b: StoredKey): number => b.createdAt - a.createdAt || (a.kid < b.kid ? -1 : 1);

const hasOneToSign = ([newest]: readonly StoredKey[], at: number): boolean =>
  newest !== undefined && at - newest.createdAt < SIGNING_PERIOD;

/** Opens a ring of keys. Nothing is read or made before it is asked. **Source**: ADR 23. */
export function keyRing({ storage = memoryKeyStorage(), now = Date.now }: KeyRingParts = {}): KeyRing {
  let keys: readonly SigningKey[] = [];
  let looked = -Infinity;
  let looking: Promise<void> | undefined;

  const load = async (): Promise<readonly StoredKey[]> => [...(await storage.load())].sort(newestFirst);

  /** Looks once more before it makes one: servers that share the keys come to need one at the same time. */
  async function withNew(at: number): Promise<readonly StoredKey[]> {
    const stored = await load();
    if (hasOneToSign(stored, at)) return stored;
    const key = await made(at);
    await storage.save(key);
    return [key, ...stored];
  }

  async function look(): Promise<void> {
    const at = now();
    const found = await load();
    const stored = hasOneToSign(found, at) ? found : await storage.alone(() => withNew(at));
    const retired = stored.filter(({ createdAt }) => at - createdAt > SIGNING_PERIOD + VERIFICATION_PERIOD);
    await Promise.all(retired.map(({ kid }) => storage.remove(kid)));
    keys = await Promise.all(stored.filter((key) => !retired.includes(key)).map(opened));
    looked = at;
  }
  const lookOnce = (): Promise<void> =>
    (looking ??= look().finally(() => {
      looking = undefined;
    }));

  const ring: KeyRing = {
    current: async () => {
      const [first] = keys;
      if (first !== undefined && now() - first.createdAt < SIGNING_PERIOD) return first;
      await lookOnce();
      return keys[0] as SigningKey;
    },
    find: async (kid) => {
      const isCurrent = (key: SigningKey): boolean =>
        key.kid === kid && now() - key.createdAt <= SIGNING_PERIOD + VERIFICATION_PERIOD;
      const known = keys.find(isCurrent);
      if (known !== undefined || now() - looked < LOOK_AGAIN_AFTER) return known;
      await lookOnce();
      return keys.find(isCurrent);
    },
    jwks: async () => {
      await ring.current();
      return { keys: keys.map(({ publicJwk }) => publicJwk) };
    },
  };
  return ring;
}
