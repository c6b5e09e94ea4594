import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { tryWithLock, withLock } from '../../../src/domain/files/lock.js';
import { until } from '../../support/until.js';

describe('a lock file', () => {
  let folder = '';
  const lock = () => path.join(folder, 'lock');
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('is held by one at a time, and removed afterwards, after an error too', () => {
    const inner = tryWithLock(lock(), () => tryWithLock(lock(), () => 'both'));
    expect(inner).to.deep.equal({ value: undefined });
    expect(() =>
      tryWithLock(lock(), () => {
        throw new Error('no');
      }),
    ).to.throw('no');
    expect(readdirSync(folder)).to.deep.equal([]);
  });

  it('lets those who wait in, one after the other', async () => {
    let running = 0;
    const most = await Promise.all(
      Array.from({ length: 5 }, () =>
        withLock(lock(), async () => {
          running += 1;
          const seen = running;
          await new Promise(setImmediate);
          running -= 1;
          return seen;
        }),
      ),
    );
    expect(most).to.deep.equal([1, 1, 1, 1, 1]);
    expect(readdirSync(folder)).to.deep.equal([]);
  });

  it('is not taken over while its holder refreshes it, however long the work takes', async () => {
    await withLock(
      lock(),
      async () => {
        utimesSync(lock(), 0, 0);
        await until('a refresh', () => statSync(lock()).mtimeMs > Date.now() - 5000);
        expect(tryWithLock(lock(), () => 'second')).to.equal(undefined);
      },
      5,
    );
    expect(readdirSync(folder)).to.deep.equal([]);
  });

  it('is taken over if it was left behind, whatever process id is in it', () => {
    writeFileSync(lock(), String(process.pid));
    expect(tryWithLock(lock(), () => 'mine')).to.equal(undefined);
    utimesSync(lock(), 0, 0);
    expect(tryWithLock(lock(), () => 'mine')).to.deep.equal({ value: 'mine' });
    expect(readdirSync(folder)).to.deep.equal([]);
  });

  it('is neither refreshed nor removed by a holder who lost it', async () => {
    const second = path.join(folder, 'second');
    await withLock(
      lock(),
      () => {
        writeFileSync(lock(), 'other');
        utimesSync(lock(), 0, 0);
        return withLock(
          second,
          async () => {
            utimesSync(second, 0, 0);
            await until('a refresh of the second, whose timer is later', () => statSync(second).mtimeMs > 0);
            expect(statSync(lock()).mtimeMs).to.equal(0);
          },
          5,
        );
      },
      5,
    );
    expect(readFileSync(lock(), 'utf8')).to.equal('other');
  });
});
