import { expect } from 'chai';
import { questionSql, type StatisticsQuery } from '../../../src/index.js';
import { selectText, statementText, type Select } from '../../../src/query/sql/relation.js';

const statement = (query: Partial<StatisticsQuery>): string =>
  questionSql({
    query: { level: 'player', matches: {}, acts: {}, codes: ['KICK', 'DISPOSAL_EFFICIENCY'], ...query },
    dataset: 'dataset',
    dialect: 'duckdb',
  });

const all: readonly Partial<StatisticsQuery>[] = [
  {},
  { level: 'squad', acts: { periods: [1] }, context: 'PhysicalDiff', measures: ['share'] },
  { matches: { last: 3 }, by: ['person', 'period'], measures: ['share', 'median', 'rollingMean'], rollingMatches: 2 },
  { level: 'squad', by: ['receiver'], codes: ['KICK'] },
];

const columns = (...names: readonly string[]): Select => ({ columns: names.map((name) => [name, name]), from: ['t'] });
const exactly = (length: number): string => 'a'.repeat(length);

describe('the text of a statement', () => {
  it('explains every relation in a sentence, and every metric by its name', () => {
    for (const query of all) {
      const lines = statement(query).split('\n');
      expect(lines.slice(0, 1)).to.deep.equal(['-- KICK: Kick']);
      const relations = lines.flatMap((line, at) => (/^\w+ as \($/u.test(line) ? [lines[at - 1] ?? ''] : []));
      expect(relations).to.have.lengthOf.above(6);
      for (const comment of relations) expect(comment).to.match(/^-- [A-Z].*[a-z].*\.$/u);
      expect(new Set(relations).size).to.be.at.least(relations.length - 1);
    }
  });

  it('says what relations are for, by level, context and the number of matches', () => {
    const [players = '', squads = '', last = '', receivers = ''] = all.map(statement);
    expect(players).to.contain('-- The matches that players have played.\nchosen as (');
    expect(players).to.contain('-- Contributions of acts to bases, and time.\nacts as (');
    expect(players).to.contain('-- The sums of these by match and person.\nsums as (');
    expect(players).to.contain('-- The measures of rows with at least 1 matches.\nmeasured as (');
    expect(statement({ minMatches: 4 })).to.contain('-- The measures of rows with at least 4 matches.\n');
    expect(squads).to.contain('-- The matches of squads in which one of the selected players has played.\nchosen as (');
    expect(squads).to.contain(
      '-- Contributions of opponents at the same moments and places, and time.\nother_acts as (',
    );
    expect(squads).to.contain('-- The sums of these by match and squad.\nother_sums as (');
    expect(last).to.contain('-- The matches of each player or squad, numbered from the last.\nrecent as (');
    expect(last).to.contain('-- The last matches of each player or squad.\nchosen as (');
    expect(receivers).to.contain('-- The matches of each row, with or without acts.\nrow_matches as (');
  });

  const selects: readonly (readonly [what: string, select: Select, text: string])[] = [
    ['columns by their names', columns('a', 'b'), 'select a, b\nfrom t'],
    ['distinct rows', { ...columns('a'), distinct: true }, 'select distinct a\nfrom t'],
    [
      'names where expressions differ from them',
      {
        columns: [
          ['c.a', 'a'],
          ['c.ba', 'a'],
          ['sum(b)', 'b'],
          ['s.*', '*'],
        ],
        from: ['t'],
      },
      'select c.a, c.ba as a, sum(b) as b, s.*\nfrom t',
    ],
    [
      'joins, conditions and groups',
      { ...columns('a'), from: ['t', 'join u on 1 = 1'], where: ['a > 1', 'b > 2'], groupBy: ['a', 'b'] },
      'select a\nfrom t\njoin u on 1 = 1\nwhere a > 1\n  and b > 2\ngroup by a, b',
    ],
    ['no empty clauses', { ...columns('a'), where: [], groupBy: [] }, 'select a\nfrom t'],
    ['a line of 120 characters', columns(exactly(110), 'b'), `select ${exactly(110)}, b\nfrom t`],
    ['a longer line as a line for each column', columns(exactly(110), 'bc'), `select ${exactly(110)},\n  bc\nfrom t`],
    ['a column of two lines below each other', columns('a', 'b\nc'), 'select a,\n  b\nc\nfrom t'],
  ];
  for (const [what, select, text] of selects) it(`has ${what}`, () => expect(selectText(select)).to.equal(text));

  it('indents the selects of relations, and joins them', () => {
    const relation = { name: 'r', comment: 'Rows.', selects: [{ ...columns('a'), where: ['b'] }, columns('c')] };
    expect(statementText([relation, { ...relation, selects: [columns(exactly(108), 'bc')] }], 'select 1')).to.equal(
      [
        'with',
        '-- Rows.\nr as (\n  select a\n  from t\n  where b\n  union all\n  select c\n  from t\n),',
        `-- Rows.\nr as (\n  select ${exactly(108)},\n    bc\n  from t\n)`,
        'select 1\n',
      ].join('\n'),
    );
  });
});
