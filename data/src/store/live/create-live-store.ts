import type { LiveJournal } from './live-journal.js';
import { LiveMatches } from './live-matches.js';
import { LiveWriter } from './live-writer.js';
import type { LiveStore } from './live-store.js';
import { recordStoredMatches } from './record-stored-matches.js';
import type { MemoryPart } from '../../memory/memory-part.js';
import type { MatchStore } from '../match-store.js';

/** The parts of a live store. **Units**: `now` in milliseconds. */
export interface LiveStoreOptions {
  /** Stored matches, which growing matches replace. They are closed with the live store. */
  readonly base: MatchStore;
  readonly journal: LiveJournal;
  readonly now?: () => number;
  /** Called with the part that cannot be written, and its error. */
  readonly complain?: (message: string, error?: unknown) => void;
  /** Memory for growing matches. Default: the memory of a command line. */
  readonly memory?: MemoryPart | undefined;
}

/** Creates a live store with logs in a journal on this machine. */
export async function createLiveStore({
  base,
  journal,
  now = Date.now,
  complain = () => undefined,
  memory,
}: LiveStoreOptions): Promise<LiveStore> {
  await recordStoredMatches({ base, journal, complain });
  const [baseIds, seasons] = await Promise.all([base.matchIds(), base.seasons()]);
  const matches = new LiveMatches(
    { base, baseIds, seasons, load: journal.log, journalId: journal.id, briefs: journal, complain, memory },
    journal.standings(),
  );
  const writer = new LiveWriter({ matches, journal, now, complain });
  const { matchIds, match, matchNow, contentOf, log, onChange } = matches;
  return {
    matchIds,
    match,
    matchNow,
    contentOf,
    log,
    onChange,
    seasons: matches.seasons,
    grows: (matchId) => matches.has(matchId),
    begin: (header, key) => writer.begin(header, key),
    append: (batch) => writer.append(batch),
    journal: {
      position: () => writer.visible,
      since: (position, limit) =>
        Promise.resolve(journal.since(position, limit).filter((change) => change.position <= writer.visible)),
    },
    state: () => (writer.awaySince === undefined ? 'ready' : { awaySince: writer.awaySince }),
    get faults() {
      return [...base.faults, ...journal.faults];
    },
    close: async () => {
      await writer.settled();
      await journal.close();
      base.close();
    },
  };
}
