import type { JWK } from 'jose';

/** A stored signing key. **Units**: `createdAt` in milliseconds. */
export interface StoredKey {
  readonly kid: string;
  readonly createdAt: number;
  /** The key, including its private part. */
  readonly jwk: JWK;
}

/** Storage of keys that several servers may share. */
export interface KeyStorage {
  readonly load: () => Promise<readonly StoredKey[]>;
  readonly save: (key: StoredKey) => Promise<void>;
  readonly remove: (kid: string) => Promise<void>;
  /** Runs a function while no other server creates a key. */
  readonly alone: <T>(act: () => Promise<T>) => Promise<T>;
}

/** Returns storage in memory. The next process does not accept tokens signed with these keys. */
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
