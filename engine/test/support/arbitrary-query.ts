import fc from 'fast-check';
import {
  actDimensions,
  contexts,
  dimensions,
  isOfMatches,
  matchStarts,
  measures,
  metricCodes,
  metricOf,
  type ActFilter,
  type Dimension,
  type MatchSelection,
  type Measure,
  type MetricCode,
  type StatisticsQuery,
} from '../../src/index.js';
import { arbitraryActs, arbitraryFilter } from './arbitrary-filter.js';

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

/** Random questions of which every part has a plain oracle. */
export const arbitraryQuery: fc.Arbitrary<StatisticsQuery> = fc
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

const places: readonly Dimension[] = ['receiver', 'hex', 'square'];

const isOfActs = (dimension: Dimension): boolean => (actDimensions as readonly Dimension[]).includes(dimension);

/** Returns the measures that rows by some dimensions have. */
function measuresBy(by: readonly Dimension[], wanted: readonly Measure[]): readonly Measure[] {
  const isByActs = by.some((dimension) => isOfActs(dimension) && dimension !== 'period');
  const isByPlace = by.some((dimension) => places.includes(dimension));
  const found = wanted.filter((one) => !(isByActs && isOfMatches(one)) && !(isByPlace && one === 'share'));
  return found.length > 0 ? found : ['total'];
}

const anyActs: fc.Arbitrary<ActFilter> = fc.oneof(
  fc.constant({}),
  arbitraryFilter,
  arbitraryActs,
  fc.tuple(arbitraryFilter, arbitraryActs).map(([filter, acts]) => ({ ...filter, ...acts })),
);

const anyDimensions = (level: 'player' | 'squad'): fc.Arbitrary<readonly Dimension[]> =>
  fc
    .shuffledSubarray(
      dimensions.filter((dimension) => level === 'player' || dimension !== 'person'),
      { minLength: 1, maxLength: 2 },
    )
    .filter((by) => !(by.includes('hex') && by.includes('square')));

/** Returns a few members of what narrows a question, so that most questions have an answer. */
const few = <T extends object>(arbitrary: fc.Arbitrary<T>, most: number): fc.Arbitrary<Partial<T>> =>
  fc.tuple(arbitrary, fc.array(fc.nat(), { maxLength: most })).map(([of, numbers]) => {
    const members = Object.entries(of);
    const kept = new Set(numbers.map((number) => number % Math.max(1, members.length)));
    return Object.fromEntries(members.filter((_, at) => kept.has(at))) as Partial<T>;
  });

/** Random questions over the whole grammar. */
export const anyQuestion: fc.Arbitrary<StatisticsQuery> = fc
  .constantFrom('player' as const, 'squad' as const)
  .chain((level) =>
    fc
      .record({
        matches: fc.tuple(few(selection, 2), fc.option(fc.constantFrom(...matchStarts), { nil: undefined, freq: 1 })),
        acts: few(anyActs, 3),
        context: fc.constantFrom(...contexts),
        by: anyDimensions(level),
        codes: arbitraryCodes(level),
        wanted: fc.subarray([...measures], { minLength: 1 }),
        threshold: fc.integer({ min: 0, max: 3 }),
        rollingMatches: fc.integer({ min: 1, max: 3 }),
        minMatches: fc.integer({ min: 1, max: 2 }),
        cellMetres: fc.constantFrom(5, 10, 12.5, 40),
      })
      .map(({ matches: [matches, start], wanted, by, context, ...rest }) => {
        const isByActs = by.some((dimension) => isOfActs(dimension) && dimension !== 'period');
        return {
          ...rest,
          level,
          by,
          matches: { ...matches, ...(start !== undefined && { start }) },
          ...(level === 'squad' && { context: isByActs && context === 'PhysicalDiff' ? ('Diff' as const) : context }),
          measures: measuresBy(by, wanted),
        };
      }),
  );
