import { expect } from 'chai';
import { codesOfTier, openMatch, suppliedCodes } from '@goalsquare/engine';
import type { Answer } from '@goalsquare/openapi';
import { codesAt } from '../src/answers/statistics/ready-plan.js';
import { appForSuite, sourceOf } from './support/app.js';
import { logs, openMatches } from './support/match-log.js';
import { expectProblem } from './support/problem.js';

const [log] = logs;
if (log === undefined) throw new Error('the tests have no log');
const lacking = openMatch({ ...log, header: { ...log.header, id: 7999, lacks: ['pressure'] } });

describe('licences', () => {
  const app = appForSuite({ matches: sourceOf([...openMatches(), lacking]) });

  const keys = {
    Basic: 'sandbox-basic',
    Advanced: 'sandbox-advanced',
    Transactional: 'sandbox-transactional',
  } as const;
  const tiers = ['Basic', 'Advanced', 'Transactional'] as const;
  const match = '/v1/matches/7001';

  describe('transactions', () => {
    for (const tier of tiers) {
      it(`are ${tier === 'Transactional' ? 'answered' : 'refused'} to ${tier}`, async () => {
        const answer = await app.getAs(keys[tier], `${match}/transactions`).set('X-Request-Id', 'test');
        if (tier === 'Transactional') expect(answer.status).to.equal(200);
        else
          expectProblem(
            answer,
            'match-not-licensed',
            `Account insufficiently licensed for match 7001: transactions need the tier Transactional, the account has ${tier}.`,
          );
      });
    }

    it('of no match are 404 to every tier, of a match to come 403 for the licence first', async () => {
      for (const tier of tiers)
        expect((await app.getAs(keys[tier], '/v1/matches/1/transactions')).status).to.equal(404);
      const types = await Promise.all(
        tiers.map(
          async (tier) =>
            ((await app.getAs(keys[tier], '/v1/matches/7003/transactions')).body as { readonly type: string }).type,
        ),
      );
      expect(types).to.deep.equal([
        '/problems/match-not-licensed',
        '/problems/match-not-licensed',
        '/problems/match-not-started',
      ]);
    });

    it('with a tag of one tier are not unchanged for another', async () => {
      const { headers } = await app.get(`${match}/transactions`);
      expect(
        (await app.getAs('sandbox-basic', `${match}/transactions`).set('If-None-Match', headers.etag ?? '')).status,
      ).to.equal(403);
    });
  });

  describe('statistics without metric', () => {
    for (const tier of tiers) {
      it(`are those of ${tier}`, async () => {
        const players = (await app.getAs(keys[tier], `${match}/statistics/players`))
          .body as Answer<'getPlayerStatistics'>;
        const squads = (await app.getAs(keys[tier], `${match}/statistics/squads`)).body as Answer<'getSquadStatistics'>;
        const leaders = (await app.getAs(keys[tier], `${match}/statistics/leaders`)).body as Answer<'getMatchLeaders'>;
        const licensed = new Set<string>(codesOfTier(tier));
        for (const codes of [
          players.squads[0]?.players[0]?.statistics,
          squads.squads[0]?.statistics,
          leaders.statistics,
        ]) {
          expect(codes?.length).to.be.greaterThan(60);
          expect(codes?.filter(({ code }) => !licensed.has(code))).to.deep.equal([]);
        }
        expect(leaders.statistics.map(({ code }) => code)).to.deep.equal(codesAt('player', tier));
      });
    }

    it('have a tag for each tier', async () => {
      const { headers } = await app.getAs('sandbox-basic', `${match}/statistics/players`);
      expect(
        (await app.getAs('sandbox-advanced', `${match}/statistics/players`).set('If-None-Match', headers.etag ?? ''))
          .status,
      ).to.equal(200);
      expect(
        (await app.getAs('sandbox-basic', `${match}/statistics/players`).set('If-None-Match', headers.etag ?? ''))
          .status,
      ).to.equal(304);
    });
  });

  describe('a metric beyond the tier', () => {
    const beyond = (label: string, where: object) => ({
      detail: `${label} 'METRES_GAINED' needs the tier Advanced, the account has Basic.`,
      ...where,
      value: 'METRES_GAINED',
    });

    for (const level of ['players', 'squads'] as const) {
      it(`is refused by name, of ${level}`, async () => {
        const answer = await app
          .getAs('sandbox-basic', `${match}/statistics/${level}?metric=KICK&metric=METRES_GAINED`)
          .set('X-Request-Id', 'test');
        expectProblem(answer, 'metric-not-licensed', [beyond('metric[1]', { parameter: 'metric' })]);
      });

      it(`is refused in a batch, of ${level}`, async () => {
        const list = `${level.slice(0, -1)}MetricRequests`;
        const answer = await app
          .bare('post', `${match}/statistics/${level}`)
          .set('Authorization', 'Bearer sandbox-basic')
          .set('X-Request-Id', 'test')
          .send({ [list]: [{ metricCodes: ['KICK'] }, {}, { metricCodes: ['GOAL', 'METRES_GAINED'] }] });
        const pointer = `/${list}/2/metricCodes/1`;
        expectProblem(answer, 'metric-not-licensed', [beyond(pointer, { pointer })]);
      });

      it(`is answered to Advanced, of ${level}`, async () => {
        expect(
          (await app.getAs('sandbox-advanced', `${match}/statistics/${level}?metric=METRES_GAINED`)).status,
        ).to.equal(200);
      });
    }

    it('is refused after a metric that is none and a match that is none', async () => {
      expect(
        (await app.getAs('sandbox-basic', `${match}/statistics/players?metric=METRES_GAINED,GAOL`)).status,
      ).to.equal(400);
      expect(
        (await app.getAs('sandbox-basic', '/v1/matches/1/statistics/players?metric=METRES_GAINED')).status,
      ).to.equal(404);
    });
  });

  describe('the metrics of a match', () => {
    const codesFor = async (key: string, id: number, query = ''): Promise<readonly string[]> => {
      const { matchId, metrics } = (await app.getAs(key, `/v1/matches/${id}/metrics${query}`))
        .body as Answer<'getMatchMetrics'>;
      expect(matchId).to.equal(id);
      return metrics.map(({ code }) => code);
    };

    it('are those of the tier, or of every tier', async () => {
      const all = suppliedCodes(0);
      expect((await app.read('getMatchMetrics', `${match}/metrics`)).metrics.map(({ code }) => code)).to.deep.equal(
        all,
      );
      expect(await codesFor('sandbox-basic', 7001)).to.deep.equal(codesOfTier('Basic'));
      expect(await codesFor('sandbox-basic', 7001, '?showAllMetrics=true')).to.deep.equal(all);
    });

    it('leave out what the source does not capture, even of every tier', async () => {
      const [whole, left] = [
        await codesFor('sandbox-transactional', 7001),
        await codesFor('sandbox-basic', 7999, '?showAllMetrics=true'),
      ];
      const gone = whole.filter((code) => !left.includes(code));
      expect(gone)
        .to.include.members(['PRESSURE_ACT', 'PRESSURE_POINTS_SQ', 'TURNOVER_GIVEAWAY_UNFORCED'])
        .and.not.include('KICK');
      const { squads } = await app.read('getPlayerStatistics', '/v1/matches/7999/statistics/players');
      const answered = new Set(
        squads.flatMap(({ players }) => players.flatMap(({ statistics }) => statistics.map(({ code }) => code))),
      );
      expect(gone.filter((code) => answered.has(code))).to.deep.equal([]);
      expect([...answered].filter((code) => !left.includes(code))).to.deep.equal([]);
    });

    it('are not held of a match known by its result only', async () => {
      expect((await app.refused('/v1/matches/7006/metrics')).type).to.equal('/problems/data-not-held');
    });

    it('are refused until the teams are entered', async () => {
      const refused = await app.get('/v1/matches/7004/metrics').set('X-Request-Id', 'test');
      expectProblem(refused, 'teams-not-entered', 'The teams of match 7004 are not entered yet, so there is no data.');
      expect((await app.get('/v1/matches/1/metrics')).status).to.equal(404);
    });
  });
});
