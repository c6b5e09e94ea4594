import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Database, RootDatabase } from 'lmdb';
import type { Entry, MatchHeader } from '@goalsquare/engine';
import { WrittenElsewhere, type LiveJournal, type StoredRevision, type Writing } from '../live/live-journal.js';
import type { KeptKey } from '../live/batch-keys.js';
import type { KeptBrief } from '../live/live-matches.js';
import type { LiveMatchState } from '../live/live-seasons.js';
import type { JournalChange } from '../live/live-store.js';
import { unguarded, type WriteGuard } from '../storage-error.js';
import { committed, openDatabase } from './open-database.js';

/** Name of the file of growing logs in their folder. */
export const JOURNAL_FILE = 'matches.lmdb';

/** Name of the file with the id of the journal, in the same folder: an earlier server does not know such a table. */
const ID_FILE = 'matches.id';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/** Names of the tables in it. */
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

/** What a file of growing logs holds. */
interface Tables {
  readonly root: RootDatabase;
  readonly standings: Database<LiveMatchState, number>;
  readonly headers: Database<MatchHeader, number>;
  readonly entries: Database<Entry, [matchId: number, revision: number]>;
  readonly keys: Database<KeptKey, [matchId: number, name: string]>;
  /** The keys by when they were sent. */
  readonly keyTimes: Database<true, [at: number, matchId: number, name: string]>;
  readonly changes: Database<JournalChange, number>;
  readonly briefs: Database<KeptBrief, number>;
  /** Revisions of the stored matches, which do not grow here. */
  readonly stored: Database<number, number>;
}

function tablesIn(directory: string): Tables {
  const root: RootDatabase = openDatabase(path.join(directory, JOURNAL_FILE));
  const table = <V, K extends number | [number, ...(number | string)[]]>(
    name: (typeof journalTables)[number],
  ): Database<V, K> => root.openDB<V, K>({ name, encoding: 'json' });
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

/** Puts all of a writing into the tables, within a transaction. **Throws** WrittenElsewhere before anything is put. */
function put(
  { standings, headers, entries, keys, keyTimes, changes }: Tables,
  { standing, change, header, after, entries: added, key }: Writing,
): void {
  const { matchId } = standing;
  const before = standings.get(matchId);
  const isExpected = header === undefined ? before?.revision === after : before === undefined;
  if (!isExpected || changes.doesExist(change.position))
    throw new WrittenElsewhere(`match ${matchId} is at revision ${before?.revision ?? 'none'}`);
  if (header !== undefined) void headers.put(matchId, header);
  added.forEach((entry, n) => void entries.put([matchId, after + n + 1], entry));
  void standings.put(matchId, standing);
  void changes.put(change.position, change);
  if (key === undefined) return;
  const { name, ...kept } = key;
  void keys.put([matchId, name], kept);
  void keyTimes.put([key.at, matchId, name], true);
}

/** Returns the id of the journal in a folder, and gives it one. **Empty**: `undefined` if it cannot be written. */
function idIn(directory: string): string | undefined {
  const file = path.join(directory, ID_FILE);
  try {
    const known = existsSync(file) ? readFileSync(file, 'utf8') : '';
    if (UUID.test(known)) return known;
    const id = randomUUID();
    writeFileSync(file, id, { mode: 0o600 });
    return id;
  } catch {
    return undefined;
  }
}

const lastPosition = ({ changes }: Tables): number => [...changes.getKeys({ reverse: true, limit: 1 })][0] ?? 0;

/** Puts the revisions of stored matches and their changes into the tables, within a transaction. */
function putStored(tables: Tables, matches: readonly StoredRevision[]): void {
  const { stored, changes } = tables;
  let position = lastPosition(tables);
  for (const { matchId, before, revision, from } of matches) {
    if (stored.get(matchId) !== before) continue;
    void stored.put(matchId, revision);
    if (from === undefined) continue;
    position += 1;
    void changes.put(position, { matchId, from, revision: from < 0 ? 0 : revision, position });
  }
}

/**
 * A journal in a file: what it wrote is on the disk, whole, when its promise resolves, and nothing of it is there
 * otherwise. **Throws** `StorageError` where the guard refuses a write.
 */
export function journalInLmdb(directory: string, guard: WriteGuard = unguarded): LiveJournal {
  const tables = tablesIn(directory);
  const { root, standings, headers, entries, keys, keyTimes, changes, briefs, stored } = tables;
  return {
    id: idIn(directory),
    standings: () => [...standings.getRange()].map(({ value }) => value),
    log: (matchId) => {
      const header = headers.get(matchId);
      return (
        header && {
          header,
          entries: [...entries.getRange({ start: [matchId, 0], end: [matchId, Infinity] })].map(({ value }) => value),
        }
      );
    },
    keptKey: (matchId, name) => keys.get([matchId, name]),
    position: () => lastPosition(tables),
    since: (position, limit) => [...changes.getRange({ start: position + 1, limit })].map(({ value }) => value),
    brief: (matchId) => briefs.get(matchId),
    keepBrief: (matchId, kept) => {
      // It is computed again if it is missing.
      guard(() => committed(briefs.put(matchId, kept))).catch(() => undefined);
    },
    write: (writing) =>
      guard(() =>
        committed(
          root.transaction(() => {
            put(tables, writing);
          }),
        ),
      ),
    storedRevisions: () => new Map([...stored.getRange()].map(({ key, value }) => [key, value])),
    recordStored: (matches) =>
      guard(() =>
        committed(
          root.transaction(() => {
            putStored(tables, matches);
          }),
        ),
      ),
    forgetKeys: (before) =>
      guard(() =>
        committed(
          root.transaction(() => {
            for (const key of keyTimes.getKeys({ end: [before, 0, ''] })) {
              const [, matchId, name] = key;
              void keys.remove([matchId, name]);
              void keyTimes.remove(key);
            }
          }),
        ),
      ),
    close: () => root.close(),
  };
}
