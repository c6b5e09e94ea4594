import { storageCauseOf } from '@goalsquare/data';
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import type { KeyStorage, StoredKey } from './key-storage.js';

/** The only algorithm tokens are signed with, and accepted in. **Source**: RFC 7518, section 3.4; ADR 37. */
export const ALGORITHM = 'ES256';

const DAY = 86_400_000;
/** How long a key signs. **Units**: milliseconds. */
export const SIGNING_PERIOD = 30 * DAY;
/**
 * How long a key that signs no more can still be checked against: longer than any token lives. **Units**: milliseconds.
 */
const VERIFICATION_PERIOD = 2 * DAY;

/** A stored key that is in use. */
export interface KeyInUse extends StoredKey {
  /** Its signatures are verified until then. **Units**: milliseconds. `Infinity` for the newest key. */
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
 * Until when a key is verified. It signs for its period, and longer if its successor was made later. **Units**:
 * milliseconds.
 */
const verifiedUntil = ({ createdAt }: StoredKey, successor: StoredKey | undefined): number =>
  successor === undefined ? Infinity : Math.max(createdAt + SIGNING_PERIOD, successor.createdAt) + VERIFICATION_PERIOD;

/** The stored keys: makes one if none is young enough to sign, and removes those that are no longer verified. */
export class KeyRotation {
  #delayedSince: number | undefined;

  /** `onDelay` receives the error of the disk when an old key begins to sign on. */
  constructor(
    private readonly storage: KeyStorage,
    private readonly onDelay: (error: unknown) => void,
  ) {}

  /**
   * Since when a new key is due that the disk does not take. **Units**: milliseconds. **Empty**: `undefined` if none
   * is due.
   */
  get delayedSince(): number | undefined {
    return this.#delayedSince;
  }

  /** Returns the keys in use, newest first. **Throws** if there is none and none can be stored. */
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

  /** Returns the keys with a new one, or without if the disk does not take it and an old one can sign. */
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

  /** Checks once more before it creates a key, because servers that share the keys need a new one at the same time. */
  async #withNew(at: number): Promise<readonly StoredKey[]> {
    const stored = await this.#load();
    if (hasOneToSign(stored, at)) return stored;
    const key = await made(at);
    await this.storage.save(key);
    return [key, ...stored];
  }

  /** Removes a key. On a disk that cannot be written it stays, and is not used. */
  async #remove({ kid }: StoredKey): Promise<void> {
    try {
      await this.storage.remove(kid);
    } catch (error) {
      if (storageCauseOf(error) === undefined) throw error;
    }
  }
}
