import { worldOf } from '@goalsquare/data';
import { briefOf, openMatch, type Entry, type MatchHeader, type MatchLog } from '@goalsquare/engine';
import type { ForecastCalibration, MatchForecast, MetricModels, SeasonForecast } from '@goalsquare/openapi';
import { expect } from 'chai';
import { accountsWith } from '../support/accounts.js';
import { appForSuite, sourceOf } from '../support/app.js';
import { differencesFrom } from '../support/contract-shape.js';
import { header } from '../support/match-log.js';

interface Refusal {
  readonly status: number;
  readonly body: { readonly type: string };
}

const at = (id: number, periodSeconds: number, code: string, rest: object = {}): Entry =>
  ({ kind: 'transaction', id, code, period: 1, periodSeconds, ...rest }) as Entry;

const start: Entry = { kind: 'status', code: 'LIVE', period: 1, utc: '2026-03-14T08:40:00Z' };
const playing: readonly Entry[] = [
  start,
  at(1, 0, 'CEBO', { x: 0, y: 0 }),
  at(2, 4, 'LBGE', { side: 'home', personId: 101, x: 4, y: 0 }),
  at(3, 5, 'KKEF', { side: 'home', personId: 101, x: 60, y: 0 }),
  at(4, 70, 'GOAL', { side: 'home', personId: 101, x: 80, y: 0 }),
];
const dated = (id: number, day: string): Partial<MatchHeader> => ({
  id,
  date: { startDate: `2026-03-${day}`, utcMatchStart: `2026-03-${day}T08:40:00Z` },
});
const logWith = (more: Partial<MatchHeader>, of: readonly Entry[]): MatchLog => ({
  header: { ...header, ...more },
  entries: of,
});
const result: readonly Entry[] = [
  { kind: 'result', home: { goals: 20, behinds: 20 }, away: { goals: 5, behinds: 5 } },
  { kind: 'status', code: 'FINAL' },
];
const logs = [
  logWith(dated(7001, '07'), result),
  logWith({ ...dated(7002, '14'), roundNumber: 2 }, playing),
  logWith({ ...dated(7003, '21'), roundNumber: 3 }, []),
];
const matches = logs.map((log) => openMatch(log));
const season = { leagueId: 1, levelId: 1, seasonId: 2026, version: '1' };
const world = worldOf({ briefs: [{ ...season, briefs: () => matches.map(briefOf) }], records: [] });
const now = (): number => Date.parse('2026-03-14T08:43:00Z');
const parts = { matches: sourceOf(matches, logs), world, now };
const seasonPath = '/v1/leagues/1/levels/1/seasons/2026/forecast';

describe('forecasts', () => {
  const app = appForSuite(parts);
  const licensed = appForSuite({
    ...parts,
    accounts: accountsWith({ elsewhere: { tier: 'Transactional', leagues: [{ leagueId: 1, seasonIds: [2025] }] } }),
  });
  const pathOf = (id: number, query = ''): string => `/v1/matches/${id}/forecast${query}`;
  const forecastIn = async (id: number, query = ''): Promise<MatchForecast> => {
    const answer = await app.get(pathOf(id, query));
    expect([answer.status, differencesFrom('MatchForecast', answer.body)]).to.deep.equal([200, []]);
    return answer.body as MatchForecast;
  };
  const seasonIn = async (query = ''): Promise<SeasonForecast> => {
    const answer = await app.get(`${seasonPath}${query}`);
    expect([answer.status, differencesFrom('SeasonForecast', answer.body)]).to.deep.equal([200, []]);
    return answer.body as SeasonForecast;
  };

  describe('of a match', () => {
    describe('answers', () => {
      it('chances that add up to 1 before the match, now and at each point', async () => {
        const { pregame, now: present, points } = await forecastIn(7002);
        expect(points.map(({ at: moment, periodSecs }) => [moment, periodSecs])).to.deep.equal([
          ['start', 0],
          ['minute', 60],
          ['score', 70],
        ]);
        for (const { home, draw, away } of [pregame ?? [], present ?? [], points].flat())
          expect(home + draw + away).to.be.closeTo(1, 1e-8);
        expect(present?.home).to.be.above(pregame?.home ?? 1);
      });

      it('credits that add up to the margin', async () => {
        const { credits, homeSquadId } = await forecastIn(7002);
        const sum = credits.reduce((all, { squadId, points }) => all + (squadId === homeSquadId ? points : -points), 0);
        expect(sum).to.be.closeTo(6, 1e-9);
      });

      it('the forecast as it was, with results and ratings of then', async () => {
        const [before, later] = [await forecastIn(7002, '?asOf=2'), await forecastIn(7003)];
        expect(before.points.map(({ homePoints }) => homePoints)).to.deep.equal([0]);
        expect(before.pregame).to.deep.equal((await forecastIn(7002)).pregame);
        expect((await forecastIn(7001)).pregame?.margin).to.be.below(before.pregame?.margin ?? NaN);
        expect(later.pregame).to.deep.equal(later.now);
      });

      it('a row for each point in CSV', async () => {
        const { text, headers } = await app.get(pathOf(7002, '?format=csv'));
        expect(headers['content-type']).to.match(/^text\/csv/u);
        expect(text.split('\r\n').slice(0, 2)[0]).to.equal(
          'at,period,period_secs,home_points,away_points,transaction_id,home,draw,away,margin,low,high',
        );
        expect(text.trim().split('\r\n')).to.have.length(4);
      });
    });

    describe('refuses', () => {
      it('a match that does not exist, and one that the licence does not include', async () => {
        expect((await app.refused(pathOf(9999))).type).to.equal('/problems/match-not-found');
        const { status, body } = (await licensed.getAs('elsewhere', pathOf(7002))) as Refusal;
        expect([status, body.type]).to.deep.equal([403, '/problems/match-not-licensed']);
      });
    });

    describe('edges', () => {
      it('a result without quarters has no points and no credits, with the reasons', async () => {
        const { points, absent, now: present } = await forecastIn(7001);
        expect([points, absent.map(({ part }) => part)]).to.deep.equal([[], ['points', 'credits']]);
        expect(present).to.include({ home: 1, draw: 0, away: 0 });
      });
    });
  });

  describe('of a season', () => {
    describe('answers', () => {
      it('the same bytes for the same seed', async () => {
        const [one, again] = [
          await app.get(`${seasonPath}?runs=200&seed=7`),
          await app.get(`${seasonPath}?runs=200&seed=7`),
        ];
        expect(one.text).to.equal(again.text);
      });

      it('chances of every place, and what is left', async () => {
        const { squads, matchesLeft, runs } = await seasonIn('?runs=300');
        expect([squads.length, matchesLeft, runs]).to.deep.equal([2, 2, 300]);
        for (const { places } of squads) expect(places.reduce((a, b) => a + b, 0)).to.be.closeTo(1, 1e-9);
      });

      it('nothing of later results as of an instant', async () => {
        const before = await seasonIn('?asOf=2026-03-01T00:00:00Z&runs=500');
        expect(before.matchesLeft).to.equal(3);
        expect(Math.min(...before.squads.map(({ expectedWins }) => expectedWins))).to.be.above(0.9);
        expect((await seasonIn('?asOf=2026-03-14T08:00:00Z')).matchesLeft).to.equal(2);
      });
    });

    describe('refuses', () => {
      it('runs and instants that are not allowed, and a future', async () => {
        for (const query of ['runs=99', 'runs=10001', 'seed=-1', 'asOf=Q3:12:30', 'asOf=2026-02-30T00:00:00Z'])
          expect((await app.refused(`${seasonPath}?${query}`)).type).to.equal('/problems/invalid-parameter');
        const future = await app.refused(`${seasonPath}?asOf=2027-01-01T00:00:00Z`);
        expect(future.type).to.equal('/problems/not-reached');
        const { status, body } = (await licensed.getAs('elsewhere', seasonPath)) as Refusal;
        expect([status, body.type]).to.deep.equal([403, '/problems/season-not-licensed']);
      });
    });

    describe('edges', () => {
      it('finals are absent with the reason if no season has had any', async () => {
        const { absent, weeks } = await seasonIn();
        expect([weeks, absent.map(({ part }) => part)]).to.deep.equal([undefined, ['finals']]);
      });
    });
  });

  describe('their models', () => {
    it('are listed with what they were fitted on, and the digest of every forecast', async () => {
      const { forecast } = (await app.get('/v1/metadata/models')).body as MetricModels;
      expect(forecast.digest).to.equal((await forecastIn(7002)).model);
      expect(forecast.training.map(({ matches: count }) => count > 100)).to.not.include(false);
    });

    it('have tests with intervals, beside the formula of 2010', async () => {
      const answer = await app.get('/v1/metadata/forecasts/calibration');
      expect([answer.status, differencesFrom('ForecastCalibration', answer.body)]).to.deep.equal([200, []]);
      const { tests } = answer.body as ForecastCalibration;
      const breaks = tests.find(({ name }) => name === 'quarter breaks');
      expect(breaks?.difference?.interval[1]).to.be.below(0);
      expect(breaks?.deciles).to.have.length(10);
    });
  });
});
