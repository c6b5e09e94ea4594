import { appForSuite } from './support/app.js';
import { expectProblem } from './support/problem.js';

describe('a member of a body without a name', () => {
  const app = appForSuite();
  const cases: readonly (readonly [string, string, string, readonly string[]])[] = [
    ['{"squadMetricRequests":[{"id":"a"}],"":1.5}', 'the top', '/', ['squadMetricRequests']],
    [
      '{"squadMetricRequests":[{"id":"a","":1.5}]}',
      '/squadMetricRequests/0',
      '/squadMetricRequests/0/',
      [
        'id',
        'metricCodes',
        'team',
        'context',
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
      ],
    ],
  ];
  for (const [body, place, pointer, allowed] of cases) {
    it(`is named by its place: ${body}`, async () => {
      expectProblem(
        await app.post('/v1/matches/7001/statistics/squads', body).set('X-Request-Id', 'test'),
        'invalid-body',
        [{ detail: `Unknown member '' at ${place}: allowed are ${allowed.join(', ')}.`, pointer, value: 1.5, allowed }],
      );
    });
  }
});
