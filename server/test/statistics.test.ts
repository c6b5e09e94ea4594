import { expect } from 'chai';
import {
  contexts,
  displayValue,
  metricId,
  metricOf,
  openMatch,
  planOf,
  playerStatistics,
  roundTo,
  sides,
  squadStatistics,
  zoneFilters,
  type StatisticsFilter,
  type Match,
  type ResultTable,
} from '@goalsquare/engine';
import type { Answer, PlayerStatisticsSquad, SquadStatisticsSquad, Statistic } from '@goalsquare/openapi';
import { playerNumbers } from '../src/answers/statistics/player-statistics-json.js';
import { squadNumbers } from '../src/answers/statistics/squad-statistics-json.js';
import type { Numbers } from '../src/answers/statistics/numbers.js';
import { codesAt, readyPlan } from '../src/answers/statistics/ready-plan.js';
import { writtenAnswer } from '../src/answers/statistics/written.js';
import { appForSuite } from './support/app.js';
import { logs, openMatches } from './support/match-log.js';

describe('statistics', () => {
  const app = appForSuite();
  const [completed] = openMatches();
  if (completed === undefined) throw new Error('the tests have no match');
  const match: Match = completed;

  /** The output for a value without a template, as text. */
  const written = (numbers: Numbers): string => Buffer.from(writtenAnswer(numbers).body as Uint8Array).toString();

  const wholeOf = (squads: readonly unknown[]): string => JSON.stringify({ matchId: match.id, squads });

  /** The same statistics, the plain way. */
  const plainStatistics = (table: ResultTable, column: number): readonly Statistic[] =>
    table.codes.flatMap((code, n) => {
      const value = table.value(n, column);
      const { name, namePlural, format } = metricOf(code);
      return value === undefined
        ? []
        : [
            {
              id: metricId(code),
              code,
              name,
              namePlural,
              value: roundTo(value, 4),
              valueDisplay: displayValue(value, format),
              order: table.order(n, column),
              rank: table.rank(n, column),
            },
          ];
    });

  function plainPlayers(ask: StatisticsFilter): readonly PlayerStatisticsSquad[] {
    const { header } = match.details();
    const { table, firstSlot } = playerStatistics(match, planOf('player', codesAt('player', 'Transactional')), ask);
    return sides
      .filter((side) => ask.team === undefined || ask.team === side)
      .map((side) => ({
        id: header[side].id,
        name: header[side].name,
        code: header[side].code,
        players: header[side].players
          .map((player, at) => ({
            personId: player.personId,
            fullname: `${player.firstname ?? ''} ${player.surname ?? ''}`,
            displayName: `${(player.firstname ?? '').slice(0, 1)}. ${player.surname ?? ''}`,
            ...(player.jumperNumber !== undefined && { jumperNumber: player.jumperNumber }),
            played: true,
            statistics: plainStatistics(table, at + (side === 'home' ? 0 : match.homePlayers) - firstSlot),
          }))
          .sort((a, b) => a.personId - b.personId),
      }));
  }

  function plainSquads(ask: StatisticsFilter, context: (typeof contexts)[number]): readonly SquadStatisticsSquad[] {
    const { header } = match.details();
    const { squads, table } = squadStatistics(match, planOf('squad', codesAt('squad', 'Transactional')), ask, context);
    return squads.map((side, column) => ({
      id: header[side].id,
      name: header[side].name,
      code: header[side].code,
      statistics: plainStatistics(table, column),
    }));
  }

  const asks: readonly StatisticsFilter[] = [
    {},
    { team: 'home' },
    { team: 'away', periods: [2] },
    { zones: ['F50'] },
    { zones: ['MID'], lastXSeconds: 600 },
    { fromPeriodSeconds: 10, toPeriodSeconds: 120, periods: [1, 3] },
    { periods: [9] },
  ];

  describe('statistics written from pieces', () => {
    for (const ask of asks) {
      it(`are those of plain objects for ${JSON.stringify(ask)}`, () => {
        expect(written(playerNumbers(match, readyPlan('player', 'Transactional'), ask))).to.equal(
          wholeOf(plainPlayers(ask)),
        );
        for (const context of contexts) {
          expect(written(squadNumbers(match, readyPlan('squad', 'Transactional'), ask, context))).to.equal(
            wholeOf(plainSquads(ask, context)),
          );
        }
      });
    }

    it('escape whatever names hold', () => {
      const [log] = logs;
      if (log === undefined) throw new Error('the tests have no log');
      const name = 'A "quoted" \\ name <é漢>';
      const odd = openMatch({ ...log, header: { ...log.header, home: { ...log.header.home, name } } });
      const {
        squads: [home],
      } = JSON.parse(
        written(playerNumbers(odd, readyPlan('player', 'Transactional'))),
      ) as Answer<'getPlayerStatistics'>;
      expect(home?.name).to.equal(name);
    });
  });

  /** Codes and values of a list of statistics. */
  const valuesOf = (statistics: readonly Statistic[] | undefined): readonly (readonly [string, number])[] =>
    (statistics ?? []).map(({ code, value }) => [code, value]);

  const players = (query = ''): Promise<Answer<'getPlayerStatistics'>> =>
    app.read('getPlayerStatistics', `/v1/matches/7001/statistics/players${query}`);
  const squads = (query = ''): Promise<Answer<'getSquadStatistics'>> =>
    app.read('getSquadStatistics', `/v1/matches/7001/statistics/squads${query}`);
  const postSquads = (squadMetricRequests: readonly object[]): Promise<Answer<'postSquadStatistics'>> =>
    app.read('postSquadStatistics', '/v1/matches/7001/statistics/squads', { squadMetricRequests });

  describe('an answer of statistics', () => {
    it('holds every code of its level when none is named, in the order of ids', async () => {
      const ofPlayer = (await players()).squads[0]?.players[0]?.statistics ?? [];
      const ofSquad = (await squads()).squads[0]?.statistics ?? [];
      for (const [level, statistics] of [
        ['player', ofPlayer],
        ['squad', ofSquad],
      ] as const) {
        const ids = statistics.map(({ id }) => id);
        expect(ids)
          .to.deep.equal([...ids].sort((a, b) => a - b))
          .and.to.have.length.above(150);
        expect(codesAt(level, 'Transactional')).to.include.members(statistics.map(({ code }) => code));
      }
    });

    it('holds the codes named, in their order, each once', async () => {
      const answer = await squads('?metric=KICK,GOAL,KICK,BALL_UP');
      expect(answer.squads.map(({ statistics }) => valuesOf(statistics))).to.deep.equal([
        [
          ['KICK', 16],
          ['GOAL', 4],
          ['BALL_UP', 8],
        ],
        [
          ['KICK', 12],
          ['GOAL', 0],
          ['BALL_UP', 8],
        ],
      ]);
    });

    it('leaves a ratio over nothing out, and rounds another to four decimals', async () => {
      const persons = (await players('?metric=KICK_EFFICIENCY')).squads.flatMap((squad) => squad.players);
      expect(persons.find(({ personId }) => personId === 104)?.statistics).to.deep.equal([]);
      const [ratio] = (await squads('?metric=KICK_EFFICIENCY&team=away')).squads[0]?.statistics ?? [];
      expect([ratio?.value, ratio?.valueDisplay]).to.deep.equal([33.3333, '33.3%']);
    });

    it('lists squads home first and players by person id, and one squad when a team is named', async () => {
      const both = await players('?metric=GOAL');
      expect(both.squads.map(({ id }) => id)).to.deep.equal([10, 20]);
      expect(both.squads[0]?.players.map(({ personId }) => personId)).to.deep.equal([101, 102, 103, 104, 105, 106]);
      expect((await players('?metric=GOAL&team=away')).squads.map(({ id }) => id)).to.deep.equal([20]);
    });

    it('adds zones and periods up to the whole', async () => {
      const kicks = async (query: string): Promise<number> =>
        (await squads(`?metric=KICK&team=home${query}`)).squads[0]?.statistics[0]?.value ?? NaN;
      const zones = await Promise.all(['D50', 'DM', 'CB', 'AM', 'F50'].map((zone) => kicks(`&zone=${zone}`)));
      expect(zones.reduce((a, b) => a + b)).to.equal(await kicks(''));
      expect(await kicks('&zone=MID,D50,F50')).to.equal(await kicks(''));
      const periods = await Promise.all([1, 2, 3, 4].map((period) => kicks(`&period=${period}`)));
      expect(periods.reduce((a, b) => a + b)).to.equal(await kicks(''));
    });
  });

  describe('a POST of statistics', () => {
    it('answers each request as its GET does, and echoes the requests', async () => {
      const requests = zoneFilters.flatMap((zone) =>
        [1, 2].map((period) => ({
          metricCodes: ['KICK', 'MARK', 'KICK_EFFICIENCY'],
          zones: [zone],
          periods: [period],
        })),
      );
      const answer = await app.read('postPlayerStatistics', '/v1/matches/7001/statistics/players', {
        playerMetricRequests: requests,
      });
      expect(answer.matchId).to.equal(7001);
      expect(answer.playerMetricRequests).to.deep.equal(
        requests.map((request, at) => ({ ...request, id: String(at + 1) })),
      );
      for (const [at, { zones, periods }] of requests.entries()) {
        const got = await players(`?metric=KICK,MARK,KICK_EFFICIENCY&zone=${zones.join()}&period=${periods.join()}`);
        expect(answer.playerStatistics[at]).to.deep.equal({ id: String(at + 1), squads: got.squads });
      }
    });

    it('does the same for squads, whose context is For by default', async () => {
      const requests = [
        { id: 'own' },
        { id: 'theirs', context: 'Against' },
        { context: 'PhysicalDiff', zones: ['F50'], team: 'away', lastXSeconds: 900 },
        { fromPeriodSeconds: 0, toPeriodSeconds: 60 },
      ];
      const queries = [
        '',
        '?context=Against',
        '?context=PhysicalDiff&zone=F50&team=away&lastXSeconds=900',
        '?fromPeriodSeconds=0&toPeriodSeconds=60',
      ];
      const answer = await postSquads(requests);
      expect(answer.squadMetricRequests).to.deep.equal(
        requests.map((request, at) => ({ context: 'For', id: String(at + 1), ...request })),
      );
      for (const [at, query] of queries.entries()) {
        expect(answer.squadStatistics[at]?.squads).to.deep.equal((await squads(query)).squads);
      }
    });

    const labels: readonly (readonly [readonly object[], readonly string[]])[] = [
      [
        [{}, { id: '1' }, {}, { id: 'x "y"' }],
        ['2', '1', '3', 'x "y"'],
      ],
      [
        [{}, {}, {}],
        ['1', '2', '3'],
      ],
      [
        [{ id: '2' }, {}, { id: '3' }, {}],
        ['2', '4', '3', '5'],
      ],
      [
        [{ id: 'a' }, { id: 'a' }],
        ['a', 'a'],
      ],
    ];
    for (const [requests, expected] of labels) {
      it(`labels ${JSON.stringify(requests)} ${expected.join(', ')}`, async () => {
        const answer = await postSquads(requests.map((request) => ({ metricCodes: ['GOAL'], ...request })));
        expect(answer.squadStatistics.map(({ id }) => id)).to.deep.equal(expected);
        expect(answer.squadMetricRequests.map(({ id }) => id)).to.deep.equal(expected);
      });
    }

    it('reads an empty list of codes, periods or zones as one left out', async () => {
      const [whole, empty] = (await postSquads([{}, { metricCodes: [], periods: [], zones: [] }])).squadStatistics;
      expect(empty?.squads).to.deep.equal(whole?.squads);
    });

    it('is never kept, and has no tag', async () => {
      const { headers } = await app.post('/v1/matches/7001/statistics/squads', {
        squadMetricRequests: [{ metricCodes: ['GOAL'] }],
      });
      expect(headers['cache-control']).to.equal('no-store');
      expect(headers).not.to.have.property('etag');
    });
  });
});
