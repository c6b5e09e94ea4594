import fc from 'fast-check';
import {
  bases,
  basesOf,
  contexts,
  metricCodes,
  metricOf,
  roles,
  scoreStates,
  zoneFilters,
  type ActFilter,
  type Area,
  type StatisticsFilter,
  type Context,
  type MetricCode,
} from '../../src/index.js';

const periods = fc.oneof(
  { weight: 2, arbitrary: fc.subarray([1, 2, 3, 4]) },
  { weight: 1, arbitrary: fc.constantFrom([1, 3], [2, 4], [1, 2, 4]) },
  { weight: 1, arbitrary: fc.uniqueArray(fc.integer({ min: 1, max: 10 }), { maxLength: 4 }) },
);
const zones = fc.subarray([...zoneFilters]);
const seconds = fc.nat({ max: 150 });

const window: fc.Arbitrary<StatisticsFilter> = fc.oneof(
  { weight: 2, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.record({ fromPeriodSeconds: seconds, toPeriodSeconds: seconds }, { requiredKeys: [] }) },
  {
    weight: 1,
    arbitrary: fc.record({
      lastXSeconds: fc.oneof(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 3000 })),
    }),
  },
);

/** Random questions: any periods, zones, window and squad. */
export const arbitraryFilter: fc.Arbitrary<StatisticsFilter> = fc
  .tuple(
    fc.record({ periods, zones, team: fc.constantFrom('home' as const, 'away' as const) }, { requiredKeys: [] }),
    window,
  )
  .map(([part, time]) => ({ ...part, ...time }));

const place = fc.record({ x: fc.integer({ min: -90, max: 90 }), y: fc.integer({ min: -75, max: 75 }) });
const shape = fc.oneof(
  fc.record({ is: fc.constant('polygon' as const), points: fc.array(place, { minLength: 3, maxLength: 8 }) }),
  fc.record({ is: fc.constant('circle' as const), centre: place, radius: fc.nat({ max: 80 }) }),
  fc.record(
    {
      is: fc.constant('goal' as const),
      fromDistance: fc.nat({ max: 60 }),
      toDistance: fc.integer({ min: 10, max: 160 }),
      fromAngle: fc.nat({ max: 60 }),
      toAngle: fc.integer({ min: 10, max: 90 }),
    },
    { requiredKeys: ['is'] },
  ),
);

/** Random areas of every shape, in both units. */
export const arbitraryArea: fc.Arbitrary<Area> = fc
  .tuple(
    fc.constantFrom('begin' as const, 'end' as const),
    fc.constantFrom('metres' as const, 'standard' as const),
    shape,
  )
  .map(([of, unit, area]) => ({ of, unit, ...area }));

const margin = fc.integer({ min: -20, max: 20 });

/** Random filters of acts, some of them with more than one member. */
export const arbitraryActs: fc.Arbitrary<ActFilter> = fc.record(
  {
    scoreStates: fc.subarray([...scoreStates]),
    fromScoreMargin: margin,
    toScoreMargin: margin,
    area: arbitraryArea,
    againstPersonIds: fc.uniqueArray(fc.constantFrom(101, 102, 103, 201, 202, 203), { maxLength: 4 }),
    roles: fc.subarray([...roles]),
  },
  { requiredKeys: [] },
);

const summed = new Set(bases.filter(({ kind }) => kind !== 'counted').map(({ code }) => code));
const readsSums = (code: MetricCode): boolean =>
  Object.values(metricOf(code).formula).some((formula) => basesOf(formula).some((base) => summed.has(base)));

/** Random codes: a few, a few that sum quantities, many, or all of them. */
export const arbitraryCodes: fc.Arbitrary<readonly MetricCode[]> = fc.oneof(
  fc.constant(metricCodes),
  fc.subarray([...metricCodes], { minLength: 1, maxLength: 8 }),
  fc.subarray(metricCodes.filter(readsSums), { minLength: 1, maxLength: 8 }),
  fc.subarray([...metricCodes], { minLength: 20 }),
);

/** Random ways to compare squads. */
export const arbitraryContext: fc.Arbitrary<Context> = fc.constantFrom(...contexts);
