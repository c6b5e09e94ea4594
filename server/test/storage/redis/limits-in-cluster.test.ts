import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { startCluster, type TestCluster } from './cluster.js';
import type { Limits } from '../../../src/storage/redis/limits.js';
import { redisLimits } from '../../../src/storage/redis/redis-limits.js';
import { needsRedis } from '../../support/redis.js';

const REPLICAS = 3;
const LIMIT = 1000;
const NOW = Date.UTC(2026, 10, 18, 12);
const MINUTE = 60_000;

describe('limits of three replicas in a Redis Cluster of six nodes', () => {
  let folder: string | undefined;
  let cluster: TestCluster | undefined;
  const replicas: Limits[] = [];

  /** Asks all replicas in turn, three times as often as the limit allows. */
  const ask = <T>(act: (limits: Limits, n: number) => Promise<T> | T): Promise<readonly T[]> =>
    Promise.all(Array.from({ length: LIMIT * 3 }, (_, n) => act(replicas[n % REPLICAS] as Limits, n)));

  before(async function skipped() {
    needsRedis(this);
    folder = mkdtempSync(path.join(tmpdir(), 'redis-cluster-'));
    cluster = await startCluster(folder);
    for (let n = 0; n < REPLICAS; n += 1) {
      replicas.push(
        redisLimits({
          stateDirectory: '',
          redisUrls: cluster.urls,
          redisTimeoutMilliseconds: 10_000,
          logger: pino({ level: 'silent' }),
          registry: new Registry(),
          now: () => NOW,
        }),
      );
    }
    for (const replica of replicas) await replica.connected();
  });
  after(async () => {
    for (const { usage } of replicas) await usage.close();
    await cluster?.stop();
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  });
  afterEach(() => {
    for (const { state } of replicas) expect(state()).to.equal('ready');
  });

  it('admit a quota exactly', async () => {
    const left = await ask(({ usage }) => usage.take({ accountId: 'quota', limit: LIMIT, days: ['2026-11-18'] }));
    expect(left.filter((one) => one >= 0).sort((a, b) => b - a)).to.deep.equal(
      Array.from({ length: LIMIT }, (_, n) => LIMIT - 1 - n),
    );
  });

  it('admit a burst exactly', async () => {
    const buckets = replicas.map((replica) => replica.buckets({ ratePerSecond: 0.001, burst: LIMIT }));
    const hits = await ask((_, n) => buckets[n % REPLICAS]?.increment('burst'));
    expect(hits.filter((hit) => (hit?.totalHits ?? 0) <= LIMIT)).to.have.length(LIMIT);
  });

  it('admit what comes from an address exactly, on whichever node it is counted', async () => {
    const windows = await Promise.all(
      replicas.map(async ({ windows: open }) => {
        const store = open('test');
        await store.init?.({ windowMs: MINUTE } as never);
        return store;
      }),
    );
    for (const address of ['192.0.2.1', '192.0.2.2', '2001:db8::/56']) {
      const hits = await ask((_, n) => windows[n % REPLICAS]?.increment(address));
      expect(hits.map((hit) => hit?.totalHits).sort((a = 0, b = 0) => a - b)).to.deep.equal(
        Array.from({ length: LIMIT * 3 }, (_, n) => n + 1),
      );
    }
  });

  it('let each of many codes be used once', async () => {
    const uses = await ask(({ used }, n) => used.claim(`code-${Math.floor(n / 3)}`, NOW + MINUTE));
    expect(uses.filter((use) => use === 'first')).to.have.length(LIMIT);
    expect(uses.filter((use) => use === 'again')).to.have.length(LIMIT * 2);
  });
});
