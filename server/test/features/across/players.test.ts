import type { StatisticsRow, StatisticsTable } from '@goalsquare/openapi';
import { expect } from 'chai';
import { appForSuite } from '../../support/app.js';
import { differencesFrom } from '../../support/contract-shape.js';
import { partsOver, played } from './fixtures.js';

describe('statistics of players across matches', () => {
  const app = appForSuite(partsOver(played));

  async function tableAt(query: string, level = 'players'): Promise<StatisticsTable> {
    const answer = await app.get(`/v1/statistics/${level}?${query}`);
    expect([answer.status, differencesFrom('StatisticsTable', answer.body)]).to.deep.equal([200, []]);
    return answer.body as StatisticsTable;
  }

  /** Returns a row's identifying members and its values. */
  const brief = ({
    person,
    squad,
    match,
    opponent,
    venue,
    result,
    round,
    season,
    period,
    scoreState,
    statistics,
  }: StatisticsRow) => [
    ...[
      person?.personId,
      squad?.squadId,
      match?.matchId,
      opponent?.squadId,
      venue?.venueId,
      result,
      round,
      season,
      period,
      scoreState,
    ].filter((one) => one !== undefined),
    ...statistics.map(({ value }) => value),
  ];

  type Values = readonly (number | string)[];

  const cases: readonly (readonly [query: string, what: string, rows: readonly Values[]])[] = [
    [
      'metric=KICK',
      'totals of the latest season, greatest first',
      [
        [101, 11],
        [102, 7],
        [201, 5],
        [103, 0],
        [202, 0],
      ],
    ],
    [
      'metric=KICK&seasonId=2025,2026&limit=2',
      'totals of several seasons',
      [
        [101, 13],
        [102, 7],
      ],
    ],
    ['metric=KICK&leagueId=2&limit=1', 'those of another league', [[101, 9]]],
    ['metric=KICK&personId=101', 'a career in every league', [[101, 22]]],
    ['metric=KICK&matchId=8201,8101&limit=1', 'matches of any season', [[101, 11]]],
    ['metric=KICK&fromDate=2025-01-01&toDate=2025-12-31&limit=1', 'matches of some time', [[101, 2]]],
    ['metric=KICK&measure=total,perMatch&limit=1', 'several measures', [[101, 11, 3.6667]]],
    [
      'metric=KICK&result=won&limit=2',
      'matches that were won',
      [
        [101, 7],
        [102, 7],
      ],
    ],
    [
      'metric=KICK&round=2',
      'one round',
      [
        [101, 4],
        [201, 3],
        [102, 0],
        [103, 0],
        [202, 0],
      ],
    ],
    ['metric=KICK&last=1&limit=1', 'the last match of each', [[102, 5]]],
    ['metric=KICK&squadId=20&limit=1', 'one squad', [[201, 5]]],
    ['metric=KICK&opponentId=20&limit=1', 'one opponent', [[101, 11]]],
    ['metric=KICK&fromMargin=-12&toMargin=-1&limit=1', 'by margin', [[101, 4]]],
    [
      'metric=KICK&team=home&limit=2',
      'home squads',
      [
        [101, 7],
        [102, 7],
      ],
    ],
    [
      'metric=KICK&period=1&limit=2',
      'a quarter',
      [
        [102, 7],
        [201, 4],
      ],
    ],
    ['metric=KICK&venueId=41&limit=1', 'a venue', [[101, 4]]],
    ['metric=KICK&by=person,opponent&limit=1', 'by two dimensions', [[101, 20, 11]]],
    [
      'metric=KICK&by=match',
      'by match, in their order',
      [
        [8001, 7],
        [8002, 7],
        [8003, 9],
      ],
    ],
    [
      'metric=KICK&by=person,period&limit=2&sort=-KICK',
      'by period',
      [
        [102, 1, 7],
        [101, 3, 5],
      ],
    ],
    [
      'metric=KICK&by=result&sort=result',
      'by result',
      [
        ['won', 17],
        ['lost', 6],
      ],
    ],
    [
      'metric=KICK&sort=KICK&limit=3',
      'least first, ties by id',
      [
        [103, 0],
        [202, 0],
        [201, 5],
      ],
    ],
    [
      'metric=KICK&sort=-seconds,person&limit=2',
      'by what rows are based on',
      [
        [101, 11],
        [102, 7],
      ],
    ],
    [
      'metric=KICK&measure=max,matchesOver,longestRun&threshold=4&limit=1&sort=-KICK.matchesOver',
      'measures of matches',
      [[101, 4, 2, 2]],
    ],
    ['metric=KICK&measure=rollingMean&rollingMatches=2&limit=1', 'a rolling mean', [[101, 4]]],
    [
      'metric=KICK&scoreState=level&limit=2',
      'acts while the score is level',
      [
        [102, 7],
        [201, 4],
      ],
    ],
    [
      'metric=KICK&by=scoreState&sort=-KICK',
      'by the state of the score',
      [
        ['level', 13],
        ['leading', 5],
        ['trailing', 5],
      ],
    ],
    ['metric=KICK&area=circle(10 5 1)&limit=1', 'acts in an area', [[102, 7]]],
    ['metric=KICK&area=circle(-60 5 1)&limit=1', 'no acts in another area', [[101, 0]]],
    ['metric=KICK&minMatches=4', 'nobody with so many matches', []],
  ];

  describe('answers', () => {
    for (const [query, what, rows] of cases)
      it(`${what}: ${query}`, async () => {
        const table = await tableAt(query);
        expect(table.rows.map(brief)).to.deep.equal(rows);
      });

    it('the rows of some players, compared with all of them', async () => {
      const all = await tableAt('metric=KICK,HANDBALL&measure=total,perMatch');
      const some = await tableAt('metric=KICK,HANDBALL&measure=total,perMatch&rowPersonId=102,999&limit=1');
      expect(some.rows).to.deep.equal(all.rows.filter(({ person }) => person?.personId === 102));
      expect([some.rowCount, some.next]).to.deep.equal([all.rowCount, undefined]);
      expect(some.rows[0]?.statistics[0]?.percentile).to.equal(75);
    });

    it('no row of players who are not among those compared', async () => {
      const { rows, rowCount } = await tableAt('metric=KICK&rowPersonId=999');
      expect([rows, rowCount]).to.deep.equal([[], 5]);
    });

    it('what rows are based on, with order, rank and percentile among all rows', async () => {
      const { rows, rowCount, matches, matchesNotLicensed, seasons, metrics } = await tableAt('metric=KICK&limit=4');
      expect([rowCount, matches, matchesNotLicensed]).to.deep.equal([5, 3, 0]);
      expect(seasons).to.deep.equal([{ leagueId: 1, levelId: 1, seasonId: 2026 }]);
      expect(metrics).to.deep.equal([{ id: metrics[0]?.id, code: 'KICK', name: 'Kick', namePlural: 'Kicks' }]);
      expect(rows[3]).to.deep.include({
        person: {
          personId: 103,
          fullname: "Ned O'Varra",
          displayName: "N. O'Varra",
          squadId: 10,
          squadName: 'Petrels',
          squadCode: 'PET',
        },
        matches: 3,
        statistics: [
          { code: 'KICK', measure: 'total', value: 0, valueDisplay: '0', order: 4, rank: 4, percentile: 12.5 },
        ],
      });
    });

    it('every metric of the tier without metric, by the ids of the rows', async () => {
      const { rows, metrics } = await tableAt('limit=2');
      expect(metrics.length).to.be.greaterThan(100);
      expect(rows.map(({ person }) => person?.personId)).to.deep.equal([101, 102]);
    });

    it('cells of a grid, with their middles', async () => {
      const { rows } = await tableAt('metric=KICK&by=square&cellMetres=20');
      expect(rows.map(({ cell, statistics }) => [cell?.x, cell?.y, statistics[0]?.value])).to.deep.equal([
        [-10, -10, 9],
        [10, 10, 14],
      ]);
    });

    it('only the members that fields name', async () => {
      const [row] = (await tableAt('metric=KICK&limit=1&fields=matches,rank')).rows;
      expect(row).to.have.all.keys('person', 'matches', 'statistics');
      expect(row?.statistics).to.deep.equal([{ code: 'KICK', measure: 'total', value: 11, rank: 1 }]);
    });

    it('squads, with the context', async () => {
      expect((await tableAt('metric=KICK', 'squads')).rows.map(brief)).to.deep.equal([
        [10, 18],
        [20, 5],
      ]);
      expect((await tableAt('metric=KICK&context=Diff&limit=1', 'squads')).rows.map(brief)).to.deep.equal([[10, 13]]);
    });
  });

  describe('refuses', () => {
    const refused: readonly (readonly [query: string, status: number, detail: string])[] = [
      ['metric=GAOL', 400, 'nearest is GOAL'],
      ['metric=KICK&sort=KIKC', 400, 'the nearest is KICK'],
      [
        'metric=KICK&sort=KICK.perMatch',
        400,
        'allowed are person, matches, seconds, and a metric of the query with one of its measures, such as KICK.total',
      ],
      [
        'metric=KICK&cursor=abc',
        400,
        'cursor is not a cursor of this query. Send next exactly as the last page contained it, with the same query.',
      ],
      ['by=match&rowPersonId=101', 400, 'rowPersonId needs rows of players; add person to by, or leave it out.'],
      ['by=person,person', 400, 'by[1] repeats person.'],
      ['by=hex,square', 400, 'by has two grids; choose hex or square.'],
      ['by=receiver&measure=share', 400, 'measure[0] is share, which rows by receiver do not have.'],
      ['area=circle(1)', 400, 'area'],
      ['fromScoreMargin=5&toScoreMargin=-5', 400, 'fromScoreMargin is 5, which is greater than toScoreMargin -5.'],
      ['by=hex&measure=median', 400, 'measure[0] is median, which rows by hex do not have.'],
      ['measure=matchesOver', 400, 'threshold is missing, and matchesOver needs it.'],
      ['measure=rollingMean', 400, 'rollingMatches is missing, and rollingMean needs it.'],
      ['fromDate=2026-02-01&toDate=2026-01-01', 400, 'fromDate is 2026-02-01, which is after toDate 2026-01-01.'],
      ['fromMargin=5&toMargin=-5', 400, 'fromMargin is 5, which is greater than toMargin -5.'],
      ['lastXSeconds=5&fromPeriodSeconds=1', 400, 'lastXSeconds cannot be combined'],
      ['context=Diff', 400, "Unknown query parameter 'context'"],
      ['limit=1001', 400, "limit '1001' is not a whole number from 1 to 1000."],
      ['fromDate=2026-13-01', 400, "fromDate '2026-13-01' is not a date such as 2025-03-31."],
      ['fromDate=2026-02-30', 400, 'fromDate is 2026-02-30, which is not in the calendar'],
      ['toDate=2025-02-29', 400, 'toDate is 2025-02-29, which is not in the calendar'],
      ['threshold=x', 400, "threshold 'x' is not a number"],
      [
        'seasonId=1999',
        404,
        'There is no season 1999 in the leagues and levels of the query. The latest are 2026, 2025.',
      ],
      ['leagueId=9', 404, 'There is no league 9.'],
      ['levelId=9', 404, 'There is no level 9 of league 1.'],
    ];
    for (const [query, status, detail] of refused)
      it(query, async () => {
        const answer = await app.get(`/v1/statistics/players?${query}`);
        expect([answer.status, (answer.body as { detail: string }).detail]).to.deep.equal([
          status,
          (answer.body as { detail: string }).detail,
        ]);
        expect((answer.body as { detail: string }).detail).to.include(detail);
      });

    it('dimensions and choices that squads do not have', async () => {
      for (const [query, detail] of [
        ['by=person', 'by[0] is person, which rows of squads do not have.'],
        ['start=bench', 'start applies to players only; leave it out.'],
      ] as const) {
        const answer = await app.get(`/v1/statistics/squads?${query}`);
        expect([answer.status, (answer.body as { detail: string }).detail]).to.deep.equal([400, detail]);
      }
    });
  });
});
