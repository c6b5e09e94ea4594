import { expect } from 'chai';
import { appForSuite } from './support/app.js';
import { expectProblem } from './support/problem.js';
import { worldWith } from './support/world.js';

describe('a league, level, season or squad that does not exist', () => {
  const app = appForSuite({ world: worldWith(), now: () => Date.parse('2026-04-04T04:00:00Z') });
  const seasons = '/v1/leagues/1/levels/1/seasons';
  const conferences = '/v1/leagues/3/levels/1/seasons/2019';

  const inLeague = 'of league 1, level 1';
  const missing: readonly (readonly [string, string, string])[] = [
    ['/v1/leagues/2', 'league-not-found', 'There is no league 2.'],
    ['/v1/leagues/2/levels', 'league-not-found', 'There is no league 2.'],
    ['/v1/leagues/2/levels/1', 'league-not-found', 'There is no league 2.'],
    ['/v1/leagues/1/levels/2', 'level-not-found', 'There is no level 2 of league 1.'],
    ['/v1/leagues/1/levels/2/seasons', 'level-not-found', 'There is no level 2 of league 1.'],
    ['/v1/leagues/2/levels/1/seasons/2026/ladder', 'league-not-found', 'There is no league 2.'],
    [`${seasons}/2024`, 'season-not-found', `There is no season 2024 ${inLeague}.`],
    ['/v1/seasons/2024', 'season-not-found', `There is no season 2024 ${inLeague}.`],
    ...['fixture', 'ladder', 'ladder/1', 'squads', 'squads/10', 'squads/10/persons', 'conferences'].map(
      (rest) => [`${seasons}/2024/${rest}`, 'season-not-found', `There is no season 2024 ${inLeague}.`] as const,
    ),
    [`${seasons}/2026/fixture?squadId=50`, 'squad-not-found', `There is no squad 50 in season 2026 ${inLeague}.`],
    [`${seasons}/2026/squads/50`, 'squad-not-found', `There is no squad 50 in season 2026 ${inLeague}.`],
    [`${seasons}/2026/squads/50/persons`, 'squad-not-found', `There is no squad 50 in season 2026 ${inLeague}.`],
    ['/v1/seasons/2026/squad/50/persons', 'squad-not-found', `There is no squad 50 in season 2026 ${inLeague}.`],
    [`${seasons}/2026/ladder/9`, 'round-not-found', 'There is no round 9 in season 2026; its rounds are 1 to 4.'],
    [`${seasons}/2026/ladder/3`, 'round-not-begun', 'Round 3 of season 2026 has not begun, so it has no ladder yet.'],
    [`${seasons}/2026/ladder/4`, 'round-not-begun', 'Round 4 of season 2026 has not begun, so it has no ladder yet.'],
    [
      `${seasons}/2026/ladder?conference=A`,
      'conference-not-found',
      `Season 2026 ${inLeague} is not played in conferences.`,
    ],
    [
      `${seasons}/2026/ladder/1?conference=A`,
      'conference-not-found',
      `Season 2026 ${inLeague} is not played in conferences.`,
    ],
    [
      `${seasons}/2026/conferences?conference=A`,
      'conference-not-found',
      `Season 2026 ${inLeague} is not played in conferences.`,
    ],
    [
      `${conferences}/conferences?conference=a`,
      'conference-not-found',
      "There is no conference 'a' in season 2019; there are A, B.",
    ],
    [
      `${conferences}/ladder?conference=C`,
      'conference-not-found',
      "There is no conference 'C' in season 2019; there are A, B.",
    ],
  ];
  for (const [path, code, detail] of missing) {
    it(`at ${path} is 404: ${detail}`, async () => {
      expectProblem(await app.get(path).set('X-Request-Id', 'test'), code, detail);
      expect((await app.get(path).set('If-None-Match', '*')).status).to.equal(404);
    });
  }

  const bad: readonly (readonly [string, string])[] = [
    ['/v1/leagues/x', 'invalid-id'],
    ['/v1/leagues/1/levels/-1', 'invalid-id'],
    [`${seasons}/2026.0`, 'invalid-id'],
    [`${seasons}/2147483648/ladder`, 'invalid-id'],
    [`${seasons}/2026/ladder/r1`, 'invalid-id'],
    [`${seasons}/2026/squads/007`, 'invalid-id'],
    [`${seasons}/2026/fixture?squadId=a`, 'invalid-parameter'],
    [`${seasons}/2026/fixture?squad=10`, 'unknown-parameter'],
    [`${seasons}/2026/ladder?conference=`, 'invalid-parameter'],
    [`${seasons}/2026/squads?conference=A`, 'unknown-parameter'],
    [`${seasons}/2024/ladder?conference=A&x=1`, 'unknown-parameter'],
    ['/v1/leagues?x=1', 'unknown-parameter'],
  ];
  for (const [path, code] of bad) {
    it(`at ${path} is 400`, async () => {
      expect(await app.refused(path)).to.include({ type: `/problems/${code}`, status: 400 });
    });
  }

  const empty = appForSuite();
  it('is league 1 itself, in a world without leagues', async () => {
    expect((await empty.get('/v1/leagues')).body).to.deep.equal([]);
    expectProblem(
      await empty.get('/v1/seasons').set('X-Request-Id', 'test'),
      'league-not-found',
      'There is no league 1.',
    );
  });
});
