import { briefOf, openMatch, type Entry, type MatchHeader } from '@goalsquare/engine';
import { expect } from 'chai';
import { appForSuite, sourceOf } from '../support/app.js';
import { header as base } from '../support/match-log.js';
import { worldWith } from '../support/world.js';

/** A header whose home squad has a substitute, person 107. */
const header: MatchHeader = {
  ...base,
  id: 7201,
  home: { ...base.home, players: [...base.home.players, { personId: 107, firstname: 'Sub', surname: 'Stitute' }] },
};
const live: Entry = { kind: 'status', code: 'LIVE', period: 1, periodSeconds: 0 };
const tackle: Entry = {
  kind: 'transaction',
  id: 1,
  code: 'TACK',
  period: 1,
  periodSeconds: 5,
  side: 'home',
  personId: 101,
};
const comesOn: Entry = {
  kind: 'transaction',
  id: 2,
  code: 'ROIN',
  period: 1,
  periodSeconds: 600,
  side: 'home',
  personId: 101,
  onPersonId: 107,
};
const end: Entry = { kind: 'status', code: 'FT', period: 1, periodSeconds: 1200 };

const unused = openMatch({ header, entries: [live, tackle, end] });
const used = openMatch({ header: { ...header, id: 7202 }, entries: [live, tackle, comesOn, end] });
const upcoming = openMatch({ header: { ...header, id: 7203 }, entries: [{ kind: 'status', code: 'TEAMS' }] });
const matches = [unused, used, upcoming];

describe('an unused substitute', () => {
  const app = appForSuite({ matches: sourceOf(matches), world: worldWith(matches.map(briefOf)) });
  const flagOf = (players: readonly { readonly personId: number; readonly played?: boolean }[]) =>
    players.find(({ personId }) => personId === 107)?.played;

  for (const [matchId, expected] of [
    [7201, false],
    [7202, true],
    [7203, undefined],
  ] as const) {
    it(`has played ${String(expected)} among the persons of match ${matchId}`, async () => {
      const { squads } = await app.read('getMatchPersons', `/v1/matches/${matchId}/persons`);
      expect(flagOf(squads.home.players)).to.equal(expected);
    });

    it(`has played ${String(expected)} in the statistics of match ${matchId}, by GET and POST`, async () => {
      const path = `/v1/matches/${matchId}/statistics/players`;
      const { squads } = await app.read('getPlayerStatistics', `${path}?metric=KICK`);
      expect(flagOf(squads[0]?.players ?? [])).to.equal(expected);
      const answer = await app.post(path, { playerMetricRequests: [{ metricCodes: ['KICK'] }] }).expect(200);
      const [result] = (answer.body as { playerStatistics: readonly { squads: typeof squads }[] }).playerStatistics;
      expect(flagOf(result?.squads[0]?.players ?? [])).to.equal(expected);
    });
  }

  it('is in the column played of CSV', async () => {
    const { text } = await app.get('/v1/matches/7201/statistics/players?metric=KICK&format=csv').expect(200);
    const [head = '', ...lines] = text.split('\r\n').map((line) => line.split(','));
    const [person, played] = ['person_id', 'played'].map((name) => head.indexOf(name));
    const flags = new Map(lines.map((line) => [line[person ?? -1], line[played ?? -1]]));
    expect([flags.get('101'), flags.get('107')]).to.deep.equal(['true', 'false']);
  });

  it('counts the match as played only after coming on', async () => {
    const { players } = await app.read('getLevelSquadPersons', '/v1/leagues/1/levels/1/seasons/2026/squads/10/persons');
    const countOf = (id: number) => players.find(({ personId }) => personId === id)?.matches.season;
    expect([countOf(101), countOf(107)]).to.deep.equal([2, 1]);
  });
});
