import { expect } from 'chai';
import { appForSuite, KEY } from '../../support/app.js';
import { worldWith } from '../../support/world.js';
import { listOf, NOW, PLAYERS, SCORE } from './links.js';

describe('a request for a permalink', () => {
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
      "Unknown member 'formats' at the top: allowed are name, path, body, format, table, expires; the nearest is format.",
    ],
    [
      'to no operation',
      { path: '/v1/matches/7001/scores', format: 'json' },
      'invalid-body',
      '/path',
      "/path '/v1/matches/7001/scores' is not an operation that takes GET and returns JSON; one that takes POST needs a body.",
    ],
    [
      'to another site',
      { path: 'https://elsewhere.example/v1/leagues', format: 'json' },
      'invalid-body',
      '/path',
      "/path 'https://elsewhere.example/v1/leagues' is not an operation that takes GET and returns JSON; one that takes POST needs a body.",
    ],
    [
      'to permalinks',
      { path: '/v1/permalinks', body: { path: SCORE }, format: 'json' },
      'invalid-body',
      '/path',
      "/path '/v1/permalinks' changes something: a permalink needs an operation that takes a body and returns JSON.",
    ],
    [
      'with a body for a GET',
      { path: SCORE, body: {}, format: 'json' },
      'invalid-body',
      '/path',
      "/path '/v1/matches/7001/score' is not an operation that takes a body and returns JSON.",
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
      "Invalid matchId '007': id must be a whole number from 0 to 2147483647, in plain decimal digits.",
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
      '/table applies to CSV only.',
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
      '/path contains format. Send it as the member format instead.',
    ],
    [
      'whose path has a table',
      { path: `${SCORE}?%74able=periods` },
      'invalid-body',
      '/path',
      '/path contains table. Send it as the member table instead.',
    ],
    [
      'with an end that never comes',
      { path: SCORE, expires: '2030-06-30T23:59:60Z' },
      'invalid-body',
      '/expires',
      "/expires '2030-06-30T23:59:60Z' is not a valid instant.",
    ],
    [
      'that ends on a day that is not',
      { path: SCORE, expires: '2030-02-30T00:00:00Z' },
      'invalid-body',
      '/expires',
      "/expires '2030-02-30T00:00:00Z' is not a valid instant.",
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

  it('for no operation reports the path as it was sent', async () => {
    const { errors } = (await app.post('/v1/permalinks', { path: 'v1/leagues' })).body as {
      readonly errors: readonly { readonly value?: unknown }[];
    };
    expect(errors[0]?.value).to.equal('v1/leagues');
  });

  it('beyond the limit of the account is refused; deleting one makes room', async () => {
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
