import { expect } from 'chai';
import { appForSuite, KEY } from './support/app.js';
import { expectProblem, type Expected } from './support/problem.js';

describe('refuses bodies', () => {
  const app = appForSuite();

  const players = '/v1/matches/7001/statistics/players';
  const squads = '/v1/matches/7001/statistics/squads';
  const ofPlayers = [
    'id',
    'metricCodes',
    'team',
    'periods',
    'zones',
    'lastXSeconds',
    'fromPeriodSeconds',
    'toPeriodSeconds',
    'scoreStates',
    'fromScoreMargin',
    'toScoreMargin',
    'area',
    'againstPersonIds',
    'roles',
    'validation',
    'evidence',
  ];
  const item = '/playerMetricRequests/0';
  const one = (request: object): object => ({ playerMetricRequests: [request] });

  const fault = (pointer: string, value: unknown, text: string, allowed?: readonly string[]): Expected => [
    {
      detail: `${pointer || 'The body'} ${typeof value === 'string' ? `'${value}'` : JSON.stringify(value)} is not ${text}.`,
      pointer,
      value,
      ...(allowed && { allowed }),
    },
  ];

  const zones = ['D50', 'DM', 'MID', 'CB', 'AM', 'F50'];

  const cases: readonly (readonly [string, string, unknown, string, Expected])[] = [
    [
      'no list',
      players,
      {},
      'invalid-body',
      [
        {
          detail: '/playerMetricRequests is missing: give a list of 1 to 100 items.',
          pointer: '/playerMetricRequests',
        },
      ],
    ],
    ['a list at the top', players, [], 'invalid-body', fault('', [], 'an object with playerMetricRequests')],
    [
      'an empty list',
      players,
      { playerMetricRequests: [] },
      'invalid-body',
      fault('/playerMetricRequests', [], 'a list of 1 to 100 items'),
    ],
    [
      'null for the list',
      players,
      { playerMetricRequests: null },
      'invalid-body',
      fault('/playerMetricRequests', null, 'a list of 1 to 100 items'),
    ],
    [
      'an object for the list',
      players,
      { playerMetricRequests: {} },
      'invalid-body',
      fault('/playerMetricRequests', {}, 'a list of 1 to 100 items'),
    ],
    [
      'the list of squads',
      players,
      { squadMetricRequests: [{}] },
      'invalid-body',
      [
        {
          detail: '/playerMetricRequests is missing: give a list of 1 to 100 items.',
          pointer: '/playerMetricRequests',
        },
        {
          detail:
            "Unknown member 'squadMetricRequests' at the top: allowed are playerMetricRequests; the nearest is playerMetricRequests.",
          pointer: '/squadMetricRequests',
          value: [{}],
          allowed: ['playerMetricRequests'],
        },
      ],
    ],
    [
      'a null item',
      players,
      { playerMetricRequests: [null] },
      'invalid-body',
      fault(item, null, `an object with ${ofPlayers.join(', ')}`),
    ],
    [
      'a text item',
      players,
      { playerMetricRequests: ['GOAL'] },
      'invalid-body',
      fault(item, 'GOAL', `an object with ${ofPlayers.join(', ')}`),
    ],
    [
      'an unknown member',
      players,
      one({ metrics: ['GOAL'] }),
      'invalid-body',
      [
        {
          detail: `Unknown member 'metrics' at ${item}: allowed are ${ofPlayers.join(', ')}.`,
          pointer: `${item}/metrics`,
          value: ['GOAL'],
          allowed: ofPlayers,
        },
      ],
    ],
    [
      'a member with slashes',
      players,
      one({ 'a/b': 1 }),
      'invalid-body',
      [
        {
          detail: `Unknown member 'a/b' at ${item}: allowed are ${ofPlayers.join(', ')}.`,
          pointer: `${item}/a~1b`,
          value: 1,
          allowed: ofPlayers,
        },
      ],
    ],
    [
      'context for players',
      players,
      one({ context: 'For' }),
      'invalid-body',
      [
        {
          detail: `Unknown member 'context' at ${item}: allowed are ${ofPlayers.join(', ')}.`,
          pointer: `${item}/context`,
          value: 'For',
          allowed: ofPlayers,
        },
      ],
    ],
    [
      '__proto__',
      players,
      '{"playerMetricRequests":[{"__proto__":{"team":"home"}}]}',
      'invalid-body',
      [
        {
          detail: `Unknown member '__proto__' at ${item}: allowed are ${ofPlayers.join(', ')}.`,
          pointer: `${item}/__proto__`,
          value: { team: 'home' },
          allowed: ofPlayers,
        },
      ],
    ],
    [
      'a text period',
      players,
      one({ periods: ['1'] }),
      'invalid-body',
      fault(`${item}/periods/0`, '1', 'a whole number from 1 to 10'),
    ],
    [
      'half a period',
      players,
      one({ periods: [1.5] }),
      'invalid-body',
      fault(`${item}/periods/0`, 1.5, 'a whole number from 1 to 10'),
    ],
    [
      'period 0',
      players,
      one({ periods: [1, 0] }),
      'invalid-body',
      fault(`${item}/periods/1`, 0, 'a whole number from 1 to 10'),
    ],
    [
      'period 11',
      players,
      one({ periods: [11] }),
      'invalid-body',
      fault(`${item}/periods/0`, 11, 'a whole number from 1 to 10'),
    ],
    [
      'one period, no list',
      players,
      one({ periods: 1 }),
      'invalid-body',
      fault(`${item}/periods`, 1, 'a list of at most 10 items'),
    ],
    [
      'a misspelt zone',
      players,
      one({ zones: ['F50', 'd5O'] }),
      'invalid-body',
      fault(`${item}/zones/1`, 'd5O', 'one of D50, DM, MID, CB, AM, F50; the nearest is D50', zones),
    ],
    [
      'seven zones',
      players,
      one({ zones: [...zones, 'AM'] }),
      'invalid-body',
      [{ detail: `${item}/zones has 7 items; at most 6 are allowed.`, pointer: `${item}/zones` }],
    ],
    [
      '501 codes',
      players,
      one({ metricCodes: Array.from({ length: 501 }, () => 'GOAL') }),
      'invalid-body',
      [
        {
          detail: `${item}/metricCodes has 501 items; at most 500 are allowed.`,
          pointer: `${item}/metricCodes`,
        },
      ],
    ],
    [
      '101 requests',
      players,
      { playerMetricRequests: Array.from({ length: 101 }, () => ({ team: 'x' })) },
      'invalid-body',
      [
        {
          detail: '/playerMetricRequests has 101 items; at most 100 are allowed.',
          pointer: '/playerMetricRequests',
        },
      ],
    ],
    [
      'a null team',
      players,
      one({ team: null }),
      'invalid-body',
      fault(`${item}/team`, null, 'one of home, away', ['home', 'away']),
    ],
    [
      'a team in capitals',
      players,
      one({ team: 'AWAY' }),
      'invalid-body',
      fault(`${item}/team`, 'AWAY', 'one of home, away; the nearest is away', ['home', 'away']),
    ],
    [
      'a negative window',
      players,
      one({ lastXSeconds: -1 }),
      'invalid-body',
      fault(`${item}/lastXSeconds`, -1, 'a whole number from 0 to 2147483647'),
    ],
    [
      'a text window',
      players,
      one({ toPeriodSeconds: '300' }),
      'invalid-body',
      fault(`${item}/toPeriodSeconds`, '300', 'a whole number from 0 to 2147483647'),
    ],
    [
      'a number for an id',
      players,
      one({ id: 1 }),
      'invalid-body',
      fault(`${item}/id`, 1, 'a text of 1 to 100 characters'),
    ],
    ['an empty id', players, one({ id: '' }), 'invalid-body', fault(`${item}/id`, '', 'a text of 1 to 100 characters')],
    [
      'a code that is no text',
      players,
      one({ metricCodes: [7] }),
      'invalid-body',
      fault(`${item}/metricCodes/0`, 7, 'a text of 1 to 100 characters'),
    ],
    [
      'a misspelt context',
      squads,
      { squadMetricRequests: [{ context: 'diff' }] },
      'invalid-body',
      fault('/squadMetricRequests/0/context', 'diff', 'one of For, Against, Diff, PhysicalDiff; the nearest is Diff', [
        'For',
        'Against',
        'Diff',
        'PhysicalDiff',
      ]),
    ],
    [
      'an unknown code',
      players,
      { playerMetricRequests: [{}, { metricCodes: ['GOAL', 'BEHIDN'] }] },
      'unknown-metric',
      [
        {
          detail:
            "/playerMetricRequests/1/metricCodes/1 'BEHIDN' is not a metric code; codes are case-sensitive, and the nearest is BEHIND.",
          pointer: '/playerMetricRequests/1/metricCodes/1',
          value: 'BEHIDN',
          allowed: ['BEHIND'],
        },
      ],
    ],
    [
      'a code of squads',
      players,
      one({ metricCodes: ['THROW_IN'] }),
      'metric-not-at-level',
      [
        {
          detail: `${item}/metricCodes/0 'THROW_IN' exists for squads only, not for players.`,
          pointer: `${item}/metricCodes/0`,
          value: 'THROW_IN',
        },
      ],
    ],
    [
      'two windows',
      players,
      { playerMetricRequests: [{}, { lastXSeconds: 60, toPeriodSeconds: 60 }] },
      'window-conflict',
      [
        {
          detail: '/playerMetricRequests/1/lastXSeconds cannot be combined with fromPeriodSeconds or toPeriodSeconds.',
          pointer: '/playerMetricRequests/1/lastXSeconds',
          value: 60,
        },
      ],
    ],
    [
      'a window that ends before it begins',
      squads,
      { squadMetricRequests: [{ fromPeriodSeconds: 9, toPeriodSeconds: 8 }] },
      'window-conflict',
      [
        {
          detail: '/squadMetricRequests/0/fromPeriodSeconds is 9, which is greater than toPeriodSeconds 8.',
          pointer: '/squadMetricRequests/0/fromPeriodSeconds',
          value: 9,
        },
      ],
    ],
    ['an unknown match', '/v1/matches/5/statistics/players', one({}), 'match-not-found', 'There is no match 5.'],
    [
      'a match without teams',
      '/v1/matches/7004/statistics/players',
      one({}),
      'teams-not-entered',
      'The teams of match 7004 are not entered yet, so there is no data.',
    ],
    [
      'a match id in hexadecimal',
      '/v1/matches/0x1/statistics/players',
      one({}),
      'invalid-id',
      [
        {
          detail: "Invalid matchId '0x1': id must be a whole number from 0 to 2147483647, in plain decimal digits.",
          parameter: 'matchId',
          value: '0x1',
        },
      ],
    ],
    [
      'a query as well',
      `${players}?period=1`,
      one({}),
      'unknown-parameter',
      [
        {
          detail: "Unknown query parameter 'period': allowed are asOf, knownAt, format, table.",
          parameter: 'period',
          value: '1',
          allowed: ['asOf', 'knownAt', 'format', 'table'],
        },
      ],
    ],
    ['text for the whole', players, '"GOAL"', 'malformed-body', 'The body must be a JSON object or a JSON array.'],
    ['null for the whole', players, 'null', 'malformed-body', 'The body must be a JSON object or a JSON array.'],
    [
      'a large text for the whole',
      players,
      `"${'x'.repeat(70_000)}"`,
      'malformed-body',
      'The body must be a JSON object or a JSON array.',
    ],
    [
      'half a body',
      players,
      '{"playerMetricRequests":[',
      'malformed-body',
      'The body is not JSON: Unexpected end of JSON input.',
    ],
  ];

  describe('a POST that cannot be answered', () => {
    for (const [name, path, body, code, expected] of cases) {
      it(`${name} is ${code}`, async () => {
        expectProblem(await app.post(path, body).set('X-Request-Id', 'test'), code, expected);
      });
    }

    it('lists twenty faults at most, and says how many there are', async () => {
      const { errors, detail } = await app.refused(players, {
        playerMetricRequests: Array.from({ length: 100 }, () => ({ team: 'x' })),
      });
      expect(errors).to.have.lengthOf(20);
      expect(detail).to.match(/ \(and 99 more\)$/);
    });
  });

  describe('a body', () => {
    const types: readonly (readonly [string | undefined, string])[] = [
      ['text/plain', "The Content-Type is 'text/plain': send JSON, with Content-Type: application/json."],
      [
        'application/x-www-form-urlencoded',
        "The Content-Type is 'application/x-www-form-urlencoded': send JSON, with Content-Type: application/json.",
      ],
      [
        'application/xml; charset=utf-8',
        "The Content-Type is 'application/xml; charset=utf-8': send JSON, with Content-Type: application/json.",
      ],
      [undefined, 'The Content-Type is missing: send JSON, with Content-Type: application/json.'],
      ['application/json; charset=latin1', 'The body is not in UTF-8.'],
    ];
    for (const [type, detail] of types) {
      it(`of type ${type ?? 'unknown'} is refused as malformed`, async () => {
        const answer = await fetchBody(type, '{"playerMetricRequests":[{}]}');
        expectProblem(answer as never, 'malformed-body', detail);
      });
    }

    it('that is not there is asked for', async () => {
      const answer = await app.bare('post', players).set('Authorization', `Bearer ${KEY}`).set('X-Request-Id', 'test');
      expectProblem(answer, 'malformed-body', 'Send a body in JSON with Content-Type: application/json.');
    });

    for (const type of ['application/json;charset=UTF-8', 'Application/JSON', 'application/json; profile=x']) {
      it(`of type ${type} is read`, async () => {
        expect((await fetchBody(type, '{"playerMetricRequests":[{"metricCodes":["GOAL"]}]}')).status).to.equal(200);
      });
    }

    it('in another encoding than the known ones is refused as malformed', async () => {
      const answer = await app.post(players, one({})).set('Content-Encoding', 'zip').set('X-Request-Id', 'test');
      expectProblem(
        answer,
        'malformed-body',
        'The Content-Encoding of the body must be identity, gzip, deflate or br.',
      );
    });

    it('of 1 MB is read, and one byte more is 413', async () => {
      const text = JSON.stringify(one({ metricCodes: ['GOAL'] }));
      const whole = await app.post(players, text.padEnd(1_048_576));
      expect(whole.status).to.equal(200);
      const long = await app.post(players, text.padEnd(1_048_577)).set('X-Request-Id', 'test');
      expectProblem(long, 'request-too-long', 'The body is longer than 1048576 bytes. Split it into several requests.');
    });

    it('of many faults is refused within a second', async () => {
      const body = { playerMetricRequests: [{ zones: Array.from({ length: 200_000 }, () => 'Z') }] };
      const started = Date.now();
      const { status } = await app.post(players, body);
      expect(status).to.equal(400);
      expect(Date.now() - started).to.be.below(1000);
    });

    for (const hex of ['7b2261223a22c3285c227d', '7b2261223a22ff227d', '7b2261223a22eda080227d'])
      it(`of bytes that are not UTF-8 is malformed: ${hex}`, async () => {
        const answer = await fetchBody('application/json', Buffer.from(hex, 'hex'));
        expectProblem(answer as never, 'malformed-body', 'The body is not in UTF-8.');
      });

    async function fetchBody(
      type: string | undefined,
      body: string | Buffer,
    ): Promise<{ readonly status: number; readonly body: unknown; readonly headers: Record<string, string> }> {
      const { port } = app.server.address() as { port: number };
      const answer = await fetch(`http://127.0.0.1:${port}${players}`, {
        method: 'POST',
        body: new Uint8Array(Buffer.from(body)),
        headers: {
          Authorization: `Bearer ${KEY}`,
          'X-Request-Id': 'test',
          ...(type !== undefined && { 'Content-Type': type }),
        },
      });
      return { status: answer.status, body: await answer.json(), headers: Object.fromEntries(answer.headers) };
    }
  });
});
