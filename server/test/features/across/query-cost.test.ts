import type { MetricCode, StatisticsQuery } from '@goalsquare/engine';
import { expect } from 'chai';
import { WorkQueue } from '../../../src/domain/work-queue.js';
import { Problem } from '../../../src/domain/problems.js';
import {
  costOfQueries,
  MAX_PARQUET_ROWS,
  MAX_QUERY_COST,
  requireCost,
  requireParquetRows,
} from '../../../src/features/across/query-cost.js';
import type { QueriesCost } from '../../../src/features/across/answer-query.js';
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

describe('the cost of matches that are read one by one', () => {
  const area = { of: 'begin', unit: 'metres', is: 'circle', centre: { x: 0, y: 0 }, radius: 20 } as const;
  const readingOf = (queries: Parameters<typeof costOfQueries>[0]): number =>
    (new WorkQueue({ now: () => 0 }).finish(costOfQueries(queries)) as QueriesCost).reading;
  const reading = (...of: readonly StatisticsQuery['acts'][]): number =>
    readingOf(of.map((acts) => queryOf(1, { acts })));

  /** The matches of the season that have started. */
  const MATCHES = 3;

  it('is 0 for what seasons have', () => {
    expect(reading({}, { periods: [1], zones: ['F50'] }, { lastXSeconds: 300 }, { area })).to.equal(0);
    expect(reading({ scoreStates: ['leading'], fromPeriodSeconds: 60 })).to.equal(0);
  });

  it('is 420 a match for what they do not have, and 20 more for each other query of the request', () => {
    for (const acts of [{ area: { ...area, of: 'end' } }, { againstPersonIds: [201] }] as const) {
      expect(reading(acts), JSON.stringify(acts)).to.equal(420 * MATCHES);
      expect(reading(acts, { againstPersonIds: [202] }, {})).to.equal(440 * MATCHES);
    }
  });

  it('is in the detail of 413, with what to change', () => {
    requireCost({ values: 0, reading: MAX_QUERY_COST });
    expect(() => {
      requireCost({ values: 20, reading: MAX_QUERY_COST });
    })
      .to.throw(Problem, `${MAX_QUERY_COST} of it is for matches that are read one by one`)
      .with.property('status', 413);
    expect(() => {
      requireCost({ values: 20, reading: MAX_QUERY_COST });
    }).to.throw('do not select acts by role, opponent or where they ended');
  });
});
