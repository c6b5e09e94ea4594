import { expect } from 'chai';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { freePort } from '../../support/free-port.js';
import type { Taken } from '../../../src/http/limits/token-buckets.js';
import type { Limits } from '../../../src/storage/redis/limits.js';
import { limitsKey, slicesKey, usageKey } from '../../../src/storage/redis/keys.js';
import { BucketWords, quotaWords, readDays } from '../../../src/storage/redis/limit-words.js';
import { connectRedis } from '../../../src/storage/redis/redis.js';
import { redisLimits } from '../../../src/storage/redis/redis-limits.js';
import { hasRedis, needsRedis, TestRedis } from '../../support/redis.js';
import { until } from '../../support/until.js';

const days = ['2026-11-18'];
const plan = { ratePerSecond: 2000, burst: 2000 };
const SLICE = 100;

describe('slices of large plans in Redis', () => {
  let redis: TestRedis;
  const opened: Limits[] = [];
  const replicas = async (count: number): Promise<readonly Limits[]> => {
    const made = Array.from({ length: count }, () =>
      redisLimits({
        stateDirectory: '',
        redisUrls: [redis.url],
        redisTimeoutMilliseconds: 20_000,
        logger: pino({ level: 'silent' }),
        registry: new Registry(),
      }),
    );
    opened.push(...made);
    for (const one of made) await one.connected();
    return made;
  };
  const requests =
    (limits: Limits, accountId: string, limit: number, limitsOfPlan = plan) =>
    (buckets = limits.buckets(limitsOfPlan, 'account')) =>
    async (): Promise<Taken> =>
      buckets.take(accountId, { accountId, limit, days });
  /** Sends requests until the bucket has admitted a number of them. Returns what was left of the quota each time. */
  const take = async (request: () => Promise<Taken>, count: number): Promise<readonly number[]> => {
    const left: number[] = [];
    while (left.length < count) {
      const taken = await request();
      if (!taken.isOver) left.push(taken.left ?? NaN);
    }
    return left;
  };
  const used = async (limits: Limits | undefined, accountId: string) =>
    (await limits?.usage.counts(accountId, days))?.[0];
  /** The requests that Redis counts, used or not. */
  const counted = async (accountId: string): Promise<number> => {
    const words = readDays(days).map(String);
    const [, count] = (await redis.run((client) =>
      client.call('BITFIELD', limitsKey(accountId), ...words),
    )) as number[];
    return count ?? NaN;
  };

  before(async function skipped() {
    needsRedis(this);
    redis = new TestRedis(await freePort());
    await redis.start();
  });
  afterEach(async () => {
    for (const { usage } of opened.splice(0)) await usage.close();
  });
  after(async () => {
    if (hasRedis) await redis.remove();
  });

  it('save most calls of Redis', async () => {
    const [one] = (await replicas(1)) as [Limits];
    const request = requests(one, 'saves', 100_000)();
    const [left, calls] = await redis.callsOf(() => take(request, 1000));
    expect(calls).to.be.lessThan(700);
    expect(left).to.deep.equal(Array.from({ length: 1000 }, (_, n) => 99_999 - n));
  });

  it('count as left, in what follows, for this process and for others', async () => {
    const [one, two] = (await replicas(2)) as [Limits, Limits];
    await take(requests(one, 'left', 100_000)(), 30);
    expect(await used(one, 'left')).to.equal(30);
    const ofTwo = await used(two, 'left');
    expect(ofTwo).to.be.within(30 - SLICE, 30);
    await one.usage.close();
    expect(await used(two, 'left')).to.equal(30);
    expect(await counted('left')).to.equal(30);
  });

  it('are given back when they end', async () => {
    const [one] = (await replicas(1)) as [Limits];
    await take(requests(one, 'ends', 100_000)(), 25);
    await until('the rest of a slice in Redis', async () => (await counted('ends')) === 25);
  });

  it('end a quota exactly, however many processes ask', async () => {
    const processes = await replicas(8);
    const quota = 6000;
    const accounts = ['a', 'b', 'c'];
    const asks = accounts.flatMap((account) => processes.map((limits) => requests(limits, account, quota)()));
    const left = await Promise.all(asks.map((request) => take(request, (quota + 400) / 8)));
    const refused = left.flat().filter((one) => one < 0).length;
    expect(refused).to.equal(accounts.length * 400);
    for (const account of accounts) expect(await used(processes[0], account)).to.equal(quota);
  });

  it('cost at most one if a process is killed, and add nothing', async () => {
    const [other] = (await replicas(1)) as [Limits];
    const use = { days, limit: 100_000 };
    const [bucket, now] = [new BucketWords(plan), Date.now()];
    // What a process sends before it is killed.
    const killed = connectRedis([redis.url], 20_000, () => undefined);
    await killed.connected();
    const amounts = { requests: SLICE, leave: 1000 };
    await killed.lease(
      ...([limitsKey('killed'), usageKey('killed'), slicesKey('killed')] as const),
      ...bucket.words(now * 1000, amounts),
      bucket.fillTime(SLICE),
      ...quotaWords(use, amounts),
      ...['killed', now + 60, now],
    );
    killed.disconnect();
    expect(await used(other, 'killed')).to.be.oneOf([0, SLICE]);
    await until('the end of the slice', async () => (await used(other, 'killed')) === SLICE);
    expect(await requests(other, 'killed', 100_000)()()).to.include({ left: 100_000 - SLICE - 1, isOver: false });
  });

  it('are taken for every plan whose slices have ten requests', async () => {
    const [one] = (await replicas(1)) as [Limits];
    const request = requests(one, 'least', 100_000, { ratePerSecond: 200, burst: 160 })();
    const client = connectRedis([redis.url], 20_000, () => undefined);
    await client.connected();
    await until('a slice in Redis', async () => {
      await Promise.all(Array.from({ length: 10 }, request));
      await request();
      return Object.keys(await client.hgetall(slicesKey('least'))).length > 0;
    });
    client.disconnect();
  });

  it('are not taken for small plans, or for the last requests of a bucket and a quota', async () => {
    const [one] = (await replicas(1)) as [Limits];
    const slow = requests(one, 'slow', 100_000, { ratePerSecond: 199, burst: 2000 })();
    const small = requests(one, 'small', 100_000, { ratePerSecond: 2000, burst: 159 })();
    const short = requests(one, 'short', 3000)();
    for (const [account, request] of [
      ['slow', slow],
      ['small', small],
      ['short', short],
    ] as const) {
      await take(request, 100);
      expect(await counted(account)).to.equal(100);
    }
  });
});
