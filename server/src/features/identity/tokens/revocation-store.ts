import { RememberedIds } from './remembered-ids.js';

/** Remembers tokens that were taken back before they expire. **Units**: milliseconds. */
export interface RevocationStore {
  /** Known at once: it is asked at every request. */
  readonly has: (id: string) => boolean;
  readonly add: (id: string, expiresAt: number) => Promise<void>;
}

/** Remembers within the process. */
export function memoryRevocationStore(now: () => number = Date.now): RevocationStore {
  const revoked = new RememberedIds(now);
  return {
    has: (id) => revoked.has(id),
    add: (id, expiresAt) => {
      revoked.add(id, expiresAt);
      return Promise.resolve();
    },
  };
}
