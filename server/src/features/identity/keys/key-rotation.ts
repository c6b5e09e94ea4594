import { storageCauseOf } from '@goalsquare/data';
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import type { KeyStorage, StoredKey } from './key-storage.js';

/** The only algorithm with which tokens are signed and verified. **Source**: RFC 7518, section 3.4; ADR 37. */
export const ALGORITHM = 'ES256';

const DAY = 86_400_000;
/** How long a key signs. **Units**: milliseconds. */
export const SIGNING_PERIOD = 30 * DAY;
/**
 * How long a key that no longer signs is still used for verification: longer than any token is valid. **Units**:
 * milliseconds.
 */
const VERIFICATION_PERIOD = 2 * DAY;

export interface KeyInUse extends StoredKey {
  /** Its signatures are valid until this time. **Units**: milliseconds. `Infinity` for the newest key. */
  readonly verifiedUntil: number;
}

async function made(createdAt: number): Promise<StoredKey> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { kid: await calculateJwkThumbprint(jwk), createdAt, jwk };
}

const newestFirst = (a: StoredKey, b: StoredKey): number => b.createdAt - a.createdAt || (a.kid < b.kid ? -1 : 1);

const hasOneToSign = ([newest]: readonly StoredKey[], at: number): boolean =>
  newest !== undefined && at - newest.createdAt < SIGNING_PERIOD;

/**
 * Returns the time until which a key's signatures are valid. A key signs for its period, and longer if its successor is
 * created later. **Units**: milliseconds.
 */
const verifiedUntil = ({ createdAt }: StoredKey, successor: StoredKey | undefined): number =>
  successor === undefined ? Infinity : Math.max(createdAt + SIGNING_PERIOD, successor.createdAt) + VERIFICATION_PERIOD;

/**
 * Rotates stored keys: creates a key if the newest one is too old to sign, and removes those whose signatures are no
 * longer valid.
 */
export class KeyRotation {
  #delayedSince: number | undefined;

  /** Creates the rotation. `onDelay` receives the disk error when an outdated key continues to sign. */
  constructor(
    private readonly storage: KeyStorage,
    private readonly onDelay: (error: unknown) => void,
  ) {}

  /**
   * Time since which a new key has been due, but the disk has refused it. **Units**: milliseconds. **Empty**:
   * `undefined` if none is due.
   */
  get delayedSince(): number | undefined {
    return this.#delayedSince;
  }

  /** Returns the keys in use, newest first. **Throws** if no key exists and none can be stored. */
  async keysAt(at: number): Promise<readonly KeyInUse[]> {
    const found = await this.#load();
    const stored = hasOneToSign(found, at) ? found : await this.#withNewIfStored(found, at);
    if (hasOneToSign(stored, at)) this.#delayedSince = undefined;
    const keys = stored.map((key, n) => ({ ...key, verifiedUntil: verifiedUntil(key, stored[n - 1]) }));
    await Promise.all(keys.filter((key) => at > key.verifiedUntil).map((key) => this.#remove(key)));
    return keys.filter((key) => at <= key.verifiedUntil);
  }

  async #load(): Promise<readonly StoredKey[]> {
    return [...(await this.storage.load())].sort(newestFirst);
  }

  /** Returns the keys and a new one, or only the old ones if the disk refuses the new key and an old one can sign. */
  async #withNewIfStored(stored: readonly StoredKey[], at: number): Promise<readonly StoredKey[]> {
    try {
      return await this.storage.alone(() => this.#withNew(at));
    } catch (error) {
      if (stored.length === 0 || storageCauseOf(error) === undefined) throw error;
      if (this.#delayedSince === undefined) this.onDelay(error);
      this.#delayedSince ??= at;
      return stored;
    }
  }

  /**
   * Adds a new key. Checks again first whether one is needed, because servers that share the keys need a new one at the
   * same time.
   */
  async #withNew(at: number): Promise<readonly StoredKey[]> {
    const stored = await this.#load();
    if (hasOneToSign(stored, at)) return stored;
    const key = await made(at);
    await this.storage.save(key);
    return [key, ...stored];
  }

  /** Removes a key. If the disk cannot be written, the key's file remains unused. */
  async #remove({ kid }: StoredKey): Promise<void> {
    try {
      await this.storage.remove(kid);
    } catch (error) {
      if (storageCauseOf(error) === undefined) throw error;
    }
  }
}
