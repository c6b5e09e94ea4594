import fc from 'fast-check';
import { expect } from 'chai';
import {
  AcrossFold,
  scoreStates,
  selectMatches,
  zoneFilters,
  type AcrossTable,
  type ActFilter,
  type Dimension,
  type StatisticsQuery,
} from '../../../../src/index.js';
import { answerAcross, answerFromMatches, arbitrarySeason } from '../../../support/arbitrary-season.js';
import { pointPlan } from '../../../support/plan-values.js';

const { codes } = pointPlan('player');

const second = fc.integer({ min: 0, max: 2400 });

const windows: fc.Arbitrary<ActFilter> = fc.oneof(
  fc.constant({}),
  fc.record({ lastXSeconds: second }),
  fc.record({ fromPeriodSeconds: second, toPeriodSeconds: second }, { requiredKeys: [] }),
);

const areas: fc.Arbitrary<ActFilter> = fc.oneof(
  fc.constant({}),
  fc.record({
    area: fc.record({
      of: fc.constant('begin' as const),
      unit: fc.constantFrom('metres', 'standard'),
      is: fc.constant('circle' as const),
      centre: fc.record({ x: fc.integer({ min: -60, max: 60 }), y: fc.integer({ min: -50, max: 50 }) }),
      radius: fc.integer({ min: 5, max: 60 }),
    }),
  }),
  fc.record({
    area: fc.record({
      of: fc.constant('begin' as const),
      unit: fc.constantFrom('metres', 'standard'),
      is: fc.constant('goal' as const),
      toDistance: fc.integer({ min: 20, max: 90 }),
    }),
  }),
);

const places: fc.Arbitrary<readonly Dimension[]> = fc.constantFrom(
  ['person'],
  ['squad'],
  ['match'],
  ['receiver'],
  ['hex'],
  ['person', 'receiver'],
  ['squad', 'square'],
  ['opponent', 'receiver'],
);

const classes: fc.Arbitrary<ActFilter> = fc.record(
  {
    periods: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 3 }),
    zones: fc.uniqueArray(fc.constantFrom(...zoneFilters), { maxLength: 3 }),
    team: fc.constantFrom('home', 'away'),
    scoreStates: fc.uniqueArray(fc.constantFrom(...scoreStates), { maxLength: 3 }),
  },
  { requiredKeys: [] },
);

/** Everything that a table has by row, in the order of its keys. */
const rowsOf = (table: AcrossTable): readonly string[] =>
  Array.from({ length: table.rows }, (_, row) =>
    [
      ...table.by.map((dimension) => table.keys[dimension]?.[row]),
      table.matches[row],
      table.seconds[row],
      ...codes.flatMap((__, n) => table.measures.map((___, m) => [table.value(n, m, row), table.matchesOf(n, row)])),
    ].join(),
  ).sort();

describe('acts of a season, by place and receiver', () => {
  it('answer questions about windows, areas, receivers and cells as its matches do', function () {
    this.timeout(120_000);
    const seasons = fc.tuple(
      arbitrarySeason({ seasonId: 1, matches: 3, lacking: fc.subarray(['pressure', 'rotations'] as const) }),
      arbitrarySeason({ seasonId: 2, matches: 2 }),
    );
    fc.assert(
      fc.property(seasons, windows, areas, classes, places, (both, window, area, part, by) => {
        const query: StatisticsQuery = {
          level: 'player',
          matches: {},
          acts: { ...part, ...window, ...area },
          by,
          codes,
          measures: ['total', 'perMatch', 'per100Minutes'],
        };
        fc.pre(new AcrossFold(query, selectMatches(query, [])).source === 'acts');
        expect(rowsOf(answerAcross(query, both))).to.deep.equal(rowsOf(answerFromMatches(query, both)));
      }),
      { numRuns: 60 },
    );
  });

  it('have the sums of pairs of a person and a receiver, those that are 0 too', function () {
    this.timeout(60_000);
    const seasons = fc.tuple(
      arbitrarySeason({ seasonId: 1, matches: 4 }),
      arbitrarySeason({ seasonId: 2, matches: 3 }),
    );
    let pairs = 0;
    fc.assert(
      fc.property(
        seasons,
        fc.constantFrom<readonly Dimension[]>(['person', 'receiver'], ['receiver', 'person']),
        (both, by) => {
          const query: StatisticsQuery = { level: 'player', matches: {}, acts: { periods: [] }, by, codes };
          const answer = answerAcross(query, both);
          pairs += answer.rows;
          expect(rowsOf(answer)).to.deep.equal(rowsOf(answerFromMatches(query, both)));
        },
      ),
      { numRuns: 40 },
    );
    expect(pairs).to.be.greaterThan(100);
  });
});
