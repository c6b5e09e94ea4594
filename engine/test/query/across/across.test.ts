import fc from 'fast-check';
import { expect } from 'chai';
import {
  contexts,
  measures,
  metricCodes,
  metricOf,
  type Dimension,
  type MatchSelection,
  type MetricCode,
  type StatisticsQuery,
} from '../../../src/index.js';
import { rowsAcross } from '../../support/across-oracle.js';
import { arbitraryFilter } from '../../support/arbitrary-filter.js';
import { someFeatures } from '../../support/arbitrary-log.js';
import { answerAcross, arbitrarySeason } from '../../support/arbitrary-season.js';
import { placesOf } from '../../support/oracle.js';

const optional = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(arbitrary, { nil: undefined, freq: 3 });
const ids = fc.subarray([1, 2, 3, 4], { minLength: 1 });

const selection: fc.Arbitrary<MatchSelection> = fc
  .record({
    seasonIds: optional(fc.subarray([1, 2], { minLength: 1 })),
    rounds: optional(ids),
    phases: optional(fc.constantFrom(['HA'], ['FIN'])),
    fromDate: optional(fc.constantFrom('2001-02-01', '2002-01-12')),
    toDate: optional(fc.constantFrom('2001-03-13', '2002-04-01')),
    venueIds: optional(fc.constantFrom([1], [2])),
    squadIds: optional(ids),
    opponentIds: optional(ids),
    results: optional(fc.subarray(['won', 'lost', 'drawn'] as const)),
    fromMargin: optional(fc.integer({ min: -6, max: 6 })),
    personIds: optional(fc.subarray([100, 101, 200, 201, 300, 302, 401], { minLength: 1 })),
    last: optional(fc.integer({ min: 1, max: 3 })),
  })
  .map(
    (members) =>
      Object.fromEntries(Object.entries(members).filter(([, member]) => member !== undefined)) as MatchSelection,
  );

const dimensionsAt = {
  player: ['person', 'squad', 'match', 'round', 'season', 'opponent', 'venue', 'result', 'period'],
  squad: ['squad', 'match', 'round', 'season', 'opponent', 'venue', 'result', 'period'],
} as const satisfies Readonly<Record<string, readonly Dimension[]>>;

const codesAt = (level: 'player' | 'squad'): readonly MetricCode[] =>
  metricCodes.filter((code) => metricOf(code).formula[level] !== undefined);

/** Codes that most logs have values of, so that most numbers are not 0. */
const usual: readonly MetricCode[] = [
  'DISPOSAL',
  'DISPOSAL_EFFICIENCY',
  'KICK',
  'POSSESSION',
  'METRES_GAINED',
  'PLAYER_RATING',
  'PRESSURE_POINTS',
  'TIME_ON_GROUND',
];

const arbitraryCodes = (level: 'player' | 'squad'): fc.Arbitrary<readonly MetricCode[]> =>
  fc
    .tuple(
      fc.subarray(
        usual.filter((code) => codesAt(level).includes(code)),
        { minLength: 1, maxLength: 3 },
      ),
      fc.subarray([...codesAt(level)], { maxLength: 3 }),
    )
    .map(([common, others]) => [...new Set([...common, ...others])]);

const arbitraryQuery: fc.Arbitrary<StatisticsQuery> = fc
  .constantFrom('player' as const, 'squad' as const)
  .chain((level) =>
    fc.record({
      level: fc.constant(level),
      matches: level === 'player' ? selection : selection.map(({ personIds: _, ...rest }) => rest),
      acts: fc.oneof({ weight: 1, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: arbitraryFilter }),
      context: fc.constantFrom(...contexts),
      by: fc
        .shuffledSubarray([...dimensionsAt[level]], { minLength: 1, maxLength: 2 })
        .map((by): readonly Dimension[] => by),
      codes: arbitraryCodes(level),
      measures: fc.subarray([...measures], { minLength: 1 }),
      threshold: fc.integer({ min: 0, max: 3 }),
      rollingMatches: fc.integer({ min: 1, max: 3 }),
      minMatches: fc.integer({ min: 1, max: 2 }),
    }),
  );

const seasons = fc.tuple(
  arbitrarySeason({ seasonId: 1, lacking: fc.oneof(fc.constant([]), someFeatures) }),
  arbitrarySeason({ seasonId: 2, matches: 3 }),
);

const keyText = (by: readonly Dimension[], keyOf: (dimension: Dimension) => number | undefined): string =>
  by.map((dimension) => `${dimension} ${keyOf(dimension) ?? '?'}`).join();

describe('questions across matches', () => {
  it('answers any question as the plainest way does', function () {
    this.timeout(120_000);
    fc.assert(
      fc.property(seasons, arbitraryQuery, (of, query) => {
        const table = answerAcross(query, of);
        const rows = new Map(rowsAcross(query, of.flat()).map((row) => [keyText(table.by, (by) => row.keys[by]), row]));
        expect(table.rows).to.equal(rows.size);
        for (let at = 0; at < table.rows; at += 1) {
          const key = keyText(table.by, (by) => table.keys[by]?.[at]);
          const row = rows.get(key);
          expect(row, key).to.not.equal(undefined);
          expect([table.matches[at], table.seconds[at]], key).to.deep.equal([row?.matches, row?.seconds]);
          for (const [n, code] of table.codes.entries()) {
            expect(table.matchesOf(n, at), `matches of ${code}, ${key}`).to.equal(row?.matchesOf(code));
            for (const [m, measure] of table.measures.entries()) {
              const [value, expected] = [table.value(n, m, at), row?.value(code, measure)];
              const label = `${measure} of ${code}, ${key}`;
              if (expected === undefined) expect(value, label).to.equal(undefined);
              else expect(value, label).to.be.closeTo(expected, 1e-6 + 1e-9 * Math.abs(expected));
            }
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  it('ranks the rows of its answer, by the values before rounding', function () {
    this.timeout(60_000);
    fc.assert(
      fc.property(seasons, arbitraryQuery, (of, query) => {
        const table = answerAcross(query, of);
        for (const n of table.codes.keys())
          for (const m of table.measures.keys()) {
            const values = Array.from({ length: table.rows }, (_, row) => table.value(n, m, row));
            const places = values.map((_, row) => [table.order(n, m, row), table.rank(n, m, row)]);
            expect(places).to.deep.equal(placesOf(values));
            const present = values.filter((value) => value !== undefined);
            values.forEach((value, row) => {
              const less = present.filter((each) => value !== undefined && each < value).length;
              const equal = present.filter((each) => each === value).length - 1;
              const expected =
                value === undefined || present.length < 2
                  ? undefined
                  : (100 * (less + equal / 2)) / (present.length - 1);
              expect(table.percentile(n, m, row)).to.equal(expected);
            });
          }
      }),
      { numRuns: 60 },
    );
  });
});
