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

  it('admit a burst exactly, of each kind for itself, on whichever node it is counted', async () => {
    for (const kind of ['account', 'address']) {
      const buckets = replicas.map((replica) => replica.buckets({ ratePerSecond: 0.001, burst: LIMIT }, kind));
      for (const key of ['192.0.2.1', '192.0.2.2', '2001:db8::/56']) {
        const taken = await ask((_, n) => buckets[n % REPLICAS]?.take(key, undefined));
        expect(taken.filter((one) => one?.isOver === false)).to.have.length(LIMIT);
      }
    }
  });

  it('let each of many codes be used once', async () => {
    const uses = await ask(({ used }, n) => used.claim(`code-${Math.floor(n / 3)}`, NOW + MINUTE));
    expect(uses.filter((use) => use === 'first')).to.have.length(LIMIT);
    expect(uses.filter((use) => use === 'again')).to.have.length(LIMIT * 2);
  });
});
