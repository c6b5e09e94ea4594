import type { Entry, MatchHeader, MatchLog } from '@goalsquare/engine';
import { emptyStore } from '../empty-store.js';
import type { LiveJournal, Writing } from './live-journal.js';
import type { KeptKey } from './batch-keys.js';
import { createLiveStore, type LiveStoreOptions } from './create-live-store.js';
import type { LiveMatchState } from './live-seasons.js';
import type { JournalChange, LiveStore } from './live-store.js';

/** Returns a journal in memory. It is lost when the process exits. */
export function journalInMemory(): LiveJournal {
  const standings = new Map<number, LiveMatchState>();
  const logs = new Map<number, MatchLog & { readonly entries: Entry[] }>();
  const keys = new Map<string, KeptKey>();
  const changes: JournalChange[] = [];

  function keep({ standing, change, header, entries, key }: Writing): void {
    const { matchId } = standing;
    const log = logs.get(matchId) ?? { header: header as MatchHeader, entries: [] };
    log.entries.push(...entries);
    logs.set(matchId, log);
    standings.set(matchId, standing);
    if (key !== undefined) keys.set(`${matchId} ${key.name}`, key);
    changes.push(change);
  }

  return {
    id: undefined,
    faults: [],
    standings: () => [...standings.values()],
    log: (matchId) => logs.get(matchId),
    keptKey: (matchId, name) => keys.get(`${matchId} ${name}`),
    position: () => changes.at(-1)?.position ?? 0,
    since: (position, limit) => changes.filter((change) => change.position > position).slice(0, limit),
    brief: () => undefined,
    keepBrief: () => undefined,
    write: (writing) => {
      keep(writing);
      return Promise.resolve();
    },
    // Nobody has read an earlier state of this journal, because it is lost when the process exits.
    storedRevisions: () => new Map(),
    recordStored: () => Promise.resolve(),
    forgetKeys: (before) => {
      for (const [name, { at }] of keys) if (at < before) keys.delete(name);
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  };
}

/** Returns a live store in memory, on top of stored matches if there are any. It is lost when the process exits. */
export const liveInMemory = (parts: Partial<Omit<LiveStoreOptions, 'journal'>> = {}): Promise<LiveStore> =>
  createLiveStore({ base: emptyStore, ...parts, journal: journalInMemory() });
