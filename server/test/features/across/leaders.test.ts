import type { SeasonLeaders } from '@goalsquare/openapi';
import { expect } from 'chai';
import { accountsWith } from '../../support/accounts.js';
import { appForSuite } from '../../support/app.js';
import { differencesFrom } from '../../support/contract-shape.js';
import { expectProblem } from '../../support/problem.js';
import { partsOver, played } from './fixtures.js';

describe('the leaders of a season', () => {
  const app = appForSuite(partsOver(played));
  const licensed = appForSuite({
    ...partsOver(played),
    accounts: accountsWith({ early: { tier: 'Basic', leagues: [{ leagueId: 1, seasonIds: [2025] }] } }),
  });

  const leadersAt = async (path: string): Promise<SeasonLeaders> => {
    const answer = await app.get(path);
    expect([answer.status, differencesFrom('SeasonLeaders', answer.body)]).to.deep.equal([200, []]);
    return answer.body as SeasonLeaders;
  };

  const valuesOf = ({ statistics: [first] }: SeasonLeaders) =>
    first?.persons.map(({ personId, value, rank }) => [personId, value, rank]);

  it('are the players with the greatest totals, without those who have none', async () => {
    const leaders = await leadersAt('/v1/seasons/2026/leaders?metric=KICK,GOAL');
    expect(leaders).to.deep.include({
      leagueId: 1,
      levelId: 1,
      seasonId: 2026,
      measure: 'total',
      minMatches: 1,
      matches: 3,
    });
    expect(leaders.statistics.map(({ code }) => code)).to.deep.equal(['KICK', 'GOAL']);
    expect(valuesOf(leaders)).to.deep.equal([
      [101, 11, 1],
      [102, 7, 2],
      [201, 5, 3],
    ]);
    expect(leaders.statistics[1]?.persons[0]).to.deep.equal({
      personId: 101,
      fullname: 'Tam Brindle',
      displayName: 'T. Brindle',
      squadId: 10,
      squadName: 'Petrels',
      squadCode: 'PET',
      matches: 3,
      value: 3,
      valueDisplay: '3',
      order: 1,
      rank: 1,
    });
  });

  it('can be those per match, of players with enough matches, and few', async () => {
    const path = '/v1/leagues/1/levels/1/seasons/2026/leaders?metric=KICK';
    expect(valuesOf(await leadersAt(`${path}&measure=perMatch&limit=2`))).to.deep.equal([
      [101, 3.6667, 1],
      [102, 2.3333, 2],
    ]);
    expect(valuesOf(await leadersAt(`${path}&minMatches=4`))).to.deep.equal([]);
  });

  it('are those of every metric of the tier without metric', async () => {
    expect((await leadersAt('/v1/seasons/2026/leaders?limit=1')).statistics.length).to.be.greaterThan(100);
  });

  it('are 304 to a caller who has them', async () => {
    const path = '/v1/seasons/2026/leaders?metric=KICK';
    const { headers } = await app.get(path);
    expect((await app.get(path).set('If-None-Match', String(headers.etag))).status).to.equal(304);
  });

  it('refuse seasons that are not there or not licensed, and unknown metrics', async () => {
    expectProblem(
      await app.get('/v1/seasons/1999/leaders').set('X-Request-Id', 'test'),
      'season-not-found',
      'There is no season 1999 of league 1, level 1.',
    );
    expectProblem(
      await licensed.getAs('early', '/v1/seasons/2026/leaders').set('X-Request-Id', 'test'),
      'season-not-licensed',
      'Account insufficiently licensed for season 2026 of league 1, level 1.',
    );
    expect((await app.get('/v1/seasons/2026/leaders?metric=KIKC')).status).to.equal(400);
    expect((await app.get('/v1/seasons/2026/leaders?measure=max')).status).to.equal(400);
  });
});
