import { expect } from 'chai';
import { questionSql, type ActFilter, type MetricCode, type StatisticsQuery } from '../../../src/index.js';

const statement = (acts: ActFilter, more: Partial<StatisticsQuery> = {}): string =>
  questionSql({
    query: { level: 'player', matches: { seasonIds: [2026] }, acts, codes: ['DISPOSAL'], ...more },
    dataset: 'dataset',
    dialect: 'duckdb',
  });

const readsIntervals = (text: string): boolean => text.includes('dataset/intervals/');

const whole: readonly (readonly [acts: ActFilter, more?: Partial<StatisticsQuery>])[] = [
  [{}],
  [{ zones: ['F50'] }],
  [{ againstPersonIds: [7] }],
  [{}, { by: ['person', 'opponent'], measures: ['share', 'per100Minutes'] }],
  [{}, { measures: ['median'] }],
];

const parts: readonly (readonly [acts: ActFilter, more?: Partial<StatisticsQuery>])[] = [
  [{ periods: [1] }],
  [{ lastXSeconds: 300 }],
  [{ scoreStates: ['leading'] }],
  [{ fromScoreMargin: 1 }],
  [{ roles: ['Ruck'] }],
  [{}, { by: ['person', 'period'] }],
  [{}, { by: ['person', 'scoreState'] }],
  [{}, { codes: ['TIME_ON_GROUND'] satisfies MetricCode[] }],
  [{}, { level: 'squad' }],
];

describe('a statement', () => {
  it('reads the time of whole matches from appearances, and no intervals', () => {
    expect(whole.filter(([acts, more]) => readsIntervals(statement(acts, more)))).to.deep.equal([]);
  });

  it('reads intervals for parts of matches, metrics of time and squads', () => {
    expect(parts.filter(([acts, more]) => !readsIntervals(statement(acts, more)))).to.deep.equal([]);
  });

  it('adds up values without cases if a metric is the sum of all bases that are read', () => {
    expect(statement({})).to.contain('sum(value) as DISPOSAL_of');
    expect(statement({}, { codes: ['DISPOSAL', 'MARK'] })).not.to.contain('sum(value) as DISPOSAL_of');
  });
});
