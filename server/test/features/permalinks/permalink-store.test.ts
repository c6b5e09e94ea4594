import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { open as openFile } from 'lmdb';
import { pino } from 'pino';
import { freePort } from '../../support/free-port.js';
import type { Permalink, PermalinkStore } from '../../../src/features/permalinks/permalink-store.js';

import { lmdbPermalinkStore } from '../../../src/storage/lmdb/lmdb-permalink-store.js';
import { memoryPermalinkStore } from '../../../src/features/permalinks/memory-permalink-store.js';
import { permalinkKey } from '../../../src/storage/redis/keys.js';
import { redisPermalinkStore } from '../../../src/storage/redis/redis-permalink-store.js';
import { connectRedis } from '../../../src/storage/redis/redis.js';
import { needsRedis, TestRedis } from '../../support/redis.js';
import { until } from '../../support/until.js';

const TIMEOUT = 250;
const logger = pino({ level: 'silent' });
const link = (accountId: string, id: string): Permalink => ({
  id,
  accountId,
  hash: `${accountId}-${id}`.padEnd(64, 'x'),
  path: '/v1/leagues',
  format: 'csv',
  created: '2026-11-20T00:00:00.000Z',
});

/** Tests that every store passes; `other` opens the same storage again. */
function keepsPermalinks(open: () => PermalinkStore, other?: () => PermalinkStore): void {
  let store: PermalinkStore;
  before(() => {
    store = open();
  });
  after(() => store.close());

  it('finds a permalink by its hash, and lists it for its account alone', async () => {
    const [a, b] = [
      link('ann', 'q-1'),
      { ...link('bob', 'q-1'), body: { playerMetricRequests: [] }, expires: '2027-01-01T00:00:00Z' },
    ];
    expect([await store.add(a, 2), await store.add(b, 2)]).to.deep.equal([true, true]);
    expect([await store.find(a.hash), await store.find(b.hash), await store.find('0'.repeat(64))]).to.deep.equal([
      a,
      b,
      undefined,
    ]);
    expect([await store.of('ann'), await store.of('bob'), await store.of('an'), await store.of('anna')]).to.deep.equal([
      [a],
      [b],
      [],
      [],
    ]);
  });

  it('takes a permalink away once, and for its account alone', async () => {
    const { hash } = link('ann', 'q-1');
    expect([await store.remove('cat', 'q-1'), await store.remove('ann', 'q-2')]).to.deep.equal([false, false]);
    expect([await store.remove('ann', 'q-1'), await store.remove('ann', 'q-1')]).to.deep.equal([true, false]);
    expect([await store.find(hash), await store.of('ann')]).to.deep.equal([undefined, []]);
  });

  it('keeps no more than the limit of an account, however many come at once', async () => {
    const added = await Promise.all(Array.from({ length: 30 }, (_, n) => store.add(link('dan', `q-${n}`), 10)));
    expect(added.filter(Boolean)).to.have.lengthOf(10);
    expect(await store.of('dan')).to.have.lengthOf(10);
    for (const [n, isKept] of added.entries())
      expect((await store.find(link('dan', `q-${n}`).hash)) !== undefined).to.equal(isKept);
  });

  if (other !== undefined) {
    it('is seen by another process, and takes away for it', async () => {
      const second = other();
      const one = link('eve', 'q-1');
      await store.add(one, 2);
      await until('another process sees it', async () => {
        try {
          return (await second.find(one.hash)) !== undefined;
        } catch {
          return false;
        }
      });
      await second.remove('eve', 'q-1');
      expect(await store.find(one.hash)).to.equal(undefined);
      await second.close();
    });
  }
}

describe('permalinks in memory', () => {
  keepsPermalinks(memoryPermalinkStore);
});

describe('permalinks in a file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'permalinks-'));
  after(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  keepsPermalinks(() => lmdbPermalinkStore(folder));

  it('leave nothing behind in it when they are taken away', async () => {
    const within = path.join(folder, 'emptied');
    const store = lmdbPermalinkStore(within);
    await store.add(link('ann', 'q-1'), 1);
    await store.remove('ann', 'q-1');
    await store.close();
    const database = openFile({ path: path.join(within, 'permalinks.lmdb'), encoding: 'json' });
    expect(database.getKeysCount()).to.equal(0);
    await database.close();
  });

  it('are there when the file is opened again', async () => {
    const first = lmdbPermalinkStore(path.join(folder, 'again'));
    await first.add(link('ann', 'q-9'), 1);
    await first.close();
    const second = lmdbPermalinkStore(path.join(folder, 'again'));
    expect(await second.of('ann')).to.deep.equal([link('ann', 'q-9')]);
    await second.close();
  });
});

describe('permalinks in Redis', () => {
  const folder: { redis?: TestRedis } = {};
  const open = (): PermalinkStore =>
    redisPermalinkStore(
      connectRedis([folder.redis?.url ?? ''], TIMEOUT, (error) => {
        logger.debug({ err: error }, 'redis');
      }),
      TIMEOUT,
    );

  before(async function skipped() {
    needsRedis(this);
    folder.redis = new TestRedis(await freePort());
    await folder.redis.start();
  });
  after(() => folder.redis?.remove());

  describe('that is there', () => {
    keepsPermalinks(() => {
      const store = open();
      return {
        ...store,
        add: async (...given) => {
          await until('a connection', async () => {
            try {
              await store.of('-');
              return true;
            } catch {
              return false;
            }
          });
          return store.add(...given);
        },
      };
    }, open);
  });

  it('leave nothing of their secrets behind when they are taken away, or have no room', async () => {
    const redis = connectRedis([folder.redis?.url ?? ''], TIMEOUT, (error) => {
      logger.debug({ err: error }, 'redis');
    });
    const store = redisPermalinkStore(redis, TIMEOUT);
    const [kept, refused] = [link('gus', 'q-1'), link('gus', 'q-2')];
    try {
      await until('a connection', async () => {
        try {
          return (await store.of('gus')).length === 0;
        } catch {
          return false;
        }
      });
      expect([await store.add(kept, 1), await store.add(refused, 1)]).to.deep.equal([true, false]);
      expect([await redis.get(permalinkKey(kept.hash)), await redis.get(permalinkKey(refused.hash))]).to.deep.equal([
        '["gus","q-1"]',
        null,
      ]);
      await store.remove('gus', 'q-1');
      expect(await redis.get(permalinkKey(kept.hash))).to.equal(null);
    } finally {
      await store.close();
    }
  });

  it('are a 503 while it is away, and there when it is back', async () => {
    const store = open();
    const one = link('fay', 'q-1');
    const isThere = async (): Promise<boolean> => {
      try {
        return (await store.find(one.hash)) !== undefined || (await store.add(one, 1));
      } catch {
        return false;
      }
    };
    try {
      await until('a connection', isThere);
      await folder.redis?.kill();
      const error: unknown = await Promise.resolve(store.find(one.hash)).catch((caught: unknown) => caught);
      expect(error).to.include({ code: 'unavailable', message: 'Permalinks cannot be looked up at the moment.' });
      await folder.redis?.start();
      await until('Redis is back', isThere);
    } finally {
      await store.close();
    }
  });
});
