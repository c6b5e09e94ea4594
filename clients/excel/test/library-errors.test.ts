import { expect } from 'chai';
import type { WebAnswer } from './support/m/functions/web-contents.js';
import { MError } from './support/m/values.js';
import { openLibrary, type UseLibrary } from './support/open-library.js';

describe('errors of the Power Query library', () => {
  let use: UseLibrary;
  before(async () => {
    use = await openLibrary();
  });

  for (const status of [400, 404, 405, 406, 409, 410, 412, 413, 414, 415, 416, 422, 431, 500, 502]) {
    it(`explains an error response with ${status}`, async () => {
      const refused = use(() =>
        Promise.resolve({
          status,
          text: JSON.stringify({
            type: '/problems/some-reason',
            detail: 'Because.',
            title: 'No',
            instance: 'i',
            errors: [{ parameter: 'p' }],
          }),
        }),
      )('GoalsquareShots(7001)');
      const error: unknown = await refused.catch((caught: unknown) => caught);
      expect(error).to.be.instanceOf(MError).and.to.include({ reason: 'Goalsquare.some-reason' });
      expect((error as MError).detail).to.deep.equal({
        Status: status,
        Title: 'No',
        Errors: [{ parameter: 'p' }],
        Instance: 'i',
      });
    });
  }

  const problem = JSON.stringify({
    type: '/problems/invalid-parameter',
    title: 'Invalid parameter',
    status: 400,
    instance: 'a',
    errors: [{ parameter: 'period' }],
    detail: "period '11' is not a whole number from 1 to 10.",
  });
  const refusals: readonly (readonly [string, WebAnswer, string, string])[] = [
    [
      'GoalsquareShots(7001)',
      { status: 400, text: problem },
      'Goalsquare.invalid-parameter',
      "period '11' is not a whole number from 1 to 10.",
    ],
    [
      'GoalsquareShots(7001)',
      { status: 401, text: '' },
      'DataSource.Error',
      "We couldn't authenticate with the credentials provided.",
    ],
    [
      'GoalsquareShots(7001)',
      { status: 403, text: problem },
      'DataSource.Error',
      "We couldn't authenticate with the credentials provided.",
    ],
    [
      'GoalsquareShots(7001)',
      { status: 500, text: '<html>' },
      'Goalsquare.500',
      'The server failed. Its log has the cause.',
    ],
    [
      'GoalsquareShots(7001)',
      { status: 502, text: '<html>' },
      'Goalsquare.502',
      'A proxy in front of the server cannot reach it. Check that the server runs.',
    ],
    ['GoalsquareShots(7001)', { status: 410, text: '' }, 'Goalsquare.410', 'The server answered 410.'],
    [
      'GoalsquareShots(7001)',
      { status: 429, text: '' },
      'DataSource.Error',
      'Web.Contents failed to get contents (429)',
    ],
    [
      'GoalsquarePermalink("gone")',
      { status: 404, text: problem },
      'Goalsquare.invalid-parameter',
      "period '11' is not a whole number from 1 to 10.",
    ],
    [
      'Goalsquare("getShots")',
      { status: 200, text: '' },
      'Goalsquare.UnknownOperation',
      'There is no operation getShots.',
    ],
    ['Goalsquare("getMatchShots")', { status: 200, text: '' }, 'Goalsquare.MissingParameter', 'matchId is needed.'],
    [
      'Goalsquare("getMatchShots", [matchId = 1], "shot")',
      { status: 200, text: '' },
      'Goalsquare.UnknownTable',
      'getMatchShots has no table shot.',
    ],
    [
      'GoalsquareShots("7001")',
      { status: 200, text: '' },
      'Expression.Error',
      'We cannot convert the value "7001" to type number.',
    ],
    [
      'GoalsquarePlayerStatistics(7001, "KICK")',
      { status: 200, text: '' },
      'Expression.Error',
      'We cannot convert the value "KICK" to type list.',
    ],
    [
      'GoalsquareShots()',
      { status: 200, text: '' },
      'Expression.Error',
      '0 arguments were passed to a function which expects between 1 and 1.',
    ],
  ];
  for (const [expression, answer, reason, message] of refusals) {
    it(`raises ${reason} for ${expression} where the answer is ${answer.status}`, async () => {
      const evaluated = use(() => Promise.resolve(answer));
      const error: unknown = await evaluated(expression).catch((caught: unknown) => caught);
      expect(error).to.be.instanceOf(MError).and.to.include({ reason, message });
    });
  }
});
