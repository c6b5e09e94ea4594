import { expect } from 'chai';
import { questionSql, type ActFilter, type SqlSeason, type StatisticsQuery } from '../../../src/index.js';

const statement = (query: Partial<StatisticsQuery>, seasons?: readonly SqlSeason[]): string =>
  questionSql({
    query: { level: 'player', matches: {}, acts: {}, codes: ['KICK'], ...query },
    dataset: 'dataset',
    dialect: 'duckdb',
    ...(seasons && { seasons }),
  });

const season = (leagueId: number, levelId: number, seasonId: number): SqlSeason => ({ leagueId, levelId, seasonId });

/** Returns the conditions under which a statement reads matches. */
const readMatches = (text: string): string => /from sides\n {2}where ([\s\S]*?)\n {4}and lacks/u.exec(text)?.[1] ?? '';

const partitions: readonly (readonly [what: string, text: string, conditions: string])[] = [
  ['one season of a selection', statement({ matches: { seasonIds: [2026] } }), 'seasonId = 2026'],
  ['seasons of a selection', statement({ matches: { seasonIds: [2025, 2026] } }), 'seasonId in (2025, 2026)'],
  [
    'a level of a selection',
    statement({ matches: { leagueId: 1, levelId: 2, seasonIds: [3] } }),
    'leagueId = 1\n    and levelId = 2\n    and seasonId = 3',
  ],
  ['a league of a selection', statement({ matches: { leagueId: 1 } }), 'leagueId = 1'],
  [
    'a season that the caller names',
    statement({ matches: { seasonIds: [9] } }, [season(1, 2, 2026)]),
    'leagueId = 1\n    and levelId = 2\n    and seasonId = 2026',
  ],
  [
    'seasons of a level that the caller names',
    statement({}, [season(1, 2, 2025), season(1, 2, 2026)]),
    'leagueId = 1\n    and levelId = 2\n    and seasonId in (2025, 2026)',
  ],
  ['no season', statement({}, []), '1 = 0'],
];

describe('a statement reads of a dataset', () => {
  for (const [what, text, conditions] of partitions)
    it(`only ${what}`, () => expect(readMatches(text)).to.equal(conditions));

  it('only seasons of two levels', () => {
    expect(statement({}, [season(1, 2, 2025), season(1, 3, 2025), season(1, 2, 2026), season(4, 2, 9)])).to.contain(
      [
        'where (leagueId = 1 and levelId = 2 and seasonId in (2025, 2026)',
        'leagueId = 1 and levelId = 3 and seasonId = 2025',
        'leagueId = 4 and levelId = 2 and seasonId = 9)\n    and lacks is not null',
      ].join(' or '),
    );
  });

  const acts: readonly ActFilter[] = [{}, { periods: [1] }, { againstPersonIds: [7] }, { roles: ['Ruck'] }];
  const queries = acts.flatMap((filter): readonly Partial<StatisticsQuery>[] => [
    { acts: filter },
    { acts: filter, level: 'squad' },
    { acts: filter, measures: ['share'], codes: ['TIME_ON_GROUND'], matches: { personIds: [1] } },
    { acts: filter, by: ['person', 'opponent'] },
    { acts: filter, by: ['receiver', 'venue'] },
  ]);

  it('only the season that a question names, in every scan of a table', () => {
    for (const { matches, ...query } of queries) {
      const text = statement({ ...query, matches: { ...matches, seasonIds: [2026] } });
      const scans = text.match(/read_parquet/gu)?.length;
      expect(text.match(/seasonId = 2026/gu), text).to.have.lengthOf(scans ?? 0);
    }
  });

  it('no season where a question names none', () => {
    for (const query of queries) expect(statement(query)).to.not.match(/seasonId (?:=|in)/u);
  });

  const bases: readonly (readonly [codes: StatisticsQuery['codes'], conditions: readonly string[]])[] = [
    [['GOAL'], ["c.base = 'goal'"]],
    [
      ['GOAL', 'BEHIND'],
      ["c.base between 'behind' and 'goal'", "list_contains(['goal', 'behind'], c.base)"],
    ],
    [['TIME_ON_GROUND'], ['1 = 0', "i.base = 'secondsOnGround'"]],
  ];
  for (const [codes, conditions] of bases)
    it(`only the bases of ${codes.join(' and ')}, in bounds by which files are skipped`, () => {
      for (const condition of conditions) expect(statement({ codes })).to.contain(condition);
    });
});

describe('names in a statement', () => {
  const columns: readonly (readonly [
    by: NonNullable<StatisticsQuery['by']>,
    name: string,
    id: string,
    from: string,
  ])[] = [
    [['person'], 'personName', 'personId', 'select personId as id, max_by(fullname, seasonId) as name'],
    [['receiver'], 'receiverName', 'receiverId', 'select personId as id, max_by(fullname, seasonId) as name'],
    [['squad'], 'squadName', 'squadId', 'select squadId as id, max_by(squadName, seasonId) as name'],
    [['opponent'], 'opponentName', 'opponentId', 'select squadId as id, max_by(squadName, seasonId) as name'],
    [['venue'], 'venueName', 'venueId', 'select venueId as id, max_by(venueName, seasonId) as name'],
  ];
  for (const [by, name, id, from] of columns)
    it(`are those of the latest season, by ${by.join()}`, () => {
      const text = statement({ by, matches: { seasonIds: [2026] } });
      const alias = `${by.join()}_names`;
      const table = id === 'venueId' ? 'matches' : 'persons';
      expect(text).to.contain(`r.${id} as ${id},\n  ${alias}.name as ${name},\n  r.matches as matches`);
      expect(text).to.contain(
        `left join (${from} from read_parquet('dataset/${table}/**/*.parquet', hive_partitioning = true)` +
          ` where seasonId = 2026 group by ${from.split(' ')[1] ?? ''}) ${alias} on ${alias}.id = r.${id}\norder by`,
      );
      expect(statement({ by })).to.contain(`hive_partitioning = true) group by ${from.split(' ')[1] ?? ''}) ${alias}`);
    });
});
