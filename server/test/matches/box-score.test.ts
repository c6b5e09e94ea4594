import { openMatch, type BoxScoreLine, type Entry, type MatchHeader } from '@goalsquare/engine';
import { expect } from 'chai';
import { appForSuite, sourceOf } from '../support/app.js';
import { header } from '../support/match-log.js';
import { expectProblem } from '../support/problem.js';
import { worldOfSeason } from '../support/season.js';

const [h1 = 0, h2 = 0] = header.home.players.map(({ personId }) => personId);
const [a1 = 0] = header.away.players.map(({ personId }) => personId);

const line = (personId: number, statistics: BoxScoreLine['statistics']): BoxScoreLine => ({
  kind: 'boxScore',
  personId,
  statistics,
});
const boxScore = [
  line(h1, { KICK: 11, HANDBALL: 4, TACKLE: 1, GOAL: 2, BEHIND: 1 }),
  line(h2, { KICK: 3, HANDBALL: 9, TACKLE: 7, GOAL: 3, BEHIND: 3 }),
  line(a1, { KICK: 8, HANDBALL: 8, TACKLE: 2, GOAL: 5, BEHIND: 4 }),
];
const result: Entry = { kind: 'result', home: { goals: 5, behinds: 5 }, away: { goals: 5, behinds: 5 } };
const final: Entry = { kind: 'status', code: 'FINAL' };
const play: readonly Entry[] = [
  { kind: 'transaction', id: 1, code: 'CEBO', period: 1, periodSeconds: 0, x: 0, y: 0 },
  { kind: 'transaction', id: 2, code: 'HBGE', period: 1, periodSeconds: 4, side: 'home', personId: h1, x: 0, y: 0 },
  { kind: 'transaction', id: 3, code: 'KKEF', period: 1, periodSeconds: 5, side: 'home', personId: h1, x: 0, y: 0 },
];

const withoutStarters = (squad: MatchHeader['home']): MatchHeader['home'] => ({
  ...squad,
  players: squad.players.map(({ starts, role, ...player }) => player),
});

const matchOf = (id: number, entries: readonly Entry[], lacks?: MatchHeader['lacks']) =>
  openMatch({
    header: {
      ...header,
      id,
      home: withoutStarters(header.home),
      away: withoutStarters(header.away),
      ...(lacks && { lacks }),
    },
    entries,
  });

/** 7011 is known by its result and box score, 7012 has transactions of a source without tackles and a box score. */
const matches = [
  matchOf(7011, [result, ...boxScore, final]),
  matchOf(7012, [...play, ...boxScore, final], ['tackles']),
];

describe('box score', () => {
  const app = appForSuite({ matches: sourceOf(matches), world: worldOfSeason(matches) });

  interface Owner {
    readonly id?: number;
    readonly personId?: number;
    readonly statistics?: readonly { readonly code: string; readonly value: number; readonly rank: number }[];
    readonly players?: readonly Owner[];
  }

  /** Values of a metric of the three players with a line, or of both squads. */
  function valuesOf(squads: readonly Owner[], code: string): readonly (number | undefined)[] {
    const players = squads.flatMap((squad) => squad.players ?? []);
    const owners = players.length === 0 ? squads : [h1, h2, a1].map((id) => players.find((one) => one.personId === id));
    return owners.map((owner) => owner?.statistics?.find((one) => one.code === code)?.value);
  }

  const detail =
    'Only the result and the box score of match 7011 are stored, so it has statistics of the whole match only. Leave out parameters that select a part of it.';

  describe('a match known by its result and box score', () => {
    it('answers statistics of players', async () => {
      const { squads } = await app.read('getPlayerStatistics', '/v1/matches/7011/statistics/players');
      for (const [code, values] of [
        ['KICK', [11, 3, 8]],
        ['DISPOSAL', [15, 12, 16]],
        ['POINTS', [13, 21, 34]],
        ['INSIDE_50', [undefined, undefined, undefined]],
      ] as const)
        expect(valuesOf(squads, code), code).to.deep.equal(values);
      expect(squads[0]?.players.filter(({ played }) => played).map(({ personId }) => personId)).to.have.members([
        h1,
        h2,
      ]);
    });

    it('answers statistics of squads in every context, with the score of the result', async () => {
      const path = '/v1/matches/7011/statistics/squads?metric=KICK,POINTS,BEHIND_RUSHED';
      for (const [context, kicks, points] of [
        ['For', [14, 8], [35, 35]],
        ['Against', [8, 14], [35, 35]],
        ['Diff', [6, -6], [0, 0]],
      ] as const) {
        const { squads } = await app.read('getSquadStatistics', `${path}&context=${context}`);
        expect([valuesOf(squads, 'KICK'), valuesOf(squads, 'POINTS')]).to.deep.equal([kicks, points]);
        if (context === 'For') expect(valuesOf(squads, 'BEHIND_RUSHED')).to.deep.equal([1, 1]);
      }
    });

    it('answers leaders, metrics, persons and the score', async () => {
      const { statistics } = await app.read('getMatchLeaders', '/v1/matches/7011/statistics/leaders');
      const tackles = statistics.find(({ code }) => code === 'TACKLE');
      expect(tackles?.persons.map(({ personId, value, rank }) => [personId, value, rank])).to.deep.equal([
        [h2, 7, 1],
        [a1, 2, 2],
        [h1, 1, 3],
      ]);
      const { metrics } = await app.read('getMatchMetrics', '/v1/matches/7011/metrics');
      expect(metrics.map(({ code }) => code))
        .to.include.members(['KICK', 'DISPOSAL'])
        .and.not.include('INSIDE_50');
      expect((await app.read('getMatchPersons', '/v1/matches/7011/persons')).squads.home.players).to.have.lengthOf(6);
      expect((await app.read('getMatchScore', '/v1/matches/7011/score')).matchId).to.equal(7011);
    });

    it('answers a batch', async () => {
      const body = { playerMetricRequests: [{ id: 'a', metricCodes: ['DISPOSAL'] }] };
      const answer = await app.read('postPlayerStatistics', '/v1/matches/7011/statistics/players', body);
      expect(valuesOf(answer.playerStatistics[0]?.squads ?? [], 'DISPOSAL')).to.deep.equal([15, 12, 16]);
    });

    for (const [name, value] of [
      ['period', '1'],
      ['zone', 'F50'],
      ['fromPeriodSeconds', '60'],
      ['lastXSeconds', '60'],
    ] as const) {
      it(`refuses ${name}, which its box score does not know`, async () => {
        for (const level of ['players', 'squads'])
          expectProblem(
            await app.get(`/v1/matches/7011/statistics/${level}?${name}=${value}`).set('X-Request-Id', 'test'),
            'data-not-held',
            detail,
          );
      });
    }

    it('refuses a batch with a part of the match, and what needs transactions', async () => {
      const body = { squadMetricRequests: [{ id: 'a' }, { id: 'b', periods: [1] }] };
      expect(await app.refused('/v1/matches/7011/statistics/squads', body)).to.include({ status: 404, detail });
      expect(await app.refused('/v1/matches/7011/chains')).to.include({
        status: 404,
        detail:
          'Only the result and the box score of match 7011 are stored, so it has no transactions. It has statistics of the whole match.',
      });
    });
  });

  describe('a match with transactions and a box score', () => {
    const path = '/v1/matches/7012/statistics/players?metric=TACKLE,KICK';

    it('answers what its transactions lack from the box score, in any order of requests', async () => {
      for (const [filter, tackles] of [
        ['', [1, 7, 2]],
        ['&period=1', [undefined, undefined, undefined]],
        ['', [1, 7, 2]],
      ] as const) {
        const { squads } = await app.read('getPlayerStatistics', path + filter);
        expect(valuesOf(squads, 'TACKLE')).to.deep.equal(tackles);
        expect(valuesOf(squads, 'KICK')).to.deep.equal([1, 0, 0]);
      }
    });
  });
});
