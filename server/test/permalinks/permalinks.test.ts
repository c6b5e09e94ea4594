import type { PermalinkMade, PermalinkRequest, Permalinks } from '@goalsquare/openapi';
import { expect } from 'chai';
import type { Response } from 'supertest';
import type { Account } from '../../src/accounts/account.js';
import { sandboxAccounts } from '../../src/accounts/sandbox.js';
import { createIdentity } from '../../src/identity/identity.js';
import { openLinks } from '../../src/permalinks/open-links.js';
import type { Permalink } from '../../src/permalinks/permalink.js';
import { permalinksInMemory } from '../../src/permalinks/permalinks-in-memory.js';
import { appForSuite, KEY, type TestApp } from '../support/app.js';
import { everyGet, everyPost } from '../support/every-operation.js';
import { expectProblem } from '../support/problem.js';
import { sentSecrets, told } from '../support/told.js';
import { worldWith } from '../support/world.js';

const NOW = Date.UTC(2026, 10, 20);
const SCORE = '/v1/matches/7001/score';
const PLAYERS = '/v1/matches/7001/statistics/players';
const batch = { playerMetricRequests: [{ metricCodes: ['KICK', 'GOAL'], team: 'home' }] } as const;

/** Path of the URL of a permalink that an app makes. */
async function linkTo(app: TestApp, asked: PermalinkRequest): Promise<string> {
  const answer = await app.post('/v1/permalinks', asked);
  expect(answer.status, answer.text).to.equal(201);
  return new URL((answer.body as PermalinkMade).url).pathname;
}

const listOf = async (app: TestApp): Promise<Permalinks> => (await app.get('/v1/permalinks')).body as Permalinks;

describe('a permalink', () => {
  const app = appForSuite({ world: worldWith(), now: () => NOW, permalinksPerAccount: 1000 });

  for (const [id, path, body] of [...everyGet.map(([one, url]) => [one, url, undefined] as const), ...everyPost]) {
    it(`answers ${body === undefined ? 'GET' : 'POST'} ${path} as the call itself does, in CSV and in JSON`, async () => {
      const link = await linkTo(app, { path, ...(body && { body: body as Record<string, unknown> }) });
      for (const format of ['csv', 'json']) {
        const opened = await app.bare('get', `${link}.${format}`).set('Accept', 'text/html,*/*');
        const asked = `${path}${path.includes('?') ? '&' : '?'}format=${format}`;
        const direct = await (body === undefined ? app.get(asked) : app.post(asked, body));
        expect([opened.status, direct.status], opened.text).to.deep.equal([200, 200]);
        if (id !== 'getUsage') expect(opened.text).to.equal(direct.text);
        expect(opened.headers['content-type']).to.equal(direct.headers['content-type']).and.contain(format);
      }
    });
  }

  it('answers the table it was made for, by its ending or as it was made', async () => {
    const path = '/v1/matches/7001/rotations';
    const [rotations, stints, json] = [
      await linkTo(app, { path }),
      await linkTo(app, { path, table: 'stints' }),
      await linkTo(app, { path, format: 'json' }),
    ];
    for (const [link, of] of [
      [rotations, 'format=csv'],
      [stints, 'format=csv&table=stints'],
      [`${stints}.csv`, 'format=csv&table=stints'],
      [`${stints}.json`, 'format=json'],
      [json, 'format=json'],
      [`${json}.csv`, 'format=csv'],
    ] as const) {
      expect((await app.bare('get', link)).text, link).to.equal((await app.get(`${path}?${of}`)).text);
    }
    expect((await app.get(`${path}?format=csv`)).text).not.to.equal(
      (await app.get(`${path}?format=csv&table=stints`)).text,
    );
  });

  it('answers its own batch, however often others are opened between', async () => {
    const bodies = [
      batch,
      { playerMetricRequests: [{ metricCodes: ['MARK'], team: 'home' }] },
      { playerMetricRequests: [{ metricCodes: ['KICK', 'GOAL'], team: 'away' }] },
    ];
    const links = await Promise.all(bodies.map((body) => linkTo(app, { path: PLAYERS, body, format: 'json' })));
    const direct = await Promise.all(bodies.map(async (body) => (await app.post(PLAYERS, body)).text));
    expect(new Set(direct).size).to.equal(3);
    const opened = (): Promise<readonly string[]> =>
      Promise.all(links.map(async (link) => (await app.bare('get', link)).text));
    expect(await opened()).to.deep.equal(direct);
    expect(await opened()).to.deep.equal(direct);
  });

  it('is told with its secret once, and listed without it', async () => {
    const answer = await app.post('/v1/permalinks', {
      name: 'Kicks and goals',
      path: PLAYERS,
      body: batch,
      format: 'json',
      expires: '2026-12-01T00:00:00Z',
    });
    const { url, ...link } = answer.body as PermalinkMade;
    expect(url).to.match(/^http:\/\/localhost:8080\/q\/[\w-]{32}$/u);
    expect(answer.headers).to.include({ 'cache-control': 'no-store', location: `/v1/permalinks/${link.id}` });
    expect(link).to.deep.equal({
      id: link.id,
      name: 'Kicks and goals',
      path: PLAYERS,
      body: batch,
      format: 'json',
      created: new Date(NOW).toISOString(),
      expires: '2026-12-01T00:00:00Z',
    });
    const { permalinks } = await listOf(app);
    expect(permalinks.find(({ id }) => id === link.id)).to.deep.equal(link);
    expect(JSON.stringify(permalinks)).not.to.contain(url.split('/').at(-1));
  });

  it('is listed for, and taken away by, its account alone', async () => {
    const { id, url } = (await app.post('/v1/permalinks', { path: SCORE, format: 'json' })).body as PermalinkMade;
    expect(JSON.stringify((await app.getAs('sandbox-basic', '/v1/permalinks')).body)).not.to.contain(id);
    const path = `/v1/permalinks/${id}`;
    expectProblem(
      await app.bare('delete', path).set('Authorization', 'Bearer sandbox-basic').set('X-Request-Id', 'test'),
      'permalink-not-found',
      `The account has no permalink '${id}'.`,
    );
    const opening = new URL(url).pathname;
    expect((await app.bare('get', opening)).status).to.equal(200);
    const taken = await app.bare('delete', path).set('Authorization', `Bearer ${KEY}`);
    expect([taken.status, taken.text]).to.deep.equal([204, '']);
    expect((await app.bare('get', opening)).status).to.equal(404);
    expect((await listOf(app)).permalinks.map((one) => one.id)).not.to.contain(id);
  });

  it('has a tag, is 304 to whoever has it already, and answers HEAD', async () => {
    for (const asked of [
      { path: SCORE, format: 'json' },
      { path: PLAYERS, body: batch, format: 'json' },
    ] as const) {
      const link = await linkTo(app, asked);
      const { headers } = await app.bare('get', link);
      expect(headers.etag).to.match(/^W\/"7001-/u);
      expect(headers['cache-control']).to.equal('private, max-age=300, must-revalidate');
      const again = await app.bare('get', link).set('If-None-Match', headers.etag ?? '');
      expect([again.status, again.text]).to.deep.equal([304, '']);
      const head = await app.bare('head', link);
      expect([head.status, head.headers.etag]).to.deep.equal([200, headers.etag]);
    }
  });

  it('opens for pages of any origin, tells no other site of itself, and takes no other method', async () => {
    const link = await linkTo(app, { path: SCORE, format: 'json' });
    const opened = await app.bare('get', link).set('Origin', 'https://sheets.example');
    expect(opened.headers).to.include({
      'access-control-allow-origin': '*',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    expect((await app.bare('options', link).set('Origin', 'https://sheets.example')).headers).to.include({
      'access-control-allow-origin': '*',
      allow: 'GET, HEAD, OPTIONS',
    });
    expect((await app.bare('get', link)).headers).to.include({ 'access-control-allow-origin': '*' });
    const posted = await app.bare('post', link).set('X-Request-Id', 'test');
    expectProblem(posted, 'method-not-allowed', 'POST is not allowed at a permalink; allowed are GET, HEAD, OPTIONS.');
    expect(posted.headers.allow).to.equal('GET, HEAD, OPTIONS');
    expect((await app.bare('get', SCORE).set('Origin', 'https://sheets.example')).headers).not.to.have.property(
      'access-control-allow-origin',
    );
  });

  it('is none under any other path', async () => {
    const link = await linkTo(app, { path: SCORE, format: 'json' });
    const paths = [
      '/q',
      '/q/',
      '/q//',
      `/q/${link}`,
      `${link}/more`,
      `${link}.xlsx`,
      `${link}.csv.json`,
      '/q/%zz',
      '/q/%00',
      `/q/${'a'.repeat(4000)}`,
      '/q/__proto__',
      '/q/constructor',
    ];
    for (const path of paths)
      expectProblem(
        await app.bare('get', path).set('X-Request-Id', 'test'),
        'permalink-not-found',
        'There is no such permalink, or no longer.',
      );
  });

  it('is not told by logs, errors and metrics, by whatever spelling it is asked for', async () => {
    const link = await linkTo(app, { path: SCORE, format: 'json' });
    const secret = link.split('/').at(-1) ?? '';
    for (const path of [
      link,
      `${link}.json`,
      `/Q/${secret}`,
      `${link}/more`,
      `${link}?x=1`,
      `/q/${secret.slice(0, -1)}`,
    ])
      await app.bare('get', path);
    expect(sentSecrets).to.include(secret);
    expect(told.logs.join('')).to.contain('"url":"/q/-"').and.not.to.contain(secret);
    const metrics = await app.bare('get', '/metrics');
    expect(metrics.text).to.contain('http_route="/q/{secret}"').and.not.to.contain(secret);
  });
});

describe('a permalink that is asked for', () => {
  const app = appForSuite({ world: worldWith(), now: () => NOW, permalinksPerAccount: 3 });
  const long = {
    playerMetricRequests: Array.from({ length: 100 }, (_, n) => ({
      id: `${n}`.padEnd(100, 'x'),
      metricCodes: Array.from({ length: 150 }, () => 'KICK'),
    })),
  };

  const cases: readonly (readonly [string, unknown, string, string | undefined, string])[] = [
    ['without a path', {}, 'invalid-body', '/path', '/path is missing: give a text of 1 to 8000 characters.'],
    [
      'with an unknown member',
      { path: SCORE, formats: 'json' },
      'invalid-body',
      '/formats',
      "Unknown member 'formats' at the top: known are name, path, body, format, table, expires; the nearest is format.",
    ],
    [
      'to no operation',
      { path: '/v1/matches/7001/scores', format: 'json' },
      'invalid-body',
      '/path',
      "/path '/v1/matches/7001/scores' is not an operation of the contract that takes GET; one that takes POST needs a body.",
    ],
    [
      'to another site',
      { path: 'https://elsewhere.example/v1/leagues', format: 'json' },
      'invalid-body',
      '/path',
      "/path 'https://elsewhere.example/v1/leagues' is not an operation of the contract that takes GET; one that takes POST needs a body.",
    ],
    [
      'to permalinks',
      { path: '/v1/permalinks', body: { path: SCORE }, format: 'json' },
      'invalid-body',
      '/path',
      "/path '/v1/permalinks' is not an operation of the contract that takes a body.",
    ],
    [
      'with a body for a GET',
      { path: SCORE, body: {}, format: 'json' },
      'invalid-body',
      '/path',
      "/path '/v1/matches/7001/score' is not an operation of the contract that takes a body.",
    ],
    [
      'with a wrong parameter',
      { path: `${PLAYERS}?period=11`, format: 'json' },
      'invalid-parameter',
      undefined,
      "period '11' is not a whole number from 1 to 10.",
    ],
    [
      'with an unknown metric',
      { path: `${PLAYERS}?metric=KICKS`, format: 'json' },
      'unknown-metric',
      undefined,
      "metric[0] 'KICKS' is not a metric code; codes are case-sensitive, and the nearest is KICK.",
    ],
    [
      'with a wrong body',
      { path: PLAYERS, body: { playerMetricRequests: [{ periods: [11] }] }, format: 'json' },
      'invalid-body',
      '/body/playerMetricRequests/0/periods/0',
      '/playerMetricRequests/0/periods/0 11 is not a whole number from 1 to 10.',
    ],
    [
      'with an unknown metric in its body',
      { path: PLAYERS, body: { playerMetricRequests: [{ metricCodes: ['KICK', 'KICKS'] }] }, format: 'json' },
      'unknown-metric',
      '/body/playerMetricRequests/0/metricCodes/1',
      "/playerMetricRequests/0/metricCodes/1 'KICKS' is not a metric code; codes are case-sensitive, and the nearest is KICK.",
    ],
    [
      'with a wrong id',
      { path: '/v1/matches/007', format: 'json' },
      'invalid-id',
      undefined,
      "Invalid matchId '007': id must be a positive integer, in plain decimal digits, from 0 to 2147483647.",
    ],
    [
      'with an end that is past',
      { path: SCORE, format: 'json', expires: '2026-11-19T00:00:00Z' },
      'invalid-body',
      '/expires',
      "/expires '2026-11-19T00:00:00Z' is not in the future.",
    ],
    [
      'with a table of JSON',
      { path: SCORE, format: 'json', table: 'score' },
      'invalid-body',
      '/table',
      '/table is for CSV; JSON has the whole answer.',
    ],
    [
      'with an unknown table',
      { path: SCORE, table: 'scores' },
      'invalid-parameter',
      undefined,
      "table 'scores' is not one of score, periods; the nearest is score.",
    ],
    [
      'whose path has a format',
      { path: `${SCORE}?format=csv`, format: 'json' },
      'invalid-body',
      '/path',
      '/path names format; give it as the member format instead.',
    ],
    [
      'whose path has a table',
      { path: `${SCORE}?%74able=periods` },
      'invalid-body',
      '/path',
      '/path names table; give it as the member table instead.',
    ],
    [
      'with an end that never comes',
      { path: SCORE, expires: '2030-06-30T23:59:60Z' },
      'invalid-body',
      '/expires',
      "/expires '2030-06-30T23:59:60Z' is no instant.",
    ],
    [
      'that ends on a day that is not',
      { path: SCORE, expires: '2030-02-30T00:00:00Z' },
      'invalid-body',
      '/expires',
      "/expires '2030-02-30T00:00:00Z' is no instant.",
    ],
    [
      'that ends at no time',
      { path: SCORE, expires: 'tomorrow' },
      'invalid-body',
      '/expires',
      "/expires 'tomorrow' is not an instant such as 2026-12-31T00:00:00Z.",
    ],
    ['whose body is none', { path: SCORE, body: null }, 'invalid-body', '/body', '/body null is not an object.'],
    [
      'that is too long',
      { path: PLAYERS, body: long, format: 'json' },
      'invalid-body',
      '/body',
      'The permalink is longer than 65536 bytes.',
    ],
  ];
  for (const [what, asked, code, pointer, detail] of cases) {
    it(`${what} is refused at once`, async () => {
      const answer = await app.post('/v1/permalinks', asked);
      const {
        type,
        detail: said,
        errors,
      } = answer.body as {
        readonly type: string;
        readonly detail: string;
        readonly errors?: readonly { readonly pointer?: string }[];
      };
      expect([answer.status, type, said]).to.deep.equal([400, `/problems/${code}`, detail]);
      expect(errors?.[0]?.pointer).to.equal(pointer);
    });
  }

  it('to no operation is told the path as it was sent', async () => {
    const { errors } = (await app.post('/v1/permalinks', { path: 'v1/leagues' })).body as {
      readonly errors: readonly { readonly value?: unknown }[];
    };
    expect(errors[0]?.value).to.equal('v1/leagues');
  });

  it('beyond as many as the account may have is refused; taking one away makes room', async () => {
    expect((await listOf(app)).limit).to.equal(3);
    const all = await Promise.all(
      Array.from({ length: 6 }, async () =>
        app.post('/v1/permalinks', { path: SCORE, format: 'json' }).set('X-Request-Id', 'test'),
      ),
    );
    expect(all.map(({ status }) => status).sort()).to.deep.equal([201, 201, 201, 409, 409, 409]);
    const [first] = (await listOf(app)).permalinks;
    expect(
      (await app.bare('delete', `/v1/permalinks/${first?.id ?? ''}`).set('Authorization', `Bearer ${KEY}`)).status,
    ).to.equal(204);
    expect((await app.post('/v1/permalinks', { path: SCORE, format: 'json' })).status).to.equal(201);
  });

  it('without a token is refused', async () => {
    for (const answer of [
      await app.bare('post', '/v1/permalinks').send({}),
      await app.bare('get', '/v1/permalinks'),
      await app.bare('delete', '/v1/permalinks/x'),
    ])
      expect(answer.status).to.equal(401);
  });
});

describe('the account behind a permalink', () => {
  let now = NOW;
  let changes: Partial<Account> | undefined = {};
  const demo = sandboxAccounts({ requestLimit: 6, ratePerSecond: 1e6, burst: 1e6 });
  const find = (key: string): Account | undefined => {
    const account = demo(key);
    return account && changes && { ...account, ...changes };
  };
  const app = appForSuite({
    world: worldWith(),
    now: () => now,
    accounts: find,
    identity: createIdentity({ findById: find, findByClient: () => undefined, findByPerson: () => undefined }),
    refusalsPerMinute: 20,
  });
  const small = appForSuite({ world: worldWith(), now: () => now, permalinksPerAccount: 2 });
  const make = async (asked: PermalinkRequest, key = KEY): Promise<string> => {
    const answer = await app.bare('post', '/v1/permalinks').set('Authorization', `Bearer ${key}`).send(asked);
    expect(answer.status, answer.text).to.equal(201);
    return new URL((answer.body as PermalinkMade).url).pathname;
  };
  const open = async (link: string): Promise<Response> => app.bare('get', link).set('X-Request-Id', 'test');
  const isGone = async (link: string): Promise<void> => {
    expectProblem(await open(link), 'permalink-not-found', 'There is no such permalink, or no longer.');
  };

  beforeEach(() => {
    now += 7 * 86_400_000;
    changes = {};
  });

  it('is charged for each opening, up to its quota', async () => {
    const link = await make({ path: SCORE, format: 'json' });
    for (const left of [4, 3, 2, 1, 0]) expect((await open(link)).headers.ratelimit).to.contain(`"daily"; r=${left};`);
    expect((await open(link)).status).to.equal(429);
  });

  it('is asked for its licence each time', async () => {
    const link = await make({ path: SCORE, format: 'json' });
    const before = await open(link);
    changes = { licence: { tier: 'Basic', leagues: [{ leagueId: 4 }] } };
    const refused = await open(link);
    expect([before.status, refused.status, (refused.body as { type: string }).type]).to.deep.equal([
      200,
      403,
      '/problems/match-not-licensed',
    ]);
    expect((await app.bare('get', link).set('If-None-Match', before.headers.etag ?? '')).status).to.equal(403);
  });

  it('has its own tier, as a direct call has', async () => {
    const link = await make({ path: PLAYERS, format: 'json' }, 'sandbox-basic');
    expect((await open(link)).text).to.equal(
      (await app.bare('get', PLAYERS).set('Authorization', 'Bearer sandbox-basic')).text,
    );
  });

  it('takes its permalinks with it when it goes, or when all of it is revoked', async () => {
    const link = await make({ path: SCORE, format: 'json' });
    changes = undefined;
    await isGone(link);
    changes = { tokensFrom: now / 1000 + 1 };
    await isGone(link);
    changes = { tokensFrom: now / 1000 };
    expect((await open(link)).status).to.equal(200);
  });

  it('loses a permalink that expires', async () => {
    const link = await make({ path: SCORE, format: 'json', expires: new Date(now + 1000).toISOString() });
    expect((await open(link)).status).to.equal(200);
    now += 1000;
    await isGone(link);
    expect(JSON.stringify((await app.get('/v1/permalinks')).body)).not.to.contain(new Date(now).toISOString());
  });

  it('has room again for as many as have expired', async () => {
    const expires = new Date(now + 1000).toISOString();
    const statuses = async (): Promise<readonly number[]> => [
      (await small.post('/v1/permalinks', { path: SCORE, expires })).status,
      (await small.post('/v1/permalinks', { path: SCORE })).status,
      (await small.post('/v1/permalinks', { path: SCORE })).status,
    ];
    expect(await statuses()).to.deep.equal([201, 201, 409]);
    now += 1000;
    expect((await small.post('/v1/permalinks', { path: SCORE })).status).to.equal(201);
    expect((await listOf(small)).permalinks).to.have.lengthOf(2);
  });

  it('is told its permalinks oldest first, and those that are closed are taken away', async () => {
    const of = (id: string, created: number, expires?: number): Permalink => ({
      id,
      accountId: 'ann',
      hash: id,
      path: SCORE,
      format: 'csv',
      created: new Date(created).toISOString(),
      ...(expires !== undefined && { expires: new Date(expires).toISOString() }),
    });
    const store = permalinksInMemory();
    for (const one of [of('newer', now - 1), of('closed', now - 2, now), of('older', now - 3)]) await store.add(one, 9);
    const found = await openLinks({ store, now: () => now }, { id: 'ann' } as Account);
    expect(found.map(({ id }) => id)).to.deep.equal(['older', 'newer']);
    expect((await store.of('ann')).map(({ id }) => id)).to.deep.equal(['newer', 'older']);
  });

  it('is not found by guessing: an address that guesses is refused, what it knows still opens', async () => {
    const link = await make({ path: SCORE, format: 'json' });
    const guesses = await Promise.all(Array.from({ length: 30 }, (_, n) => open(`/q/${'g'.repeat(30)}${n}`)));
    expect(new Set(guesses.map(({ status }) => status))).to.deep.equal(new Set([404, 429]));
    const refused = guesses.find(({ status }) => status === 429);
    expect(refused?.headers).to.have.property('retry-after');
    expect((await open(link)).status).to.equal(200);
  });
});
