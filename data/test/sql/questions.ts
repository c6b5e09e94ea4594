import {
  dimensions,
  measures,
  type ActFilter,
  type Area,
  type Dimension,
  type MatchSelection,
  type Measure,
  type MetricCode,
  type SqlSort,
  type StatisticsQuery,
} from '@goalsquare/engine';
import type { SqlCase } from './cases.js';

/** A question with the part of the grammar that it uses. */
export type NamedCase = readonly [part: string, one: SqlCase];

/** A count, a ratio, a sum with a divisor, and a time. */
const codesAt = {
  player: ['DISPOSAL', 'DISPOSAL_EFFICIENCY', 'METRES_GAINED', 'TIME_ON_GROUND'],
  squad: ['DISPOSAL', 'DISPOSAL_EFFICIENCY', 'METRES_GAINED', 'INSIDE_50'],
} as const satisfies Readonly<Record<string, readonly MetricCode[]>>;

type Options = Partial<StatisticsQuery> & { readonly sort?: readonly SqlSort[]; readonly limit?: number };

const textOf = (value: object): string =>
  Object.entries(value)
    .map(([name, member]) => `${name} ${JSON.stringify(member)}`)
    .join(', ');

const ofPlayers = (part: string, { sort = [], limit = 1000, ...query }: Options): NamedCase => [
  `${part} of players`,
  { query: { level: 'player', matches: {}, acts: {}, codes: codesAt.player, ...query }, sort, limit },
];

const ofSquads = (part: string, { sort = [], limit = 1000, ...query }: Options): NamedCase => [
  `${part} of squads`,
  { query: { level: 'squad', matches: {}, acts: {}, codes: codesAt.squad, ...query }, sort, limit },
];

const ofBoth = (part: string, options: Options): readonly NamedCase[] => [
  ofPlayers(part, options),
  ofSquads(part, options),
];

const selections: readonly MatchSelection[] = [
  {},
  { leagueId: 1 },
  { leagueId: 99 },
  { levelId: 1 },
  { seasonIds: [2] },
  { seasonIds: [1, 2], rounds: [1] },
  { rounds: [1, 3] },
  { phases: ['FIN'] },
  { phases: ['HA', "x' or 1 = 1 --"] },
  { fromDate: '2001-03-13' },
  { toDate: '2001-03-13' },
  { matchIds: [101, 103, 201] },
  { venueIds: [2] },
  { squadIds: [1, 3] },
  { opponentIds: [2] },
  { results: ['won'] },
  { results: ['lost', 'drawn'] },
  { fromMargin: 0 },
  { toMargin: -1 },
  { fromMargin: -3, toMargin: 6 },
  { personIds: [100, 201, 302] },
  { start: 'bench' },
  { start: 'onGround', personIds: [100, 101, 401] },
  { last: 1 },
  { last: 2, results: ['won', 'lost'] },
];

const area = (of: Area['of'], unit: Area['unit']): readonly Area[] => [
  {
    of,
    unit,
    is: 'polygon',
    points: [
      { x: -20, y: -60 },
      { x: 75, y: -10 },
      { x: 75, y: -10 },
      { x: 40, y: 55 },
      { x: -20, y: 55 },
    ],
  },
  { of, unit, is: 'circle', centre: { x: 12.5, y: -4 }, radius: 45.5 },
  { of, unit, is: 'goal', fromDistance: 20, toDistance: 90 },
  { of, unit, is: 'goal', fromAngle: 15, toAngle: 60 },
  { of, unit, is: 'goal', toAngle: 30 },
  { of, unit, is: 'goal', fromAngle: 30 },
];

const acts: readonly ActFilter[] = [
  { team: 'home' },
  { team: 'away' },
  { periods: [1] },
  { periods: [2, 4] },
  { fromPeriodSeconds: 60 },
  { toPeriodSeconds: 100 },
  { fromPeriodSeconds: 30, toPeriodSeconds: 100, periods: [1, 2] },
  { lastXSeconds: 90 },
  { lastXSeconds: 2000 },
  { lastXSeconds: 60, periods: [1, 3] },
  { zones: ['F50'] },
  { zones: ['D50', 'CB'] },
  { zones: ['D50', 'MID', 'F50'] },
  { scoreStates: ['leading'] },
  { scoreStates: ['level', 'trailing'] },
  { fromScoreMargin: 1 },
  { toScoreMargin: -1 },
  { fromScoreMargin: -6, toScoreMargin: 5, zones: ['MID'], periods: [1, 2, 3] },
  { againstPersonIds: [101, 201, 202, 301] },
  { roles: ['Ruck'] },
  { roles: ['Ruck', 'Midfield'], periods: [1, 2] },
];

const possession = ['TIME_IN_POSSESSION_PCT', 'TIME_IN_POSSESSION_TOTAL', 'TIME_REMAINING_PCT'] as const;
const timesInRoles = [
  'TIME_ON_GROUND',
  'TIME_ON_GROUND_RUCK',
  'TIME_ON_GROUND_MIDFIELD',
  'TIME_ON_GROUND_MATCHUPS',
] as const;
const timeFilters: readonly ActFilter[] = [
  {},
  { lastXSeconds: 100 },
  { roles: ['Ruck', 'Forward'], fromPeriodSeconds: 20, toPeriodSeconds: 120 },
  { roles: ['Midfield'], zones: ['F50', 'MID'] },
  { zones: ['D50'], fromPeriodSeconds: 10 },
];

const areas: readonly ActFilter[] = (['begin', 'end'] as const)
  .flatMap((of) => (['metres', 'standard'] as const).flatMap((unit) => area(of, unit)))
  .map((one) => ({ area: one }));

const isOfActs = (dimension: Dimension): boolean => ['scoreState', 'receiver', 'hex', 'square'].includes(dimension);
const pairs: readonly (readonly Dimension[])[] = [
  ['match', 'squad'],
  ['period', 'opponent'],
  ['scoreState', 'squad'],
  ['period', 'scoreState'],
  ['receiver', 'venue'],
  ['square', 'season'],
  ['hex', 'period'],
];

/** Measures that rows divided by acts have. */
const plainMeasures: readonly Measure[] = ['total', 'perMatch', 'per100Minutes'];
const options = { threshold: 1.5, rollingMatches: 2 } as const;

const dimensionCases = [...dimensions.map((one) => [one] as const), ...pairs].flatMap((by): readonly NamedCase[] => {
  const question = { by, measures: by.some(isOfActs) ? plainMeasures : [...plainMeasures, 'share' as const] };
  const part = `by ${by.join(' and ')}`;
  return [
    ofPlayers(part, question),
    ...(by.includes('person')
      ? []
      : [ofSquads(part, question), ofSquads(`${part}, Diff`, { ...question, context: 'Diff' })]),
  ];
});

const contextCases = (['Against', 'Diff', 'PhysicalDiff'] as const).flatMap((context): readonly NamedCase[] => [
  ofSquads(context, { context, measures, ...options }),
  ofSquads(`${context}, zones`, { context, acts: { zones: ['F50', 'AM'] } }),
  ofSquads(`${context}, margins`, { context, acts: { scoreStates: ['trailing'], fromScoreMargin: -9 } }),
  ofSquads(`${context}, an area`, {
    context,
    acts: { area: { of: 'begin', unit: 'metres', is: 'circle', centre: { x: 30, y: 10 }, radius: 40 } },
  }),
  ofSquads(`${context}, by period`, { context, by: ['period'], measures: ['total', 'min', 'rollingMean'], ...options }),
]);

const sorts: readonly (readonly [sort: SqlSort, by?: readonly Dimension[]])[] = [
  [{ by: 'matches', isDescending: true }],
  [{ by: 'matches', isDescending: false }],
  [{ by: 'seconds', isDescending: true }],
  [{ by: { dimension: 'squad' }, isDescending: true }, ['squad', 'round']],
  [{ by: { dimension: 'match' }, isDescending: true }, ['match', 'squad']],
  [{ by: { code: 'DISPOSAL_EFFICIENCY', measure: 'total' }, isDescending: true }],
  [{ by: { code: 'DISPOSAL_EFFICIENCY', measure: 'total' }, isDescending: false }],
];

/** Times, and counts whose rows have time only if it is read for them. */
const timeCases = [
  ...acts.map((filter) =>
    ofPlayers(`kicks of acts ${textOf(filter)}`, { acts: filter, codes: ['KICK'], measures: ['per100Minutes'] }),
  ),
  ...(['period', 'scoreState'] as const).flatMap((by) => [
    ofPlayers(`kicks by ${by}`, { by: [by], codes: ['KICK'], measures: plainMeasures }),
    ofPlayers(`roles by ${by}`, { by: [by, 'squad'], codes: timesInRoles }),
    ofSquads(`possession by ${by}`, { by: [by], codes: possession, context: 'Diff' }),
  ]),
  ofSquads('possession, PhysicalDiff', { codes: possession, context: 'PhysicalDiff', acts: { zones: ['F50', 'CB'] } }),
  ...[{ periods: [4] }, { periods: [1, 2, 3] }, { fromPeriodSeconds: 9, toPeriodSeconds: 9 }].map((filter) =>
    ofSquads(`quarters that were not played, ${textOf(filter)}`, { acts: filter, codes: ['TIME_REMAINING_PCT'] }),
  ),
  ...timeFilters.map((filter) => ofPlayers(`roles in ${textOf(filter)}`, { acts: filter, codes: timesInRoles })),
];

/** Questions that use every part of the grammar. */
export const namedCases: readonly NamedCase[] = [
  ...selections.flatMap((matches) => ofBoth(`matches ${textOf(matches)}`, { matches })),
  ...acts.flatMap((filter) => [
    ofPlayers(`acts ${textOf(filter)}`, { acts: filter, measures: ['total', 'share'] }),
    ofSquads(`acts ${textOf(filter)}`, {
      acts: filter,
      codes: [...codesAt.squad, ...possession],
      measures: ['total', 'share'],
    }),
  ]),
  ...areas.map((filter) => ofPlayers(`acts ${textOf(filter)}`, { acts: filter, codes: ['DISPOSAL', 'KICK'] })),
  ...dimensionCases,
  ...contextCases,
  ...timeCases,
  ...ofBoth('every measure', { measures, ...options }),
  ...ofBoth('every measure by match', { by: ['match'], measures, ...options }),
  ...ofBoth('every measure, for the last quarter', { acts: { periods: [4] }, measures, ...options }),
  ...ofBoth('longest runs only', { measures: ['longestRun'], threshold: 2 }),
  ...ofBoth('current runs only', { measures: ['currentRun'], threshold: 2 }),
  ...ofBoth('rolling means only', { measures: ['rollingMean'], rollingMatches: 3 }),
  ...ofBoth('spreads only', { measures: ['standardDeviation'] }),
  ...ofBoth('matches over only', { measures: ['matchesOver'], threshold: 0 }),
  ...ofBoth('rows with enough matches', { minMatches: 3 }),
  ...ofBoth('rows with enough matches, by period', { minMatches: 2, by: ['period', 'squad'], measures: ['median'] }),
  ...ofBoth('a few rows', { limit: 2 }),
  ...[5, 12.5, 40].flatMap((cellMetres) =>
    (['hex', 'square'] as const).map((by) =>
      ofPlayers(`cells ${cellMetres}`, { by: [by], cellMetres, codes: ['KICK'] }),
    ),
  ),
  ...sorts.flatMap(([one, by]) => ofBoth(`sorted by ${textOf(one)}`, { sort: [one], limit: 7, ...(by && { by }) })),
  ofPlayers('metrics of weighted bases', { codes: ['PLAYER_RATING', 'POINTS', 'METRES_GAINED_NET'] }),
  ofPlayers('no disposals at all', { codes: ['DISPOSAL'], acts: { fromScoreMargin: 500 } }),
];
