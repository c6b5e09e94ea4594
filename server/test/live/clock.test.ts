import { expect } from 'chai';
import type { Entry } from '@goalsquare/engine';
import type { Fixture, MatchInfo, PlayerStatistics } from '@goalsquare/openapi/types';
import { liveAppForSuite } from '../support/live-app.js';
import { header } from '../support/match-log.js';

const start = Date.parse('2026-03-28T03:11:00Z');
let now = start;
const at = (seconds: number): void => {
  now = start + seconds * 1000;
};
const utc = (): string => new Date(now).toISOString().replace('.000', '');

const match = '/v1/matches/8001';
const goals = '/statistics/players?metric=GOAL&lastXSeconds=60&team=home';
const fixture = '/v1/seasons/2026/fixture';
const kick = (id: number, periodSeconds: number): Entry => ({
  kind: 'transaction',
  id,
  code: 'GOAL',
  period: 1,
  periodSeconds,
  side: 'home',
  personId: 105,
  x: 80,
  y: 0,
});

describe('the clock of a match that is fed', () => {
  const { app, begin, append, turned } = liveAppForSuite(() => now);
  const tagOf = async (path: string): Promise<string> => (await app.get(path)).headers.etag ?? '';
  const clock = async () => {
    const { status, periods } = (await app.get(match)).body as MatchInfo;
    return [status.code, status.periodDisplay, status.remainingTime, periods.at(-1)?.periodSecs];
  };
  const clockInFixture = async () => {
    const { phases } = (await app.get(fixture)).body as Fixture;
    return phases[0]?.rounds[0]?.matches[0]?.status.periodDisplay;
  };
  const scored = async () =>
    ((await app.get(match + goals)).body as PlayerStatistics).squads[0]?.players.find(
      ({ personId }) => personId === 105,
    )?.statistics[0]?.value;

  before(async () => {
    await begin({ ...header, id: 8001 });
    await append(8001, [{ kind: 'status', code: 'LIVE', utc: utc(), period: 1, periodSeconds: 0 }, kick(1, 0)]);
    await turned();
  });

  it('runs on by itself, in the match and in the fixture', async () => {
    at(88);
    expect(await clock()).to.deep.equal(['LIVE', 'Q1 01:28', '18:32', 88]);
    expect(await clockInFixture()).to.equal('Q1 01:28');
    at(89.9);
    expect(await clock()).to.deep.equal(['LIVE', 'Q1 01:29', '18:31', 89]);
    expect(await clockInFixture()).to.equal('Q1 01:29');
  });

  it('brings 304 within its second, and another tag in the next', async () => {
    for (const path of [match, match + goals, fixture]) {
      at(100);
      const {
        headers: { etag = '', 'cache-control': age },
      } = await app.get(path);
      at(100.999);
      expect((await app.get(path).set('If-None-Match', etag)).status, path).to.equal(304);
      at(101);
      expect((await app.get(path).set('If-None-Match', etag)).status, path).to.equal(200);
      expect(age).to.equal(
        path === fixture ? 'private, max-age=2, must-revalidate' : 'private, max-age=0, must-revalidate',
      );
    }
  });

  it('changes no response that does not depend on it', async () => {
    const steady = [
      '/score',
      '/statistics/players',
      '/statistics/squads?period=1',
      '/persons',
      '/venue',
      '/chains',
      '/statistics/leaders',
    ].map((rest) => match + rest);
    const ofSeason = [
      '/v1/seasons',
      '/v1/seasons/2026',
      '/v1/seasons/2026/ladder',
      '/v1/seasons/2026/squads',
      '/v1/leagues',
      '/v1/leagues/1',
    ];
    const tags = async () => Promise.all([...steady, ...ofSeason].map(tagOf));
    at(110);
    const before = await tags();
    at(111);
    expect(await tags()).to.deep.equal(before);
  });

  it('is what the last seconds are counted back from', async () => {
    at(60);
    expect(await scored()).to.equal(1);
    at(61);
    expect(await scored()).to.equal(0);
    at(900);
    await append(8001, [kick(2, 895)]);
    expect(await scored()).to.equal(1);
    at(956);
    expect(await scored()).to.equal(0);
  });

  it('is never behind its last entry', async () => {
    at(960);
    await append(8001, [kick(3, 1000)]);
    expect(await clock()).to.deep.equal(['LIVE', 'Q1 16:40', '03:20', 1000]);
  });

  it('stands while the match is suspended or at a break, and where a feed has ended', async () => {
    at(1010);
    await append(8001, [{ kind: 'status', code: 'SUSP', utc: utc(), period: 1, periodSeconds: 1010 }]);
    at(1500);
    expect(await clock()).to.deep.equal(['SUSP', 'Q1 16:50', '03:10', 1010]);
    await append(8001, [{ kind: 'status', code: 'LIVE', utc: utc(), period: 1, periodSeconds: 1010 }]);
    at(1520);
    expect(await clock()).to.deep.equal(['LIVE', 'Q1 17:10', '02:50', 1030]);
    at(100_000);
    expect((await clock())[1]).to.equal('Q1 40:00');
    await append(8001, [{ kind: 'status', code: 'QT', utc: utc(), period: 1, periodSeconds: 1800 }]);
    await turned();
    expect(await clock()).to.deep.equal(['QT', 'Q1 30:00', '00:00', 1800]);
    expect(await clockInFixture()).to.equal('Q1 30:00');
  });
});

describe('a season while a match of it grows', () => {
  const { app, begin, append, turned } = liveAppForSuite(() => now);
  const steady = [
    '/v1/seasons',
    '/v1/seasons/2026',
    '/v1/seasons/2026/ladder',
    '/v1/seasons/2026/squads',
    '/v1/seasons/2026/squad/10/persons',
    '/v1/leagues',
  ];
  const tags = async () => Promise.all(steady.map(async (path) => (await app.get(path)).headers.etag));
  const score = async () => {
    const { phases } = (await app.get(fixture)).body as Fixture;
    return phases[0]?.rounds[0]?.matches[0]?.squads.home.score;
  };
  const ladder = async () =>
    (await app.get('/v1/seasons/2026/ladder')).body as {
      readonly ladderSquads: readonly { readonly played: number }[];
    };

  it('has no match before one begins', async () => {
    expect((await app.get(fixture)).status).to.equal(404);
    await begin({ ...header, id: 8001 });
    await turned();
    expect((await app.get(fixture)).status).to.equal(200);
    expect(await score()).to.equal(undefined);
  });

  it('shows the score as it changes, while what goes by complete matches stays as it is', async () => {
    at(0);
    await append(8001, [{ kind: 'status', code: 'LIVE', utc: utc(), period: 1, periodSeconds: 0 }, kick(1, 10)]);
    await turned();
    expect(await score()).to.include({ goals: 1, points: 6 });
    const before = [await tags(), (await app.get(fixture)).headers.etag];
    await append(8001, [kick(2, 40)]);
    await turned();
    expect(await score()).to.include({ goals: 2, points: 12 });
    expect([await tags(), (await app.get(fixture)).headers.etag === before[1]]).to.deep.equal([before[0], false]);
  });

  it('counts the match once it is complete', async () => {
    const before = await ladder();
    await append(8001, [
      { kind: 'status', code: 'QT', utc: utc(), period: 1 },
      { kind: 'status', code: 'FT', utc: utc(), period: 4 },
    ]);
    await turned();
    expect(await ladder()).not.to.deep.equal(before);
    expect(JSON.stringify(await ladder())).to.include('"played":1');
  });
});
