import type { StatisticsTable } from '@goalsquare/openapi/types';
import { expect } from 'chai';
import { wideCsv } from '../../../src/features/questions/wide-csv.js';

const statistic = (code: string, measure: string, value: number) => ({ code, measure, value, valueDisplay: '' });
const rowOf = (personId: number, fullname: string, statistics: readonly object[]) => ({
  person: { personId, fullname, displayName: fullname },
  matches: 3,
  statistics,
});
const page = (rows: readonly object[]): StatisticsTable =>
  ({
    by: ['person'],
    metrics: [{ code: 'KICK', name: 'Kick' }],
    measures: ['total', 'perMatch'],
    rows,
  }) as unknown as StatisticsTable;

describe('a result as CSV, as the page shows it', () => {
  it('has a row for each row of all pages, a column for each measure, and names that are no formulas', () => {
    const both = [statistic('KICK', 'total', 9), statistic('KICK', 'perMatch', 3)];
    const pages = [page([rowOf(1, 'Ann "Kit", A', both)]), page([rowOf(2, '=1+1', [statistic('KICK', 'total', 0)])])];
    expect(wideCsv(pages).split('\r\n')).to.deep.equal([
      'Player,Player id,Kick (total),Kick (per match),Matches',
      '"Ann ""Kit"", A",1,9,3,3',
      "'=1+1,2,0,,3",
      '',
    ]);
  });

  for (const [name, written] of [
    ['-1+1', "'-1+1"],
    ['－A', "'－A"],
    ['=12', "'=12"],
    ['-12', '-12'],
  ] as const)
    it(`writes ${name} as ${written}`, () => {
      expect(wideCsv([page([rowOf(1, name, [])])]).split('\r\n')[1]).to.equal(`${written},1,,,3`);
    });

  it('has minutes if rows have time, and the number of matches unless rows are of one match', () => {
    const row = { ...rowOf(1, 'Ann', []), seconds: 3630 };
    expect(wideCsv([{ ...page([row]), metrics: [] }])).to.equal('Player,Player id,Matches,Minutes\r\nAnn,1,3,61\r\n');
    expect(wideCsv([{ ...page([row]), by: ['person', 'match'] }]).split('\r\n')[0]).not.to.match(/Matches/u);
  });

  it('is empty without a page', () => {
    expect(wideCsv([])).to.equal('');
  });
});
