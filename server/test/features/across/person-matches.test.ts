import type { PersonMatches } from '@goalsquare/openapi';
import { expect } from 'chai';
import { accountsWith } from '../../support/accounts.js';
import { appForSuite } from '../../support/app.js';
import { differencesFrom } from '../../support/contract-shape.js';
import { expectProblem } from '../../support/problem.js';
import { partsOver, played } from './fixtures.js';

describe('the matches of a person', () => {
  const app = appForSuite(partsOver(played));
  const licensed = appForSuite({
    ...partsOver(played),
    accounts: accountsWith({
      late: { tier: 'Basic', leagues: [{ leagueId: 1, seasonIds: [2026] }] },
      elsewhere: { tier: 'Basic', leagues: [{ leagueId: 3 }] },
    }),
  });

  const PATH = '/v1/persons/101/matches';

  const logOf = async (query: string): Promise<PersonMatches> => {
    const answer = await app.get(`${PATH}?${query}`);
    expect([answer.status, differencesFrom('PersonMatches', answer.body)]).to.deep.equal([200, []]);
    return answer.body as PersonMatches;
  };

  const kicksIn = ({ rows }: PersonMatches) =>
    rows.map(({ match, statistics }) => [match.matchId, statistics[0]?.value]);

  describe('answers', () => {
    it('a career in every league, oldest first', async () => {
      expect(kicksIn(await logOf('metric=KICK'))).to.deep.equal([
        [8101, 2],
        [8201, 9],
        [8001, 3],
        [8002, 4],
        [8003, 4],
      ]);
    });

    it('the person, and the squad, the opponent, the result and the margin of each match', async () => {
      const { person, rows, rowCount } = await logOf('metric=KICK&leagueId=1&seasonId=2026');
      expect([person.personId, person.fullname, person.squadCode, rowCount]).to.deep.equal([
        101,
        'Tam Brindle',
        'PET',
        3,
      ]);
      expect(
        rows.map(({ squad, opponent, result, margin }) => [squad.squadCode, opponent.squadCode, result, margin]),
      ).to.deep.equal([
        ['PET', 'QUO', 'won', 6],
        ['PET', 'QUO', 'lost', -6],
        ['PET', 'QUO', 'won', 12],
      ]);
    });

    it('chosen matches and acts, sorted and in pages', async () => {
      expect(kicksIn(await logOf('metric=KICK&last=2'))).to.deep.equal([
        [8002, 4],
        [8003, 4],
      ]);
      expect(kicksIn(await logOf('metric=KICK&result=won&period=1&sort=-match'))).to.deep.equal([
        [8003, 1],
        [8001, 1],
      ]);
      const first = await logOf('metric=KICK&sort=-KICK&limit=1');
      expect(kicksIn(first)).to.deep.equal([[8201, 9]]);
      expect(kicksIn(await logOf(`metric=KICK&sort=-KICK&limit=2&cursor=${first.next ?? ''}`))).to.deep.equal([
        [8002, 4],
        [8003, 4],
      ]);
    });

    it('totals, or the measures that the request chooses, which look back from each match', async () => {
      const { measures, rows } = await logOf('metric=KICK&measure=total,rollingMean&rollingMatches=2');
      expect(measures).to.deep.equal(['total', 'rollingMean']);
      expect(rows.map(({ statistics }) => statistics.map(({ value }) => value))).to.deep.equal([
        [2, 2],
        [9, 5.5],
        [3, 6],
        [4, 3.5],
        [4, 4],
      ]);
      expect((await logOf('metric=KICK')).measures).to.deep.equal(['total']);
    });

    it('sums that are those of the statistics', async () => {
      const { rows } = await logOf('metric=KICK');
      const sum = rows.reduce((total, { statistics }) => total + (statistics[0]?.value ?? 0), 0);
      const answer = await app.get('/v1/statistics/players?metric=KICK&personId=101');
      expect(
        (answer.body as { rows: readonly { statistics: readonly { value: number }[] }[] }).rows[0]?.statistics[0]
          ?.value,
      ).to.equal(sum);
    });

    it('304 to a caller who has the response', async () => {
      const { headers } = await app.get(`${PATH}?metric=KICK`);
      expect((await app.get(`${PATH}?metric=KICK`).set('If-None-Match', String(headers.etag))).status).to.equal(304);
    });
  });

  it('leaves out seasons that are not licensed, and does not count their matches', async () => {
    const body = (await licensed.getAs('late', `${PATH}?metric=KICK`)).body as PersonMatches;
    expect(kicksIn(body).map(([id]) => id)).to.deep.equal([8001, 8002, 8003]);
    expect(body).to.deep.include({ matches: 3, matchesNotLicensed: 0 });
  });

  describe('refuses', () => {
    it('a person who is not there, or of other licences', async () => {
      expectProblem(
        await app.get('/v1/persons/999/matches').set('X-Request-Id', 'test'),
        'person-not-found',
        'There is no person 999.',
      );
      expect((await licensed.getAs('elsewhere', PATH)).status).to.equal(404);
    });

    it('other choices of rows', async () => {
      for (const query of ['by=person', 'personId=102', 'minMatches=2'])
        expect((await app.get(`${PATH}?${query}`)).status, query).to.equal(400);
    });
  });
});
