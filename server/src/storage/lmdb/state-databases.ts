import path from 'node:path';
import { JOURNAL_FILE, journalTables } from '@goalsquare/data/lmdb';

export interface StateDatabase {
  /** Its path in the state folder. */
  readonly file: string;
  readonly tables: readonly string[];
  /** What is lost without it. */
  readonly loss: string;
}

/** Name of the folder for live matches in the state folder. */
export const LIVE_FOLDER = 'live';

/** All databases in the state folder. */
export const stateDatabases: readonly StateDatabase[] = [
  { file: 'usage.lmdb', tables: [], loss: 'counts of quotas begin at zero' },
  { file: 'permalinks.lmdb', tables: [], loss: 'all permalinks are lost' },
  { file: 'replays.lmdb', tables: [], loss: 'all running replays are lost' },
  {
    file: 'subscriptions.lmdb',
    tables: [],
    loss: 'all webhook subscriptions and undelivered messages are lost',
  },
  {
    file: path.join(LIVE_FOLDER, JOURNAL_FILE),
    tables: journalTables,
    loss: 'matches fed to this server are lost until they are fed again',
  },
];
