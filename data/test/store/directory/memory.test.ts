import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { matchBytes, MemoryPart, openStore, PACK_FOLDER, readMatchLog, type StoreMemory } from '@goalsquare/data';
import { folders } from '../../support/folder.js';
import { COLUMNS_SHARE, DETAILS_SHARE } from '../../../src/memory/store-memory.js';
import { header, lines, textOf } from '../../support/small-log.js';
import { whole, wholeOf } from '../../support/whole-match.js';

const ids = Array.from({ length: 12 }, (_, n) => 77 + n);
const texts = ids.map((id) => textOf([{ ...header, id }, ...lines.slice(1)]));
const expected = texts.map((text) => wholeOf(readMatchLog('x', new TextEncoder().encode(text)).log));
const logs = Object.fromEntries(texts.map((text, n) => [`${n}.ndjson`, text]));

/** Memory in which columns may take so much. **Units**: bytes. */
const memoryOf = (columns: number): StoreMemory => ({
  matches: new MemoryPart('matches', Math.ceil(columns / COLUMNS_SHARE)),
  live: new MemoryPart('live', 1e6),
});
const folderWith = folders();

describe('a store of match logs in a memory budget', () => {
  it('holds at most the budget, however many matches are opened, and reads those again that were evicted', async () => {
    const folder = folderWith(logs);
    const one = await openStore(folder);
    const match = await one.match(77);
    one.close();
    const limit = match === undefined ? 0 : matchBytes(match) * 3 + 1;
    const memory = memoryOf(limit);
    const store = await openStore(folder, undefined, { memory });
    try {
      for (let round = 1; round <= 2; round += 1) {
        for (const [n, id] of ids.entries()) {
          expect(whole(await store.match(id))).to.deep.equal(expected[n]);
          expect(whole(store.matchNow?.(id))).to.deep.equal(expected[n]);
          expect(memory.matches.bytes).to.be.within(1, limit * (1 + DETAILS_SHARE / COLUMNS_SHARE));
        }
        expect(memory.matches.evictions).to.be.at.least(ids.length * round - 3);
      }
    } finally {
      store.close();
    }
  });

  it('returns the same match until it is evicted', async () => {
    const store = await openStore(folderWith(logs), undefined, { memory: memoryOf(1e6) });
    expect(await store.match(80)).to.equal(store.matchNow?.(80));
    store.close();
  });

  it('holds no columns before a match is opened', async () => {
    const memory = memoryOf(1e6);
    const store = await openStore(folderWith(logs), undefined, { memory });
    expect(memory.matches.bytes).to.equal(0);
    store.close();
  });

  describe('whose folder cannot be written', () => {
    it('keeps compact forms in the spare folder, and uses them the next time', async () => {
      const folder = folderWith({ ...logs, [PACK_FOLDER]: 'a file where the folder should be' });
      const spareFolder = path.join(folderWith(), 'forms');
      const said: string[] = [];
      for (let time = 0; time < 2; time += 1) {
        const store = await openStore(folder, (line) => said.push(line), { spareFolder });
        expect(whole(store.matchNow?.(78))).to.deep.equal(expected[1]);
        store.close();
      }
      expect(said).to.have.lengthOf(1);
      expect(said[0]).to.contain(`compact forms cannot be stored in ${path.join(folder, PACK_FOLDER)}: `);
      expect(readdirSync(spareFolder)).to.have.lengthOf(4);
    });

    it('reads matches from their logs within the budget if there is no spare folder', async () => {
      const folder = folderWith({ ...logs, [PACK_FOLDER]: 'a file where the folder should be' });
      const limit = 150_000;
      const memory = memoryOf(limit);
      const store = await openStore(folder, undefined, { memory });
      for (const [n, id] of ids.entries()) {
        expect(whole(await store.match(id))).to.deep.equal(expected[n]);
        expect(memory.matches.bytes).to.be.within(1, limit);
      }
      expect(memory.matches.evictions).to.be.above(0);
      expect(store.matchNow?.(77), 'it has to be read from its log').to.equal(undefined);
      const { briefs } = await store.seasons();
      expect(briefs.flatMap((form) => form.briefs().map(({ id }) => id))).to.have.members(ids);
      store.close();
    });

    it('follows a log that changed in the spare folder too', async () => {
      const folder = folderWith({ ...logs, [PACK_FOLDER]: 'a file where the folder should be' });
      const spareFolder = path.join(folderWith(), 'forms');
      (await openStore(folder, undefined, { spareFolder })).close();
      writeFileSync(path.join(folder, '0.ndjson'), `${texts[0] ?? ''}{"kind":"status","code":"FINAL"}\n`);
      const store = await openStore(folder, undefined, { spareFolder });
      expect((await store.match(77))?.revision).to.equal(lines.length);
      store.close();
    });
  });
});
