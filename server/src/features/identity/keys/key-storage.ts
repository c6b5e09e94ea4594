import type { JWK } from 'jose';

/** A signing key, as it is stored. **Units**: `createdAt` in milliseconds. */
export interface StoredKey {
  readonly kid: string;
  readonly createdAt: number;
  /** With its private part. */
  readonly jwk: JWK;
}

/** Storage of keys, which several servers may share. */
export interface KeyStorage {
  readonly load: () => Promise<readonly StoredKey[]>;
  readonly save: (key: StoredKey) => Promise<void>;
  readonly remove: (kid: string) => Promise<void>;
  /** Runs something while no other server creates a key. */
  readonly alone: <T>(act: () => Promise<T>) => Promise<T>;
}

/** Keeps keys for as long as the process lives: its tokens are worth nothing to the next one. */
export function memoryKeyStorage(): KeyStorage {
  const keys = new Map<string, StoredKey>();
  return {
    load: () => Promise.resolve([...keys.values()]),
    save: (key) => {
      keys.set(key.kid, key);
      return Promise.resolve();
    },
    remove: (kid) => {
      keys.delete(kid);
      return Promise.resolve();
    },
    alone: (act) => act(),
  };
}
