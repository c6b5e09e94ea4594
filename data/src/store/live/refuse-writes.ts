import { AppendError, type LiveStore } from './live-store.js';

/** Returns a live store that is read-only and refuses batches with a reason. **Units**: `since` in milliseconds. */
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
