import { worldOf } from '@goalsquare/data';
import { briefOf, openMatch, type Entry, type Match, type MatchHeader } from '@goalsquare/engine';
import type { MatchCoverage, SeasonCoverage } from '@goalsquare/openapi';
import { expect } from 'chai';
import { accountsWith } from '../support/accounts.js';
import { appForSuite, sourceOf } from '../support/app.js';
import { differencesFrom } from '../support/contract-shape.js';
import { header } from '../support/match-log.js';
import { expectProblem } from '../support/problem.js';

const at = (id: number, periodSeconds: number, code: string, rest: object = {}): Entry =>
  ({ kind: 'transaction', id, code, period: 1, periodSeconds, ...rest }) as Entry;

const entries: readonly Entry[] = [
  { kind: 'status', code: 'LIVE', period: 1 },
  at(1, 0, 'CEBO', { x: 0, y: 0 }),
  at(2, 5, 'KKEF', { side: 'home', personId: 101, x: 4, y: 0 }),
  at(3, 9, 'RUSH', { side: 'home', inferred: true }),
  { kind: 'status', code: 'FINAL' },
];

const nil = { goals: 0, behinds: 0 };
const score = (behinds: number) => {
  const home = { goals: 0, behinds };
  return { home, away: nil, periods: [{ period: 1, home, away: nil }] };
};

const matchWith = (id: number, more: Partial<MatchHeader>, of: readonly Entry[] = entries): Match =>
  openMatch({ header: { ...header, id, ...more }, entries: of });

const lacks = ['tackles', 'rotations'] as const;
const box: Entry = { kind: 'boxScore', personId: 101, statistics: { TACKLE: 4 } };
const matches = [
  matchWith(7001, { lacks, officialScore: score(1) }),
  matchWith(7002, { lacks, officialScore: score(1) }),
  matchWith(7003, { lacks, officialScore: score(2) }, [...entries, box]),
  matchWith(7004, {}, [
    { kind: 'result', ...score(3) },
    { kind: 'status', code: 'FINAL' },
  ]),
  matchWith(7005, {}, []),
];
const season = { leagueId: 1, levelId: 1, seasonId: 2026, version: '1' };
const world = worldOf({ briefs: [{ ...season, briefs: () => matches.map(briefOf) }], records: [] });
const parts = { matches: sourceOf(matches), world };

describe('coverage', () => {
  const app = appForSuite(parts);
  const licensed = appForSuite({
    ...parts,
    accounts: accountsWith({ elsewhere: { tier: 'Transactional', leagues: [{ leagueId: 1, seasonIds: [2025] }] } }),
  });

  const pathOf = (id: number): string => `/v1/matches/${id}/coverage`;
  const SEASON = '/v1/seasons/2026/coverage';

  const coverageIn = async (path: string): Promise<MatchCoverage> => {
    const answer = await app.get(path);
    expect([answer.status, differencesFrom('MatchCoverage', answer.body)]).to.deep.equal([200, []]);
    return answer.body as MatchCoverage;
  };

  describe('the coverage of a match', () => {
    describe('answers', () => {
      it('which features the source captured, and which metrics follow', async () => {
        const { matchId, hasStarted, features, metrics, transactions } = await coverageIn(pathOf(7001));
        expect([matchId, hasStarted]).to.deep.equal([7001, true]);
        expect(features.find(({ code }) => code === 'tackles')).to.deep.equal({
          code: 'tackles',
          name: 'tackles',
          coverage: 'absent',
          reason: 'The source does not capture it.',
        });
        expect(metrics.find(({ code }) => code === 'TACKLE')).to.deep.equal({
          code: 'TACKLE',
          coverage: 'absent',
          reason: 'The source does not capture tackles.',
        });
        expect(metrics.find(({ code }) => code === 'KICK')).to.deep.equal({ code: 'KICK', coverage: 'complete' });
        expect(transactions).to.deep.include({ code: 'KKEF', name: 'Kick Effective', count: 1 });
      });

      it('which metrics the box score adds, of the whole match', async () => {
        const { metrics, boxScore } = await coverageIn(pathOf(7003));
        expect(boxScore).to.deep.equal(['TACKLE']);
        expect(metrics.find(({ code }) => code === 'TACKLE')?.coverage).to.equal('partial');
      });

      it('how the score compares with the official one', async () => {
        expect((await coverageIn(pathOf(7001))).score).to.deep.equal({
          check: 'equal',
          byPeriod: true,
          inferred: [{ squadId: 10, period: 1, behinds: 1 }],
          differences: [],
        });
        expect((await coverageIn(pathOf(7003))).score.differences).to.deep.equal([
          { squadId: 10, period: 1, official: { goals: 0, behinds: 2 }, counted: { goals: 0, behinds: 1 } },
        ]);
      });

      it('the same metrics as the list of metrics of the match', async () => {
        for (const [id, query] of [
          [7001, ''],
          [7003, '?showAllMetrics=true'],
        ] as const) {
          const { metrics } = await app.read('getMatchMetrics', `/v1/matches/${id}/metrics${query}`);
          const covered = (await coverageIn(`${pathOf(id)}${query}`)).metrics;
          expect(covered.filter(({ coverage }) => coverage !== 'absent').map(({ code }) => code)).to.deep.equal(
            metrics.map(({ code }) => code),
          );
        }
      });

      it('before the match and of a result alone, with the reason', async () => {
        const before = await coverageIn(pathOf(7005));
        const known = await coverageIn(pathOf(7004));
        expect([before.hasStarted, before.metrics[0]?.reason]).to.deep.equal([false, 'The match has not started.']);
        expect([known.score.check, known.metrics[0]?.reason]).to.deep.equal([
          'result',
          'No events of the match are known.',
        ]);
      });

      it('the metrics of the tier, or all', async () => {
        const ofBasic = (await app.getAs('sandbox-basic', pathOf(7001))).body as MatchCoverage;
        const all = (await app.getAs('sandbox-basic', `${pathOf(7001)}?showAllMetrics=true`)).body as MatchCoverage;
        expect(ofBasic.metrics.length).to.be.greaterThan(0).and.lessThan(all.metrics.length);
        expect(all.metrics.length).to.equal((await coverageIn(pathOf(7001))).metrics.length);
      });

      it('304 to the entity tag of the match', async () => {
        const { headers } = await app.get(pathOf(7001));
        const score = await app.get('/v1/matches/7001/score');
        for (const name of ['etag', 'cache-control', 'vary']) expect(headers[name], name).to.equal(score.headers[name]);
        const again = await app.get(pathOf(7001)).set('If-None-Match', headers.etag ?? '');
        expect([again.status, again.text || '']).to.deep.equal([304, '']);
      });
    });

    describe('refuses', () => {
      it('a match that does not exist, one that is not licensed, and an unknown parameter', async () => {
        expectProblem(await app.get(pathOf(1)).set('X-Request-Id', 'test'), 'match-not-found', 'There is no match 1.');
        expectProblem(
          await licensed.getAs('elsewhere', pathOf(7001)).set('X-Request-Id', 'test'),
          'match-not-licensed',
          'Account insufficiently licensed for match 7001.',
        );
        expect((await app.refused(`${pathOf(7001)}?season=2026`)).type).to.equal('/problems/unknown-parameter');
        expect((await app.bare('get', pathOf(7001))).status).to.equal(401);
      });
    });
  });

  describe('the coverage of a season', () => {
    const coverageOfSeason = async (path: string): Promise<SeasonCoverage> => {
      const answer = await app.get(path);
      expect([answer.status, differencesFrom('SeasonCoverage', answer.body)]).to.deep.equal([200, []]);
      return answer.body as SeasonCoverage;
    };

    it('counts matches by feature and metric, and lists those that differ', async () => {
      const found = await coverageOfSeason(SEASON);
      expect([found.leagueId, found.levelId, found.seasonId]).to.deep.equal([1, 1, 2026]);
      expect([found.matches, found.notStarted]).to.deep.equal([4, 1]);
      expect(found.metrics.find(({ code }) => code === 'TACKLE')).to.deep.equal({
        code: 'TACKLE',
        complete: 0,
        partial: 1,
        absent: 3,
        reason: 'The source does not capture tackles.',
      });
      expect(found.different.map(({ matchIds }) => matchIds)).to.deep.equal([[7003], [7004]]);
      expect(found.different[0]?.metrics.map(({ code }) => code))
        .to.include('TACKLE')
        .and.not.include('KICK');
    });

    it('counts how scores compare with official ones', async () => {
      expect((await coverageOfSeason(SEASON)).scores).to.deep.equal({
        result: 1,
        equal: 2,
        different: 1,
        unchecked: 0,
        inferredIn: [7001, 7002, 7003],
        differentIn: [7003],
      });
    });

    it('is the same under the path of its level, and 304 to its entity tag', async () => {
      const first = await app.get(SEASON);
      const again = await app.get('/v1/leagues/1/levels/1/seasons/2026/coverage');
      expect(again.text).to.equal(first.text);
      expect((await app.get(SEASON).set('If-None-Match', first.headers.etag ?? '')).status).to.equal(304);
    });

    it('is refused for a season that does not exist, or is not licensed', async () => {
      expectProblem(
        await app.get('/v1/seasons/1901/coverage').set('X-Request-Id', 'test'),
        'season-not-found',
        'There is no season 1901 of league 1, level 1.',
      );
      expectProblem(
        await licensed.getAs('elsewhere', SEASON).set('X-Request-Id', 'test'),
        'season-not-licensed',
        'Account insufficiently licensed for season 2026 of league 1, level 1.',
      );
    });
  });

  describe('the coverage of a season whose matches take long to read', () => {
    const impatient = appForSuite({
      world: worldOf({ briefs: [{ ...season, briefs: () => matches.map(briefOf) }], records: [] }),
      matches: { ...parts.matches, match: () => new Promise<undefined>(() => undefined) },
      timers: {
        every: () => () => undefined,
        after: (_, run) => {
          run();
          return () => undefined;
        },
      },
    });

    it('is 503 with Retry-After, and without a tag', async () => {
      const answer = await impatient.get(SEASON).set('X-Request-Id', 'test');
      expect(answer.body).to.deep.include({
        type: '/problems/unavailable',
        status: 503,
        detail: 'The coverage of the season is still being computed.',
      });
      expect([answer.status, answer.headers['retry-after'], answer.headers.etag]).to.deep.equal([503, '10', undefined]);
    });
  });

  describe('statistics of metrics that a match does not have', () => {
    const absent = [{ code: 'TACKLE', reason: 'The source does not capture tackles.' }];

    it('give the reason beside the statistics, of players and of squads', async () => {
      const players = await app.read('getPlayerStatistics', '/v1/matches/7001/statistics/players?metric=TACKLE,KICK');
      expect(players.absent).to.deep.equal(absent);
      expect(players.squads[0]?.players[0]?.statistics.map(({ code }) => code)).to.deep.equal(['KICK']);
      const squads = await app.read('getSquadStatistics', '/v1/matches/7001/statistics/squads?metric=TACKLE&team=away');
      expect(squads.absent).to.deep.equal(absent);
      expect(squads.squads.map(({ statistics }) => statistics)).to.deep.equal([[]]);
    });

    it('give it for each request of a batch', async () => {
      const { playerStatistics } = await app.read('postPlayerStatistics', '/v1/matches/7001/statistics/players', {
        playerMetricRequests: [{ metricCodes: ['TACKLE'] }, { metricCodes: ['KICK'] }],
      });
      expect(playerStatistics.map((one) => one.absent)).to.deep.equal([absent, undefined]);
      const { squadStatistics } = await app.read('postSquadStatistics', '/v1/matches/7001/statistics/squads', {
        squadMetricRequests: [{ metricCodes: ['TACKLE'], context: 'Diff' }],
      });
      expect(squadStatistics.map((one) => one.absent)).to.deep.equal([absent]);
    });

    it('report that a metric of the box score is for the whole match only', async () => {
      const path = '/v1/matches/7003/statistics/players?metric=TACKLE';
      expect(await app.read('getPlayerStatistics', path)).to.not.have.property('absent');
      expect((await app.read('getPlayerStatistics', `${path}&period=1`)).absent).to.deep.equal([
        {
          code: 'TACKLE',
          reason: 'Only for the whole match, from the box score. The source does not capture tackles.',
        },
      ]);
    });

    it('are left out silently if the request names no metrics, and if the match has all that it names', async () => {
      for (const query of ['', '?metric=KICK'])
        expect(
          await app.read('getPlayerStatistics', `/v1/matches/7001/statistics/players${query}`),
        ).to.not.have.property('absent');
    });

    it('are a table of CSV, which has no rows if the match has all', async () => {
      const csvOf = async (query: string): Promise<string> =>
        (await app.get(`/v1/matches/7001/statistics/players?table=absent&${query}`).set('Accept', 'text/csv')).text;
      expect(await csvOf('metric=TACKLE,KICK')).to.equal(
        'match_id,metric_code,absence_reason\r\n7001,TACKLE,The source does not capture tackles.\r\n',
      );
      expect(await csvOf('metric=KICK')).to.equal('match_id,metric_code,absence_reason\r\n');
    });

    it('are a table of CSV of a batch', async () => {
      const body = { squadMetricRequests: [{ id: 'a', metricCodes: ['TACKLE'] }, { metricCodes: ['KICK'] }] };
      const answer = await app.post('/v1/matches/7001/statistics/squads?table=absent', body).set('Accept', 'text/csv');
      expect(answer.text).to.equal(
        'match_id,request_id,metric_code,absence_reason\r\n7001,a,TACKLE,The source does not capture tackles.\r\n',
      );
    });
  });
});
