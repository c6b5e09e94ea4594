import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { createApp } from '@goalsquare/server';
import { expect } from 'chai';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { freePort } from '../../support/free-port.js';
import { dayOf, daysOfPeriod } from '../../../src/domain/accounts/calendar.js';
import type { RateLimits } from '../../../src/domain/accounts/plan.js';
import type { Taken } from '../../../src/http/limits/token-buckets.js';
import type { Limits } from '../../../src/storage/redis/limits.js';
import { redisLimits } from '../../../src/storage/redis/redis-limits.js';
import { hasRedis, needsRedis, TestRedis } from '../../support/redis.js';
import { sourceOf } from '../../support/app.js';
import { until } from '../../support/until.js';

const NOW = Date.UTC(2026, 10, 18, 12);
const day = dayOf(NOW);
const TIMEOUT = 250;
/** A decision never takes so long, however busy the machine is. */
const PATIENT = 20_000;

describe('limits in Redis', () => {
  let redis: TestRedis;
  const opened: Limits[] = [];
  const registries: Registry[] = [];
  const replica = (timeout = PATIENT, url = redis.url): Limits => {
    const registry = new Registry();
    registries.push(registry);
    const limits = redisLimits({
      stateDirectory: '',
      redisUrls: [url],
      redisTimeoutMilliseconds: timeout,
      logger: pino({ level: 'silent' }),
      registry,
      now: () => NOW,
    });
    opened.push(limits);
    return limits;
  };
  const use = (accountId: string, limit: number) => ({ accountId, limit, days: [day] });
  const admits = async (replicaOf: Limits | undefined, limits: RateLimits, key: string): Promise<boolean> =>
    (await replicaOf?.buckets(limits, 'account').take(key, undefined))?.isOver === false;
  const isShared = (limits: Limits) => limits.state() === 'ready';
  const connected = async (timeout?: number): Promise<readonly Limits[]> => {
    const both = [replica(timeout), replica(timeout)];
    for (const one of both) await one.connected();
    return both;
  };

  before(async function skipped() {
    needsRedis(this);
    redis = new TestRedis(await freePort());
    await redis.start();
  });
  afterEach(async () => {
    for (const { usage } of opened.splice(0)) await usage.close();
    registries.length = 0;
  });
  after(async () => {
    if (hasRedis) await redis.remove();
  });

  it('admit a quota exactly, however many replicas ask at once', async () => {
    const replicas = await connected();
    const taken = await Promise.all(
      Array.from({ length: 300 }, (_, n) => Promise.resolve((replicas[n % 2] as Limits).usage.take(use('exact', 100)))),
    );
    expect(taken.filter((left) => left >= 0).sort((a, b) => a - b)).to.deep.equal(
      Array.from({ length: 100 }, (_, n) => n),
    );
    for (const { usage } of replicas) expect(await usage.counts('exact', [day])).to.deep.equal([100]);
  });

  it('admit a burst exactly, and as many as flow in', async () => {
    const replicas = await connected();
    const draw = async (ratePerSecond: number) => {
      const taken = await Promise.all(
        Array.from({ length: 60 }, (_, n) => admits(replicas[n % 2], { ratePerSecond, burst: 20 }, 'exact')),
      );
      return taken.filter(Boolean).length;
    };
    expect(await draw(0.001)).to.equal(20);
    const fast = () => admits(replicas[0], { ratePerSecond: 5, burst: 1 }, 'fills');
    await until('a bucket that fills again', fast);
    await until('a bucket that is empty', async () => !(await fast()));
    await until('a bucket that fills again', fast);
  });

  it('take from a bucket and a quota at once, exactly, however many replicas ask', async () => {
    const replicas = await connected();
    const taken = async (accountId: string, burst: number, limit: number) =>
      Promise.all(
        Array.from({ length: 60 }, (_, n) =>
          Promise.resolve((replicas[n % 2] as Limits).buckets({ ratePerSecond: 0.001, burst }, 'account')).then(
            (buckets) => buckets.take(accountId, use(accountId, limit)),
          ),
        ),
      );
    const sorted = (all: readonly Taken[]) => all.flatMap(({ left }) => left ?? []).sort((a, b) => a - b);
    const wideBucket = await taken('wide', 40, 12);
    expect(wideBucket.filter(({ isOver }) => !isOver)).to.have.length(40);
    expect(sorted(wideBucket)).to.deep.equal([
      ...Array<number>(28).fill(-1),
      ...Array.from({ length: 12 }, (_, n) => n),
    ]);
    const tightBucket = await taken('tight', 20, 100);
    expect(sorted(tightBucket)).to.deep.equal(Array.from({ length: 20 }, (_, n) => 80 + n));
    for (const [accountId, count] of [
      ['wide', 12],
      ['tight', 20],
    ] as const)
      expect(await replicas[0]?.usage.counts(accountId, [day])).to.deep.equal([count]);
  });

  it('take a request from its bucket and its quota in one round trip, and give back an invalid one', async () => {
    const [one] = await connected();
    const app = createApp({ ...one, matches: sourceOf([]), logger: pino({ level: 'silent' }), now: () => NOW });
    const server = app.listen(0, '127.0.0.1');
    try {
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      const status = async (path: string) =>
        (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { Authorization: 'Bearer sandbox-basic' } })).status;
      const scriptsOf = async (path: string): Promise<number> => {
        const before = await redis.scriptCalls();
        expect(await status(path)).to.equal(200);
        return (await redis.scriptCalls()) - before;
      };
      const lists = '/v1/metadata/matchtypes';
      await status(lists);
      expect([
        await scriptsOf(lists),
        await scriptsOf(lists),
        await scriptsOf('/v1/metadata/matchstatus'),
        await scriptsOf('/v1/usage'),
      ]).to.deep.equal([1, 1, 1, 1]);
      expect(await one?.usage.counts('sandbox-basic', [day])).to.deep.equal([4]);
      expect(await status('/v1/metadata/matchtypes?unknown=1')).to.equal(400);
      expect(await status('/v1/nothing')).to.equal(404);
      expect(await status('/v1/usage')).to.equal(200);
      await until('a refund', async () => (await one?.usage.counts('sandbox-basic', [day]))?.[0] === 4);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });

  it('make two calls of Redis for a repeated request, and for one that is refused at most three', async () => {
    const [one] = await connected();
    const buckets = one?.buckets({ ratePerSecond: 0.001, burst: 120 }, 'account');
    const days = [day];
    const request = () => buckets?.take('calls', { accountId: 'calls', limit: 100, days });
    await request();
    const [, admitted] = await redis.callsOf(async () => {
      for (let n = 1; n < 100; n += 1) expect((await request())?.left).to.equal(99 - n);
    });
    expect(admitted).to.equal(99 * 2);
    for (const reason of ['quota', 'bucket']) {
      const [, refused] = await redis.callsOf(async () => {
        for (let n = 0; n < 20; n += 1)
          expect(await request()).to.include(reason === 'quota' ? { left: -1 } : { isOver: true });
      });
      expect(refused).to.equal(20 * 3);
    }
  });

  it('clear counts whose field a later day takes, and go on from those of version 1.0.0', async () => {
    const [one] = await connected();
    const take = (today: string) => one?.usage.take({ accountId: 'ring', limit: 10, days: [today] });
    expect([await take('2026-11-18'), await take('2026-11-18'), await take('2027-01-21')]).to.deep.equal([9, 8, 9]);
    expect(await one?.usage.counts('ring', ['2026-11-18', '2027-01-21', '2027-01-22'])).to.deep.equal([1, 1, 0]);
    expect([await take('2027-01-20'), await take('2027-01-21'), await take('2027-03-30')]).to.deep.equal([9, 8, 9]);
    await redis.run((client) => client.hset('goalsquare:usage:{old}', { '2026-11-16': 2, [day]: 3 }));
    const week = daysOfPeriod('WEEK', NOW);
    expect(await one?.usage.take({ accountId: 'old', limit: 10, days: week })).to.equal(4);
    expect(await one?.usage.counts('old', week)).to.deep.equal([2, 0, 4]);
  });

  it('refuse all of a plan without requests', async () => {
    const [one] = await connected();
    expect(await one?.usage.take(use('nothing', 0))).to.equal(-1);
    expect(await one?.usage.counts('nothing', [day])).to.deep.equal([0]);
  });

  it('count a quota over the days of its period, and keep accounts apart', async () => {
    const [one] = await connected();
    const week = daysOfPeriod('WEEK', NOW);
    const take = (days: readonly string[]) => one?.usage.take({ accountId: 'week', limit: 3, days });
    expect([
      await take(week.slice(0, 1)),
      await take(week.slice(0, 2)),
      await take(week),
      await take(week),
    ]).to.deep.equal([2, 1, 0, -1]);
    expect(await one?.usage.counts('week', week)).to.deep.equal([1, 1, 1]);
    expect(await one?.usage.take(use('another', 3))).to.equal(2);
  });

  it('are local while Redis is away, go on from what was counted, and are added to it once it is back', async () => {
    const [one, two] = await connected(TIMEOUT);
    for (let n = 0; n < 3; n += 1) await one?.usage.take(use('away', 6));
    await redis.kill();
    expect([await one?.usage.take(use('away', 6)), await one?.usage.take(use('away', 6))]).to.deep.equal([2, 1]);
    expect(one?.state()).to.deep.equal({
      degraded: `counted by this replica only since ${new Date(NOW).toISOString()}, because Redis is unavailable`,
    });
    expect(await registries[0]?.metrics())
      .to.match(/goalsquare_limits_shared 0\n/u)
      .and.match(/goalsquare_limits_local_decisions_total 2\n/u);
    expect(await one?.usage.counts('away', [day])).to.deep.equal([5]);
    const bucket = one?.buckets({ ratePerSecond: 0.001, burst: 2 }, 'account');
    const over: (boolean | undefined)[] = [];
    for (let n = 0; n < 3; n += 1) over.push((await bucket?.take('away', undefined))?.isOver);
    expect(over).to.deep.equal([false, false, true]);
    const another = one?.buckets({ ratePerSecond: 0.001, burst: 1 }, 'account');
    expect([await another?.take('away', use('away', 7)), await another?.take('away', use('away', 7))]).to.deep.equal([
      { tokens: 0, isOver: false, left: 1 },
      { tokens: 0, isOver: true, left: undefined },
    ]);
    await redis.start();
    await until('Redis in use again', () => one !== undefined && isShared(one));
    await until('local counts in Redis', async () => (await two?.usage.counts('away', [day]))?.[0] === 6);
    expect(await registries[0]?.metrics()).to.match(/goalsquare_limits_shared 1\n/u);
    expect([await two?.usage.take(use('away', 7)), await one?.usage.take(use('away', 7))]).to.deep.equal([0, -1]);
  });

  it('let nobody wait for a Redis that hangs: one decision as long as the timeout, the next not at all', async () => {
    const [one] = await connected(TIMEOUT);
    redis.signal('SIGSTOP');
    try {
      expect(await one?.usage.take(use('hangs', 10))).to.equal(9);
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
      }, TIMEOUT);
      for (let n = 0; n < 5; n += 1) await one?.usage.take(use('hangs', 10));
      clearTimeout(timer);
      expect(isLate).to.equal(false);
    } finally {
      redis.signal('SIGCONT');
    }
    await until('Redis in use again', () => one !== undefined && isShared(one));
  });

  it('are exact again after the network parted one of two replicas from Redis', async () => {
    const pairs = new Set<readonly [Socket, Socket]>();
    let isParted = false;
    const relay = createServer((caller) => {
      const target = connect(redis.port, '127.0.0.1');
      const pair = [caller, target] as const;
      pairs.add(pair);
      for (const socket of pair) socket.on('error', () => undefined);
      // Bytes of a parted network are neither delivered nor refused.
      for (const [from, to] of [pair, [target, caller] as const])
        from.on('data', (bytes) => {
          if (!isParted) to.write(bytes);
        });
    });
    relay.listen(0, '127.0.0.1');
    await once(relay, 'listening');
    const near = replica(TIMEOUT);
    const far = replica(TIMEOUT, `redis://127.0.0.1:${(relay.address() as AddressInfo).port}`);
    for (const one of [near, far]) await one.connected();
    const bothTake = async (times: number): Promise<void> => {
      for (let n = 0; n < times; n += 1) for (const one of [near, far]) await one.usage.take(use('parted', 1000));
    };
    await bothTake(3);
    isParted = true;
    await bothTake(3);
    expect(far.state()).to.have.property('degraded');
    isParted = false;
    for (const pair of pairs) for (const socket of pair) socket.destroy();
    await until('Redis in use again', () => isShared(far));
    await bothTake(3);
    await until('all counts in Redis', async () => (await near.usage.counts('parted', [day]))[0] === 18);
    relay.close();
  });

  it('are local from the start where Redis is not there', async () => {
    const limits = redisLimits({
      stateDirectory: '',
      redisUrls: [`redis://127.0.0.1:${await freePort()}`],
      redisTimeoutMilliseconds: TIMEOUT,
      logger: pino({ level: 'silent' }),
      registry: new Registry(),
    });
    opened.push(limits);
    expect(await limits.usage.take(use('alone', 2))).to.equal(1);
    expect(limits.state()).to.have.property('degraded');
  });
});
