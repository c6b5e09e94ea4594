import { expect } from 'chai';
import type { Entry, MatchHeader, MatchLog } from '@goalsquare/engine';
import type { JournalChange, MatchStore } from '@goalsquare/data';
import { StorageError } from '../../../src/store/storage-error.js';
import { createLiveStore } from '../../../src/store/live/create-live-store.js';
import { journalInLmdb } from '../../../src/store/lmdb/lmdb-journal.js';
import { baseStore } from '../../support/base-store.js';
import { folders } from '../../support/folder.js';
import { header as smallHeader, lines } from '../../support/small-log.js';

const header: MatchHeader = smallHeader;
const entries = lines.slice(1) as unknown as readonly Entry[];
const logOf = (id: number, count: number): MatchLog => ({
  header: { ...header, id },
  entries: entries.slice(0, count),
});
const rewrite: Entry = { kind: 'correction', set: {}, rewritten: 'log' };

/** A folder of logs. */
const stored = (...logs: readonly MatchLog[]): MatchStore => ({
  ...baseStore(logs),
  revisions: () => new Map(logs.map((log) => [log.header.id, log.entries.length])),
});

describe('the revisions of stored matches at a start', () => {
  const folderWith = folders();

  /** Starts over a folder, appends some batches, and returns what is in the journal, and what was complained of. */
  async function started(
    directory: string,
    base: MatchStore,
    batches: readonly { readonly matchId: number; readonly entries: readonly Entry[] }[] = [],
  ): Promise<{ readonly changes: readonly JournalChange[]; readonly said: readonly string[] }> {
    const said: string[] = [];
    const journal = journalInLmdb(directory);
    const store = await createLiveStore({ base, journal, complain: (line) => said.push(line) });
    for (const batch of batches) await store.append(batch);
    const changes = await store.journal.since(0, 100);
    expect(store.journal.position()).to.equal(changes.at(-1)?.position ?? 0);
    await store.close();
    return { changes, said };
  }

  it('are recorded without changes the first time, and at the next start without an import', async () => {
    const directory = folderWith();
    for (let times = 0; times < 2; times += 1)
      expect(await started(directory, stored(logOf(1, 4), logOf(2, 9)))).to.deep.equal({ changes: [], said: [] });
  });

  it('are changes once, if an import added to a match or brought another', async () => {
    const directory = folderWith();
    await started(directory, stored(logOf(1, 4), logOf(2, 9)));
    const changes = [
      { matchId: 2, from: 9, revision: 11, position: 1 },
      { matchId: 3, from: -1, revision: 0, position: 2 },
    ];
    for (let times = 0; times < 3; times += 1)
      expect(await started(directory, stored(logOf(1, 4), logOf(2, 11), logOf(3, 5)))).to.deep.equal({
        changes,
        said: [],
      });
  });

  it('are among the changes of live matches, in one order', async () => {
    const directory = folderWith();
    const live = { matchId: 1, entries: entries.slice(4, 6) };
    await started(directory, stored(logOf(1, 4), logOf(2, 9)), [live]);
    const { changes } = await started(directory, stored(logOf(1, 4), logOf(2, 10)), [
      { matchId: 2, entries: entries.slice(10, 11) },
    ]);
    expect(changes).to.deep.equal([
      { matchId: 1, from: 4, revision: 6, position: 1 },
      { matchId: 2, from: 9, revision: 10, position: 2 },
      { matchId: 2, from: 10, revision: 11, position: 3 },
    ]);
  });

  it('are one change of a log that was rewritten, and those after it', async () => {
    const directory = folderWith();
    const play = logOf(1, 9);
    await started(directory, stored(logOf(1, 2)));
    const written = { ...play, entries: [...play.entries, rewrite] };
    expect((await started(directory, stored(written))).changes).to.deep.equal([
      { matchId: 1, from: 9, revision: 10, position: 1 },
    ]);
    const again = { ...play, entries: [...play.entries, rewrite, { kind: 'removal', id: 8 } as const] };
    expect((await started(directory, stored(again))).changes.slice(1)).to.deep.equal([
      { matchId: 1, from: 10, revision: 11, position: 2 },
    ]);
  });

  it('of a match that is fed live are no change, which is reported', async () => {
    const directory = folderWith();
    const { changes } = await started(directory, stored(logOf(1, 4)), [{ matchId: 1, entries: entries.slice(4, 5) }]);
    const after = await started(directory, stored(logOf(1, 6)));
    expect(after.changes).to.deep.equal(changes);
    expect(after.said).to.deep.equal(['match 1 changed in the data folder, but its live log is served']);
    expect((await started(directory, stored(logOf(1, 6)))).said).to.deep.equal([]);
  });

  it('of a match with fewer entries are no change, which is reported', async () => {
    const directory = folderWith();
    await started(directory, stored(logOf(1, 9)));
    const { changes, said } = await started(directory, stored(logOf(1, 4)));
    expect(changes).to.deep.equal([]);
    expect(said).to.have.lengthOf(1);
    expect(said[0]).to.match(/^match 1 was replaced in the data folder by a log with fewer entries/u);
  });

  it('of a match that was gone for a time, as its file had a fault, are those since it was there', async () => {
    const directory = folderWith();
    await started(directory, stored(logOf(1, 4), logOf(2, 9)));
    await started(directory, stored(logOf(1, 4)));
    expect((await started(directory, stored(logOf(1, 4), logOf(2, 9)))).changes).to.deep.equal([]);
    await started(directory, stored(logOf(1, 4)));
    expect((await started(directory, stored(logOf(1, 4), logOf(2, 10)))).changes).to.deep.equal([
      { matchId: 2, from: 9, revision: 10, position: 1 },
    ]);
  });

  it('are recorded by the next start if they cannot be written, and once if two start at a time', async () => {
    const directory = folderWith();
    await started(directory, stored(logOf(1, 4)));
    const said: string[] = [];
    const full = journalInLmdb(directory, () => Promise.reject(new StorageError('disk-full', 'no space left')));
    const store = await createLiveStore({
      base: stored(logOf(1, 6)),
      journal: full,
      complain: (line) => said.push(line),
    });
    expect(await store.journal.since(0, 10)).to.deep.equal([]);
    expect(said[0]).to.match(/are not in the feed of changes: no space left$/u);
    await store.close();
    const journals = [journalInLmdb(directory), journalInLmdb(directory)];
    const grown = [{ matchId: 1, before: 4, revision: 6, from: 4 }];
    await Promise.all(journals.map((journal) => journal.recordStored(grown)));
    for (const journal of journals)
      expect(journal.since(0, 10)).to.deep.equal([{ matchId: 1, from: 4, revision: 6, position: 1 }]);
    for (const journal of journals) await journal.close();
  });

  it('are not followed where nothing is imported', async () => {
    const directory = folderWith();
    await started(directory, baseStore([logOf(1, 4)]));
    expect((await started(directory, baseStore([logOf(1, 6)]))).changes).to.deep.equal([]);
  });
});
