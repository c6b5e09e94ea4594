import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { freePort } from '../../support/free-port.js';
import { dailyCounter } from '../../../src/domain/accounts/usage-store.js';
import { keyFolder } from '../../../src/features/identity/keys/key-folder.js';
import { SIGNING_PERIOD } from '../../../src/features/identity/keys/key-rotation.js';
import type { Limits } from '../../../src/storage/redis/limits.js';
import { redisLimits } from '../../../src/storage/redis/redis-limits.js';
import { appForSuite, type TestApp } from '../../support/app.js';
import {
  ask,
  authorizePath,
  demoIdentity,
  exchange,
  forCode,
  fragmentOf,
  implicit,
  logIn,
  machine,
  openLogin,
  pick,
} from '../../support/identity.js';
import { hasRedis, needsRedis, TestRedis } from '../../support/redis.js';
import { until } from '../../support/until.js';

const PATH = '/v1/leagues';
const newFolder = (): string => mkdtempSync(path.join(tmpdir(), 'replicas-'));
const tokenOf = ({ body }: { readonly body: unknown }): string =>
  (body as { readonly access_token: string }).access_token;
const newCode = async (app: TestApp): Promise<string | null> => (await logIn(app, forCode)).searchParams.get('code');
const statusAs = async (app: TestApp, token: string): Promise<number> => (await app.getAs(token, PATH)).status;

describe('two replicas that share a folder of keys', () => {
  const folder = newFolder();
  let now = Date.UTC(2026, 10, 20, 12);
  const apps = [0, 1].map(() =>
    appForSuite({ identity: demoIdentity({ keys: keyFolder(folder), now: () => now }), now: () => now }),
  ) as [TestApp, TestApp];
  const [one, two] = apps;
  const kids = async (app: TestApp): Promise<readonly string[]> =>
    ((await app.bare('get', '/.well-known/jwks.json')).body as { keys: { kid: string }[] }).keys.map(({ kid }) => kid);
  after(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('make one key, though both begin at once', async () => {
    const [first, second] = await Promise.all(apps.map(kids));
    expect(first).to.have.length(1).and.to.deep.equal(second);
  });

  it('accept the tokens of each other, before and after a key is rotated', async () => {
    const before = tokenOf(await ask(one, machine));
    expect(await statusAs(two, before)).to.equal(200);
    now += SIGNING_PERIOD - 3_600_000;
    const old = tokenOf(await ask(one, machine));
    now += 3_600_000;
    const made = tokenOf(await ask(two, machine));
    expect(await Promise.all([old, made].flatMap((token) => apps.map((app) => statusAs(app, token))))).to.deep.equal([
      200, 200, 200, 200,
    ]);
    const [first, second] = await Promise.all(apps.map(kids));
    expect(first).to.have.length(2).and.to.deep.equal(second);
  });

  it('go on with the login of each other', async () => {
    const answer = await pick(two, await openLogin(one, implicit), { account: 'sandbox-basic' });
    expect(
      await statusAs(one, fragmentOf(new URL(answer.headers.location as string)).get('access_token') ?? ''),
    ).to.equal(200);
    expect((await ask(two, exchange(await newCode(one)))).status).to.equal(200);
  });
});

describe('two replicas that share Redis', () => {
  let redis: TestRedis;
  const folder = newFolder();
  const opened: Limits[] = [];
  before(async function skipped() {
    needsRedis(this);
    redis = new TestRedis(await freePort());
    await redis.start();
  });
  after(async () => {
    for (const { usage } of opened) await usage.close();
    if (hasRedis) await redis.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  async function limitsOf(): Promise<Limits> {
    const limits = redisLimits({
      stateDirectory: '',
      redisUrls: [redis.url],
      redisTimeoutMilliseconds: 1000,
      logger: pino({ level: 'silent' }),
      registry: new Registry(),
    });
    opened.push(limits);
    await limits.connected();
    return limits;
  }
  const isShared = (): boolean => opened.every(({ state }) => state() === 'ready');

  /** The parts of an app that is one of several. */
  async function replica(perMinute = 1e6) {
    const limits = await limitsOf();
    const memory = { ...limits, countTokens: dailyCounter(limits.usage, 'tokens') };
    return {
      ...limits,
      identity: demoIdentity({ keys: keyFolder(folder), loginsPerMinute: perMinute, memory }),
      refusalsPerMinute: perMinute,
    };
  }

  describe('as to codes and tokens', () => {
    const [one, two] = [appForSuite(() => replica()), appForSuite(() => replica())];

    it('exchange a code once, and refuse its token at both where it comes to the other', async () => {
      const code = await newCode(one);
      const token = tokenOf(await ask(one, exchange(code)));
      expect([await statusAs(one, token), await statusAs(two, token)]).to.deep.equal([200, 200]);
      const again = await ask(two, exchange(code));
      expect([again.status, (again.body as { error: string }).error]).to.deep.equal([400, 'invalid_grant']);
      expect(await statusAs(two, token)).to.equal(401);
      await until('the token is refused by the first, too', async () => (await statusAs(one, token)) === 401);
      const later = await limitsOf();
      const { jti } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { jti: string };
      expect(later.revoked.has(jti)).to.equal(true);
    });

    it('exchange a code once where it comes to both ten times at once', async () => {
      const code = await newCode(one);
      const statuses = (
        await Promise.all(Array.from({ length: 20 }, (_, n) => ask(n % 2 === 0 ? one : two, exchange(code))))
      ).map(({ status }) => status);
      expect(statuses.sort()).to.deep.equal([200, ...Array.from({ length: 19 }, () => 400)]);
    });

    it('issue a machine ten tokens a day between them', async () => {
      const statuses: number[] = [];
      for (let n = 0; n < 12; n += 1) statuses.push((await ask(n % 2 === 0 ? one : two, machine)).status);
      expect(statuses).to.deep.equal([...Array.from({ length: 10 }, () => 200), 429, 429]);
    });

    it('exchange no code while Redis is away, and the same one once it is back', async () => {
      const [code, used] = [await newCode(one), await newCode(one)];
      const token = tokenOf(await ask(one, exchange(used)));
      await redis.kill();
      const refused = await ask(one, exchange(code));
      expect([refused.status, (refused.body as { error: string }).error, refused.headers['retry-after']]).to.deep.equal(
        [503, 'temporarily_unavailable', '1'],
      );
      expect(await statusAs(two, token)).to.equal(200);
      await redis.start();
      await until('Redis is in use again', isShared);
      expect((await ask(two, exchange(code))).status).to.equal(200);
      expect((await ask(two, exchange(used))).status).to.equal(400);
    });

    it('share a token that was revoked while Redis was unavailable, when it is back', async () => {
      const [first, second] = opened;
      await redis.kill();
      await first?.revoked.add('revoked-meanwhile', Date.now() + 60_000);
      expect([first, second].map((limits) => limits?.revoked.has('revoked-meanwhile'))).to.deep.equal([true, false]);
      await redis.start();
      await until('the other knows', () => second?.revoked.has('revoked-meanwhile') === true);
    });
  });

  describe('as to what comes from an address', () => {
    before(() => redis.clear());
    // One a minute: slow enough that nothing flows in during the test.
    const [one, two] = [appForSuite(() => replica(1)), appForSuite(() => replica(1))];
    const refusedToken = async (app: TestApp): Promise<number> =>
      (await app.bare('get', PATH).set('Authorization', 'Bearer nobody')).status;

    it('count refused tokens together', async () => {
      const statuses: number[] = [];
      for (let n = 0; n < 3; n += 1) statuses.push(await refusedToken(n % 2 === 0 ? one : two));
      expect(statuses).to.deep.equal([401, 429, 429]);
    });

    it('count logins together, and apart from refused tokens', async () => {
      const statuses: number[] = [];
      for (let n = 0; n < 3; n += 1)
        statuses.push((await (n % 2 === 0 ? one : two).bare('get', authorizePath(implicit))).status);
      expect(statuses).to.deep.equal([200, 429, 429]);
    });

    it('count each for itself while Redis is away, and say so', async () => {
      await redis.kill();
      const statuses: number[] = [];
      for (let n = 0; n < 3; n += 1) statuses.push(await refusedToken(one));
      expect(statuses).to.deep.equal([401, 429, 429]);
      expect(await refusedToken(two)).to.equal(401);
      expect(opened.at(-1)?.state()).to.have.property('degraded');
      await redis.start();
      await until('Redis is in use again', isShared);
      expect(await refusedToken(two)).to.equal(429);
    });
  });
});

describe('a replica that begins without Redis', () => {
  before(function skipped() {
    needsRedis(this);
  });

  it('counts by address in Redis once it is there', async () => {
    const redis = new TestRedis(await freePort());
    const limits = redisLimits({
      stateDirectory: '',
      redisUrls: [redis.url],
      redisTimeoutMilliseconds: 1000,
      logger: pino({ level: 'silent' }),
      registry: new Registry(),
    });
    const buckets = limits.buckets({ ratePerSecond: 0.001, burst: 2 }, 'late');
    const left = async () => Math.floor((await buckets.take('192.0.2.1', undefined)).tokens);
    try {
      expect([await left(), await left()]).to.deep.equal([1, 0]);
      await redis.start();
      await until('Redis is in use', () => limits.state() === 'ready');
      expect([await left(), await left()]).to.deep.equal([1, 0]);
      expect(limits.state()).to.equal('ready');
    } finally {
      await limits.usage.close();
      await redis.remove();
    }
  });
});
