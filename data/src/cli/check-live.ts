import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Fault } from '../log/fault.js';
import { readOr } from '../store/damaged-error.js';
import { JOURNAL_FILE } from '../store/lmdb/journal-tables.js';
import { journalInLmdb } from '../store/lmdb/lmdb-journal.js';
import type { Out } from './out.js';
import { countOf } from '../count-of.js';

/** Runs a read, and ignores damage because the journal records it. */
const tryRead = (read: () => unknown): unknown => readOr(read, () => undefined);

/**
 * Reads every live match in a folder, and returns the faults. **Empty**: no faults if the folder has no live matches.
 */
export async function liveFaults(folder: string, { say }: Pick<Out, 'say'>): Promise<readonly Fault[]> {
  const file = path.join(folder, JOURNAL_FILE);
  if (!existsSync(file)) return [];
  const refused = (): Promise<never> => Promise.reject(new Error(`${file} is open read-only`));
  const journal = journalInLmdb(folder, refused, undefined, 'read');
  try {
    const standings = journal.standings();
    for (const { matchId } of standings) {
      tryRead(() => journal.log(matchId));
      journal.brief(matchId);
    }
    tryRead(() => journal.since(0, Infinity));
    say(`${file}: ${countOf(standings.length, 'live match')}`);
    return journal.faults;
  } finally {
    await journal.close();
  }
}
