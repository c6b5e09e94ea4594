import { appForSuite } from './support/app.js';
import { expectProblem, type Expected } from './support/problem.js';

describe('a malformed or impossible GET', () => {
  const app = appForSuite();

  const players = '/v1/matches/7001/statistics/players';
  const squads = '/v1/matches/7001/statistics/squads';
  const zones = ['D50', 'DM', 'MID', 'CB', 'AM', 'F50'];
  const ofActs = [
    'scoreState',
    'fromScoreMargin',
    'toScoreMargin',
    'area',
    'areaOf',
    'areaUnit',
    'againstPersonId',
    'role',
    'validation',
  ];
  const ofPlayers = [
    'period',
    'zone',
    'metric',
    'team',
    'fromPeriodSeconds',
    'toPeriodSeconds',
    'lastXSeconds',
    ...ofActs,
    'asOf',
    'knownAt',
  ];
  const ofSquads = [
    'period',
    'zone',
    'metric',
    'team',
    'context',
    'fromPeriodSeconds',
    'toPeriodSeconds',
    'lastXSeconds',
    ...ofActs,
    'asOf',
    'knownAt',
  ];
  const contexts = ['For', 'Against', 'Diff', 'PhysicalDiff'];

  const badId = (value: string): Expected => [
    {
      detail: `Invalid matchId '${value}': id must be a whole number from 0 to 2147483647, in plain decimal digits.`,
      parameter: 'matchId',
      value,
    },
  ];
  const unknown = (parameter: string, value: unknown, own: readonly string[], near?: string): Expected => {
    const allowed = [...own, 'format', 'table'];
    return [
      {
        detail: `Unknown query parameter '${parameter}': allowed are ${allowed.join(', ')}${near === undefined ? '' : `; the nearest is ${near}`}.`,
        parameter,
        value,
        allowed,
      },
    ];
  };
  const period = (value: string) => ({
    detail: `period '${value}' is not a whole number from 1 to 10.`,
    parameter: 'period',
    value,
  });
  const seconds = (parameter: string, value: string): Expected => [
    { detail: `${parameter} '${value}' is not a whole number from 0 to 2147483647.`, parameter, value },
  ];
  const zone = (value: string, near?: string) => ({
    detail: `zone '${value}' is not one of D50, DM, MID, CB, AM, F50${near === undefined ? '' : `; the nearest is ${near}`}.`,
    parameter: 'zone',
    value,
    allowed: zones,
  });
  const team = (value: string, near?: string): Expected => [
    {
      detail: `team '${value}' is not one of home, away${near === undefined ? '' : `; the nearest is ${near}`}.`,
      parameter: 'team',
      value,
      allowed: ['home', 'away'],
    },
  ];
  const context = (value: string, near?: string): Expected => [
    {
      detail: `context '${value}' is not one of For, Against, Diff, PhysicalDiff${near === undefined ? '' : `; the nearest is ${near}`}.`,
      parameter: 'context',
      value,
      allowed: contexts,
    },
  ];
  const noMetric = (index: number, value: string, near?: string) => ({
    detail: `metric[${index}] '${value}' is not a metric code; codes are case-sensitive${near === undefined ? '' : `, and the nearest is ${near}`}.`,
    parameter: 'metric',
    value,
    ...(near !== undefined && { allowed: [near] }),
  });
  const repeated = (parameter: string, value: readonly string[]): Expected => [
    { detail: `${parameter} was sent ${value.length} times, but is allowed once.`, parameter, value },
  ];
  const conflict = (value: number): Expected => [
    {
      detail: 'lastXSeconds cannot be combined with fromPeriodSeconds or toPeriodSeconds.',
      parameter: 'lastXSeconds',
      value,
    },
  ];
  const list = (name: string, size: number, most: number): Expected => [
    { detail: `${name} has ${size} values; at most ${most} are allowed.`, parameter: name },
  ];

  const cases: readonly (readonly [string, string, Expected])[] = [
    ['/v1/matches/007', 'invalid-id', badId('007')],
    ['/v1/matches/00', 'invalid-id', badId('00')],
    ['/v1/matches/1e3', 'invalid-id', badId('1e3')],
    ['/v1/matches/+1', 'invalid-id', badId('+1')],
    ['/v1/matches/-1', 'invalid-id', badId('-1')],
    ['/v1/matches/1.0', 'invalid-id', badId('1.0')],
    ['/v1/matches/0x10', 'invalid-id', badId('0x10')],
    ['/v1/matches/2147483648', 'invalid-id', badId('2147483648')],
    ['/v1/matches/99999999999999999999', 'invalid-id', badId('99999999999999999999')],
    ['/v1/matches/abc/score', 'invalid-id', badId('abc')],
    ['/v1/matches/%20/chains', 'invalid-id', badId(' ')],
    ['/v1/matches/7001%00', 'invalid-id', badId('7001\0')],
    ['/v1/matches/%D9%A1', 'invalid-id', badId('١')],
    ['/v1/matches/__proto__', 'invalid-id', badId('__proto__')],
    ['/v1/matches/null/transactions', 'invalid-id', badId('null')],
    ['/v1/matches/7001,7002', 'invalid-id', badId('7001,7002')],
    [
      '/v1/matches/%zz',
      'malformed-uri',
      "The path contains '%zz'. Percent signs must be followed by two hexadecimal digits of UTF-8.",
    ],
    [
      '/v1/matches/%E0%A4/score',
      'malformed-uri',
      "The path contains '%E0%A4'. Percent signs must be followed by two hexadecimal digits of UTF-8.",
    ],
    ['/v1/matches/7001?a=1', 'unknown-parameter', unknown('a', '1', ['asOf', 'knownAt'])],
    ['/v1/matches/7001/score?period=1', 'unknown-parameter', unknown('period', '1', ['asOf', 'knownAt'])],
    [
      '/v1/metadata/metrics?showallmetrics=true',
      'unknown-parameter',
      unknown('showallmetrics', 'true', ['showAllMetrics'], 'showAllMetrics'),
    ],
    [
      '/v1/metadata/metrics?showAllMetrics=1',
      'invalid-parameter',
      [
        {
          detail: "showAllMetrics '1' is not true or false.",
          parameter: 'showAllMetrics',
          value: '1',
          allowed: ['true', 'false'],
        },
      ],
    ],
    [
      '/v1/metadata/metrics?showAllMetrics=',
      'invalid-parameter',
      [
        {
          detail: "showAllMetrics '' is not true or false.",
          parameter: 'showAllMetrics',
          value: '',
          allowed: ['true', 'false'],
        },
      ],
    ],
    [`${players}?foo=1`, 'unknown-parameter', unknown('foo', '1', ofPlayers)],
    [`${players}?periods=1`, 'unknown-parameter', unknown('periods', '1', ofPlayers, 'period')],
    [`${players}?Team=home`, 'unknown-parameter', unknown('Team', 'home', ofPlayers, 'team')],
    [`${players}?context=For`, 'unknown-parameter', unknown('context', 'For', ofPlayers)],
    [`${players}?team[]=home`, 'unknown-parameter', unknown('team[]', 'home', ofPlayers, 'team')],
    [`${players}?period[a]=1`, 'unknown-parameter', unknown('period[a]', '1', ofPlayers, 'period')],
    [`${players}?period[0][1]=1`, 'unknown-parameter', unknown('period[0][1]', '1', ofPlayers)],
    [`${players}?__proto__=1`, 'unknown-parameter', unknown('__proto__', '1', ofPlayers)],
    [`${players}?__proto__[x]=1`, 'unknown-parameter', unknown('__proto__[x]', '1', ofPlayers)],
    [`${players}?constructor=1`, 'unknown-parameter', unknown('constructor', '1', ofPlayers)],
    [`${players}?constructor[prototype]=1`, 'unknown-parameter', unknown('constructor[prototype]', '1', ofPlayers)],
    [`${players}?hasOwnProperty=1`, 'unknown-parameter', unknown('hasOwnProperty', '1', ofPlayers)],
    [`${players}?=1`, 'unknown-parameter', unknown('', '1', ofPlayers)],
    [`${squads}?metrics=GOAL`, 'unknown-parameter', unknown('metrics', 'GOAL', ofSquads, 'metric')],
    [`${players}?period=0`, 'invalid-parameter', [period('0')]],
    [`${players}?period=11`, 'invalid-parameter', [period('11')]],
    [`${players}?period=-1`, 'invalid-parameter', [period('-1')]],
    [`${players}?period=1.5`, 'invalid-parameter', [period('1.5')]],
    [`${players}?period=01`, 'invalid-parameter', [period('01')]],
    [`${players}?period=Q1`, 'invalid-parameter', [period('Q1')]],
    [`${players}?period=`, 'invalid-parameter', [period('')]],
    [`${players}?period`, 'invalid-parameter', [period('')]],
    [`${players}?period=1,,2`, 'invalid-parameter', [period('')]],
    [`${players}?period=1|2`, 'invalid-parameter', [period('1|2')]],
    [`${players}?period=[1,2]`, 'invalid-parameter', [period('[1'), period('2]')]],
    [`${players}?period=${'1,'.repeat(10)}1`, 'invalid-parameter', list('period', 11, 10)],
    [`${players}?zone=F5O`, 'invalid-parameter', [zone('F5O', 'F50')]],
    [`${players}?zone=f50`, 'invalid-parameter', [zone('f50', 'F50')]],
    [`${players}?zone=L50&zone=somewhere`, 'invalid-parameter', [zone('L50', 'D50'), zone('somewhere')]],
    [`${players}?zone=`, 'invalid-parameter', [zone('')]],
    [`${squads}?zone=${'AM,'.repeat(6)}AM`, 'invalid-parameter', list('zone', 7, 6)],
    [`${players}?team=Home`, 'invalid-parameter', team('Home', 'home')],
    [`${players}?team=10`, 'invalid-parameter', team('10')],
    [`${players}?team=`, 'invalid-parameter', team('')],
    [`${players}?team=home&team=away`, 'invalid-parameter', repeated('team', ['home', 'away'])],
    [`${players}?team=home,away`, 'invalid-parameter', team('home,away')],
    [`${squads}?context=for`, 'invalid-parameter', context('for', 'For')],
    [`${squads}?context=Difference`, 'invalid-parameter', context('Difference')],
    [`${players}?lastXSeconds=1e3`, 'invalid-parameter', seconds('lastXSeconds', '1e3')],
    [`${players}?lastXSeconds=-1`, 'invalid-parameter', seconds('lastXSeconds', '-1')],
    [`${players}?lastXSeconds=%2010`, 'invalid-parameter', seconds('lastXSeconds', ' 10')],
    [`${players}?lastXSeconds=2147483648`, 'invalid-parameter', seconds('lastXSeconds', '2147483648')],
    [`${players}?fromPeriodSeconds=0x10`, 'invalid-parameter', seconds('fromPeriodSeconds', '0x10')],
    [`${players}?toPeriodSeconds=+5`, 'invalid-parameter', seconds('toPeriodSeconds', ' 5')],
    [`${players}?toPeriodSeconds=true`, 'invalid-parameter', seconds('toPeriodSeconds', 'true')],
    [`${players}?lastXSeconds=1&lastXSeconds=2`, 'invalid-parameter', repeated('lastXSeconds', ['1', '2'])],
    [
      `${players}?metric=`,
      'invalid-parameter',
      [{ detail: "metric '' is not a text of 1 to 100 characters.", parameter: 'metric', value: '' }],
    ],
    [`${players}?metric=GAOL`, 'unknown-metric', [noMetric(0, 'GAOL', 'GOAL')]],
    [`${players}?metric=GOAL&metric=goal`, 'unknown-metric', [noMetric(1, 'goal', 'GOAL')]],
    [`${players}?metric=GOAL,KICKS,zzzzzz`, 'unknown-metric', [noMetric(1, 'KICKS', 'KICK'), noMetric(2, 'zzzzzz')]],
    [`${players}?metric=a+b`, 'unknown-metric', [noMetric(0, 'a b')]],
    [`${players}?metric=toString`, 'unknown-metric', [noMetric(0, 'toString')]],
    [`${squads}?metric=__proto__`, 'unknown-metric', [noMetric(0, '__proto__')]],
    [
      `${players}?metric=BALL_UP`,
      'metric-not-at-level',
      [
        {
          detail: "metric[0] 'BALL_UP' exists for squads only, not for players.",
          parameter: 'metric',
          value: 'BALL_UP',
        },
      ],
    ],
    [
      `${squads}?metric=SCORE_INVOLVEMENT`,
      'metric-not-at-level',
      [
        {
          detail: "metric[0] 'SCORE_INVOLVEMENT' exists for players only, not for squads.",
          parameter: 'metric',
          value: 'SCORE_INVOLVEMENT',
        },
      ],
    ],
    [`${players}?lastXSeconds=300&fromPeriodSeconds=0`, 'window-conflict', conflict(300)],
    [`${squads}?lastXSeconds=0&toPeriodSeconds=9`, 'window-conflict', conflict(0)],
    [
      `${players}?fromPeriodSeconds=300&toPeriodSeconds=299`,
      'window-conflict',
      [
        {
          detail: 'fromPeriodSeconds is 300, which is greater than toPeriodSeconds 299.',
          parameter: 'fromPeriodSeconds',
          value: 300,
        },
      ],
    ],
    [`${players}?${'period=1&'.repeat(905)}`, 'invalid-parameter', list('period', 905, 10)],
    [`${players}?${'a&'.repeat(1001)}`, 'invalid-parameter', 'The query has more than 1000 parameters.'],
    ['/v1/matches/1', 'match-not-found', 'There is no match 1.'],
    ['/v1/matches/0/score', 'match-not-found', 'There is no match 0.'],
    ['/v1/matches/2147483647/statistics/players', 'match-not-found', 'There is no match 2147483647.'],
    ['/v1/matches/7003/transactions', 'match-not-started', 'Match 7003 has not started, so there is no data yet.'],
    ['/v1/matches/7003/chains', 'match-not-started', 'Match 7003 has not started, so there is no data yet.'],
    ['/v1/matches/7004/score', 'match-not-started', 'Match 7004 has not started, so there is no data yet.'],
    [
      '/v1/matches/7004/statistics/leaders',
      'teams-not-entered',
      'The teams of match 7004 are not entered yet, so there is no data.',
    ],
    [
      '/v1/matches/7004/statistics/players',
      'teams-not-entered',
      'The teams of match 7004 are not entered yet, so there is no data.',
    ],
    [
      '/v1/matches/7004/statistics/squads?metric=GOAL',
      'teams-not-entered',
      'The teams of match 7004 are not entered yet, so there is no data.',
    ],
    ['/v1', 'route-not-found', "There is nothing at '/v1'."],
    ['/v1/match/7001', 'route-not-found', "There is nothing at '/v1/match/7001'."],
    ['/v1/matches', 'route-not-found', "There is nothing at '/v1/matches'."],
    ['/v1/matches/7001/score/1', 'route-not-found', "There is nothing at '/v1/matches/7001/score/1'."],
    ['/v1//matches/7001', 'route-not-found', "There is nothing at '/v1//matches/7001'."],
    ['/v2/matches/7001', 'route-not-found', "There is nothing at '/v2/matches/7001'."],
    ['/nothing', 'route-not-found', "There is nothing at '/nothing'."],
  ];

  for (const [path, code, expected] of cases) {
    it(`${path.slice(0, 90)} is ${code}`, async () => {
      expectProblem(await app.get(path).set('X-Request-Id', 'test'), code, expected);
    });
  }
});
