import { expect } from 'chai';
import {
  contract,
  contractDocument,
  operationIds,
  type ContractOperation,
  type OperationId,
} from '@goalsquare/openapi';
import type { Licence } from '@goalsquare/server';
import { licenceRules } from '../src/domain/licences.js';
import type { ProblemBody } from '../src/domain/problems.js';
import { accountsWith } from './support/accounts.js';
import { appForSuite } from './support/app.js';
import { worldWith } from './support/world.js';

const licences: Readonly<Record<string, Licence>> = {
  whole: { tier: 'Transactional', leagues: 'all' },
  basic: { tier: 'Basic', leagues: 'all' },
  elsewhere: { tier: 'Transactional', leagues: [{ leagueId: 3 }] },
  earlier: {
    tier: 'Transactional',
    leagues: [
      { leagueId: 1, seasonIds: [2025] },
      { leagueId: 5, levelIds: [1] },
    ],
  },
  twin: {
    tier: 'Transactional',
    leagues: [
      { leagueId: 1, seasonIds: [2025] },
      { leagueId: 5, levelIds: [1] },
    ],
  },
};

describe('licence rules', () => {
  const app = appForSuite({
    world: worldWith(),
    accounts: accountsWith(licences),
    now: () => Date.parse('2026-04-04T04:00:00Z'),
  });

  it('of an extension are those of operations of the contract: it has no rule of its own', () => {
    const own = new Set<string>(operationIds);
    const named = Object.values(contractDocument.paths)
      .flatMap((methods) => Object.values(methods))
      .flatMap((operation) => (operation['x-licensed-as'] ?? []).map((id) => [operation.operationId, id] as const));
    expect(named.length).to.be.above(20);
    expect(named.filter(([, id]) => !own.has(id))).to.deep.equal([]);
  });

  const places: Readonly<Record<string, number>> = {
    leagueId: 1,
    levelId: 1,
    seasonId: 2026,
    squadId: 10,
    roundNumber: 1,
    matchId: 7001,
  };
  const METRIC = 'METRES_GAINED';

  /** An account without the licence of a rule, and a request that is therefore rejected. */
  interface Trial {
    readonly key: 'basic' | 'elsewhere';
    readonly query?: string;
  }

  const trials: Readonly<Record<keyof typeof licenceRules, Trial>> = {
    league: { key: 'elsewhere' },
    level: { key: 'elsewhere' },
    season: { key: 'elsewhere' },
    match: { key: 'elsewhere' },
    transactions: { key: 'basic' },
    queriedMetrics: { key: 'basic', query: `?metric=${METRIC}` },
    batchedPlayerMetrics: { key: 'basic' },
    batchedSquadMetrics: { key: 'basic' },
  };
  const rules = Object.entries(licenceRules) as readonly (readonly [
    keyof typeof licenceRules,
    (typeof licenceRules)[keyof typeof licenceRules],
  ])[];

  const operations = Object.entries(contract.paths).flatMap(([template, { get, post }]) =>
    (
      [
        ['get', get],
        ['post', post],
      ] as const
    ).flatMap(([method, operation]) => (operation ? [{ template, method, operation }] : [])),
  );

  function operationOf(id: OperationId): {
    readonly template: string;
    readonly method: 'get' | 'post';
    readonly operation: ContractOperation;
  } {
    const found = operations.find(({ operation }) => operation.operationId === id);
    if (found === undefined) throw new Error(`the contract has no operation ${id}`);
    return found;
  }

  async function ask(
    key: string,
    id: OperationId,
    query = '',
  ): Promise<{ readonly status: number; readonly body: ProblemBody }> {
    const { template, method } = operationOf(id);
    const path = template.replace(/\{(\w+)\}/gu, (_, name: string) => String(places[name]));
    const request = app.bare(method, `${path}${method === 'get' ? query : ''}`).set('Authorization', `Bearer ${key}`);
    const requests = id === 'postPlayerStatistics' ? 'playerMetricRequests' : 'squadMetricRequests';
    const answer = await (method === 'get' ? request : request.send({ [requests]: [{ metricCodes: [METRIC] }] }));
    return { status: answer.status, body: answer.body as ProblemBody };
  }

  describe('the rules of licences', () => {
    it('are asked of every operation whose contract has 403, and of no other', () => {
      const asked = new Set<OperationId>(rules.flatMap(([, { operations: of }]) => of));
      for (const id of operationIds) expect(asked.has(id), id).to.equal('403' in operationOf(id).operation.responses);
    });

    for (const [rule, { code, operations: asked }] of rules) {
      const { key, query } = trials[rule];
      for (const id of asked) {
        it(`of ${rule} refuse ${id} to who lacks the licence, and to nobody else`, async () => {
          const { status, body } = await ask(key, id, query);
          expect([status, body.type]).to.deep.equal([403, `/problems/${code}`]);
          expect(body.detail).to.match(
            key === 'elsewhere' || rule === 'transactions'
              ? /^Account insufficiently licensed for .+\.$/u
              : / needs the tier Advanced, the account has Basic\.$/u,
          );
          expect((await ask('whole', id, query)).status).to.equal(200);
        });
      }
    }
  });

  describe('an account with a part of a league', () => {
    const [level, league] = ['/v1/leagues/1/levels/1', { id: 1, name: 'Harbour League', code: 'HBL', gender: '1' }];
    const get = (path: string) => app.getAs('earlier', path);

    it('sees that part in every list', async () => {
      expect((await get('/v1/leagues')).body).to.deep.equal([league]);
      const current = { competitionId: 2025000001, championshipId: 5, seasonId: 2025 };
      expect((await get('/v1/leagues/1')).body).to.deep.equal({ ...league, seasons: [{ levelId: 1, ...current }] });
      expect((await get('/v1/leagues/1/levels')).body).to.deep.equal({
        league,
        levels: [{ id: 1, name: 'Seniors', code: 'SEN' }],
      });
      expect((await get(level)).body).to.deep.equal({
        id: 1,
        name: 'Seniors',
        code: 'SEN',
        league,
        currentSeason: current,
      });
      for (const path of [`${level}/seasons`, '/v1/seasons']) {
        expect(
          ((await get(path)).body as readonly { readonly id: number }[]).map(({ id }) => id),
          path,
        ).to.deep.equal([2025]);
      }
    });

    const answers: readonly (readonly [string, number, string])[] = [
      [`${level}/seasons/2025`, 200, ''],
      ['/v1/seasons/2025/ladder', 200, ''],
      [`${level}/seasons/2026`, 403, 'Account insufficiently licensed for season 2026 of league 1, level 1.'],
      ['/v1/seasons/2026/fixture', 403, 'Account insufficiently licensed for season 2026 of league 1, level 1.'],
      ['/v1/matches/7001', 403, 'Account insufficiently licensed for match 7001.'],
      ['/v1/matches/7001/transactions', 403, 'Account insufficiently licensed for match 7001.'],
      ['/v1/leagues/3', 403, 'Account insufficiently licensed for league 3.'],
      ['/v1/leagues/5', 403, 'Account insufficiently licensed for league 5.'],
      ['/v1/leagues/5/levels/2/seasons', 403, 'Account insufficiently licensed for level 2 of league 5.'],
      [`${level}/seasons/2026/squads/50`, 403, 'Account insufficiently licensed for season 2026 of league 1, level 1.'],
      [`${level}/seasons/2024/squads/50`, 404, 'There is no season 2024 of league 1, level 1.'],
      ['/v1/leagues/3/levels/2/seasons/2019', 404, 'There is no level 2 of league 3.'],
      ['/v1/leagues/2/levels', 404, 'There is no league 2.'],
      ['/v1/matches/1/venue', 404, 'There is no match 1.'],
      ['/v1/matches/7001/statistics/players?metric=GAOL', 400, ''],
    ];
    for (const [path, status, detail] of answers) {
      it(`is answered ${path} with ${status}${detail === '' ? '' : `: ${detail}`}`, async () => {
        const answer = await get(path);
        expect(answer.status).to.equal(status);
        if (detail !== '') expect(answer.body).to.include({ detail });
        expect((await app.bare('head', path).set('Authorization', 'Bearer earlier')).status).to.equal(status);
        if (status !== 200) expect((await get(path).set('If-None-Match', '*')).status).to.equal(status);
      });
    }
  });

  describe('a tag', () => {
    for (const path of ['/v1/leagues', '/v1/leagues/1', '/v1/seasons', '/v1/seasons/2025/ladder']) {
      it(`of ${path} is confirmed to its own licence alone`, async () => {
        const {
          headers: { etag = '' },
        } = await app.getAs('earlier', path);
        const again = async (key: string) => (await app.getAs(key, path).set('If-None-Match', etag)).status;
        expect([await again('earlier'), await again('twin'), await again('whole')]).to.deep.equal([304, 304, 200]);
      });
    }
  });
});
