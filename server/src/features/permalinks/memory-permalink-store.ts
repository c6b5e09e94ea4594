import type { Permalink, PermalinkStore } from './permalink-store.js';

/** Returns a store that keeps permalinks in memory until the process ends. */
export function memoryPermalinkStore(): PermalinkStore {
  const byHash = new Map<string, Permalink>();
  const of = (accountId: string): readonly Permalink[] =>
    [...byHash.values()].filter((link) => link.accountId === accountId);
  return {
    add: (link, limit) => {
      const isRoom = of(link.accountId).length < limit;
      if (isRoom) byHash.set(link.hash, link);
      return Promise.resolve(isRoom);
    },
    of: (accountId) => Promise.resolve(of(accountId)),
    remove: (accountId, id) => {
      const link = of(accountId).find((one) => one.id === id);
      return Promise.resolve(link !== undefined && byHash.delete(link.hash));
    },
    find: (hash) => byHash.get(hash),
    close: () => Promise.resolve(),
  };
}
