import { worldOf } from '@goalsquare/data';
import { briefOf, openMatch, type Match, type MatchHeader } from '@goalsquare/engine';
import type { MatchInsAndOuts } from '@goalsquare/openapi';
import { expect } from 'chai';
import { accountsWith } from '../support/accounts.js';
import { appForSuite, sourceOf } from '../support/app.js';
import { differencesFrom } from '../support/contract-shape.js';
import { header } from '../support/match-log.js';
import { expectProblem } from '../support/problem.js';

const players = (...ids: readonly number[]): MatchHeader['home']['players'] =>
  ids.map((personId) => ({ personId, firstname: 'Ann', surname: `Of${personId}` }));

/** A match on a day of April with the listed players. */
const matchOn = (
  day: number,
  home: readonly number[],
  away: readonly number[],
  more: Partial<MatchHeader> = {},
): Match => {
  const startDate = `2026-04-${String(day).padStart(2, '0')}`;
  return openMatch({
    header: {
      ...header,
      id: 7000 + day,
      roundNumber: day,
      date: { startDate, utcMatchStart: `${startDate}T04:10:00Z` },
      home: { ...header.home, players: players(...home) },
      away: { ...header.away, players: players(...away) },
      ...more,
    },
    entries: [],
  });
};

const emergency = { personId: 104, position: { id: 20, code: 'EMG', name: 'Emergency' } };
const published: MatchHeader['insAndOuts'] = {
  home: [
    { personId: 109, change: 'In', firstname: 'Ivy', surname: 'Ash' },
    { personId: 101, change: 'Out', reason: 'Managed' },
  ],
  away: [],
};
const matches = [
  matchOn(1, [101, 102, 103], []),
  matchOn(2, [101, 102, 105], [201, 202]),
  matchOn(3, [102, 105, 103], [202, 201]),
  matchOn(4, [], []),
  matchOn(5, [102, 105], [203], {
    home: { ...header.home, players: [...players(102, 105), emergency] },
  }),
  matchOn(6, [109, 102], [203], { insAndOuts: published }),
  matchOn(7, [203], [109, 102], {
    home: { ...header.away, players: players(203) },
    away: { ...header.home, players: players(109, 107) },
  }),
];
const season = { leagueId: 1, levelId: 1, seasonId: 2026, version: '1' };
const world = worldOf({ briefs: [{ ...season, briefs: () => matches.map(briefOf) }], records: [] });
const elsewhere = matchOn(8, [101], [201], { seasonId: 2027 });
const parts = { matches: sourceOf([...matches, elsewhere]), world };

describe('ins and outs', () => {
  const app = appForSuite(parts);
  const licensed = appForSuite({
    ...parts,
    accounts: accountsWith({ elsewhere: { tier: 'Transactional', leagues: [{ leagueId: 1, seasonIds: [2025] }] } }),
  });
  const pathOf = (id: number): string => `/v1/matches/${id}/ins-and-outs`;

  const squadsOf = async (id: number): Promise<readonly string[]> => {
    const answer = await app.get(pathOf(id));
    expect([answer.status, differencesFrom('MatchInsAndOuts', answer.body)]).to.deep.equal([200, []]);
    return (answer.body as MatchInsAndOuts).squads.map(({ squadId, from, previousMatchId = '-', changes }) =>
      [squadId, from, previousMatchId, ...changes.map((one) => `${one.change} ${one.personId}`)].join(' '),
    );
  };

  describe('answers', () => {
    it('who came in and who left since the match before', async () => {
      expect(await squadsOf(7002)).to.deep.equal(['10 LineUps 7001 In 105 Out 103', '20 None -']);
      expect(await squadsOf(7003)).to.deep.equal(['10 LineUps 7002 In 103 Out 101', '20 LineUps 7002']);
    });

    it('the list of the source with its reasons and names, if it has one', async () => {
      expect(await squadsOf(7006)).to.deep.equal(['10 Source - In 109 Out 101', '20 Source -']);
      const { squads } = (await app.get(pathOf(7006))).body as MatchInsAndOuts;
      expect(squads[0]?.changes).to.deep.equal([
        { change: 'In', personId: 109, fullname: 'Ivy Ash', displayName: 'I. Ash' },
        { change: 'Out', personId: 101, fullname: 'Person 101', displayName: 'Person 101', reason: 'Managed' },
      ]);
    });

    it('304 to a caller who has the response', async () => {
      const { headers } = await app.get(pathOf(7003));
      expect((await app.get(pathOf(7003)).set('If-None-Match', String(headers.etag))).status).to.equal(304);
    });
  });

  describe('refuses', () => {
    it('a match that does not exist, and a parameter', async () => {
      expectProblem(await app.get(pathOf(1)).set('X-Request-Id', 'test'), 'match-not-found', 'There is no match 1.');
      expect((await app.refused(`${pathOf(7003)}?period=1`)).type).to.equal('/problems/unknown-parameter');
    });

    it('a match without a licence', async () => {
      expectProblem(
        await licensed.getAs('elsewhere', pathOf(7003)).set('X-Request-Id', 'test'),
        'match-not-licensed',
        'Account insufficiently licensed for match 7003.',
      );
    });
  });

  describe('edges', () => {
    it('have no changes in the first match of a season, nor without a line-up', async () => {
      expect(await squadsOf(7001)).to.deep.equal(['10 None -', '20 None -']);
      expect(await squadsOf(7004)).to.deep.equal(['10 None -', '20 None -']);
    });

    it('have no changes in a season that the world does not list', async () => {
      expect(await squadsOf(7008)).to.deep.equal(['10 None -', '20 None -']);
    });

    it('pass over a match without a line-up, and over emergencies', async () => {
      expect(await squadsOf(7005)).to.deep.equal(['10 LineUps 7003 Out 103', '20 LineUps 7003 In 203 Out 202 Out 201']);
    });

    it('follow a squad that plays away', async () => {
      expect(await squadsOf(7007)).to.deep.equal(['20 LineUps 7006', '10 LineUps 7006 In 107 Out 102']);
    });
  });
});
