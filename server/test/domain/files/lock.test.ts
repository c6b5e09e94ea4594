import fs, { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { STALE_MILLISECONDS, tryWithLock, withLock } from '../../../src/domain/files/lock.js';
import { until } from '../../support/until.js';

/** Runs `act` with some functions of node:fs replaced. */
async function withFs<T>(replaced: Partial<typeof fs>, act: () => T | Promise<T>): Promise<T> {
  const before = Object.fromEntries(Object.keys(replaced).map((name) => [name, fs[name as keyof typeof fs]]));
  Object.assign(fs, replaced);
  syncBuiltinESMExports();
  try {
    return await act();
  } finally {
    Object.assign(fs, before);
    syncBuiltinESMExports();
  }
}

/** Returns a function that runs `first` before its first call, as another process may do. */
function preceded<A extends unknown[], R>(run: (...args: A) => R, first: () => void): (...args: A) => R {
  let isFirst = true;
  return (...args) => {
    if (isFirst) {
      isFirst = false;
      first();
    }
    return run(...args);
  };
}

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

  it('is stale once it was not refreshed for longer than the limit, not before, and stays where it is until then', () => {
    const written = 1_800_000_000;
    writeFileSync(lock(), 'other');
    utimesSync(lock(), written, written);
    const { now } = Date;
    const takeAt = (at: number) => {
      Date.now = () => at;
      try {
        return tryWithLock(lock(), () => 'mine');
      } finally {
        Date.now = now;
      }
    };
    const { ctimeNs } = statSync(lock(), { bigint: true });
    expect(takeAt(written * 1000 + STALE_MILLISECONDS)).to.equal(undefined);
    expect(statSync(lock(), { bigint: true }).ctimeNs).to.equal(ctimeNs);
    expect(takeAt(written * 1000 + STALE_MILLISECONDS + 1)).to.deep.equal({ value: 'mine' });
  });

  it('is taken if another process removes the stale one first', async () => {
    writeFileSync(lock(), 'stale');
    utimesSync(lock(), 0, 0);
    const removed = () => {
      rmSync(lock());
    };
    const taken = await withFs({ renameSync: preceded(fs.renameSync, removed) }, () =>
      tryWithLock(lock(), () => 'mine'),
    );
    expect(taken).to.deep.equal({ value: 'mine' });
    expect(readdirSync(folder)).to.deep.equal([]);
  });

  it('goes back to a process that takes it while the stale one is removed', async () => {
    writeFileSync(lock(), 'stale');
    utimesSync(lock(), 0, 0);
    const retaken = () => {
      rmSync(lock());
      writeFileSync(lock(), 'other');
    };
    const taken = await withFs({ renameSync: preceded(fs.renameSync, retaken) }, () =>
      tryWithLock(lock(), () => 'mine'),
    );
    expect([taken, readdirSync(folder), readFileSync(lock(), 'utf8')]).to.deep.equal([undefined, ['lock'], 'other']);
  });

  it('stays with a third process that takes it before it goes back', async () => {
    writeFileSync(lock(), 'stale');
    utimesSync(lock(), 0, 0);
    const second = () => {
      rmSync(lock());
      writeFileSync(lock(), 'second');
    };
    const third = () => {
      writeFileSync(lock(), 'third');
    };
    const taken = await withFs(
      { renameSync: preceded(fs.renameSync, second), linkSync: preceded(fs.linkSync, third) },
      () => tryWithLock(lock(), () => 'mine'),
    );
    expect([taken, readdirSync(folder), readFileSync(lock(), 'utf8')]).to.deep.equal([undefined, ['lock'], 'third']);
  });

  it('is not left behind by a full disk, even if it is gone already; the error names it, and its file is closed', async () => {
    for (const isGone of [false, true]) {
      let opened = -1;
      const full = () => {
        if (isGone) rmSync(lock());
        throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
      };
      const { openSync: open } = fs;
      const openSync: typeof open = (...args) => (opened = open(...args));
      const failed: unknown = await withFs({ openSync, writeFileSync: full }, () =>
        tryWithLock(lock(), () => 'mine'),
      ).catch((error: unknown) => error);
      expect(failed).to.include({ code: 'ENOSPC', path: lock() });
      expect(readdirSync(folder)).to.deep.equal([]);
      expect(() => fs.fstatSync(opened)).to.throw('EBADF');
    }
  });

  it('may be gone when its holder is done, or be removed at that moment', async () => {
    const gone = tryWithLock(lock(), () => {
      rmSync(lock());
      return 'mine';
    });
    expect(gone).to.deep.equal({ value: 'mine' });
    const read = fs.readFileSync;
    const removing = ((...args: Parameters<typeof read>) => {
      const text = read(...args);
      rmSync(lock());
      return text;
    }) as typeof read;
    const removed = await withFs({ readFileSync: removing }, () => tryWithLock(lock(), () => 'mine'));
    expect(removed).to.deep.equal({ value: 'mine' });
  });

  it('may be removed at the moment it is refreshed', async () => {
    let refreshed = 0;
    const utimes = fs.utimesSync;
    const removing: typeof utimes = (...args) => {
      refreshed += 1;
      rmSync(lock());
      utimes(...args);
    };
    await withFs({ utimesSync: removing }, () => withLock(lock(), () => until('a refresh', () => refreshed === 1), 5));
    expect(readdirSync(folder)).to.deep.equal([]);
  });

  it('is refreshed no more once the work is done, well or not', async () => {
    const { setInterval: start, clearInterval: stop } = globalThis;
    const running = new Set<unknown>();
    Object.assign(globalThis, {
      setInterval: (...args: Parameters<typeof start>) => {
        const timer = start(...args);
        running.add(timer);
        return timer;
      },
      clearInterval: (timer: NodeJS.Timeout) => {
        running.delete(timer);
        stop(timer);
      },
    });
    try {
      expect(await withLock(lock(), () => Promise.resolve(running.size))).to.equal(1);
      await withLock(lock(), () => Promise.reject(new Error('no'))).catch(() => undefined);
    } finally {
      Object.assign(globalThis, { setInterval: start, clearInterval: stop });
    }
    expect(running.size).to.equal(0);
  });

  it('fails where no file can be, instead of waiting', async () => {
    writeFileSync(lock(), '');
    const below = path.join(lock(), 'lock');
    expect(() => tryWithLock(below, () => 'mine')).to.throw('ENOTDIR');
    expect(await withLock(below, () => Promise.resolve('mine')).catch(String)).to.include('ENOTDIR');
  });
});
