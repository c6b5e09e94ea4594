import type { ApiUsage } from '@goalsquare/openapi';
import { expect } from 'chai';
import { openMatch } from '@goalsquare/engine';
import { accountsWith } from '../../support/accounts.js';
import { KEY, sourceOf, TestApp } from '../../support/app.js';
import { logs } from '../../support/match-log.js';
import { expectProblem } from '../../support/problem.js';
import { raw } from '../../support/raw.js';
import { until } from '../../support/until.js';
import { TestListener } from './listener.js';
import { played, Scene } from './scene.js';

const EVENTS = '/v1/matches/7001/events';
const LEAGUE = '/v1/leagues/1/events';

describe('a stream of events is refused', () => {
  const tier = 'Transactional';
  const accounts = accountsWith({
    [KEY]: { tier, leagues: 'all' },
    earlier: { tier, leagues: [{ leagueId: 1, seasonIds: [2025] }] },
    none: { tier, leagues: [{ leagueId: 5, seasonIds: [2026] }] },
  });
  const scene = new Scene({ limit: 3 }, { accounts });
  before(async () => {
    await scene.begin();
    await scene.match(7001);
    await scene.append(7001, played);
    await scene.match(7002, { seasonId: 2025 });
  });
  after(scene.end);
  const get = (path: string, key = KEY) => scene.app.getAs(key, path).set('X-Request-Id', 'test');

  it('if it should begin at a malformed id', async () => {
    for (const id of ['x', '1.', '-1', '01', '1e3', '9'.repeat(16)]) {
      const fault = (parameter: string) => [
        {
          detail: `${parameter} '${id}' is not the id of an event. Send an id exactly as the stream sent it.`,
          parameter,
          value: id,
        },
      ];
      expectProblem(await get(EVENTS).set('Last-Event-ID', id), 'invalid-parameter', fault('Last-Event-ID'));
      expectProblem(await get(`${LEAGUE}?from=${id}`), 'invalid-parameter', fault('from'));
    }
  });

  it('if it has an unknown type or parameter', async () => {
    const allowed = ['MatchStatus', 'MatchScore', 'MatchMetricUpdate', 'ReferenceData'];
    expectProblem(await get(`${EVENTS}?types=Score`), 'invalid-parameter', [
      { detail: `types 'Score' is not one of ${allowed.join(', ')}.`, parameter: 'types', value: 'Score', allowed },
    ]);
    expect((await get(`${EVENTS}?format=csv`)).status).to.equal(400);
  });

  it('if the match or league does not exist', async () => {
    expectProblem(await get('/v1/matches/1/events'), 'match-not-found', 'There is no match 1.');
    expectProblem(await get('/v1/leagues/77/events'), 'league-not-found', 'There is no league 77.');
  });

  it('if the account is not licensed; its events are those of licensed seasons only', async () => {
    expectProblem(
      await get(EVENTS, 'earlier'),
      'match-not-licensed',
      'Account insufficiently licensed for match 7001.',
    );
    expectProblem(await get(LEAGUE, 'none'), 'league-not-licensed', 'Account insufficiently licensed for league 1.');
    const [some, all] = [await scene.listen(LEAGUE, { key: 'earlier' }), await scene.listen(LEAGUE)];
    await scene.append(7001, [{ kind: 'correction', set: { attendance: 1 } }]);
    await scene.append(7002, [{ kind: 'correction', set: { attendance: 2 } }]);
    await all.waitForEvents(2);
    await some.waitForEvents(1);
    expect([some, all].map(({ payloads }) => payloads.map(({ matchId }) => matchId))).to.deep.equal([
      [7002],
      [7001, 7002],
    ]);
    for (const listener of [some, all]) listener.close();
  });

  for (const [path, end] of [
    [EVENTS, () => scene.app.get('/v1/matches/7001').then(({ body }) => (body as { revision?: number }).revision)],
    [LEAGUE, () => Promise.resolve(undefined)],
  ] as const)
    it(`if from is beyond the last event: ${path}`, async () => {
      const answer = await get(`${path}?from=999999`);
      expect(answer.status).to.equal(400);
      expect(JSON.stringify(answer.body)).to.contain(
        `from '999999' is beyond the last event, which is ${(await end()) ?? ''}`,
      );
    });

  it('if the account has too many open streams, until one is closed', async () => {
    const open = [await scene.listen(EVENTS), await scene.listen(LEAGUE), await scene.listen(EVENTS)];
    const refused = await get(EVENTS);
    expect(refused.headers.ratelimit).to.equal('"streams"; r=0');
    expectProblem(refused, 'too-many-streams', 'The account has 3 open streams, which is its limit. Close one first.');
    const other = await scene.listen('/v1/leagues/1/events', { key: 'earlier' });
    expect(other.status).to.equal(200);
    open[0]?.close();
    await until('there is room', async () => (await scene.listen(EVENTS)).status === 200);
    for (const listener of scene.listeners) listener.close();
  });

  it('when the server stops, which also ends the open streams', async () => {
    await until('all are closed', async () => (await scene.listen(EVENTS)).status === 200);
    const listener = await scene.listen(`${EVENTS}?from=0`, { key: KEY });
    await listener.waitForEvents(played.length);
    scene.streams.end();
    await listener.waitForEnd();
    expect(listener.text.endsWith('\n\n')).to.equal(true);
    const refused = await get(EVENTS);
    expect([refused.status, refused.headers['retry-after']]).to.deep.equal([503, '1']);
  });
});

describe('a stream of events', () => {
  it('ends when its token is revoked, or its account has another licence', async () => {
    const tier = 'Transactional';
    const [all, some] = [
      accountsWith({ a: { tier, leagues: 'all' }, b: { tier, leagues: 'all' }, c: { tier, leagues: 'all' } }),
      accountsWith({ a: { tier, leagues: 'all' }, b: { tier, leagues: [{ leagueId: 1, seasonIds: [2026] }] } }),
    ];
    const known = { find: all };
    const scene = new Scene({}, { accounts: (key) => known.find(key) });
    await scene.begin();
    await scene.match(7001);
    await scene.append(7001, played.slice(0, 2));
    const body = { squadMetricRequests: [{}] };
    const open = [
      await scene.listen(EVENTS, { key: 'a' }),
      await scene.listen(LEAGUE, { key: 'b' }),
      await scene.listen(EVENTS, { key: 'c' }),
      await scene.listen('/v1/matches/7001/statistics/squads/events', { key: 'c', body }),
    ];
    await open[3]?.waitForEvents(1);
    scene.timers.tick(15_000);
    await until('all are alive', () => open.every(({ text }) => text.includes('\n:\n')));
    known.find = some;
    scene.timers.tick(15_000);
    await until('three are over', () => open.filter(({ hasEnded }) => hasEnded).length === 3);
    expect(open.map(({ hasEnded }) => hasEnded)).to.deep.equal([false, true, true, true]);
    await scene.end();
  });

  it('counts once against the quota', async () => {
    const scene = new Scene();
    await scene.begin();
    await scene.match(7001);
    const listener = await scene.listen(EVENTS);
    await scene.append(7001, ...played.map((entry) => [entry]));
    await listener.waitForEvents(played.length);
    expect(((await scene.app.get('/v1/usage')).body as ApiUsage).items.at(-1)?.[0]).to.equal(1);
    await scene.end();
  });

  it('appears in the metrics of the server', async () => {
    const app = new TestApp();
    await app.start();
    const listener = await new TestListener(app, EVENTS).waitForStart();
    const figures = (): Promise<string> => app.metrics();
    expect(await figures())
      .to.contain('\ngoalsquare_event_streams 1\n')
      .and.contain('\ngoalsquare_events_sent_total 0\n')
      .and.contain('\ngoalsquare_event_streams_cut_off_total 0\n');
    listener.close();
    await until('it is closed', async () => (await figures()).includes('\ngoalsquare_event_streams 0\n'));
    await app.stop();
  });

  it('continues after the request timeout of the server', async () => {
    const app = new TestApp({}, { headers: 100, request: 150, keepAlive: 100, interval: 20, idle: 10_000 });
    await app.start();
    const listener = await new TestListener(app, EVENTS).waitForStart();
    expect(await raw(app, 'GET /v1/matches/7001 HTTP/1.1\r\nHost: x\r\n')).to.match(/^HTTP\/1\.1 408 /u);
    expect([listener.status, listener.hasEnded]).to.deep.equal([200, false]);
    listener.close();
    await app.stop();
  });

  it('starts without past events if the log is not stored, and returns 404 for a private match', async () => {
    const matches = {
      ...sourceOf(logs.map((log) => openMatch(log))),
      isVisibleTo: (matchId: number, accountId: string) => matchId !== 7002 || accountId === 'sandbox-basic',
    };
    const app = new TestApp({ matches });
    await app.start();
    const listener = await new TestListener(app, EVENTS).waitForStart();
    expect([listener.status, listener.text.split('\n\n')[0]]).to.deep.equal([
      200,
      'retry: 2000\nid: 0\nevent: position\ndata: {"id":"0","current":false}',
    ]);
    listener.close();
    const past = await app.get(`${EVENTS}?from=0`).set('X-Request-Id', 'test');
    expectProblem(
      past,
      'data-not-held',
      'The server does not store the log of match 7001, so its past events are not available.',
    );
    expectProblem(
      await app.get('/v1/matches/7002/events').set('X-Request-Id', 'test'),
      'match-not-found',
      'There is no match 7002.',
    );
    const own = await new TestListener(app, '/v1/matches/7002/events', { key: 'sandbox-basic' }).waitForStart();
    expect(own.status).to.equal(200);
    own.close();
    await app.stop();
  });
});
