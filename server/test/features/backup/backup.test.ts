import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import promises, { cp } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { dataFiles } from '@goalsquare/data';
import { expect } from 'chai';
import { serverConfig } from '../../../src/composition/server-config.js';
import { createBackup } from '../../../src/features/backup/create-backup.js';
import { copyFile } from '../../../src/features/backup/copy-file.js';
import { MANIFEST_FILE } from '../../../src/features/backup/manifest.js';
import { RESTORE_MARK, unfinishedRestore } from '../../../src/features/backup/unfinished-restore.js';
import { lmdbPermalinkStore } from '../../../src/storage/lmdb/lmdb-permalink-store.js';
import { callAccounts } from '../../support/accounts-command.js';
import { callBackup } from '../../support/backup-command.js';

const foldersIn = (folder: string) => ({
  state: path.join(folder, 'state'),
  keys: path.join(folder, 'state', 'keys'),
  data: path.join(folder, 'data'),
});

describe('a backup', () => {
  let folder = '';
  let out = '';
  let from = foldersIn('');
  let to = foldersIn('');
  const create = (...words: readonly string[]) => callBackup(from, ['create', out, ...words]);
  const restore = (...words: readonly string[]) => callBackup(to, ['restore', out, ...words]);

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'backup-'));
    out = path.join(folder, 'backup');
    [from, to] = [foldersIn(path.join(folder, 'from')), foldersIn(path.join(folder, 'to'))];
    mkdirSync(from.keys, { recursive: true });
    mkdirSync(path.join(from.data, 'season'), { recursive: true });
    mkdirSync(path.join(from.data, '.compact'));
    callAccounts(from.state, 'add club --tier Basic --league all');
    const store = lmdbPermalinkStore(from.state);
    const link = { id: 'a', accountId: 'club', hash: 'h', name: 'n', path: '/v1/leagues', created: 1 };
    await store.add(link as unknown as Parameters<typeof store.add>[0], 10);
    await store.close();
    writeFileSync(path.join(from.keys, 'key.json'), '{"kid":"k"}');
    writeFileSync(path.join(from.data, 'season', '1.ndjson'), '{"kind":"header"}\n');
    writeFileSync(path.join(from.data, '.compact', 'index.json'), '{}');
    writeFileSync(path.join(from.state, 'accounts.json.lock'), 'owner');
    mkdirSync(path.join(from.state, 'seasons'));
    writeFileSync(path.join(from.state, 'seasons', '1-1-2026.season'), '');
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('contains state, keys and data without locks, compact forms and totals of seasons, and restores all of it', async () => {
    expect(await create()).to.include({ code: 0, complained: '' });
    const { manifest } = JSON.parse(readFileSync(path.join(out, MANIFEST_FILE), 'utf8')) as {
      readonly manifest: { readonly files: readonly { readonly path: string }[] };
    };
    expect(manifest.files.map((file) => file.path)).to.deep.equal([
      'state/accounts.json',
      'state/audit/audit.jsonl',
      'state/permalinks.lmdb',
      'keys/key.json',
      'data/season/1.ndjson',
    ]);
    expect(await restore()).to.include({ code: 0, complained: '' });
    for (const [section, name] of [
      ['state', 'accounts.json'],
      ['keys', 'key.json'],
      ['data', 'season/1.ndjson'],
    ] as const)
      expect(readFileSync(path.join(to[section], name), 'utf8')).to.equal(
        readFileSync(path.join(from[section], name), 'utf8'),
      );
    const store = lmdbPermalinkStore(to.state);
    expect(await store.find('h')).to.include({ id: 'a', accountId: 'club' });
    await store.close();
    expect(unfinishedRestore(to.state)).to.equal(undefined);
  });

  it('names what it does not contain: data that was left out, Redis and NATS', async () => {
    const created = await callBackup(from, ['create', out, '--without-data'], ['REDIS_URL']);
    expect(created.said).to.match(/^4 files of state, keys, /u);
    expect(created.complained).to.match(/^REDIS_URL is set, but its data is not in the backup/u);
    expect((await restore()).code).to.equal(0);
    expect(existsSync(to.data)).to.equal(false);
  });

  const damages: readonly (readonly [string, () => void, RegExp])[] = [
    [
      'a byte was changed',
      () => {
        const file = path.join(out, 'state', 'permalinks.lmdb');
        const bytes = readFileSync(file);
        bytes.writeUInt8(bytes.readUInt8(5000) ^ 1, 5000);
        writeFileSync(file, bytes);
      },
      /^the backup \S+ is damaged: state\/permalinks\.lmdb was changed$/u,
    ],
    [
      'a file was cut short',
      () => {
        writeFileSync(path.join(out, 'state', 'accounts.json'), '{}');
      },
      /^the backup \S+ is damaged: state\/accounts\.json has 2 bytes instead of \d+$/u,
    ],
    [
      'files are missing, and one was added',
      () => {
        rmSync(path.join(out, 'keys'), { recursive: true });
        writeFileSync(path.join(out, 'data', 'more'), '');
      },
      /^the backup \S+ is damaged: keys\/key\.json cannot be read; ENOENT.+\nthe backup \S+ is damaged: data\/more is not in its manifest$/u,
    ],
    [
      'the manifest was changed',
      () => {
        const file = path.join(out, MANIFEST_FILE);
        writeFileSync(file, readFileSync(file, 'utf8').replace('accounts.json', 'amounts.json'));
      },
      /^the backup is damaged: \S+backup\.json was changed$/u,
    ],
    [
      'the manifest is missing',
      () => {
        rmSync(path.join(out, MANIFEST_FILE));
      },
      /^\S+ is not a backup: \S+backup\.json cannot be read; ENOENT/u,
    ],
    [
      'the manifest is of a newer form',
      () => {
        const file = path.join(out, MANIFEST_FILE);
        writeFileSync(file, readFileSync(file, 'utf8').replace('"version": 1', '"version": 2'));
      },
      /^\S+ is a backup of version 2, and this server reads up to 1: use server \S+ or newer$/u,
    ],
  ];
  for (const [what, damage, message] of damages) {
    it(`is not restored if ${what}`, async () => {
      expect((await create()).code).to.equal(0);
      damage();
      for (const refused of [await callBackup(to, ['check', out]), await restore()]) {
        expect(refused).to.include({ code: 1, said: '' });
        expect(refused.complained).to.match(message);
      }
      expect([existsSync(to.state), existsSync(to.data)]).to.deep.equal([false, false]);
    });
  }

  it('overwrites nothing: neither another backup, nor folders that have anything in them', async () => {
    expect((await create()).code).to.equal(0);
    expect(await create()).to.deep.include({
      code: 1,
      complained: `${out} already exists: name a folder that does not exist`,
    });
    const inside = await callBackup(from, ['create', path.join(from.data, 'backup')]);
    expect(inside.complained).to.match(/is inside \S+data, which is backed up: name a folder outside it$/u);
    mkdirSync(to.data, { recursive: true });
    writeFileSync(path.join(to.data, 'mine'), 'mine');
    expect((await restore()).complained).to.match(
      /data is not empty \(mine is in it\): a backup is restored into new or empty folders only; --without-data restores the rest$/u,
    );
    expect(existsSync(to.state)).to.equal(false);
    expect((await restore('--without-data')).code).to.equal(0);
    expect((await restore('--without-data')).complained).to.match(/state is not empty/u);
  });

  it('has all files of a command that was killed after its commit, and none that it only prepared', async () => {
    const journal = { format: 'goalsquare-changes-1', moves: [['0', 'season/2.ndjson']], removes: ['season/1.ndjson'] };
    mkdirSync(path.join(from.data, '.committed', 'id'), { recursive: true });
    writeFileSync(path.join(from.data, '.committed', 'id', 'journal.json'), JSON.stringify(journal));
    writeFileSync(path.join(from.data, '.committed', 'id', '0'), '{"kind":"header"}\n');
    mkdirSync(path.join(from.data, '.writing-0123456789ab-1-1-x'));
    writeFileSync(path.join(from.data, '.writing-0123456789ab-1-1-x', '0'), '');
    expect((await create()).code).to.equal(0);
    expect(readdirSync(path.join(out, 'data'), { recursive: true })).to.deep.equal(['season', 'season/2.ndjson']);
    expect((await restore()).code).to.equal(0);
    expect(readdirSync(to.data, { recursive: true })).to.deep.equal(['season', 'season/2.ndjson']);
  });

  it('is refused if the match logs are replaced while they are copied', async () => {
    const replace = () => {
      const file = path.join(from.data, 'season', '1.ndjson');
      writeFileSync(`${file}.new`, '{"kind":"header","id":2}\n');
      renameSync(`${file}.new`, file);
    };
    const creating = createBackup({
      folders: from,
      out,
      server: '1.0.0',
      now: () => 0,
      copyDatabase: (file, copy) => {
        replace();
        return cp(file, copy);
      },
    });
    expect(await creating.catch((error: unknown) => String(error))).to.match(/data changed while .*: try again$/u);
    expect(existsSync(out)).to.equal(false);
  });

  it('that is restored in part has no match logs in the folder of data', async () => {
    writeFileSync(path.join(from.data, 'season', '2.ndjson'), '{"kind":"header"}\n');
    expect((await create()).code).to.equal(0);
    const { open } = promises;
    const copied: string[] = [];
    const failing: typeof open = (file, ...more) => {
      if (String(file).startsWith(to.data)) copied.push(String(file));
      return copied.length < 2 ? open(file, ...more) : Promise.reject(new Error('the disk is gone'));
    };
    Object.assign(promises, { open: failing });
    syncBuiltinESMExports();
    const { complained } = await restore().finally(() => {
      Object.assign(promises, { open });
      syncBuiltinESMExports();
    });
    expect(complained).to.equal('the disk is gone');
    expect(dataFiles(to.data).logs).to.deep.equal([]);
    expect(unfinishedRestore(to.state)).to.match(/^a restore into it did not finish/u);
  });

  it('that was restored in part is refused at the start of a server', () => {
    writeFileSync(path.join(from.state, RESTORE_MARK), '');
    const before = process.env.GOALSQUARE_STATE;
    process.env.GOALSQUARE_STATE = from.state;
    try {
      expect(() => serverConfig(from.data)).to.throw(
        /^GOALSQUARE_STATE is '\S+': use a folder that was restored completely; a restore into it did not finish/u,
      );
    } finally {
      if (before === undefined) delete process.env.GOALSQUARE_STATE;
      else process.env.GOALSQUARE_STATE = before;
    }
  });

  it('of a file of lines that grows ends with a complete line', async () => {
    const file = path.join(folder, 'log.jsonl');
    const lines = Array.from({ length: 200_000 }, (_, n) => `{"n":${n}}\n`).join('');
    writeFileSync(file, lines);
    const progress = { isDone: false };
    const copying = copyFile(file, path.join(folder, 'copy.jsonl'), true).finally(() => {
      progress.isDone = true;
    });
    while (!progress.isDone)
      for (const half of ['{"half":', 'true}\n']) {
        appendFileSync(file, half);
        await setImmediate();
      }
    const { bytes } = await copying;
    const copy = readFileSync(path.join(folder, 'copy.jsonl'), 'utf8');
    expect(copy.length).to.equal(bytes);
    expect(copy.endsWith('}\n')).to.equal(true);
    expect(copy.startsWith(lines)).to.equal(true);
  });
});
