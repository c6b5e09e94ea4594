import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import type { SeasonManifest } from '../../src/export/dataset/manifest.js';
import { openLiveStore } from '../../src/index.js';
import { sealFolder } from '../../src/store/directory/seal.js';
import { said, type Said } from '../support/command.js';
import { folders } from '../support/folder.js';
import { header, lines, textOf } from '../support/small-log.js';

const newFolder = folders();

const later = { ...header, id: 78, roundNumber: 2, phaseRoundNumber: 2 };

const world = (): string =>
  newFolder({ 'in/77.ndjson': textOf(lines), 'in/78.ndjson': textOf([later, ...lines.slice(1)]) });

const exported = (from: string, out: string, ...more: readonly string[]): Promise<Said> =>
  said(['export', '--from', from, '--out', out, '--format', 'parquet', '--partition', '--metrics', 'KICK', ...more]);

const seasonOf = (folder: string): SeasonManifest =>
  JSON.parse(readFileSync(path.join(folder, 'manifests/1-1-2026.json'), 'utf8')) as SeasonManifest;

const sumsOf = (folder: string): readonly string[] =>
  seasonOf(folder).files.map(({ table, sha256 }) => `${table} ${sha256}`);

describe('the sources of an export', () => {
  it('are logs, and sealed folders with the same rows', async () => {
    const folder = world();
    const [logs, sealed, a, b] = ['in', 'sealed', 'a', 'b'].map((name) => path.join(folder, name)) as [
      string,
      string,
      string,
      string,
    ];
    await sealFolder(logs, sealed);
    expect((await exported(logs, a)).code).to.equal(0);
    const { code, out } = await exported(sealed, b);
    expect({ code, out }).to.deep.equal({
      code: 0,
      out: `2 matches in ${b}: 15 files written, 0 unchanged, 0 removed`,
    });
    expect(sumsOf(b)).to.deep.equal(sumsOf(a));
    expect((await exported(sealed, b)).out).to.equal(`2 matches in ${b}: 0 files written, 15 unchanged, 0 removed`);
    const csv = path.join(folder, 'matches.csv');
    expect(
      (await said(['export', '--from', sealed, '--out', csv, '--format', 'csv', '--what', 'matches'])).code,
    ).to.equal(0);
    expect(readFileSync(csv, 'utf8').trimEnd().split('\r\n')).to.have.lengthOf(3);
  });

  it('name the damaged form of a match of a sealed folder, and export the others', async () => {
    const folder = world();
    const sealed = path.join(folder, 'sealed');
    await sealFolder(path.join(folder, 'in'), sealed);
    const index = JSON.parse(readFileSync(path.join(sealed, '.compact/index.json'), 'utf8').split('\n')[0] ?? '') as {
      readonly generation: string;
    };
    const columns = path.join(sealed, `.compact/columns-${index.generation}.bin`);
    const bytes = readFileSync(columns);
    bytes.writeUInt8(255 - bytes.readUInt8(3), 3);
    writeFileSync(columns, bytes);
    const { code, complaints, out } = await exported(sealed, path.join(folder, 'out'));
    expect(code).to.equal(1);
    expect(complaints).to.include('is damaged: its checksum differs');
    expect(out).to.include('1 match in ');
  });

  it('are matches of a live store, over those of the folder, and only their season is written again', async () => {
    const folder = world();
    const [logs, live, to] = ['in', 'live', 'out'].map((name) => path.join(folder, name)) as [string, string, string];
    mkdirSync(live);
    const store = await openLiveStore({ directory: live });
    try {
      const [, ...entries] = lines;
      await store.begin({ ...header, id: 80, seasonId: 2027 });
      await store.append({ matchId: 80, entries: entries.slice(0, 4) });
      expect((await exported(logs, to, '--live', live)).out).to.equal(
        `3 matches in ${to}: 30 files written, 0 unchanged, 0 removed`,
      );
      await store.append({ matchId: 80, entries: entries.slice(4, 6) });
      expect((await exported(logs, to, '--live', live)).out).to.equal(
        `3 matches in ${to}: 15 files written, 15 unchanged, 0 removed`,
      );
    } finally {
      await store.close();
    }
    expect((await exported(logs, to, '--live', live)).out).to.include(': 0 files written, 30 unchanged');
    const { code, complaints } = await exported(logs, to, '--live', logs);
    expect(code).to.equal(2);
    expect(complaints).to.include(`--live is ${logs}; allowed is a folder with matches.lmdb`);
    expect(existsSync(path.join(logs, 'matches.lmdb'))).to.equal(false);
  });
});
