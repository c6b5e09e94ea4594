import type { StatisticsTable } from '@goalsquare/openapi/types';
import { expect } from 'chai';
import { readQuery } from '../../../src/query/read-query.js';
import { whyEmpty } from '../../../src/features/questions/empty-result.js';

const tableOf = (matches: number, matchesNotLicensed = 0): StatisticsTable => ({
  seasons: [],
  by: ['person'],
  measures: ['total'],
  metrics: [],
  rowCount: 0,
  rows: [],
  matches,
  matchesNotLicensed,
});

describe('the reason of an empty answer', () => {
  const cases: readonly (readonly [search: string, table: StatisticsTable, reason: string])[] = [
    [
      '?seasonId=2025&squadId=30&fromDate=1999-01-01',
      tableOf(0),
      'No match that has started fits: season 2025; from 1999-01-01; squad 30. Remove some of these choices.',
    ],
    [
      '?metric=GOAL',
      tableOf(0, 7),
      'No match that has started fits. 7 matches fit, but your licence does not include their seasons. Remove some of these choices.',
    ],
    [
      '?minMatches=900',
      tableOf(215),
      '215 matches fit, but nobody has played 900 of them. Enter a smaller number for “Minimum matches”.',
    ],
    [
      '?period=5&scoreState=trailing',
      tableOf(1),
      '1 match fits, but nothing in it fits: Period 5; while trailing. Remove some of these choices.',
    ],
    [
      '?metric=GOAL',
      tableOf(2),
      '2 matches fit, but none of them has a value for the chosen metrics. Choose other metrics.',
    ],
  ];
  for (const [search, table, reason] of cases)
    it(`is “${reason}”`, () => {
      expect(whyEmpty(readQuery(search).query, table)).to.equal(reason);
    });
});
