import path from 'node:path';
import type { Database, RootDatabase } from 'lmdb';
import type { Entry, MatchHeader } from '@goalsquare/engine';
import type { KeptKey } from '../live/batch-keys.js';
import type { KeptBrief } from '../live/live-matches.js';
import type { LiveMatchState } from '../live/live-seasons.js';
import type { JournalChange } from '../live/live-store.js';
import { checkedValues, openDatabase, openDatabaseToRead } from './open-database.js';

/** Name of the file with growing logs. */
export const JOURNAL_FILE = 'matches.lmdb';

/** Names of the tables in the file. */
export const journalTables = [
  'standings',
  'headers',
  'entries',
  'keys',
  'key-times',
  'changes',
  'briefs',
  'stored',
] as const;

/** Whether the file is opened only for reading, or also for writing. */
export type JournalAccess = 'read' | 'write';

/** The tables in the file of growing logs. */
export interface Tables {
  readonly root: RootDatabase;
  readonly standings: Database<LiveMatchState, number>;
  readonly headers: Database<MatchHeader, number>;
  readonly entries: Database<Entry, [matchId: number, revision: number]>;
  readonly keys: Database<KeptKey, [matchId: number, name: string]>;
  /** Keys, sorted by the time they were sent. */
  readonly keyTimes: Database<true, [at: number, matchId: number, name: string]>;
  readonly changes: Database<JournalChange, number>;
  readonly briefs: Database<KeptBrief, number>;
  /** Last recorded revisions of stored matches, by match id. */
  readonly stored: Database<number, number>;
}

/** Opens the tables in a folder. **Throws** errors of the file system or LMDB. */
export function tablesIn(directory: string, access: JournalAccess): Tables {
  const file = path.join(directory, JOURNAL_FILE);
  const root: RootDatabase = access === 'read' ? openDatabaseToRead(file) : openDatabase(file);
  const table = <V, K extends number | [number, ...(number | string)[]]>(
    name: (typeof journalTables)[number],
  ): Database<V, K> => root.openDB<V, K>({ name, ...checkedValues });
  return {
    root,
    standings: table('standings'),
    headers: table('headers'),
    entries: table('entries'),
    keys: table('keys'),
    keyTimes: table('key-times'),
    changes: table('changes'),
    briefs: table('briefs'),
    stored: table('stored'),
  };
}
