import { AppendError, type LiveStore } from './live-store.js';

/** A live store that is read-only, with the reason for refusing batches. **Units**: `since` in milliseconds. */
export function refuseWrites(store: LiveStore, reason: string, since: number): LiveStore {
  const refuse = (): Promise<never> => Promise.reject(new AppendError('unavailable', reason));
  return {
    ...store,
    begin: refuse,
    append: refuse,
    state: () => ({ awaySince: since }),
    get faults() {
      return store.faults;
    },
  };
}
