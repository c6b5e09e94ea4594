import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { WrittenElsewhere, type LiveJournal, type StoredRevision, type Writing } from '../live/live-journal.js';
import { unguarded, type WriteGuard } from '../storage-error.js';
import { readingOf } from '../damaged-error.js';
import { DamageRecord } from './damage-record.js';
import { JOURNAL_FILE, tablesIn, type JournalAccess, type Tables } from './journal-tables.js';
import { committed } from './open-database.js';
import { briefIn, changesIn, standingsIn, wholeLog } from './read-journal.js';

/**
 * Name of the file with the journal's id, in the same folder. The id is not in a table, because servers of earlier
 * versions would not know that table.
 */
const ID_FILE = 'matches.id';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/** Writes a batch to the tables within a transaction. **Throws** WrittenElsewhere before anything is written. */
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

/**
 * Returns the id of the journal in a folder, and creates one if necessary. **Empty**: `undefined` if it cannot be
 * written.
 */
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

/** Removes keys from before a given time from the tables, within a transaction. */
function removeKeys({ keys, keyTimes }: Tables, before: number): void {
  for (const key of keyTimes.getKeys({ end: [before, 0, ''] })) {
    const [, matchId, name] = key;
    void keys.remove([matchId, name]);
    void keyTimes.remove(key);
  }
}

/** Writes revisions of stored matches and their changes to the tables, within a transaction. */
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
 * Returns a journal in a file. When a write resolves, all of it is on disk. If it rejects, none of it is. **Throws**
 * `StorageError` if the guard refuses a write, and `DamagedError` for damaged records, which `complain` receives once.
 */
export function journalInLmdb(
  directory: string,
  guard: WriteGuard = unguarded,
  complain: (line: string) => void = () => undefined,
  access: JournalAccess = 'write',
): LiveJournal {
  const tables = tablesIn(directory, access);
  const { root, standings, keys, briefs, stored } = tables;
  const record = new DamageRecord(path.join(directory, JOURNAL_FILE), complain);
  return {
    id: idIn(directory),
    get faults() {
      return record.faults;
    },
    standings: () =>
      standingsIn(tables, record, (state) => {
        guard(() => committed(standings.put(state.matchId, state))).catch(() => undefined);
      }),
    log: (matchId) => record.read(() => wholeLog(tables, matchId, record)),
    keptKey: (matchId, name) =>
      record.read(() => readingOf(`a batch key of match ${matchId}`, () => keys.get([matchId, name]))),
    position: () => lastPosition(tables),
    since: (position, limit) => record.read(() => changesIn(tables, position, limit)),
    brief: (matchId) => briefIn(tables, matchId, record),
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
            removeKeys(tables, before);
          }),
        ),
      ),
    close: () => root.close(),
  };
}
