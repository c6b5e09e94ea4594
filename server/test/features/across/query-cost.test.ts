import type { MetricCode, StatisticsQuery } from '@goalsquare/engine';
import { expect } from 'chai';
import { Problem } from '../../../src/domain/problems.js';
import { MAX_PARQUET_ROWS, requireParquetRows } from '../../../src/features/across/query-cost.js';
import { matchOfKicks, worldOfMatches } from '../../support/across-world.js';
import { played } from './fixtures.js';

const PLAYERS = 5;

/** A season of three matches with five players, and a query with some metrics of it. */
function queryOf(metrics: number, rest: Partial<StatisticsQuery> = {}) {
  const season = worldOfMatches(played.map(matchOfKicks)).season(1, 1, 2026);
  if (season === undefined) throw new Error('the world has no season');
  const codes = Array.from({ length: metrics }, (): MetricCode => 'KICK');
  return {
    query: { level: 'player', matches: {}, acts: {}, by: ['person'], codes, ...rest } as const,
    seasons: [season],
  };
}

describe('the size of a Parquet file', () => {
  const most = MAX_PARQUET_ROWS / PLAYERS;

  it('is limited by the metrics and measures of the rows that there can be', () => {
    requireParquetRows(queryOf(most), 1000);
    requireParquetRows(queryOf(most / 2, { measures: ['total', 'max'] }), 1000);
    for (const of of [queryOf(most + 1), queryOf(most / 2 + 1, { measures: ['total', 'max'] })])
      expect(() => {
        requireParquetRows(of, 1000);
      })
        .to.throw(Problem)
        .with.property('status', 413);
  });

  it('depends on the rows of a page', () => {
    requireParquetRows(queryOf(MAX_PARQUET_ROWS), 1);
  });

  it('is in the detail, with what to do', () => {
    expect(() => {
      requireParquetRows(queryOf(most + 1), 1000);
    }).to.throw(`could have ${MAX_PARQUET_ROWS + PLAYERS} rows`);
  });
});
