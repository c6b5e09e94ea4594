import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openStore, openWorld, PACK_FOLDER, REGISTER_FILE, sampleDirectory, type MatchStore } from '@goalsquare/data';
import { expect } from 'chai';
import { sealFolder, sealMatches } from '../../../src/store/directory/seal.js';
import { folders } from '../../support/folder.js';
import { lines, textOf } from '../../support/small-log.js';
import { whole } from '../../support/whole-match.js';

const sample = readFileSync(path.join(sampleDirectory, '202601001.ndjson'));
const season = JSON.stringify({
  kind: 'season',
  format: 'goalsquare-season',
  version: 1,
  league: { id: 1, name: 'Harbour League', code: 'HAR', gender: '1' },
  level: { id: 1, name: 'Seniors', code: 'SEN' },
  id: 2026,
  competitionId: 2026000001,
  competitionCode: 'HAR',
  competitionName: 'Harbour League',
});
const folderWith = folders();
const logs = { 'a/a.ndjson': sample, 'b.ndjson': textOf(lines) };

const held = async (store: MatchStore): Promise<readonly unknown[]> => {
  const ids = await store.matchIds();
  const matches = await Promise.all(ids.map(async (id) => whole(await store.match(id))));
  const { briefs } = await store.seasons();
  store.close();
  return [ids, matches, briefs.map((one) => one.version)];
};

const thrown = async (doing: Promise<unknown>): Promise<string> =>
  doing.then(
    () => 'nothing',
    (error: unknown) => (error as Error).message,
  );

describe('sealing', () => {
  it('leaves a folder that holds the same matches and seasons without a log, in a smaller space', async () => {
    const [from, out] = [folderWith(logs), path.join(folderWith({}), 'sealed')];
    expect(await sealFolder(from, out)).to.equal(2);
    expect(readdirSync(out)).to.deep.equal([PACK_FOLDER]);
    expect(await held(await openStore(out))).to.deep.equal(await held(await openStore(from)));
    expect(await (await openStore(out)).log(77)).to.equal(undefined);
    const { world } = await openWorld(out);
    expect(world.leagues).to.deep.equal((await openWorld(from)).world.leagues);
  });

  it('keeps the external ids', async () => {
    const [from, out] = [folderWith({ ...logs, [REGISTER_FILE]: 'ids' }), path.join(folderWith({}), 'sealed')];
    await sealFolder(from, out);
    expect(readFileSync(path.join(out, REGISTER_FILE), 'utf8')).to.equal('ids');
  });

  it('also seals matches that have no logs', async () => {
    const [from, out] = [folderWith(logs), path.join(folderWith({}), 'sealed')];
    const store = await openStore(from);
    const matches = await Promise.all((await store.matchIds()).map((id) => store.match(id)));
    await sealMatches(
      matches.flatMap((match) => match ?? []),
      out,
    );
    store.close();
    expect(await held(await openStore(out))).to.deep.equal(await held(await openStore(from)));
  });

  it('keeps records of seasons', async () => {
    const [from, out] = [folderWith({ ...logs, 'x.season.json': season }), path.join(folderWith({}), 'sealed')];
    await sealFolder(from, out);
    const records = async (folder: string): Promise<unknown> =>
      (await (await openStore(folder)).seasons()).records.map((form) => form.record());
    expect(await records(out))
      .to.deep.equal(await records(from))
      .and.to.have.lengthOf(1);
  });

  it('does not depend on when files were changed, as an image does not keep that', async () => {
    const [from, out] = [folderWith(logs), path.join(folderWith({}), 'sealed')];
    await sealFolder(from, out);
    const before = await held(await openStore(out));
    rmSync(from, { recursive: true });
    expect(await held(await openStore(out))).to.deep.equal(before);
  });

  it('refuses logs with a fault, and a folder that holds something else', async () => {
    const broken = folderWith({ ...logs, 'bad.ndjson': 'no log' });
    expect(await thrown(sealFolder(broken, path.join(folderWith({}), 'sealed')))).to.contain('bad.ndjson');
    expect(await thrown(sealFolder(folderWith(logs), folderWith({ 'notes.txt': 'mine' })))).to.contain(
      'this one contains something else',
    );
  });

  it('is refused if logs were added, or if the forms are broken: a world never lacks a match', async () => {
    const out = path.join(folderWith({}), 'sealed');
    await sealFolder(folderWith(logs), out);
    writeFileSync(path.join(out, 'more.ndjson'), textOf(lines));
    expect(await thrown(openStore(out))).to.contain(
      'is sealed, so nothing can be added to it: move more.ndjson elsewhere',
    );
    rmSync(path.join(out, 'more.ndjson'));
    for (const name of readdirSync(path.join(out, PACK_FOLDER)))
      if (name.startsWith('columns')) writeFileSync(path.join(out, PACK_FOLDER, name), '');
    expect(await thrown(openStore(out))).to.contain('are damaged, or from another version');
  });

  for (const [how, spoil] of [
    [
      'is missing',
      (index: string) => {
        rmSync(index);
      },
    ],
    [
      'is empty',
      (index: string) => {
        writeFileSync(index, '');
      },
    ],
    [
      'is cut short',
      (index: string) => {
        writeFileSync(index, readFileSync(index).subarray(0, 90));
      },
    ],
    [
      'has another byte',
      (index: string) => {
        writeFileSync(index, readFileSync(index, 'utf8').replace('77', '79'));
      },
    ],
  ] as const)
    for (const beside of ['nothing', 'a log'])
      it(`keeps its forms if its index ${how} and ${beside} lies beside them`, async () => {
        const out = path.join(folderWith({}), 'sealed');
        await sealFolder(folderWith(logs), out);
        const index = path.join(out, PACK_FOLDER, 'index.json');
        const sound = readFileSync(index);
        spoil(index);
        if (beside === 'a log') writeFileSync(path.join(out, 'more.ndjson'), textOf(lines));
        expect(await thrown(openStore(out))).to.match(/sealed/u);
        rmSync(path.join(out, 'more.ndjson'), { force: true });
        writeFileSync(index, sound);
        expect((await held(await openStore(out)))[0]).to.have.lengthOf(2);
      });
});
