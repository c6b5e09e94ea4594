import path from 'node:path';
import { GrowingMatch, matchOf, readLog, type MatchLog } from '@goalsquare/engine';
import { JOURNAL_FILE } from '../store/lmdb/journal-tables.js';
import { journalInLmdb } from '../store/lmdb/lmdb-journal.js';
import { DamagedError, faultsOf } from '../store/damaged-error.js';
import type { Fault } from '../log/fault.js';
import type { LiveSource, SourceMatch } from './export-source.js';
import { sha256 } from '../sha256.js';

export { JOURNAL_FILE } from '../store/lmdb/journal-tables.js';

/**
 * Reads the current state of the matches in a live store, even while a server writes to it. **Throws** LMDB's error if
 * the folder has no store.
 */
export function liveSourceIn(folder: string): LiveSource {
  const file = path.join(folder, JOURNAL_FILE);
  const refused = (): Promise<never> => Promise.reject(new Error(`${file} is open read-only`));
  const journal = journalInLmdb(folder, refused, undefined, 'read');
  const matches: SourceMatch[] = [];
  const faults: Fault[] = [];
  for (const { matchId } of journal.standings())
    try {
      const log = journal.log(matchId);
      if (log !== undefined) matches.push(sourceOf(file, log, () => journal.log(matchId)));
    } catch (error) {
      faults.push(...faultsOf(error, file));
    }
  return { matches, faults, close: () => void journal.close() };
}

/** Returns a match from its log. The match always opens with the entries in `log`, even if more are appended later. */
function sourceOf(file: string, log: MatchLog, read: () => MatchLog | undefined): SourceMatch {
  const digest = sha256(JSON.stringify(log));
  const count = log.entries.length;
  const { id } = log.header;
  return {
    file,
    header: GrowingMatch.of(log).header,
    digest: () => digest,
    open: () => {
      const now = read();
      if (now === undefined) throw new DamagedError(`match ${id}`, 'its log is missing');
      return matchOf(readLog({ header: now.header, entries: now.entries.slice(0, count) }));
    },
  };
}
