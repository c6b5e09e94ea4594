import { existsSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { expect } from 'chai';
import type { LiveStore, MatchStore } from '@goalsquare/data';
import { openLiveStore } from '../../../src/store/lmdb/open-live-store.js';
import { journalInLmdb } from '../../../src/store/lmdb/lmdb-journal.js';
import { createLiveStore } from '../../../src/store/live/create-live-store.js';
import { baseStore } from '../../support/base-store.js';
import { folders } from '../../support/folder.js';
import { header, lines } from '../../support/small-log.js';
import { whole, wholeOf } from '../../support/whole-match.js';
import { liveStoreCases } from '../live/live-store-cases.js';

const entries = lines.slice(1);
const matchId = header.id;
const day = 24 * 60 * 60 * 1000;

describe('a live store in a folder', () => {
  const folderWith = folders();
  liveStoreCases((base) => openLiveStore({ directory: folderWith(), base }));

  /** Opens the store of a folder, and closes it after what is done with it. */
  async function opened<T>(
    directory: string,
    use: (store: LiveStore) => Promise<T>,
    { base = baseStore([]), now = Date.now }: { readonly base?: MatchStore; readonly now?: () => number } = {},
  ): Promise<T> {
    const journal = journalInLmdb(directory);
    const store = await createLiveStore({ base, now, journal });
    try {
      return await use(store);
    } finally {
      await journal.close();
    }
  }

  it('holds after it is opened again what it held before', async () => {
    const directory = folderWith();
    const before = await opened(directory, async (store) => {
      await store.begin(header, 'a');
      await store.append({ matchId, entries: entries.slice(0, 5), key: 'b' });
      await store.append({ matchId, entries: entries.slice(5) });
      await store.begin({ ...header, id: 78 });
      return {
        log: await store.log(matchId),
        changes: await store.journal.since(0, 10),
        position: store.journal.position(),
        seasons: (await store.seasons()).briefs.map(({ version, briefs }) => [version, briefs()]),
      };
    });
    await opened(directory, async (store) => {
      expect(await store.matchIds()).to.deep.equal([matchId, 78]);
      expect((await store.seasons()).briefs.map(({ version, briefs }) => [version, briefs()])).to.deep.equal(
        before.seasons,
      );
      expect(await store.log(matchId)).to.deep.equal(before.log);
      expect(whole(store.matchNow?.(matchId))).to.deep.equal(wholeOf(before.log ?? { header: header, entries: [] }));
      expect([await store.journal.since(0, 10), store.journal.position()]).to.deep.equal([
        before.changes,
        before.position,
      ]);
      expect(await store.append({ matchId, entries: entries.slice(0, 5), key: 'b' })).to.deep.equal({
        matchId,
        revision: 5,
        repeated: true,
      });
      expect(await store.append({ matchId, entries: [{ kind: 'correction', set: { attendance: 5 } }] })).to.include({
        revision: entries.length + 1,
      });
      expect(store.journal.position()).to.equal(before.position + 1);
    });
  });

  it('names the content of a match by its journal and revision, also after it is opened again', async () => {
    const [directory, another] = [folderWith(), folderWith()];
    const stored = { ...baseStore([]), contentOf: (id: number) => (id === 5 ? 'stored' : undefined) };
    const feed = async (store: LiveStore): Promise<readonly unknown[]> => {
      await store.begin(header);
      const name = store.contentOf?.(matchId);
      await store.append({ matchId, entries: entries.slice(0, 5) });
      return [name, store.contentOf?.(matchId)];
    };
    const named = await opened(directory, feed);
    expect(new Set(named).size).to.equal(2);
    await opened(
      directory,
      (store) => {
        expect([matchId, 5, 6].map((id) => store.contentOf?.(id))).to.deep.equal([named[1], 'stored', undefined]);
        return Promise.resolve();
      },
      { base: stored },
    );
    expect(await opened(another, feed))
      .to.not.include.members([named[0]])
      .and.to.not.include.members([named[1]]);
  });

  it('goes on without the stored log of a match that has grown', async () => {
    const directory = folderWith();
    const stored = baseStore([{ header: header, entries: entries.slice(0, 4) as never }]);
    await opened(directory, (store) => store.append({ matchId, entries: entries.slice(4) }), { base: stored });
    await opened(directory, async (store) => {
      expect(await store.log(matchId)).to.deep.equal({ header, entries });
    });
  });

  it('lists a finished match without reading its log again', async () => {
    const directory = folderWith();
    const over = [...entries.slice(0, 9), { kind: 'status', code: 'FINAL' }];
    const briefs = (store: LiveStore) => store.seasons().then(({ briefs: [form] }) => form?.briefs());
    const before = await opened(directory, async (store) => {
      await store.begin(header);
      await store.append({ matchId, entries: over });
      return briefs(store);
    });
    const journal = journalInLmdb(directory);
    const store = await createLiveStore({
      base: baseStore([]),
      journal: {
        ...journal,
        log: () => {
          throw new Error('it was read');
        },
      },
    });
    expect(await briefs(store)).to.deep.equal(before);
    await journal.close();
  });

  it('forgets keys after a day, not before', async () => {
    const directory = folderWith();
    const start = Date.parse('2026-03-14T08:00:00Z');
    let at = start;
    await opened(
      directory,
      async (store) => {
        await store.begin(header);
        await store.append({ matchId, entries: entries.slice(0, 1), key: 'k' });
        at = start + day;
        expect(await store.append({ matchId, entries: entries.slice(0, 1), key: 'k' })).to.include({ repeated: true });
        at = start + day + 1;
        expect(await store.append({ matchId, entries: entries.slice(1, 2), key: 'k' })).to.deep.equal({
          matchId,
          revision: 2,
          repeated: false,
        });
        at = start + 3 * day;
        await store.append({ matchId, entries: entries.slice(2, 3) });
      },
      { now: () => at },
    );
    const journal = journalInLmdb(directory);
    expect(journal.keptKey(matchId, 'k'), 'its name is not kept').to.equal(undefined);
    await journal.close();
  });

  it('takes nothing of what it cannot write, says since when, and goes on once it can', async () => {
    const journal = journalInLmdb(folderWith());
    let isFull = false;
    const said: string[] = [];
    const failing = {
      ...journal,
      write: (writing: Parameters<typeof journal.write>[0]) =>
        isFull ? Promise.reject(new Error('no space left')) : journal.write(writing),
    };
    const store = await createLiveStore({
      base: baseStore([]),
      journal: failing,
      now: () => 5,
      complain: (line) => said.push(line),
    });
    await store.begin(header);
    await store.append({ matchId, entries: entries.slice(0, 2) });
    const match = await store.match(matchId);
    isFull = true;
    for (const attempt of [store.append({ matchId, entries: entries.slice(2) }), store.begin({ ...header, id: 78 })]) {
      const error: unknown = await attempt.catch((reason: unknown) => reason);
      expect(error).to.include({
        name: 'AppendError',
        code: 'unavailable',
        message: 'the batch could not be written, and no part of it was stored',
      });
    }
    expect(said, 'the first failure alone').to.have.length(1);
    expect(said[0]).to.match(/^entries of match \d+ could not be written: no space left$/u);
    expect([store.state(), await store.match(matchId), await store.matchIds()]).to.deep.equal([
      { awaySince: 5 },
      match,
      [matchId],
    ]);
    isFull = false;
    expect(await store.append({ matchId, entries: entries.slice(2), expectedRevision: 2 })).to.include({
      revision: entries.length,
    });
    expect(store.state()).to.equal('ready');
    expect(whole(await store.match(matchId))).to.deep.equal(wholeOf({ header: header, entries: entries as never }));
    await journal.close();
  });

  it('shows what is written at once in the order of its journal, whichever is done first and whatever fails', async () => {
    const journal = journalInLmdb(folderWith());
    const waiting = new Map<number, { readonly go: () => void; readonly fail: () => void }>();
    const write: typeof journal.write = (writing) =>
      new Promise((resolve, reject) => {
        waiting.set(writing.standing.matchId, {
          go: () => {
            void journal.write(writing).then(resolve);
          },
          fail: () => {
            reject(new Error('no space left'));
          },
        });
      });
    const store = await createLiveStore({ base: baseStore([]), journal: { ...journal, write } });
    const ids = [1, 2, 3];
    const begun = Promise.allSettled(ids.map((id) => store.begin({ ...header, id })));
    await turn();
    waiting.get(2)?.fail();
    waiting.get(3)?.go();
    for (let n = 0; n < 50; n += 1) await turn();
    expect(await store.matchIds(), 'the first is still being written').to.deep.equal([]);
    waiting.get(1)?.go();
    expect((await begun).map(({ status }) => status)).to.deep.equal(['fulfilled', 'rejected', 'fulfilled']);
    expect((await store.journal.since(0, 9)).map(({ matchId: id, position }) => [id, position])).to.deep.equal([
      [1, 1],
      [3, 3],
    ]);
    await journal.close();
  });

  it('refuses what it is sent where another process has written to the match, and reads the match again', async () => {
    const directory = folderWith();
    await opened(directory, async (store) => {
      await store.begin(header);
      await opened(directory, (other) => other.append({ matchId, entries: entries.slice(0, 2) }));
      const error: unknown = await store
        .append({ matchId, entries: entries.slice(0, 1) })
        .catch((reason: unknown) => reason);
      expect(error).to.include({
        code: 'unavailable',
        message: `another process is writing to match ${matchId}, but only one server may write to it at a time`,
      });
      expect((await store.log(matchId))?.entries).to.deep.equal(entries.slice(0, 2));
      expect(store.state(), 'its own disk is well').to.equal('ready');
    });
  });

  it('reads what is stored and refuses the rest where its folder cannot be written', async () => {
    const folder = folderWith({ file: 'no folder' });
    const said: string[] = [];
    const base = baseStore([{ header: header, entries: [] }]);
    const store = await openLiveStore({
      directory: path.join(folder, 'file', 'live'),
      base,
      now: () => 7,
      complain: (line) => said.push(line),
    });
    expect(said.join()).to.match(/^live matches cannot be stored in .+: ENOTDIR/u);
    expect(store.state()).to.deep.equal({ awaySince: 7 });
    expect(await store.match(matchId)).to.equal(await base.match(matchId));
    const error: unknown = await store.append({ matchId, entries: [] }).catch((reason: unknown) => reason);
    expect(error).to.include({
      code: 'unavailable',
      message: 'live matches cannot be stored: the folder of state cannot be written',
    });
  });

  it('reads what has grown, and refuses writes, with the option for it', async () => {
    const directory = folderWith();
    await opened(directory, (store) => store.begin(header));
    const store = await openLiveStore({ directory, base: baseStore([]), refusal: 'not here' });
    expect(await store.matchIds()).to.deep.equal([matchId]);
    expect(await store.append({ matchId, entries: [] }).catch((reason: unknown) => reason)).to.include({
      code: 'unavailable',
      message: 'not here',
    });
    await store.close();
    expect(existsSync(directory)).to.equal(true);
  });
});
