import { expect } from 'chai';
import { EngineError, questionSql, type SqlQuestion, type StatisticsQuery } from '../../../src/index.js';
import { isIn, numberText, over, present, sumWhen, suppliedText, when } from '../../../src/query/sql/expressions.js';

const statement = (query: Partial<StatisticsQuery>, more: Partial<SqlQuestion> = {}): string =>
  questionSql({
    query: { level: 'player', matches: {}, acts: {}, codes: ['KICK'], ...query },
    dataset: 'dataset',
    dialect: 'duckdb',
    ...more,
  });

describe('an expression of SQL', () => {
  const numbers: readonly (readonly [value: number, text: string])[] = [
    [0, '0'],
    [-7, '-7'],
    [2.5, '2.5e0'],
    [-0.125, '-0.125e0'],
    [1e-7, '1e-7'],
    [1e21, '1e+21'],
  ];
  for (const [value, text] of numbers)
    it(`writes ${value} as ${text}`, () => {
      expect(numberText(value)).to.equal(text);
    });

  const texts: readonly (readonly [what: string, written: string | undefined, expected: string | undefined])[] = [
    ['no list', isIn('a', undefined), undefined],
    ['an empty list', isIn('a', []), undefined],
    ['a list of one', isIn('a', ['1']), 'a = 1'],
    ['a list of two', isIn('a', ['1', '2']), 'a in (1, 2)'],
    ['no features', suppliedText(0), '1 = 1'],
    ['some features', suppliedText(12), '(lacks & 12) = 0'],
    ['a condition', when('a > 1', 'b'), 'case when a > 1 then b end'],
    ['a sum under a condition', sumWhen('a > 1', 'b'), 'sum(case when a > 1 then b else 0 end)'],
    ['a window of all rows', over([]), 'over ()'],
    ['a window of groups', over(['a', 'b']), 'over (partition by a, b)'],
    ['a window in order', over([], ['a', 'b']), 'over (order by a, b)'],
    ['a window with a frame', over(['a'], ['b'], 'rows 1'), 'over (partition by a order by b rows 1)'],
    ['conditions that are there', present(['a', undefined, 'b']).join(), 'a,b'],
  ];
  for (const [what, written, expected] of texts)
    it(`writes ${what}`, () => {
      expect(written).to.equal(expected);
    });
});

describe('a statement refuses', () => {
  const refused: readonly (readonly [query: Partial<StatisticsQuery>, message: RegExp])[] = [
    [{ by: ['person', 'squad', 'match'] }, /^by must contain one or two different dimensions$/u],
    [{ by: ['person', 'person'] }, /^by must contain one or two different dimensions$/u],
    [{ level: 'squad', by: ['person'] }, /^squads cannot be grouped by person$/u],
    [{ by: ['hex'], measures: ['share'] }, /have no share$/u],
    [{ by: ['scoreState'], measures: ['median'] }, /have no measures of single matches$/u],
    [{ measures: ['longestRun'] }, /need a threshold$/u],
    [{ measures: ['rollingMean'] }, /^rollingMean needs rollingMatches$/u],
  ];
  for (const [query, message] of refused)
    it(JSON.stringify(query), () => {
      expect(() => statement(query))
        .to.throw(EngineError, message)
        .with.property('code', 'QUERY_INVALID');
    });
});

describe('the last lines of a statement', () => {
  const orders: readonly (readonly [what: string, text: string, last: string])[] = [
    ['all rows by their keys', statement({}), 'order by r.personId\n'],
    ['a limit', statement({}, { limit: 5 }), 'order by r.personId\nlimit 5\n'],
    [
      'matches by their start',
      statement({ by: ['match', 'squad'] }),
      'order by r.start is null, r.start, r.matchId, r.squadId\n',
    ],
    [
      'a value, missing ones last',
      statement({}, { sort: [{ by: { code: 'KICK', measure: 'total' }, isDescending: true }] }),
      'order by r.v_KICK is null, r.v_KICK desc, r.personId\n',
    ],
    [
      'a value of a measure, then matches',
      statement(
        { measures: ['perMatch'] },
        {
          sort: [
            { by: { code: 'KICK', measure: 'perMatch' }, isDescending: false },
            { by: 'matches', isDescending: true },
          ],
        },
      ),
      'order by r.v_KICK_per_match is null, r.v_KICK_per_match, r.matches desc, r.personId\n',
    ],
    [
      'the latest matches',
      statement({ by: ['match'] }, { sort: [{ by: { dimension: 'match' }, isDescending: true }] }),
      'order by r.start is null, r.start desc, r.start is null, r.start, r.matchId\n',
    ],
    [
      'a dimension',
      statement({ by: ['round'] }, { sort: [{ by: { dimension: 'round' }, isDescending: true }] }),
      'order by r.roundNumber desc, r.roundNumber\n',
    ],
  ];
  for (const [what, text, last] of orders)
    it(`have ${what}`, () => {
      expect(text.slice(text.lastIndexOf('order by'))).to.equal(last);
    });
});
