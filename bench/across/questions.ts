import {
  bases,
  basesOf,
  metricCodes,
  metricOf,
  type Area,
  type Dimension,
  type Measure,
  type MetricCode,
  type StatisticsQuery,
} from '@goalsquare/engine';

/** The columns that a question reads: values with order and rank, or also percentiles. */
export type Read = 'ranks' | 'percentiles';

/**
 * A question about some seasons. `floor` and `aim` are required and desired ratios to the fastest peer, with one season
 * and with ten.
 */
export interface AcrossQuestion {
  readonly name: string;
  readonly says: string;
  readonly query: StatisticsQuery;
  readonly read: Read;
  readonly floor: readonly [number, number];
  readonly aim: readonly [number, number];
}

const timed: ReadonlySet<string> = new Set(bases.flatMap(({ kind, code }) => (kind === 'timed' ? [code] : [])));

/** Codes that all engines can compute. Metrics in seconds need intervals, which the peers do not store. */
const every: readonly MetricCode[] = metricCodes.filter((code) => {
  const formula = metricOf(code).formula.player;
  return formula !== undefined && basesOf(formula).every((base) => !timed.has(base));
});

const ten: readonly MetricCode[] = [
  'DISPOSAL',
  'DISPOSAL_EFFICIENCY',
  'KICK',
  'HANDBALL',
  'MARK',
  'TACKLE',
  'INSIDE_50',
  'METRES_GAINED',
  'SCORE_INVOLVEMENT',
  'PRESSURE_POINTS',
];

/** A rectangle in front of goal. **Units**: metres, with the acting squad attacking towards +x. */
export const rectangle = { left: 30.25, right: 70.25, low: -20.25, high: 20.25 } as const;

const area: Area = {
  of: 'begin',
  unit: 'metres',
  is: 'polygon',
  points: [
    { x: rectangle.left, y: rectangle.low },
    { x: rectangle.right, y: rectangle.low },
    { x: rectangle.right, y: rectangle.high },
    { x: rectangle.left, y: rectangle.high },
  ],
};

/** The person whose game log is read, and the number of disposals that a match of a streak needs. */
export const person = 1005;
export const streak = 15;

interface Options extends Partial<Pick<StatisticsQuery, 'matches' | 'acts' | 'codes' | 'threshold' | 'minMatches'>> {
  readonly by?: readonly Dimension[];
  readonly measures?: readonly Measure[];
  readonly read?: Read;
  readonly kind?: 'unfiltered' | 'zones' | 'log';
}

const floors = {
  unfiltered: { floor: [8, 8], aim: [25, 10] },
  zones: { floor: [10, 4], aim: [25, 25] },
  log: { floor: [2, 2], aim: [8, 8] },
  other: { floor: [4, 4], aim: [8, 8] },
} as const;

const question = (name: string, says: string, { read = 'ranks', kind, ...members }: Options): AcrossQuestion => ({
  name,
  says,
  read,
  query: { level: 'player', matches: {}, acts: {}, codes: ten, ...members },
  ...floors[kind ?? 'other'],
});

/** The questions of the bench. */
export const questions: readonly AcrossQuestion[] = [
  question('A1', 'ten metrics, whole matches, by person', { kind: 'unfiltered' }),
  question('A2', 'all metrics, whole matches, by person', { kind: 'unfiltered', codes: every }),
  question('A3', 'ten metrics, periods 3-4, zones F50 + AM + CB', {
    kind: 'zones',
    acts: { periods: [3, 4], zones: ['F50', 'AM', 'CB'] },
  }),
  question('A4', 'ten metrics, last 300 s of each match', { acts: { lastXSeconds: 300 } }),
  question('A5', 'ten metrics, last 5 matches of each person', { matches: { last: 5 } }),
  question('A6', 'ten metrics, while trailing', { acts: { scoreStates: ['trailing'] } }),
  question('A7', 'ten metrics, begun in a polygon', { acts: { area } }),
  question('A8', 'ten metrics, by person and opponent', { by: ['person', 'opponent'] }),
  question('A9', `longest run of matches with ${streak} disposals`, {
    codes: ['DISPOSAL'],
    measures: ['longestRun'],
    threshold: streak,
  }),
  question('A10', 'ten metrics per match, percentiles, at least 5 matches', {
    measures: ['perMatch'],
    minMatches: 5,
    read: 'percentiles',
  }),
  question('A11', 'kicks and handballs, by person and receiver', {
    by: ['person', 'receiver'],
    codes: ['KICK', 'HANDBALL'],
  }),
  question('A12', 'ten metrics, game log of one person', {
    kind: 'log',
    matches: { personIds: [person] },
    by: ['match'],
  }),
];
