import { closeSync, openSync, readdirSync, readFileSync, readSync, statSync, utimesSync, writeSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { openStore, PACK_FOLDER, readMatchLog, type MatchStore } from '@goalsquare/data';
import { sealFolder } from '../../../src/store/directory/seal.js';
import { checkPack } from '../../../src/store/pack/check-pack.js';
import { folders } from '../../support/folder.js';
import { record as smallRecord } from '../../support/season-record.js';
import { header, lines, textOf } from '../../support/small-log.js';
import { whole, wholeOf } from '../../support/whole-match.js';

const texts = [77, 78].map((id) => textOf([{ ...header, id }, ...lines.slice(1)]));
const expected = texts.map((text) => wholeOf(readMatchLog('x', new TextEncoder().encode(text)).log));
const recordText = JSON.stringify({
  ...smallRecord,
  squads: Array.from({ length: 60 }, (_, n) => ({ id: n + 10, code: `S${n}`, name: `Squad number ${n}` })),
});
const logs = { 'a.ndjson': texts[0] ?? '', 'b.ndjson': texts[1] ?? '' };

const formOf = (folder: string, kind: string): string =>
  path.join(
    folder,
    PACK_FOLDER,
    readdirSync(path.join(folder, PACK_FOLDER)).find((name) => name.startsWith(kind)) ?? '',
  );

function flip(file: string, at: number): void {
  const descriptor = openSync(file, 'r+');
  const byte = Buffer.alloc(1);
  readSync(descriptor, byte, 0, 1, at);
  writeSync(descriptor, Buffer.from([(byte[0] ?? 0) ^ 4]), 0, 1, at);
  closeSync(descriptor);
}

const places = (file: string): readonly number[] => {
  const { size } = statSync(file);
  return Array.from({ length: 12 }, (_, n) => Math.floor(((n + 0.5) * size) / 12));
};

/** Reads both matches. **Empty**: an error for a match that cannot be read. */
const readBoth = (store: MatchStore) =>
  Promise.all(
    [77, 78].map((id) =>
      store
        .match(id)
        .then(whole)
        .catch((error: unknown) => error as Error),
    ),
  );

describe('a flipped bit of a compact form', () => {
  const folderWith = folders();

  for (const kind of ['columns', 'texts'])
    it(`of the ${kind} never changes a match: it is read from its log, and reported once`, async () => {
      const folder = folderWith(logs);
      (await openStore(folder)).close();
      const file = formOf(folder, kind);
      for (const at of places(file)) {
        flip(file, at);
        const said: string[] = [];
        const store = await openStore(folder, (line) => said.push(line));
        expect(await readBoth(store), `byte ${at}`).to.deep.equal(expected);
        expect(await readBoth(store), `byte ${at}`).to.deep.equal(expected);
        expect(said).to.have.lengthOf(1);
        expect(said[0]).to.match(/^[ab]\.ndjson: .*is damaged: its checksum differs$/u);
        expect(store.faults).to.have.lengthOf(1);
        store.close();
        flip(file, at);
      }
    });

  it('of the index changes nothing: it is made from the logs again, which is reported', async () => {
    const folder = folderWith(logs);
    (await openStore(folder)).close();
    const file = formOf(folder, 'index');
    const { length } = readFileSync(file);
    for (let n = 0; n < 60; n += 1) {
      flip(file, Math.floor(((n + 0.5) * length) / 60));
      expect(checkPack(path.join(folder, PACK_FOLDER), () => undefined)?.faults, `place ${n}`).to.have.lengthOf(1);
      const said: string[] = [];
      const store = await openStore(folder, undefined, { complain: (line) => said.push(line) });
      expect(await readBoth(store), `place ${n}`).to.deep.equal(expected);
      expect((await store.seasons()).briefs.flatMap(({ briefs }) => briefs())).to.have.lengthOf(2);
      expect(said).to.have.lengthOf(1);
      expect(said[0]).to.match(/index\.json is damaged: .+: compact forms are rebuilt from the logs$/u);
      store.close();
      expect(checkPack(path.join(folder, PACK_FOLDER), () => undefined)?.faults).to.deep.equal([]);
    }
  });

  it('of the index of a sealed folder is an error, and never no matches', async () => {
    const out = path.join(folderWith(), 'sealed');
    await sealFolder(folderWith(logs), out);
    const file = formOf(out, 'index');
    for (const at of places(file)) {
      flip(file, at);
      const error: unknown = await openStore(out).catch((reason: unknown) => reason);
      expect(error, `byte ${at}`)
        .to.have.property('message')
        .that.matches(/index\.json is damaged: .+ seal the logs again$/u);
      flip(file, at);
    }
  });

  for (const kind of ['columns', 'texts'])
    it(`of the sealed ${kind} is an error of that match alone`, async () => {
      const out = path.join(folderWith(), 'sealed');
      await sealFolder(folderWith(logs), out);
      const file = formOf(out, kind);
      for (const at of places(file)) {
        flip(file, at);
        const said: string[] = [];
        const store = await openStore(out, (line) => said.push(line));
        const read = await readBoth(store);
        expect(
          read.filter((match) => match instanceof Error),
          `byte ${at}`,
        ).to.have.lengthOf(1);
        for (const [n, match] of read.entries())
          if (!(match instanceof Error)) expect(match, `byte ${at}`).to.deep.equal(expected[n]);
        expect([said.length, store.faults.length]).to.deep.equal([1, 1]);
        store.close();
        flip(file, at);
      }
    });

  it('of the seasons changes no list of matches and no record, and is a fault', async () => {
    const folder = folderWith({ ...logs, 'a.season.json': recordText });
    const read = async (store: MatchStore) => {
      const { briefs, records } = await store.seasons();
      return [briefs.map((form) => form.briefs()), records.map((form) => form.record())];
    };
    const first = await openStore(folder);
    const sound = await read(first);
    first.close();
    const file = formOf(folder, 'seasons');
    const named = new Set<string>();
    for (const at of places(file)) {
      flip(file, at);
      const said: string[] = [];
      const store = await openStore(folder, () => undefined, { complain: (line) => said.push(line) });
      expect(await read(store), `byte ${at}`).to.deep.equal(sound);
      expect([said.length, store.faults.length], `byte ${at}`).to.deep.equal([1, 1]);
      named.add(store.faults[0]?.file ?? '');
      store.close();
      flip(file, at);
    }
    expect([...named]).to.have.members(['the list of matches of season 1-1-2026', 'a.season.json']);
  });

  it('does not survive when forms are written again', async () => {
    const folder = folderWith(logs);
    (await openStore(folder)).close();
    flip(formOf(folder, 'columns'), 40);
    const { size } = statSync(formOf(folder, 'columns'));
    flip(formOf(folder, 'columns'), size - 40);
    utimesSync(path.join(folder, 'a.ndjson'), 1, 1);
    for (let time = 0; time < 2; time += 1) {
      const store = await openStore(folder);
      expect(await readBoth(store)).to.deep.equal(expected);
      expect(store.faults).to.deep.equal([]);
      store.close();
    }
  });
});
