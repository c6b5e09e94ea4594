import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { checkDatabases, damagedDatabases } from '../../../src/storage/lmdb/check-databases.js';
import { recordCleanEnd } from '../../../src/storage/lmdb/clean-end.js';
import { lmdbPermalinkStore } from '../../../src/storage/lmdb/lmdb-permalink-store.js';

const NOW = Date.UTC(2026, 10, 23, 9, 30);

const link = (n: number): Parameters<ReturnType<typeof lmdbPermalinkStore>['add']>[0] => ({
  id: `q-${n}`,
  accountId: 'club',
  hash: `hash-${n}`,
  created: '2026-11-23T00:00:00.000Z',
  path: `/v1/leagues?${'x'.repeat(300)}`,
  format: 'json',
});

describe('the databases of a folder of state', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'databases-'));
  const sound = path.join(folder, 'sound');
  let state = '';
  let times = 0;
  const file = (): string => path.join(state, 'permalinks.lmdb');

  before(async () => {
    const store = lmdbPermalinkStore(sound);
    for (let n = 0; n < 100; n += 1) await store.add(link(n), 1000);
    await store.close();
  });
  beforeEach(() => {
    state = path.join(folder, `${(times += 1)}`);
    cpSync(sound, state, { recursive: true });
  });
  after(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  const change = (how: (bytes: Buffer) => void): void => {
    const bytes = readFileSync(file());
    how(bytes);
    writeFileSync(file(), bytes);
  };
  const damages: Readonly<Record<string, () => void>> = {
    'is cut short': () => {
      truncateSync(file(), 9000);
    },
    'is empty of sense': () => {
      writeFileSync(file(), 'nonsense'.repeat(4096));
    },
    'has no header': () => {
      change((bytes) => bytes.fill(0, 0, 8192));
    },
    'has pages of other bytes': () => {
      change((bytes) => bytes.fill(0xa5, 8192));
    },
    'has records that are not JSON': () => {
      change((bytes) => {
        for (let at = bytes.indexOf('"path"'); at >= 0; at = bytes.indexOf('"path"', at)) bytes.write('{path"', at);
      });
    },
  };
  for (const [name, damage] of Object.entries(damages))
    it(`are renamed if one ${name}, with a line that says what is lost`, async () => {
      damage();
      const lines = await checkDatabases(state, NOW);
      expect(lines).to.have.length(1);
      expect(lines[0]).to.match(
        /permalinks\.lmdb is damaged \(.+\) and was renamed to permalinks\.lmdb\.damaged-2026-11-23T09-30-00\.000Z: all permalinks are lost\. To get it back,/u,
      );
      expect(damagedDatabases(state)).to.deep.equal(['permalinks.lmdb.damaged-2026-11-23T09-30-00.000Z']);
      const store = lmdbPermalinkStore(state);
      expect([await store.of('club'), await store.add(link(1), 10)]).to.deep.equal([[], true]);
      await store.close();
    });

  it('stay as they are if they are sound', async () => {
    expect([await checkDatabases(state, NOW), damagedDatabases(state)]).to.deep.equal([[], []]);
    const store = lmdbPermalinkStore(state);
    expect(await store.of('club')).to.have.length(100);
    await store.close();
  });

  it('are not read again after a clean end, unless they changed since', async () => {
    truncateSync(file(), 9000);
    recordCleanEnd(state);
    expect(await checkDatabases(state, NOW), 'taken for what the end left').to.deep.equal([]);
    expect(existsSync(path.join(state, 'clean-end.json'))).to.equal(false);
    rmSync(state, { recursive: true });
    cpSync(sound, state, { recursive: true });
    recordCleanEnd(state);
    change((bytes) => bytes.fill(0xa5, 8192));
    expect(await checkDatabases(state, NOW)).to.have.length(1);
  });
});
