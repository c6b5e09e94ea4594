import type { MatchStore } from './match-store.js';

/** A store without matches. */
export const emptyStore: MatchStore = {
  matchIds: () => Promise.resolve([]),
  match: () => Promise.resolve(undefined),
  matchNow: () => undefined,
  log: () => Promise.resolve(undefined),
  seasons: () => Promise.resolve({ briefs: [], records: [] }),
  faults: [],
  close: () => undefined,
};
