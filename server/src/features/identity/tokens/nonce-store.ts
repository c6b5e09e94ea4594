import { RememberedIds } from './revocation-store.js';

/** Result of a claim. `unknown` if the shared store cannot be reached. */
export type NonceUse = 'first' | 'again' | 'unknown';

/** Remembers single-use values until they expire. */
export interface NonceStore {
  /** Marks a nonce as used, and returns whether it was used before. **Units**: milliseconds. */
  readonly claim: (id: string, expiresAt: number) => Promise<NonceUse>;
}

export function memoryNonceStore(now: () => number = Date.now): NonceStore {
  const used = new RememberedIds(now);
  return {
    claim: (id, expiresAt) => {
      const use: NonceUse = used.has(id) ? 'again' : 'first';
      used.add(id, expiresAt);
      return Promise.resolve(use);
    },
  };
}
