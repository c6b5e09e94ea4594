import { expect } from 'chai';
import { sandboxAccounts } from '../src/domain/accounts/sandbox.js';
import { dayOf, lastDays, secondsToNextPeriod } from '../src/domain/accounts/calendar.js';
import type { Plan } from '../src/domain/accounts/plan.js';
import { appForSuite } from './support/app.js';
import { expectProblem } from './support/problem.js';

const NOON = Date.UTC(2026, 10, 20, 12);
const DAY = 86_400_000;
const limits = { ratePerSecond: 1e6, burst: 1e6 };

describe('usage', () => {
  let now = NOON;
  const app = appForSuite({ accounts: sandboxAccounts({ ...limits, requestLimit: 100 }), now: () => now });
  const read = () => app.read('getUsage', '/v1/usage');

  it('is all that is left before the first request, and free to ask for', async () => {
    const expected = {
      planName: 'sandbox-transactional',
      quotaPeriod: { value: 'DAY' },
      requestLimit: 100,
      rateLimit: 1e6,
      burstLimit: 1e6,
      requestsRemaining: 100,
      startDate: '2026-11-14',
      endDate: '2026-11-20',
      items: [
        [0, 100],
        [0, 100],
        [0, 100],
        [0, 100],
        [0, 100],
        [0, 100],
        [0, 100],
      ],
    };
    expect(await read()).to.deep.equal(expected);
    expect(await read()).to.deep.equal(expected);
  });

  it('counts each request the contract allows, whatever comes of it, and no other', async () => {
    const statuses = [
      await app.get('/v1/matches/7001'),
      await app.head('/v1/matches/7001'),
      await app.post('/v1/matches/7001/statistics/players', { playerMetricRequests: [{}] }),
      await app.get('/v1/matches/1'),
      await app.get('/v1/matches/7003/score'),
      await app.get('/v1/matches/007'),
      await app.get('/v1/nothing'),
      await app.bare('get', '/v1/matches/7001'),
    ].map(({ status }) => status);
    expect(statuses).to.deep.equal([200, 200, 200, 404, 403, 400, 404, 401]);
    expect((await read()).items.at(-1)).to.deep.equal([5, 95]);
  });

  it('is kept by account', async () => {
    expect((await app.getAs('sandbox-basic', '/v1/usage')).body).to.include({
      planName: 'sandbox-basic',
      requestsRemaining: 100,
    });
  });

  it('has a tag that changes with it', async () => {
    const { headers } = await app.get('/v1/usage');
    expect(headers['cache-control']).to.equal('private, max-age=0, must-revalidate');
    expect((await app.get('/v1/usage').set('If-None-Match', headers.etag ?? '')).status).to.equal(304);
    await app.get('/v1/matches/7001');
    expect((await app.get('/v1/usage').set('If-None-Match', headers.etag ?? '')).status).to.equal(200);
  });

  it('moves back a day at midnight in UTC, and is forgotten after seven', async () => {
    now = Date.UTC(2026, 10, 20, 23, 59, 59, 999);
    expect((await read()).endDate).to.equal('2026-11-20');
    now += 1;
    const { requestsRemaining, startDate, endDate, items } = await read();
    expect([requestsRemaining, startDate, endDate]).to.deep.equal([100, '2026-11-15', '2026-11-21']);
    expect(items.slice(-2)).to.deep.equal([
      [6, 94],
      [0, 100],
    ]);
    now += 5 * DAY;
    expect((await read()).items[0]).to.deep.equal([6, 94]);
    now += DAY;
    expect((await read()).items.flat()).to.deep.equal([0, 100, 0, 100, 0, 100, 0, 100, 0, 100, 0, 100, 0, 100]);
  });
});

describe('the daily quota', () => {
  let now = NOON;
  const app = appForSuite({ accounts: sandboxAccounts({ ...limits, requestLimit: 3 }), now: () => now });

  it('appears in headers, returns 429 when it is used up, and resets at midnight UTC', async () => {
    const first = await app.get('/v1/matches/7001');
    expect(first.headers.ratelimit).to.match(/, "daily"; r=2; t=43200$/u);
    expect(first.headers['ratelimit-policy']).to.match(/, "daily"; q=3; w=86400$/u);
    for (const status of [200, 200, 429, 429]) expect((await app.get('/v1/matches/7001')).status).to.equal(status);
    const refused = await app.get('/v1/matches/7001').set('X-Request-Id', 'test');
    expectProblem(
      refused,
      'quota-used-up',
      'The account has used its 3 requests of today. It can make more from 00:00 UTC.',
    );
    expect(refused.headers).to.include({ 'retry-after': '43200' });
    expect(refused.headers.ratelimit).to.equal('"daily"; r=0; t=43200');
    now = Date.UTC(2026, 10, 21);
    expect((await app.get('/v1/matches/7001')).status).to.equal(200);
  });

  it('leaves usage to be asked for, in which what was refused is not used', async () => {
    now = NOON + 2 * DAY;
    for (let n = 0; n < 5; n += 1) await app.get('/v1/matches/7001');
    expect(await app.read('getUsage', '/v1/usage')).to.deep.include({
      requestsRemaining: 0,
      items: [
        [0, 3],
        [0, 3],
        [0, 3],
        [0, 3],
        [3, 0],
        [1, 2],
        [3, 0],
      ],
    });
  });

  it('of one account is nothing to another', async () => {
    expect((await app.getAs('sandbox-advanced', '/v1/matches/7001')).status).to.equal(200);
  });
});

describe('days', () => {
  it('are those of UTC', () => {
    expect(dayOf(Date.UTC(2026, 0, 1) - 1)).to.equal('2025-12-31');
    expect(lastDays(Date.UTC(2026, 2, 2, 5))).to.deep.equal([
      '2026-02-24',
      '2026-02-25',
      '2026-02-26',
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
      '2026-03-02',
    ]);
    expect([
      secondsToNextPeriod('DAY', NOON),
      secondsToNextPeriod('DAY', Date.UTC(2026, 0, 1)),
      secondsToNextPeriod('DAY', Date.UTC(2026, 0, 1) - 1),
    ]).to.deep.equal([43_200, 86_400, 1]);
  });
});

describe('a quota of a week', () => {
  let now = Date.UTC(2026, 10, 18, 12);
  const app = appForSuite({
    accounts: sandboxAccounts({ ...limits, requestLimit: 4, quotaPeriod: 'WEEK' }),
    now: () => now,
  });
  const status = async () => (await app.get('/v1/matches/7001')).status;

  it('lasts from Monday to Sunday in UTC, over its days', async () => {
    expect([await status(), await status()]).to.deep.equal([200, 200]);
    now += DAY;
    const first = await app.get('/v1/matches/7001');
    expect(first.headers.ratelimit).to.match(/, "weekly"; r=1; t=302400$/u);
    expect(first.headers['ratelimit-policy']).to.match(/, "weekly"; q=4; w=604800$/u);
    expect([await status(), await status()]).to.deep.equal([200, 429]);
    expectProblem(
      await app.get('/v1/matches/7001').set('X-Request-Id', 'test'),
      'quota-used-up',
      'The account has used its 4 requests of this week. It can make more from 00:00 UTC of 2026-11-23.',
    );
    expect(await app.read('getUsage', '/v1/usage')).to.deep.include({
      quotaPeriod: { value: 'WEEK' },
      requestLimit: 4,
      requestsRemaining: 0,
      items: [
        [0, 4],
        [0, 4],
        [0, 4],
        [0, 4],
        [0, 4],
        [2, 2],
        [2, 0],
      ],
    });
    now = Date.UTC(2026, 10, 23);
    expect(await status()).to.equal(200);
  });
});

describe('plans', () => {
  const plans: Readonly<Record<string, Partial<Plan>>> = {
    slow: { ratePerSecond: 0.001, burst: 1 },
    fast: { ratePerSecond: 0.001, burst: 3 },
  };
  const app = appForSuite({
    accounts: (token) => {
      const account = sandboxAccounts({ ...limits, ...plans[token.split('-')[0] ?? ''] })('sandbox-advanced');
      return account && { ...account, id: token.split('-')[0] ?? '' };
    },
  });

  it('limit each account by its own, whichever of its keys it calls with', async () => {
    const statuses = async (keys: readonly string[]) => {
      const all: number[] = [];
      for (const key of keys) all.push((await app.getAs(key, '/v1/matches/7001')).status);
      return all;
    };
    expect(await statuses(['slow-1', 'slow-2', 'fast-1', 'fast-2', 'fast-3', 'fast-1'])).to.deep.equal([
      200, 429, 200, 200, 200, 429,
    ]);
  });
});
