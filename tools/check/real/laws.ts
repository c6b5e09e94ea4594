import { evidenceFaults } from '../../../engine/test/support/evidence-oracle.js';
import {
  bases,
  metricCodes,
  metricOf,
  planOf,
  playerStatistics,
  squadStatistics,
  type StatisticsFilter,
  type Match,
  type MetricCode,
  type ResultTable,
} from '@goalsquare/engine';

const additive = (level: 'player' | 'squad') =>
  planOf(
    level,
    metricCodes.filter((code) => metricOf(code).formula[level]?.is === 'linear'),
  );
/** Plans of the additive metrics. */
export const additivePlans = { player: additive('player'), squad: additive('squad') } as const;
const { player: playerPlan, squad: squadPlan } = additivePlans;
const zones = ['D50', 'DM', 'CB', 'AM', 'F50'] as const;
const periods = Array.from({ length: 10 }, (_, at) => at + 1);

/** A law that does not hold, the match, and the metric that breaks it. */
export interface Broken {
  readonly law: 'zones' | 'periods' | 'diff' | 'points' | 'evidence';
  readonly matchId: number;
  readonly code: MetricCode;
}

function sums(parts: readonly ResultTable[], whole: ResultTable): readonly MetricCode[] {
  return whole.codes.filter((_, n) =>
    Array.from({ length: whole.columns }, (__, column) => column).some((column) => {
      const sum = parts.reduce((total, part) => total + (part.value(n, column) ?? 0), 0);
      return Math.abs(sum - (whole.value(n, column) ?? 0)) > 1e-6;
    }),
  );
}

const timedBases: ReadonlySet<string> = new Set(bases.filter(({ kind }) => kind === 'timed').map(({ code }) => code));

/** Whether a metric measures time that is not divided by zone, so that a filter by zone does not change it. */
function ignoresZones(code: MetricCode): boolean {
  const { zoned, formula } = metricOf(code);
  return (
    zoned.length === 0 &&
    Object.values(formula).some(
      (each) => each.is === 'linear' && [...each.weights.keys()].some((base) => timedBases.has(base)),
    )
  );
}

/** Returns the metrics whose zones do not sum to the whole or, if they are not divided by zone, do not equal it. */
function brokenZones(byZone: readonly ResultTable[], whole: ResultTable): readonly MetricCode[] {
  const notSummed = sums(byZone, whole);
  const notEqual = new Set(byZone.flatMap((zone) => sums([zone], whole)));
  return whole.codes.filter((code) => (ignoresZones(code) ? notEqual.has(code) : notSummed.includes(code)));
}

/** In each match, the evidence of one in this many metrics is checked. */
const TURNS = 10;

/** Returns the metrics whose evidence, of one player and of one squad, does not add up to the value. */
const brokenEvidence = (match: Match): readonly MetricCode[] =>
  metricCodes.filter((code, n) => {
    if (n % TURNS !== match.id % TURNS) return false;
    const { player, squad } = metricOf(code).formula;
    const subjects = [
      ...(player ? [{ level: 'player', slot: n % match.persons.length } as const] : []),
      ...(squad ? [{ level: 'squad', side: n % 2 === 0 ? 0 : 1, context: 'Diff' } as const] : []),
    ];
    return subjects.some((subject) => evidenceFaults({ match, subject, code, filter: {} }).length > 0);
  });

/**
 * Returns the laws that a match breaks. Zones and periods must sum to the whole for every additive metric of players
 * and squads, Diff must be For minus Against, POINTS must be 6 x GOAL + BEHIND, and evidence must add up to the value.
 */
export function brokenLaws(match: Match): readonly Broken[] {
  const answers = [
    (ask: StatisticsFilter) => playerStatistics(match, playerPlan, ask).table,
    (ask: StatisticsFilter) => squadStatistics(match, squadPlan, ask).table,
  ];
  const broken = (law: Broken['law'], codes: readonly MetricCode[]) =>
    codes.map((code) => ({ law, matchId: match.id, code }));
  const sheetOf = (context: 'For' | 'Against' | 'Diff') => squadStatistics(match, squadPlan, {}, context).table;
  const [own, against, diff] = [sheetOf('For'), sheetOf('Against'), sheetOf('Diff')];
  const [goal, behind, points] = (['GOAL', 'BEHIND', 'POINTS'] as const).map((code) => own.codes.indexOf(code));
  const wrongPoints = [0, 1].some(
    (c) => own.value(points ?? 0, c) !== 6 * (own.value(goal ?? 0, c) ?? 0) + (own.value(behind ?? 0, c) ?? 0),
  );
  return [
    ...answers.flatMap((answer) => [
      ...broken(
        'zones',
        brokenZones(
          zones.map((zone) => answer({ zones: [zone] })),
          answer({}),
        ),
      ),
      ...broken(
        'periods',
        sums(
          periods.map((period) => answer({ periods: [period] })),
          answer({}),
        ),
      ),
    ]),
    ...broken(
      'diff',
      own.codes.filter((_, n) =>
        [0, 1].some(
          (c) => Math.abs((own.value(n, c) ?? 0) - (against.value(n, c) ?? 0) - (diff.value(n, c) ?? 0)) > 1e-6,
        ),
      ),
    ),
    ...broken('points', wrongPoints ? ['POINTS'] : []),
    ...broken('evidence', brokenEvidence(match)),
  ];
}

/** Number of additive metrics for which the laws are checked. */
export const lawfulMetrics = { player: playerPlan.codes.length, squad: squadPlan.codes.length };
