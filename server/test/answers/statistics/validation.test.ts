import { openMatch, type Entry } from '@goalsquare/engine';
import type { MetricValidation, PersonMatches, PlayerStatistics, StatisticsTable } from '@goalsquare/openapi';
import { expect } from 'chai';
import { partsOver, played } from '../../features/across/fixtures.js';
import { appForSuite, sourceOf } from '../../support/app.js';
import { header } from '../../support/match-log.js';
import { expectProblem } from '../../support/problem.js';

const at = (id: number, periodSeconds: number, code: string, rest: object = {}): Entry =>
  ({ kind: 'transaction', id, code, period: 1, periodSeconds, ...rest }) as Entry;

const match = openMatch({
  header: { ...header, id: 7001, lacks: ['tackles'] },
  entries: [
    { kind: 'status', code: 'LIVE', period: 1 },
    at(1, 0, 'CEBO', { x: 0, y: 0 }),
    at(2, 5, 'KKEF', { side: 'home', personId: 101, x: 4, y: 0 }),
    { kind: 'status', code: 'FINAL' },
  ],
});

describe('validation', () => {
  const app = appForSuite({ matches: sourceOf([match]) });

  const PLAYERS = '/v1/matches/7001/statistics/players';
  const BASIC = 'sandbox-basic';

  const brief = (validation: readonly MetricValidation[] | undefined) =>
    validation?.map(({ metricCode, code, suggestion }) => [metricCode, code, suggestion].filter(Boolean));
  const codesOf = ({ squads }: PlayerStatistics): readonly string[] =>
    squads[0]?.players[0]?.statistics.map(({ code }) => code) ?? [];

  const UNKNOWN = ['KIK', 'Request_MetricUnknown', 'Use KICK.'];

  describe('validation=partial', () => {
    describe('answers', () => {
      it('all other metrics of a match, and names each that it cannot answer once', async () => {
        const query = 'metric=KIK,KICK,KIK,INSIDE_50_FORCED,TACKLE,TIME_ON_GROUND&zone=CB&validation=partial';
        const body = await app.read('getPlayerStatistics', `${PLAYERS}?${query}`);
        expect(codesOf(body)).to.deep.equal(['KICK']);
        expect(brief(body.validation)).to.deep.equal([
          UNKNOWN,
          ['INSIDE_50_FORCED', 'Request_MetricNotValidForLevel', 'Request it from statistics of squads.'],
          ['TIME_ON_GROUND', 'Request_MetricNotValidForFilter', 'Request it without zones.'],
          ['TACKLE', 'Match_MetricNotValidForMatch'],
        ]);
        expect(body.absent).to.deep.equal([{ code: 'TACKLE', reason: 'The source does not capture tackles.' }]);
        expect(body.validation?.[0]).to.deep.equal({
          context: 'Metric',
          reason: 'MetricUnknown',
          code: 'Request_MetricUnknown',
          details: 'No metric has this code. Codes are case-sensitive.',
          metricCode: 'KIK',
          suggestion: 'Use KICK.',
        });
      });

      it('a metric that another tier includes as not licensed', async () => {
        const answer = await app.getAs(BASIC, `${PLAYERS}?metric=PLAYER_RATING,KICK&validation=partial`);
        const body = answer.body as PlayerStatistics;
        expect([answer.status, codesOf(body)]).to.deep.equal([200, ['KICK']]);
        expect(body.validation).to.have.lengthOf(1);
        expect(body.validation?.[0]).to.include({ code: 'Account_MetricNotLicensed', metricCode: 'PLAYER_RATING' });
      });

      it('no statistics if it can answer none, and an empty list if it can answer all', async () => {
        const none = await app.read('getPlayerStatistics', `${PLAYERS}?metric=KIK&validation=partial`);
        expect([codesOf(none), brief(none.validation)]).to.deep.equal([[], [UNKNOWN]]);
        const all = await app.read('getPlayerStatistics', `${PLAYERS}?metric=KICK&validation=partial`);
        expect([codesOf(all), all.validation]).to.deep.equal([['KICK'], []]);
        const unnamed = await app.read('getPlayerStatistics', `${PLAYERS}?validation=partial`);
        expect([codesOf(unnamed).length > 100, unnamed.validation]).to.deep.equal([true, []]);
      });

      it('each request of a batch on its own, for players and for squads', async () => {
        const { playerStatistics, playerMetricRequests } = await app.read('postPlayerStatistics', PLAYERS, {
          playerMetricRequests: [{ metricCodes: ['KIK', 'KICK'], validation: 'partial' }, { metricCodes: ['KICK'] }],
        });
        expect(playerStatistics.map(({ validation }) => brief(validation))).to.deep.equal([[UNKNOWN], undefined]);
        expect(playerMetricRequests[0]?.validation).to.equal('partial');
        const { squadStatistics } = await app.read('postSquadStatistics', '/v1/matches/7001/statistics/squads', {
          squadMetricRequests: [{ metricCodes: ['KIK'], context: 'Diff', validation: 'partial' }],
        });
        expect(squadStatistics.map(({ validation }) => brief(validation))).to.deep.equal([[UNKNOWN]]);
      });

      it('the list as a table of CSV', async () => {
        const { text } = await app.get(`${PLAYERS}?metric=KIK&validation=partial&format=csv&table=validation`);
        expect(text.split('\r\n').slice(0, 2)).to.deep.equal([
          'match_id,validation_context,validation_reason,validation_code,validation_details,metric_code,suggestion',
          '7001,Metric,MetricUnknown,Request_MetricUnknown,No metric has this code. Codes are case-sensitive.,KIK,Use KICK.',
        ]);
      });

      it('suggestions for the first 20 unknown codes only', async () => {
        const codes = Array.from({ length: 30 }, (_, n) => `KICK${n}`);
        const { validation = [] } = await app.read(
          'getPlayerStatistics',
          `${PLAYERS}?metric=${codes.join()}&validation=partial`,
        );
        expect(validation.map(({ suggestion }) => suggestion === undefined)).to.deep.equal(
          codes.map((_, n) => n >= 20),
        );
      });
    });

    describe('refuses', () => {
      it('the same metrics without it, and other faults with it', async () => {
        const plain = await app.get(`${PLAYERS}?metric=KIK,KICK`).set('X-Request-Id', 'test');
        expect([plain.status, (plain.body as { readonly type: string }).type]).to.deep.equal([
          400,
          '/problems/unknown-metric',
        ]);
        const window = await app.get(`${PLAYERS}?metric=KIK&validation=partial&lastXSeconds=9&toPeriodSeconds=9`);
        expect(window.status).to.equal(400);
        expect((await app.get(`${PLAYERS}?metric=KIK&validation=some`)).status).to.equal(400);
      });

      it('streams, whose events contain values only', async () => {
        const answer = await app
          .post(`${PLAYERS}/events`, { playerMetricRequests: [{ metricCodes: ['KICK'], validation: 'partial' }] })
          .set('X-Request-Id', 'test');
        expectProblem(answer, 'invalid-body', [
          {
            detail: '/playerMetricRequests/0/validation does not apply to streams; leave it out.',
            pointer: '/playerMetricRequests/0/validation',
            value: 'partial',
          },
        ]);
      });
    });
  });

  describe('validation=partial across matches', () => {
    const across = appForSuite(partsOver(played));
    const PATH = '/v1/statistics/players';

    it('answers all other metrics, and names each that it cannot answer', async () => {
      const answer = await across.get(`${PATH}?metric=KIK,KICK&limit=1&validation=partial`);
      const { rows, validation, metrics } = answer.body as StatisticsTable;
      expect(rows[0]?.statistics.map(({ code, value }) => [code, value])).to.deep.equal([['KICK', 11]]);
      expect([metrics.length, brief(validation)]).to.deep.equal([1, [UNKNOWN]]);
    });

    it('answers no statistics if it can answer none', async () => {
      const answer = await across.get(`${PATH}?metric=KIK&validation=partial`);
      const { rows, validation } = answer.body as StatisticsTable;
      expect([answer.status, rows[0]?.statistics, brief(validation)]).to.deep.equal([200, [], [UNKNOWN]]);
    });

    it('names what the tier lacks, in a batch and of the matches of a person', async () => {
      const log = await across.get('/v1/persons/101/matches?metric=KIK,KICK&validation=partial');
      expect(brief((log.body as PersonMatches).validation)).to.deep.equal([UNKNOWN]);
      const answer = await across.post(PATH, {
        queries: [{ metricCodes: ['KICK', 'KIK'], validation: 'partial' }, { metricCodes: ['KICK'] }],
      });
      const { results } = answer.body as { readonly results: readonly StatisticsTable[] };
      expect(results.map(({ validation }) => brief(validation))).to.deep.equal([[UNKNOWN], undefined]);
      const licensed = await across.getAs(BASIC, `${PATH}?metric=PLAYER_RATING,KICK&validation=partial`);
      expect((licensed.body as StatisticsTable).validation?.[0]).to.include({ code: 'Account_MetricNotLicensed' });
    });

    it('names them in a header field of CSV, which is not there if all are answered', async () => {
      const file = await across.get(`${PATH}?metric=KIK,"é",KICK&validation=partial&format=csv`);
      expect(file.headers['goalsquare-validation']).to.equal(
        '"KIK";reason=MetricUnknown, "%22%C3%A9%22";reason=MetricUnknown',
      );
      const all = await across.get(`${PATH}?metric=KICK&validation=partial&format=csv`);
      expect([all.status, all.headers['goalsquare-validation']]).to.deep.equal([200, undefined]);
    });

    it('lists 20 in the header field, and how many follow', async () => {
      const codes = Array.from({ length: 23 }, (_, n) => `NO${n}`);
      const { headers } = await across.get(`${PATH}?metric=${codes.join()},KICK&validation=partial&format=csv`);
      const field = String(headers['goalsquare-validation']);
      expect([field.split(', ').length, field.endsWith('"NO19";reason=MetricUnknown;more=3')]).to.deep.equal([
        20,
        true,
      ]);
    });
  });
});
