import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { StorageError } from '@goalsquare/data';
import { StateDisk } from '../../../src/domain/state/state-disk.js';
import { lmdbPermalinkStore } from '../../../src/storage/lmdb/lmdb-permalink-store.js';
import { lmdbSessionStore } from '../../../src/storage/lmdb/lmdb-session-store.js';
import { lmdbSubscriptionStore } from '../../../src/storage/lmdb/lmdb-subscription-store.js';
import { lmdbUsageStore } from '../../../src/storage/lmdb/lmdb-usage-store.js';

const withCode = (code: string | number): Error => Object.assign(new Error(`failed with ${code}`), { code });
const fails = (error: Error) => (): Promise<never> => Promise.reject(error);
const works = (): Promise<string> => Promise.resolve('written');

/** Runs a write, and returns what it resolves to, or the error. */
const outcome = (write: Promise<unknown>): Promise<unknown> => write.catch((error: unknown) => error);

describe('the disk of the folder of state', () => {
  let lines: string[];
  let hasRoom: boolean;
  let disk: StateDisk;
  const start = Date.UTC(2026, 10, 23);
  beforeEach(() => {
    lines = [];
    hasRoom = false;
    const add = (message: string): void => {
      lines.push(message);
    };
    disk = new StateDisk(
      '/state',
      { error: add, info: add },
      () => (hasRoom ? Promise.resolve() : Promise.reject(withCode('ENOSPC'))),
      () => start,
    );
  });

  const reasons: readonly (readonly [code: string | number, reason: string, meaning: string])[] = [
    ['ENOSPC', 'disk-full', 'its disk is full'],
    [28, 'disk-full', 'its disk is full'],
    ['EDQUOT', 'disk-full', 'its disk is full'],
    [-30_792, 'disk-full', 'its disk is full'],
    ['EROFS', 'read-only', 'it is read-only'],
    ['EACCES', 'read-only', 'it is read-only'],
    ['EIO', 'disk-failed', 'its disk fails'],
  ];
  for (const [code, reason, meaning] of reasons)
    it(`refuses writes after ${code}, with one line of the log`, async () => {
      const first = await outcome(disk.guard('usage')(fails(withCode(code))));
      expect(first).to.be.instanceOf(StorageError).and.to.include({ reason });
      let runs = 0;
      const second = await outcome(
        disk.guard('permalinks')(() => {
          runs += 1;
          return works();
        }),
      );
      expect([second instanceof StorageError, runs]).to.deep.equal([true, 0]);
      expect(lines).to.have.length(1);
      expect(lines[0]).to.contain(meaning).and.to.contain('First affected: usage');
      expect(disk.state()).to.deep.equal({
        degraded: `${meaning} since 2026-11-23T00:00:00.000Z: writes are refused, reads continue`,
      });
      expect([...disk.refused()].filter(({ count }) => count > 0)).to.deep.equal([
        { part: 'usage', cause: reason, count: 1 },
        { part: 'permalinks', cause: reason, count: 1 },
      ]);
    });

  it('permits writes again once a file can be written', async () => {
    await outcome(disk.guard('usage')(fails(withCode('ENOSPC'))));
    await disk.tryAgain();
    expect(await outcome(disk.guard('usage')(works))).to.be.instanceOf(StorageError);
    hasRoom = true;
    await disk.tryAgain();
    expect([disk.state(), await disk.guard('usage')(works)]).to.deep.equal(['ready', 'written']);
    expect(lines.at(-1)).to.equal('the state folder /state can be written again');
  });

  it('passes other errors on, and refuses nothing because of them', async () => {
    const other = new Error('a mistake');
    expect(await outcome(disk.guard('usage')(fails(other)))).to.equal(other);
    expect([disk.state(), lines]).to.deep.equal(['ready', []]);
  });

  it('probes the folder itself', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'state-disk-'));
    const log = { error: () => undefined, info: () => undefined };
    const real = new StateDisk(folder, log);
    real.failed('usage', withCode('ENOSPC'));
    await real.tryAgain();
    expect(real.state()).to.equal('ready');
    rmSync(folder, { recursive: true });
    real.failed('usage', withCode('ENOSPC'));
    await real.tryAgain();
    expect(real.state()).to.have.property('degraded');
  });

  describe('and the stores on it', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'state-stores-'));
    after(() => {
      rmSync(folder, { recursive: true, force: true });
    });
    beforeEach(() => {
      disk.failed('usage', withCode('ENOSPC'));
    });

    it('refuse what cannot be written, and read on', async () => {
      const links = lmdbPermalinkStore(folder, disk.guard('permalinks'));
      const sessions = lmdbSessionStore(folder, disk.guard('replays'));
      const subscriptions = lmdbSubscriptionStore(folder, Date.now, disk.guard('webhooks'));
      for (const write of [
        links.remove('club', 'q-1'),
        sessions.remove(1),
        subscriptions.release('me'),
        subscriptions.lease('me', 0, 1000),
      ])
        expect(await outcome(write)).to.be.instanceOf(StorageError);
      expect([await links.of('club'), sessions.find(1), await subscriptions.all()]).to.deep.equal([[], undefined, []]);
      await Promise.all([links.close(), sessions.close(), subscriptions.close()]);
    });

    it('keep counts in memory, and write them once there is room', async () => {
      const complaints: unknown[] = [];
      const open = (): ReturnType<typeof lmdbUsageStore> =>
        lmdbUsageStore(folder, (error) => complaints.push(error), Date.now, disk.guard('usage'));
      const days = [new Date().toISOString().slice(0, 10)];
      const usage = open();
      expect(await usage.take({ accountId: 'club', days, limit: 10 })).to.equal(9);
      expect(await usage.counts('club', days)).to.deep.equal([1]);
      hasRoom = true;
      await disk.tryAgain();
      await usage.close();
      const again = open();
      expect([await again.counts('club', days), complaints]).to.deep.equal([[1], []]);
      await again.close();
    });
  });
});
