import { expect } from 'chai';
import { metricCodes, openMatch, planOf, squadStatistics, type ActFilter, type Area } from '@goalsquare/engine';
import type { Answer } from '@goalsquare/openapi';
import { readArea } from '../../../src/answers/statistics/area-text.js';
import { appForSuite } from '../../support/app.js';
import { logs } from '../../support/match-log.js';
import { expectProblem } from '../../support/problem.js';

describe('act filters', () => {
  const app = appForSuite();
  const url = '/v1/matches/7001/statistics/squads';
  const [log] = logs;
  if (log === undefined) throw new Error('the tests have no log');
  const match = openMatch(log);
  const codes = ['DISPOSAL', 'KICK', 'MARK', 'TACKLE', 'POINTS', 'TIME_IN_POSSESSION'].filter((code) =>
    (metricCodes as readonly string[]).includes(code),
  ) as readonly 'DISPOSAL'[];

  const expected = (filter: ActFilter) => {
    const { table } = squadStatistics(match, planOf('squad', codes), filter);
    return [0, 1].map((side) =>
      table.codes.flatMap((code, n) => (table.value(n, side) === undefined ? [] : [[code, table.value(n, side)]])),
    );
  };
  const sent = (answer: Pick<Answer<'getSquadStatistics'>, 'squads'>) =>
    answer.squads.map(({ statistics }) => statistics.map(({ code, value }) => [code, value]));
  const get = (query: string): Promise<Answer<'getSquadStatistics'>> =>
    app.read('getSquadStatistics', `${url}?metric=${codes.join()}&${query}`);
  const post = (...squadMetricRequests: readonly object[]): Promise<Answer<'postSquadStatistics'>> =>
    app.read('postSquadStatistics', url, {
      squadMetricRequests: squadMetricRequests.map((one) => ({ metricCodes: codes, ...one })),
    });

  const polygon: Area = {
    of: 'begin',
    unit: 'metres',
    is: 'polygon',
    points: [
      { x: -80, y: 20.5 },
      { x: 40, y: 20 },
      { x: -40, y: -20 },
    ],
  };
  const circle: Area = { of: 'end', unit: 'standard', is: 'circle', centre: { x: 60, y: 0 }, radius: 30 };
  const goal: Area = {
    of: 'begin',
    unit: 'metres',
    is: 'goal',
    fromDistance: 0,
    toDistance: 60,
    fromAngle: 0,
    toAngle: 70,
  };
  const personId = log.header.home.players[0]?.personId ?? 0;

  const filters: readonly (readonly [query: string, body: object, filter: ActFilter])[] = [
    ['scoreState=leading', { scoreStates: ['leading'] }, { scoreStates: ['leading'] }],
    ['scoreState=level,trailing', { scoreStates: ['level', 'trailing'] }, { scoreStates: ['level', 'trailing'] }],
    [
      'fromScoreMargin=-6&toScoreMargin=0',
      { fromScoreMargin: -6, toScoreMargin: 0 },
      { fromScoreMargin: -6, toScoreMargin: 0 },
    ],
    ['area=polygon(-80 20.5, 40 20,-40 -20)', { area: { is: 'polygon', points: polygon.points } }, { area: polygon }],
    [
      'area=circle(60 0 30)&areaOf=end&areaUnit=standard',
      { area: { is: 'circle', of: 'end', unit: 'standard', centre: { x: 60, y: 0 }, radius: 30 } },
      { area: circle },
    ],
    [
      'area=goal(0-60 m, 0-70 deg)',
      { area: { is: 'goal', fromDistance: 0, toDistance: 60, fromAngle: 0, toAngle: 70 } },
      { area: goal },
    ],
    [`againstPersonId=${personId}`, { againstPersonIds: [personId] }, { againstPersonIds: [personId] }],
    ['role=Midfield,Ruck', { roles: ['Midfield', 'Ruck'] }, { roles: ['Midfield', 'Ruck'] }],
    [
      'scoreState=level&zone=MID&period=1,2&area=circle(0 0 60)',
      {
        scoreStates: ['level'],
        zones: ['MID'],
        periods: [1, 2],
        area: { is: 'circle', centre: { x: 0, y: 0 }, radius: 60 },
      },
      {
        scoreStates: ['level'],
        zones: ['MID'],
        periods: [1, 2],
        area: { of: 'begin', unit: 'metres', is: 'circle', centre: { x: 0, y: 0 }, radius: 60 },
      },
    ],
  ];

  describe('filters of acts in a request', () => {
    for (const [query, body, filter] of filters)
      it(`select by ${query} what the engine selects, in a query and in a body`, async () => {
        expect(sent(await get(encodeURI(query)))).to.deep.equal(expected(filter));
        const answer = await post(body);
        expect(answer.squadStatistics.map(sent)).to.deep.equal([expected(filter)]);
        expect(answer.squadMetricRequests[0]).to.deep.include(body);
      });

    it('are never answered with the stored response of another filter', async () => {
      const queries = [
        'area=circle(0 0 40)',
        'area=circle(0 0 40)&areaOf=end',
        'area=circle(0 0 12)&areaUnit=standard',
        '',
      ];
      const ask = (): Promise<readonly string[]> =>
        Promise.all(queries.map(async (query) => JSON.stringify((await get(query)).squads)));
      const first = await ask();
      expect(new Set(first).size).to.equal(queries.length);
      expect(await ask()).to.deep.equal(first);
    });

    it('explain metrics that have no value with them', async () => {
      const { absent, squads } = await app.read(
        'getSquadStatistics',
        `${url}?metric=KICK,TIME_IN_POSSESSION&area=circle(0 0 9)`,
      );
      expect(absent).to.deep.equal([{ code: 'TIME_IN_POSSESSION', reason: 'Metrics of time have no locations.' }]);
      expect(squads.map(({ statistics }) => statistics.length)).to.deep.equal([1, 1]);
    });
  });

  /** A polygon of so many points. */
  const corners = (count: number): string =>
    `polygon(${Array.from({ length: count }, (_, n) => `${n % 100} ${n % 7}`).join()})`;

  const areaForms = 'is not polygon(x y, x y, x y), circle(x y radius) or goal(0-40 m, 0-45 deg)';

  describe('the text of an area', () => {
    it('is read with or without spaces and units', () => {
      for (const text of ['goal(0-40,10-45deg)', ' goal ( 0 - 40 m , 10 - 45 deg ) ', 'goal(10-45 deg, 0-40 m)'])
        expect(readArea(text)).to.deep.equal({
          shape: { is: 'goal', fromDistance: 0, toDistance: 40, fromAngle: 10, toAngle: 45 },
        });
      expect(readArea('circle(-0.5 0 0)')).to.deep.equal({
        shape: { is: 'circle', centre: { x: -0.5, y: 0 }, radius: 0 },
      });
      expect(readArea(corners(256)))
        .to.have.nested.property('shape.points')
        .with.lengthOf(256);
    });

    for (const [text, issue] of [
      ['', areaForms],
      ['square(1 2 3)', areaForms],
      ['polygon(1 2, 3 4, 5 6', areaForms],
      ['polygon((1 2, 3 4, 5 6))', areaForms],
      ['polygon()', 'has 0 points; a polygon has 3 to 256'],
      ['polygon(1 2)', 'has 1 point; a polygon has 3 to 256'],
      ['polygon(1 2, 3 4)', 'has 2 points; a polygon has 3 to 256'],
      [corners(257), 'has 257 points; a polygon has 3 to 256'],
      [corners(20_000), 'has 20000 points; a polygon has 3 to 256'],
      ['polygon(1 2, NaN 4, 5 6)', 'has an invalid point 2; a point is two numbers from -200 to 200, such as -80 20'],
      ['polygon(1 2, 3 4, 5 1e308)', 'has an invalid point 3; a point is two numbers from -200 to 200, such as -80 20'],
      ['polygon(1 2, 3 4 5, 5 6)', 'has an invalid point 2; a point is two numbers from -200 to 200, such as -80 20'],
      ['polygon(1 2, 3 4, 5 201)', 'has an invalid point 3; a point is two numbers from -200 to 200, such as -80 20'],
      ['circle(0 0 -1)', 'is not a circle; circle(60 0 15) has a place from -200 to 200 and a radius from 0 to 400'],
      [
        'circle(0 Infinity 1)',
        'is not a circle; circle(60 0 15) has a place from -200 to 200 and a radius from 0 to 400',
      ],
      ['goal()', 'is not a range of distances, such as 0-40 m, a range of angles, such as 0-45 deg, or both'],
      ['goal(0-40, 0-50)', 'is not a range of distances, such as 0-40 m, a range of angles, such as 0-45 deg, or both'],
      ['goal(50-40 m)', "has a wrong range '50-40 m'; the first number is at most the second, which is at most 400"],
      ['goal(0-91 deg)', "has a wrong range '0-91 deg'; the first number is at most the second, which is at most 90"],
    ] as const)
      it(`rejects ${text.slice(0, 40) || 'nothing'}`, () => {
        expect(readArea(text)).to.deep.equal({ issue });
      });
  });

  describe('a filter of acts that cannot be answered', () => {
    const states = ['leading', 'level', 'trailing'];

    for (const [query, faults] of [
      [
        'scoreState=ahead',
        [
          {
            detail: "scoreState 'ahead' is not one of leading, level, trailing.",
            parameter: 'scoreState',
            value: 'ahead',
            allowed: states,
          },
        ],
      ],
      [
        'fromScoreMargin=-1000',
        [
          {
            detail: "fromScoreMargin '-1000' is not a whole number from -999 to 999.",
            parameter: 'fromScoreMargin',
            value: '-1000',
          },
        ],
      ],
      [
        'fromScoreMargin=-0',
        [
          {
            detail: "fromScoreMargin '-0' is not a whole number from -999 to 999.",
            parameter: 'fromScoreMargin',
            value: '-0',
          },
        ],
      ],
      [
        'fromScoreMargin=7&toScoreMargin=-7',
        [
          {
            detail: 'fromScoreMargin is 7, which is greater than toScoreMargin -7.',
            parameter: 'fromScoreMargin',
            value: 7,
          },
        ],
      ],
      ['area=here', [{ detail: `area 'here' ${areaForms}.`, parameter: 'area', value: 'here' }]],
      [
        'areaOf=end',
        [
          {
            detail: 'areaOf applies to an area only. Add area, or leave areaOf out.',
            parameter: 'areaOf',
            value: 'end',
          },
        ],
      ],
    ] as const)
      it(`is rejected in a query: ${query}`, async () => {
        expectProblem(await app.get(`${url}?${query}`).set('X-Request-Id', 'test'), 'invalid-parameter', faults);
      });

    const at = '/squadMetricRequests/0/area';
    for (const [area, detail] of [
      [{ is: 'polygon' }, 'needs points, because it is a polygon'],
      [{ is: 'circle', centre: { x: 0, y: 0 } }, 'needs radius, because it is a circle'],
      [
        { is: 'circle', centre: { x: 0, y: 0 }, radius: 4, toAngle: 3 },
        'cannot have toAngle, as a circle has centre, radius only',
      ],
      [{ is: 'goal' }, 'needs one of fromDistance, toDistance, fromAngle, toAngle'],
      [{ is: 'goal', fromDistance: 50, toDistance: 40 }, 'has fromDistance 50, which is greater than toDistance 40'],
      [{ is: 'goal', fromAngle: 50, toAngle: 40 }, 'has fromAngle 50, which is greater than toAngle 40'],
    ] as const)
      it(`is rejected in a body: ${JSON.stringify(area)}`, async () => {
        const answer = await app.post(url, { squadMetricRequests: [{ area }] }).set('X-Request-Id', 'test');
        expectProblem(answer, 'invalid-body', [{ detail: `${at} ${detail}.`, pointer: at, value: area }]);
      });

    for (const [text, pointer] of [
      ['{"is":"circle","centre":{"x":1e308,"y":0},"radius":4}', `${at}/centre/x`],
      ['{"is":"circle","centre":{"x":0,"y":0},"radius":-1}', `${at}/radius`],
      ['{"is":"hexagon"}', `${at}/is`],
      [`{"is":"polygon","points":[${Array.from({ length: 5000 }, () => '{"x":1,"y":2}').join()}]}`, `${at}/points`],
    ] as const)
      it(`is rejected by the contract: ${text.slice(0, 60)}`, async () => {
        const answer = await app.post(url, { squadMetricRequests: [{ area: JSON.parse(text) as object }] });
        expect(answer.status).to.equal(400);
        expect((answer.body as { errors: readonly { pointer: string }[] }).errors[0]?.pointer).to.equal(pointer);
      });
  });
});
