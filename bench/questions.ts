import {
  bases,
  basesOf,
  metricCodes,
  metricOf,
  zoneFilters,
  type StatisticsFilter,
  type Context,
  type MetricCode,
  type StatisticLevel,
} from '@goalsquare/engine';
import { Dice } from './season/dice.js';

/** A question about a match. `context` matters only for squads. */
export interface Question {
  readonly level: StatisticLevel;
  readonly codes: readonly MetricCode[];
  readonly ask: StatisticsFilter;
  readonly context: Extract<Context, 'For' | 'Against'>;
}

/**
 * A unit that is timed: a question, or a batch of questions. `floor` and `aim` are required and desired ratios to the
 * fastest peer.
 */
export interface Query {
  readonly name: string;
  readonly says: string;
  readonly questions: readonly Question[];
  readonly floor: number;
  readonly aim: number;
}

const timed: ReadonlySet<string> = new Set(bases.flatMap(({ kind, code }) => (kind === 'timed' ? [code] : [])));

/**
 * Returns the metrics of a level that all engines can compute. Metrics in seconds need intervals, which the peers do
 * not store.
 */
const codesAt = (level: StatisticLevel): readonly MetricCode[] =>
  metricCodes.filter((code) => {
    const formula = metricOf(code).formula[level];
    return formula !== undefined && basesOf(formula).every((base) => !timed.has(base));
  });

const players = (codes: readonly MetricCode[], ask: StatisticsFilter): Question => ({
  level: 'player',
  codes,
  ask,
  context: 'For',
});

/** Ten commonly requested metrics, including ratios and sums. */
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

function drawn(dice: Dice, level: StatisticLevel, count: number): readonly MetricCode[] {
  const left = [...codesAt(level)];
  return Array.from({ length: count }, () => left.splice(dice.whole(0, left.length - 1), 1)).flat();
}

function window(dice: Dice): StatisticsFilter {
  const from = dice.whole(0, 1200);
  switch (dice.weighted({ none: 8, between: 3, last: 3, rest: 2 })) {
    case 'none':
      return {};
    case 'between':
      return { fromPeriodSeconds: from, toPeriodSeconds: from + 300 };
    case 'last':
      return { lastXSeconds: dice.oneOf([120, 300, 600]) };
    case 'rest':
      return { fromPeriodSeconds: from };
  }
}

/**
 * Returns twenty questions that a match centre page might ask, each with five to forty metrics of players or squads.
 */
function mixed(seed: number): readonly Question[] {
  const dice = new Dice(seed);
  return Array.from({ length: 20 }, () => {
    const level = dice.happens(0.7) ? 'player' : 'squad';
    const periods = [1, 2, 3, 4].filter(() => dice.happens(0.6));
    const zones = zoneFilters.filter(() => dice.happens(0.35));
    return {
      level,
      codes: drawn(dice, level, dice.whole(5, 40)),
      context: level === 'squad' && dice.happens(0.5) ? 'Against' : 'For',
      ask: {
        ...(dice.happens(0.5) && periods.length > 0 && { periods }),
        ...(dice.happens(0.4) && zones.length > 0 && { zones }),
        ...(dice.happens(0.4) && { team: dice.oneOf(['home', 'away']) }),
        ...window(dice),
      },
    };
  });
}

/** The queries of the bench. */
export const queries: readonly Query[] = [
  {
    name: 'Q1',
    says: 'all metrics, all players, whole match',
    questions: [players(codesAt('player'), {})],
    floor: 16,
    aim: 30,
  },
  {
    name: 'Q2',
    says: 'ten metrics, periods 3-4, zones F50 + AM, home',
    questions: [players(ten, { periods: [3, 4], zones: ['F50', 'AM'], team: 'home' })],
    floor: 12,
    aim: 20,
  },
  {
    name: 'Q3',
    says: 'last 300 s, all metrics, all players',
    questions: [players(codesAt('player'), { lastXSeconds: 300 })],
    floor: 10,
    aim: 16,
  },
  { name: 'Q4', says: 'a batch of 20 mixed', questions: mixed(20), floor: 34, aim: 50 },
];
