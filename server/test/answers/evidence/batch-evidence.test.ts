import type {
  Evidence,
  PlayerMetricRequest,
  PostPlayerMetricResponse,
  PostSquadMetricResponse,
  SquadMetricRequest,
} from '@goalsquare/openapi';
import { expect } from 'chai';
import { accountsWith } from '../../support/accounts.js';
import { appForSuite, sourceOf } from '../../support/app.js';
import { logs, openMatches } from '../../support/match-log.js';
import { expectProblem } from '../../support/problem.js';

const parts = { matches: sourceOf(openMatches(), logs) };

describe('evidence in a batch', () => {
  const app = appForSuite(parts);
  const licensed = appForSuite({
    ...parts,
    accounts: accountsWith({ advanced: { tier: 'Advanced', leagues: 'all' } }),
  });

  const PLAYERS = '/v1/matches/7001/statistics/players';
  const SQUADS = '/v1/matches/7001/statistics/squads';

  const players = (...playerMetricRequests: readonly PlayerMetricRequest[]): Promise<PostPlayerMetricResponse> =>
    app.read('postPlayerStatistics', PLAYERS, { playerMetricRequests });
  const squads = (...squadMetricRequests: readonly SquadMetricRequest[]): Promise<PostSquadMetricResponse> =>
    app.read('postSquadStatistics', SQUADS, { squadMetricRequests });

  /** Returns evidence as GET returns it, without the cursor of a next page. */
  async function evidenceAt(path: string): Promise<Evidence> {
    const { next: _, ...evidence } = (await app.get(path).expect(200)).body as Evidence;
    return evidence;
  }

  const codes = ['DISPOSAL', 'DISPOSAL_EFFICIENCY', 'METRES_GAINED', 'TIME_ON_GROUND', 'GOAL'];
  const squadCodes = ['DISPOSAL', 'DISPOSAL_EFFICIENCY', 'METRES_GAINED', 'CHAIN_METRES', 'GOAL'];
  const filter = { periods: [1, 3], scoreStates: ['leading', 'level'] } as const;
  const query = 'period=1,3&scoreState=leading,level';

  describe('answers', () => {
    it('all that GET returns, of every value, in the order of the statistics', async () => {
      const {
        playerStatistics: [result],
      } = await players({ metricCodes: codes, ...filter, evidence: 'full' });
      const persons = result?.squads.flatMap((squad) => squad.players.map(({ personId }) => personId)) ?? [];
      const expected: Evidence[] = [];
      for (const personId of persons)
        for (const code of codes)
          expected.push(await evidenceAt(`${PLAYERS}/${personId}/evidence?metric=${code}&${query}`));
      expect(persons).to.have.length(12);
      expect(result?.evidence).to.deep.equal(expected);
    });

    for (const context of ['For', 'Against', 'Diff', 'PhysicalDiff'] as const)
      it(`all that GET returns of squads, ${context}, of one squad`, async () => {
        const {
          squadStatistics: [result],
        } = await squads({ metricCodes: squadCodes, zones: ['AM', 'F50'], team: 'away', context, evidence: 'full' });
        const expected: Evidence[] = [];
        for (const code of squadCodes)
          expected.push(await evidenceAt(`${SQUADS}/20/evidence?metric=${code}&zone=AM,F50&context=${context}`));
        expect(result?.evidence).to.deep.equal(expected);
      });

    it('the ids of the transactions: those of the terms, each once, by list', async () => {
      const request = { metricCodes: codes, ...filter } as PlayerMetricRequest;
      const { playerStatistics } = await players({ ...request, evidence: 'full' }, { ...request, evidence: 'ids' });
      const [full, ids] = playerStatistics;
      const idsOf = ({ terms = [] }: Evidence, isDenominator: boolean) => [
        ...new Set(
          terms.flatMap(({ list, transactionId }) =>
            (list === 'denominator') === isDenominator && transactionId !== undefined ? [transactionId] : [],
          ),
        ),
      ];
      expect([full?.evidenceIds, ids?.evidence]).to.deep.equal([undefined, undefined]);
      expect(ids?.evidenceIds).to.deep.equal(
        full?.evidence?.map((one) => ({
          squadId: one.squadId,
          personId: one.personId,
          metricCode: one.metric.code,
          acts: one.acts,
          seconds: one.seconds,
          transactionIds: idsOf(one, false),
          ...(one.formula.is === 'ratio' && { denominatorTransactionIds: idsOf(one, true) }),
        })),
      );
      expect(ids?.evidenceIds?.some(({ transactionIds = [] }) => transactionIds.length > 1)).to.equal(true);
    });

    it('the same statistics with it and without it, and of the other requests no evidence', async () => {
      const request: PlayerMetricRequest = { id: 'a', metricCodes: codes };
      const path = `${PLAYERS}?format=json`;
      const plain = (await app.post(path, { playerMetricRequests: [request, {}] })).text;
      const { playerStatistics } = await players({ ...request, evidence: 'ids' }, {});
      const [first, second] = playerStatistics;
      const { evidenceIds, ...values } = first ?? {};
      expect(evidenceIds).to.have.length(12 * codes.length);
      expect(plain).to.equal(
        JSON.stringify({
          matchId: 7001,
          playerStatistics: [values, second],
          playerMetricRequests: [request, { id: '2' }],
        }),
      );
    });

    it('the evidence of every metric of the licence if a request names none, and of none that is absent', async () => {
      const {
        squadStatistics: [all],
      } = await squads({ evidence: 'ids', team: 'home' });
      expect(all?.evidenceIds?.length).to.be.at.least(all?.squads[0]?.statistics.length ?? NaN);
      const {
        playerStatistics: [absent],
      } = await players({ metricCodes: ['TIME_ON_GROUND'], againstPersonIds: [201], evidence: 'full' });
      expect([absent?.absent?.length, absent?.evidence]).to.deep.equal([1, []]);
    });

    it('counts by base instead of transactions below their tier', async () => {
      const read = async (evidence: 'ids' | 'full'): Promise<PostSquadMetricResponse> =>
        (
          await licensed
            .by('post', SQUADS, 'advanced')
            .send({ squadMetricRequests: [{ metricCodes: ['DISPOSAL'], evidence }] })
            .expect(200)
        ).body as PostSquadMetricResponse;
      const [full] = (await read('full')).squadStatistics[0]?.evidence ?? [];
      expect(full).to.not.have.any.keys('terms', 'next');
      const [ids] = (await read('ids')).squadStatistics[0]?.evidenceIds ?? [];
      expect(ids).to.not.have.any.keys('transactionIds', 'denominatorTransactionIds');
      expect(ids?.bases).to.deep.equal(full?.bases);
    });

    it('tables of CSV: values, terms, and ids joined by semicolons', async () => {
      const read = async (table: string): Promise<readonly string[]> => {
        const requests = ['full', 'ids'].map((evidence) => ({ metricCodes: ['GOAL'], team: 'home', evidence }));
        const body = { playerMetricRequests: requests };
        const { text } = await app.post(`${PLAYERS}?format=csv&table=${table}`, body).expect(200);
        return text.trim().split('\r\n');
      };
      const values = await read('evidence');
      expect(values[0]).to.equal(
        'match_id,request_id,squad_id,person_id,metric_code,value,source,acts,seconds,term_count',
      );
      expect(values).to.have.length(7);
      expect(values[5]).to.equal('7001,1,10,105,GOAL,4,transactions,4,0,4');
      const terms = await read('evidenceTerms');
      expect(terms.slice(1).map((row) => row.split(',')[10])).to.deep.equal(['108', '208', '308', '408']);
      expect((await read('evidenceIds'))[5]).to.equal('7001,2,10,105,GOAL,4,0,108;208;308;408,');
    });
  });

  describe('refuses', () => {
    it('evidence of another kind', async () => {
      const answer = await app
        .post(PLAYERS, { playerMetricRequests: [{ metricCodes: ['KICK'], evidence: 'all' }] })
        .set('X-Request-Id', 'test');
      expectProblem(answer, 'invalid-body', [
        {
          detail: "/playerMetricRequests/0/evidence 'all' is not one of ids, full.",
          pointer: '/playerMetricRequests/0/evidence',
          value: 'all',
          allowed: ['ids', 'full'],
        },
      ]);
    });

    it('a batch whose evidence costs too much', async () => {
      const body = { playerMetricRequests: Array.from({ length: 100 }, () => ({ evidence: 'full' })) };
      const answer = await app.post(PLAYERS, body).set('X-Request-Id', 'test');
      const { detail } = answer.body as { readonly detail: string };
      expectProblem(
        answer,
        'batch-too-costly',
        `The batch costs ${/\d+/u.exec(detail)?.[0]}: for each request, its metrics times its players or squads, and its evidence. The limit is 500000. Ask for fewer metrics or less evidence, or split the batch.`,
      );
      await app
        .post(PLAYERS, { playerMetricRequests: Array.from({ length: 100 }, () => ({ metricCodes: ['KICK'] })) })
        .expect(200);
    });

    it('streams, whose events contain values only', async () => {
      const answer = await app
        .post(`${SQUADS}/events`, { squadMetricRequests: [{ metricCodes: ['KICK'], evidence: 'ids' }] })
        .set('X-Request-Id', 'test');
      expectProblem(answer, 'invalid-body', [
        {
          detail: '/squadMetricRequests/0/evidence does not apply to streams; leave it out.',
          pointer: '/squadMetricRequests/0/evidence',
          value: 'ids',
        },
      ]);
    });
  });
});
