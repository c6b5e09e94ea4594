import { expect } from 'chai';
import { appForSuite } from '../support/app.js';
import { openMatches } from '../support/match-log.js';
import { expectProblem } from '../support/problem.js';
import { worldOfSeason } from '../support/season.js';

describe('a match endpoint refuses', () => {
  const app = appForSuite({ world: worldOfSeason(openMatches()) });

  const computed = ['transactions', 'chains', 'rotations', 'shots', 'entries', 'stoppages'];
  const counted = ['metrics', 'statistics/leaders', 'statistics/players', 'statistics/squads'];
  const notStarted = (id: number): string => `Match ${id} has not started, so there is no data yet.`;
  const resultOnly = (id: number): string =>
    `Only the result of match ${id} is stored, so it has no transactions and nothing computed from them.`;
  const cases: readonly (readonly [id: number, rest: string, code: string, detail: string])[] = [
    ...[7003, 7004, 7009].flatMap((id) =>
      [...computed, 'score'].map((rest) => [id, rest, 'match-not-started', notStarted(id)] as const),
    ),
    ...[7004, 7009, 7010].map((id) => [id, 'persons', 'match-not-started', notStarted(id)] as const),
    ...[7004, 7009, 7010].flatMap((id) => counted.map((rest) => [id, rest, 'teams-not-entered', ''] as const)),
    ...[7006, 7007].flatMap((id) =>
      [...computed, ...counted].map((rest) => [id, rest, 'data-not-held', resultOnly(id)] as const),
    ),
    [7006, 'persons', 'data-not-held', 'Only the result of match 7006 is stored, so it has no persons.'],
    ...[...computed, ...counted, 'persons', 'venue', 'score'].map((rest) => [1, rest, 'match-not-found', ''] as const),
  ];
  const details: Readonly<Record<string, (id: number) => string>> = {
    'teams-not-entered': (id) => `The teams of match ${id} are not entered yet, so there is no data.`,
    'match-not-found': (id) => `There is no match ${id}.`,
  };
  for (const [id, rest, code, detail] of cases) {
    it(`${rest} of match ${id}: ${code}`, async () => {
      const answer = await app.get(`/v1/matches/${id}/${rest}`).set('X-Request-Id', 'test');
      expectProblem(answer, code, details[code]?.(id) ?? detail);
    });
  }

  for (const [level, list] of [
    ['players', 'playerMetricRequests'],
    ['squads', 'squadMetricRequests'],
  ] as const) {
    it(`posted statistics of ${level} of a match with a result only`, async () => {
      expect(await app.refused(`/v1/matches/7006/statistics/${level}`, { [list]: [{}] })).to.include({
        type: '/problems/data-not-held',
        status: 404,
      });
    });
  }
});
