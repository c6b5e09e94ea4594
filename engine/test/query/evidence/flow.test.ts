import { expect } from 'chai';
import fc from 'fast-check';
import {
  flowOf,
  metricCodes,
  metricOf,
  noFlowReason,
  openMatch,
  planOf,
  playerStatistics,
  squadStatistics,
  zoneFilters,
  type FlowFilter,
  type Match,
  type MetricCode,
  type Occurrence,
} from '../../../src/index.js';
import { arbitraryLog } from '../../support/arbitrary-log.js';
import { matchOf } from '../../support/play.js';

const listed = (match: Match, codes: readonly MetricCode[], filter: FlowFilter = {}): readonly Occurrence[] =>
  [...flowOf(match, codes, filter)].flatMap((one) => one ?? []);

describe('the flow of a match', () => {
  const match = matchOf(`
    1:00 -  CEBO 0,0
    1:10 h1 KKEF 40,0
    1:12 h1 GOAL
    2:04 a1 KKEF -30,0`);

  it('has an occurrence for each metric that a transaction adds to, in order of play', () => {
    expect(
      listed(match, ['GOAL', 'KICK']).map(({ code, row, side, slot, amount }) => [code, row, side, slot, amount]),
    ).to.deep.equal([
      ['KICK', 1, 0, 0, 1],
      ['GOAL', 2, 0, 0, 1],
      ['KICK', 3, 1, 5, 1],
    ]);
  });

  it('is narrowed by period, side and person', () => {
    expect(listed(match, ['KICK'], { periods: [2] })).to.have.length(1);
    expect(listed(match, ['KICK'], { side: 0 })).to.have.length(1);
    expect(listed(match, ['KICK'], { slots: [5] })).to.have.length(1);
    expect(listed(match, ['KICK'], { slots: [3] })).to.deep.equal([]);
  });

  it('can be listed from the last occurrence to the first', () => {
    const codes = ['GOAL', 'KICK'] as const;
    expect(listed(match, codes, { isReversed: true })).to.deep.equal([...listed(match, codes)].reverse());
  });

  it('does not list ratios, time and composites', () => {
    const codes = ['DISPOSAL_EFFICIENCY', 'TIME_ON_GROUND', 'RANKING_POINTS', 'METRES_GAINED_KICK', 'KICK'] as const;
    expect(codes.map(noFlowReason)).to.deep.equal(['ratio', 'time', 'composite', 'composite', undefined]);
    expect(listed(match, codes.slice(0, 4))).to.deep.equal([]);
  });

  it('adds up to the statistics of every metric that it lists', () => {
    const codes = metricCodes.filter((code) => noFlowReason(code) === undefined);
    const filters = fc.record(
      { periods: fc.subarray([1, 2, 3, 4]), zones: fc.subarray([...zoneFilters]) },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(arbitraryLog(), filters, fc.nat(), (log, filter, person) => {
        const one = openMatch(log);
        const slot = person % one.persons.length;
        const level = person % 2 === 0 ? 'player' : 'squad';
        const read = codes.filter((code) => metricOf(code).formula[level] !== undefined);
        const plan = planOf(level, read);
        const { table } = level === 'player' ? playerStatistics(one, plan, filter) : squadStatistics(one, plan, filter);
        const [of, column] = level === 'player' ? [{ slots: [slot] }, slot] : [{ side: 0 as const }, 0];
        const sums = new Map<string, number>();
        for (const { code, amount } of listed(one, read, { ...filter, ...of }))
          sums.set(code, (sums.get(code) ?? 0) + amount);
        for (const [n, code] of table.codes.entries())
          expect(sums.get(code) ?? 0, code).to.be.closeTo(table.value(n, column) ?? 0, 1e-6);
      }),
      { numRuns: 20 },
    );
  });
});
