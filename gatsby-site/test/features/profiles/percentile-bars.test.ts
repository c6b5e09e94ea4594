import { expect } from 'chai';
import type { StatisticsTable } from '@goalsquare/openapi/types';
import { ordinal, percentileBars } from '../../../src/features/profiles/percentile-bars.js';

const row = (personId: number, ...statistics: readonly (readonly [string, number, number?])[]) => ({
  person: { personId },
  statistics: statistics.map(([code, value, percentile]) => ({
    code,
    measure: 'perMatch',
    value,
    valueDisplay: value.toFixed(1),
    ...(percentile !== undefined && { percentile }),
  })),
});

const table = {
  metrics: [
    { code: 'KICK', name: 'Kick' },
    { code: 'GOAL_ACCURACY', name: 'Goal Accuracy' },
  ],
  rows: [row(1, ['KICK', 12, 100], ['GOAL_ACCURACY', 50]), row(2, ['KICK', 9, 50]), row(3, ['KICK', 3, 0])],
} as unknown as StatisticsTable;

describe('the percentiles of a player', () => {
  it('have the value per match, and the number in words', () => {
    expect(percentileBars({ ...table, rows: table.rows.slice(1, 2) })).to.deep.equal([
      {
        label: 'Kick',
        note: '9.0',
        value: 50,
        display: '50',
        words: '50th percentile, with 9.0 per match',
      },
    ]);
  });

  it('leave out a metric that has none, and a player who is not compared', () => {
    expect(percentileBars(table).map(({ label }) => label)).to.deep.equal(['Kick']);
    expect(percentileBars({ ...table, rows: [] })).to.deep.equal([]);
  });

  it('are ordinal numbers', () => {
    expect([0, 1, 2, 3, 4, 11, 12, 13, 21, 92, 100].map(ordinal)).to.deep.equal(
      '0th 1st 2nd 3rd 4th 11th 12th 13th 21st 92nd 100th'.split(' '),
    );
  });
});
