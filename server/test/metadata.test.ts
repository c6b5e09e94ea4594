import { expect } from 'chai';
import {
  chainEndTypes,
  chainStartTypes,
  codesOfTier,
  metricCodes,
  matchStatuses,
  matchTypes,
  metricMetaData,
  positionTypes,
  rotationTypes,
  shotDetails,
  turnoverCreations,
  turnoverStates,
  turnoverTypes,
} from '@goalsquare/engine';
import type { Answer, OperationId } from '@goalsquare/openapi';
import { appForSuite } from './support/app.js';
import { expectProblem, type Expected } from './support/problem.js';

describe('metadata', () => {
  const app = appForSuite();

  const badId = (parameter: string, value: string): Expected => [
    {
      detail: `Invalid ${parameter} '${value}': id must be a whole number from 0 to 2147483647, in plain decimal digits.`,
      parameter,
      value,
    },
  ];

  const lists: readonly (readonly [OperationId, string, unknown])[] = [
    [
      'getMatchStatuses',
      'matchstatus',
      matchStatuses.map(({ id, code, name, typeId, typeName }) => ({ id, code, name, typeId, typeName })),
    ],
    ['getMatchTypes', 'matchtypes', Object.values(matchTypes)],
    ['getChainStartTypes', 'chainstarttypes', Object.values(chainStartTypes)],
    ['getChainEndTypes', 'chainendtypes', Object.values(chainEndTypes)],
    ['getChainTurnoverTypes', 'chainturnovertypes', turnoverTypes],
    ['getChainTurnoverStates', 'chainturnoverstates', turnoverStates],
    ['getChainTurnoverCreations', 'chainturnovercreations', turnoverCreations],
    ['getRotationTypes', 'rotationtypes', Object.values(rotationTypes)],
    ['getShotDetailTypes', 'shotdetailtypes', shotDetails],
    ['getMetrics', 'metrics', metricCodes.map(metricMetaData)],
  ];

  describe('metadata lists', () => {
    for (const [id, name, expected] of lists) {
      it(`answer ${name} as the vocabulary keeps it, whole`, async () => {
        expect(await app.read(id, `/v1/metadata/${name}`)).to.deep.equal(expected);
      });
    }

    it('are not sent again to a caller who has their tag', async () => {
      const { headers } = await app.get('/v1/metadata/matchstatus');
      expect((await app.get('/v1/metadata/matchstatus').set('If-None-Match', headers.etag ?? '')).status).to.equal(304);
      expect((await app.get('/v1/metadata/matchtypes').set('If-None-Match', headers.etag ?? '')).status).to.equal(200);
    });

    it('take no parameters, and nothing but GET', async () => {
      expectProblem(await app.get('/v1/metadata/matchtypes?id=1').set('X-Request-Id', 'test'), 'unknown-parameter', [
        {
          detail: "Unknown query parameter 'id': allowed are format, table.",
          parameter: 'id',
          value: '1',
          allowed: ['format', 'table'],
        },
      ]);
      expect((await app.post('/v1/metadata/matchtypes', {})).status).to.equal(405);
    });

    it('hold every status, type, state and turnover that matches and chains of the tests show', async () => {
      const namesIn = async (name: string): Promise<ReadonlySet<string>> =>
        new Set(
          ((await app.get(`/v1/metadata/${name}`)).body as readonly { readonly name: string }[]).map(
            (entry) => entry.name,
          ),
        );
      const [statuses, kinds] = [await namesIn('matchstatus'), await namesIn('matchtypes')];
      for (const id of [7001, 7002, 7003]) {
        const match = await app.read('getMatch', `/v1/matches/${id}`);
        expect([statuses.has(match.status.name), kinds.has(match.type.name)]).to.deep.equal([true, true]);
      }
      const { chains } = await app.read('getMatchChains', '/v1/matches/7001/chains');
      const [starts, ends, types] = [
        await namesIn('chainstarttypes'),
        await namesIn('chainendtypes'),
        await namesIn('chainturnovertypes'),
      ];
      const [states, creations] = [await namesIn('chainturnoverstates'), await namesIn('chainturnovercreations')];
      expect(chains.some(({ end }) => end?.turnover !== undefined)).to.equal(true);
      for (const { start, end } of chains) {
        expect([starts.has(start.stateName), ends.has(end?.stateName ?? '')]).to.deep.equal([true, true]);
        if (end?.turnover === undefined) continue;
        const { type, state, creation } = end.turnover;
        expect([types.has(type), states.has(state), creations.has(creation)]).to.deep.equal([true, true, true]);
      }
    });
  });

  describe('the list of metrics', () => {
    const codesFor = async (key: string, query = ''): Promise<readonly string[]> =>
      ((await app.getAs(key, `/v1/metadata/metrics${query}`)).body as Answer<'getMetrics'>).map(({ code }) => code);

    it('shows the metrics of the tier, and with showAllMetrics every metric', async () => {
      expect(await codesFor('sandbox-basic')).to.deep.equal(codesOfTier('Basic'));
      expect(await codesFor('sandbox-advanced')).to.deep.equal(codesOfTier('Advanced'));
      expect(await codesFor('sandbox-basic', '?showAllMetrics=false')).to.deep.equal(codesOfTier('Basic'));
      expect(await codesFor('sandbox-basic', '?showAllMetrics=true')).to.deep.equal(metricCodes);
    });

    it('has a tag for each tier, so that none is shown the list of another', async () => {
      const { headers } = await app.getAs('sandbox-basic', '/v1/metadata/metrics');
      expect(
        (await app.getAs('sandbox-basic', '/v1/metadata/metrics').set('If-None-Match', headers.etag ?? '')).status,
      ).to.equal(304);
      expect(
        (await app.getAs('sandbox-advanced', '/v1/metadata/metrics').set('If-None-Match', headers.etag ?? '')).status,
      ).to.equal(200);
      expect(headers.vary).to.include('Authorization');
    });
  });

  describe('position types and positions', () => {
    it('answer every type, and each type by its id, without its positions', async () => {
      const types = positionTypes.map(({ id, code, name, description, role }) => ({
        id,
        code,
        name,
        description,
        role,
      }));
      expect(await app.read('getPositionTypes', '/v1/positiontypes')).to.deep.equal(types);
      for (const type of types)
        expect(await app.read('getPositionType', `/v1/positiontypes/${type.id}`)).to.deep.equal(type);
    });

    it('answer the positions of each type, and each position by its id', async () => {
      for (const { id, positions } of positionTypes) {
        expect(await app.read('getPositions', `/v1/positiontypes/${id}/positions`)).to.deep.equal(
          Object.values(positions),
        );
        for (const position of Object.values(positions))
          expect(await app.read('getPosition', `/v1/positiontypes/position/${position.id}`)).to.deep.equal(position);
      }
    });

    const refused: readonly (readonly [string, string, Expected])[] = [
      ['/v1/positiontypes/0', 'position-type-not-found', 'There is no position type 0.'],
      ['/v1/positiontypes/4', 'position-type-not-found', 'There is no position type 4.'],
      ['/v1/positiontypes/2147483647/positions', 'position-type-not-found', 'There is no position type 2147483647.'],
      ['/v1/positiontypes/position/1', 'position-not-found', 'There is no position 1.'],
      ['/v1/positiontypes/position/0', 'position-not-found', 'There is no position 0.'],
      ['/v1/positiontypes/007', 'invalid-id', badId('positionTypeId', '007')],
      ['/v1/positiontypes/2147483648/positions', 'invalid-id', badId('positionTypeId', '2147483648')],
      ['/v1/positiontypes/position', 'invalid-id', badId('positionTypeId', 'position')],
      ['/v1/positiontypes/position/positions', 'invalid-id', badId('positionTypeId', 'position')],
      ['/v1/positiontypes/position/GD', 'invalid-id', badId('positionId', 'GD')],
      ['/v1/positiontypes/position/-1', 'invalid-id', badId('positionId', '-1')],
      ['/v1/positiontypes/position/007', 'invalid-id', badId('positionId', '007')],
      ['/v1/positiontypes/1/2', 'route-not-found', "There is nothing at '/v1/positiontypes/1/2'."],
    ];
    for (const [path, code, expected] of refused) {
      it(`refuse ${path}`, async () => {
        expectProblem(await app.get(path).set('X-Request-Id', 'test'), code, expected);
      });
    }
  });
});
