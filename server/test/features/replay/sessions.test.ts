import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { freePort } from '../../support/free-port.js';
import { REPLAY_DURATION_MS, type Session } from '../../../src/features/replay/session.js';
import type { SessionStore } from '../../../src/features/replay/session-store.js';
import { lmdbSessionStore } from '../../../src/storage/lmdb/lmdb-session-store.js';
import { memorySessionStore } from '../../../src/features/replay/memory-session-store.js';
import { connectRedis } from '../../../src/storage/redis/redis.js';
import { redisSessionStore } from '../../../src/storage/redis/redis-session-store.js';
import { needsRedis, TestRedis } from '../../support/redis.js';
import { until } from '../../support/until.js';

const session = (matchId: number, accountId: string, begun = 0): Session => ({
  matchId,
  replayOf: 7,
  accountId,
  begun,
  shift: 1000,
  course: { at: begun, position: 5, speed: 60, isPaused: false },
});

/** Tests that every store passes. */
function keepsReplays(open: () => SessionStore): void {
  let store: SessionStore;
  before(() => {
    store = open();
  });
  after(() => store.close());

  it('finds a replay by its id, and lists it for its account only, oldest first', async () => {
    const [a, b, c] = [session(3, 'ann', 20), session(1, 'ann', 30), session(2, 'bob')];
    for (const one of [b, a, c]) expect(await store.add(one, 2, 30)).to.equal('kept');
    expect([store.find(3), store.find(1), store.find(2), store.find(4)]).to.deep.equal([a, b, c, undefined]);
    expect(
      [store.of('ann', 30), store.of('bob', 30), store.of('an', 30)].map((found) =>
        found.map(({ matchId }) => matchId).sort(),
      ),
    ).to.deep.equal([[1, 3], [2], []]);
  });

  it('rejects a taken id, and more replays than the limit of an account', async () => {
    expect([
      await store.add(session(2, 'cat'), 2, 30),
      await store.add(session(9, 'ann', 30), 2, 30),
      await store.add(session(9, 'ann', 30), 3, 30),
    ]).to.deep.equal(['taken', 'too many', 'kept']);
  });

  it('updates a replay, unless it was removed', async () => {
    const next = { ...session(2, 'bob'), course: { at: 9, position: 9, speed: 1, isPaused: true } };
    await store.put(next);
    await store.remove(9);
    await store.put(session(9, 'ann'));
    expect([store.find(2), store.find(9)]).to.deep.equal([next, undefined]);
  });

  it('forgets replays that have ended, and does not count them', async () => {
    expect(store.of('ann', REPLAY_DURATION_MS + 25)).to.have.lengthOf(1);
    expect(await store.add(session(10, 'ann', REPLAY_DURATION_MS + 25), 2, REPLAY_DURATION_MS + 25)).to.equal('kept');
    expect([store.find(3), store.find(1)?.matchId]).to.deep.equal([undefined, 1]);
  });
}

const TIMEOUT = 250;

describe('replays stored', () => {
  describe('in memory', () => {
    keepsReplays(memorySessionStore);
  });

  describe('in a file', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'goalsquare-replays-'));
    after(() => {
      rmSync(folder, { recursive: true, force: true });
    });
    keepsReplays(() => lmdbSessionStore(folder));

    it('are available to the next process that opens it', async () => {
      const again = lmdbSessionStore(folder);
      expect(again.find(2)?.accountId).to.equal(undefined);
      expect(again.find(10)?.accountId).to.equal('ann');
      await again.close();
    });
  });

  describe('in Redis', () => {
    const redis: { server?: TestRedis } = {};
    const open = (): SessionStore =>
      redisSessionStore(
        connectRedis([redis.server?.url ?? ''], TIMEOUT, () => undefined),
        TIMEOUT,
      );
    const added = (store: SessionStore, one: Session) => async (): Promise<boolean> => {
      try {
        return (await store.add(one, 9, 0)) !== 'too many';
      } catch {
        return false;
      }
    };

    before(async function skipped() {
      needsRedis(this);
      redis.server = new TestRedis(await freePort());
      await redis.server.start();
    });
    after(() => redis.server?.remove());

    describe('that is available', () => {
      keepsReplays(() => {
        const store = open();
        return {
          ...store,
          add: async (...given) => {
            await until('a connection', added(store, session(99, 'zoe')));
            return store.add(...given);
          },
        };
      });
    });

    it('are visible to other replicas, with their changes, until they are removed', async () => {
      const [one, two] = [open(), open()];
      const replay = session(50, 'dan');
      await until('a connection', added(one, replay));
      await until('the other knows it', () => Promise.resolve(two.find(50) !== undefined));
      await one.put({ ...replay, shift: 7 });
      await until('the other knows the change', () => Promise.resolve(two.find(50)?.shift === 7));
      await one.remove(50);
      await until('the other knows that it is gone', () => Promise.resolve(two.find(50) === undefined));
      await Promise.all([one.close(), two.close()]);
    });

    it('are looked up at once by other replicas, and stay in their copy', async () => {
      const [one, two] = [open(), open()];
      await until('a connection', added(two, session(95, 'ida')));
      await until('a connection', added(one, session(55, 'dan')));
      expect((await two.lookUp(55))?.accountId).to.equal('dan');
      expect(two.find(55)?.accountId).to.equal('dan');
      expect(await two.lookUp(56)).to.equal(undefined);
      await Promise.all([one.close(), two.close()]);
    });

    it('never exceed the limit of an account, however many replicas add at once', async () => {
      const [one, two] = [open(), open()];
      for (const store of [one, two]) await until('a connection', added(store, session(70, 'fay')));
      const results = await Promise.all(
        Array.from({ length: 10 }, (_, n) => (n % 2 === 0 ? one : two).add(session(71 + n, 'gus'), 3, 0)),
      );
      expect(results.filter((result) => result === 'kept')).to.have.lengthOf(3);
      expect(results.filter((result) => result === 'too many')).to.have.lengthOf(7);
      const same = await Promise.all([one, two].map((store) => store.add(session(90, 'hal'), 9, 0)));
      expect(same.sort()).to.deep.equal(['kept', 'taken']);
      await Promise.all([one.close(), two.close()]);
    });

    it('continue while Redis is unavailable, but a new one returns 503', async () => {
      const store = open();
      await until('a connection', added(store, session(60, 'eve')));
      await redis.server?.kill();
      const error: unknown = await store.add(session(61, 'eve'), 9, 0).catch((caught: unknown) => caught);
      expect(error).to.include({
        code: 'unavailable',
        message: 'Replays cannot be looked up, created or changed at the moment.',
      });
      expect(store.find(60)?.accountId).to.equal('eve');
      await store.close();
      await redis.server?.start();
    });
  });
});
