import { clockOf, isLivePeriod } from '../clock/match-clock.js';
import { rowFlags } from '../columns/transactions.js';
import type { Result } from '../log/entry.js';
import type { Match, MatchDetails } from '../match.js';
import type { MetricCode } from '../metrics/codes.js';
import { needsOf } from '../metrics/needs.js';
import type { StatisticLevel } from '../metrics/metric.js';
import { unsuppliedBits } from '../query/acts/act-selection.js';
import type { ActFilter } from '../query/filter.js';
import { scoreCheckOf, type ScoreCheck } from '../timeline/official-score.js';
import { hasStarted } from '../timeline/progress.js';
import { boxScoreCodes, NO_STATISTIC, type BoxScoreCode } from '../vocabulary/box-score.js';
import { CORE_BIT, features, featureTexts, PLACE_BIT, PLAY_BIT, TIME_BIT } from '../vocabulary/features.js';
import type { Feature } from '../vocabulary/features.js';
import { sides } from '../vocabulary/sides.js';
import { transactionCodes, transactionTypes, type TransactionCode } from '../vocabulary/transactions.js';
import { listed, missingText, NO_EVENTS, NO_LOCATIONS, NO_RATINGS, noEvents, NOT_STARTED } from './coverage-texts.js';
import { suppliesOf, type LevelSupply } from './supply.js';

/** Degrees of coverage of a feature or metric in a match. */
export const coverages = ['complete', 'partial', 'absent'] as const;
export type Coverage = (typeof coverages)[number];

/** Names of what a source can capture, in addition to the features that metrics need. */
const captures = {
  events: 'events of play',
  locations: 'locations of events',
  utcTimes: 'times of day of status changes',
  lineUps: 'players of both squads',
  starters: 'players on the ground at the first bounce',
  boxScore: 'statistics of players in the whole match',
} as const;

/** Something that a source can capture. */
export type CapturedFeature = keyof typeof captures | Feature;

/** Coverage of a feature in a match. **Empty**: no reason if it is complete. */
export interface FeatureCoverage {
  readonly code: CapturedFeature;
  readonly name: string;
  readonly coverage: Coverage;
  readonly reason?: string;
}

/** Coverage of a metric in a match. **Empty**: no reason if it is complete. */
export interface MetricCoverage {
  readonly code: MetricCode;
  readonly coverage: Coverage;
  readonly reason?: string;
}

/** The coverage of a match: what its source captured, and the metrics that it supplies. */
export interface MatchCoverage {
  readonly hasStarted: boolean;
  readonly features: readonly FeatureCoverage[];
  readonly metrics: readonly MetricCoverage[];
  readonly score: ScoreCheck;
  /** Statistics that the box score has for any player. **Empty**: no statistics without a box score. */
  readonly boxScore: readonly BoxScoreCode[];
  /** Number of transactions of each type that occurs. */
  readonly transactions: readonly { readonly code: TransactionCode; readonly count: number }[];
}

type Covered = Pick<FeatureCoverage, 'coverage' | 'reason'>;

const complete: Covered = { coverage: 'complete' };
const partial = (reason: string): Covered => ({ coverage: 'partial', reason });
const absent = (reason: string): Covered => ({ coverage: 'absent', reason });

/** Returns the coverage of a group: complete if `has` is true for all members, absent if it is true for none. */
const ofSome = (has: readonly boolean[], some: string, none: string): Covered =>
  !has.includes(true) ? absent(none) : has.includes(false) ? partial(some) : complete;

/** Returns the coverage of a metric by its sources, with the reason if it is not complete. */
function coveredBy(supplies: readonly LevelSupply[], result: Result | undefined): Covered {
  const supplied = supplies.filter(({ from }) => from !== 'nothing');
  const missing = supplies.reduce((bits, one) => bits | one.missing, 0);
  if (missing === 0) return complete;
  if (supplied.length === 0) return absent(missingText(missing, result));
  const ofLevel = supplied.length < supplies.length ? `For ${supplied[0]?.level ?? 'squad'}s only. ` : '';
  const isBoxScore = supplied.some(({ from }) => from !== 'events');
  const ofSomePlayers = supplied.some(({ from }) => from === 'some') ? ', which lacks it for some players' : '';
  const boxScore = isBoxScore ? `Only for the whole match, from the box score${ofSomePlayers}. ` : '';
  return partial(`${ofLevel}${boxScore}${missingText(missing, result)}`);
}

/**
 * Explains why a metric has no value with an act filter. **Empty**: `undefined` if the match supplies it with the
 * filter.
 */
function reasonOfActs(match: Match, needs: number, filter: ActFilter): string | undefined {
  const { roles = [], area } = filter;
  const missing = needs & unsuppliedBits(match, filter);
  if (missing === 0) return undefined;
  if ((missing & CORE_BIT) !== 0)
    return `The source does not capture ${roles.length > 0 ? 'roles on the ground' : 'opponents of acts'}.`;
  if ((missing & PLACE_BIT) !== 0) return NO_LOCATIONS;
  if ((missing & TIME_BIT) !== 0) return `Metrics of time have no ${area === undefined ? 'opponents' : 'locations'}.`;
  return 'Only time on the ground has a role.';
}

/**
 * Explains why metrics of a level have no value in a match, or only for the whole match, or not with a filter.
 * **Empty**: complete metrics are omitted.
 */
export function absenceReasons(
  match: Match,
  level: StatisticLevel,
  codes: readonly MetricCode[],
  filter: ActFilter = {},
): readonly { readonly code: MetricCode; readonly reason: string }[] {
  const { result } = match.details();
  return [...suppliesOf(match, codes)].flatMap(([code, supplies]) => {
    const ofLevel = supplies.filter((one) => one.level === level);
    const [, needs] = needsOf(code).find(([one]) => one === level) ?? [level, 0];
    const reason = coveredBy(ofLevel, result).reason ?? reasonOfActs(match, needs, filter);
    return reason === undefined ? [] : [{ code, reason }];
  });
}

/** Returns the finished periods without events. */
function emptyPeriods({ periodSeconds }: Match, details: MatchDetails): readonly number[] {
  const clock = clockOf(details, periodSeconds);
  return clock.periods
    .map(({ period }) => period)
    .filter((period) => !details.transactions.periods.includes(period) && !isLivePeriod(clock, period));
}

/** By transaction code: whether its events decide who has the ball, and therefore have a location. */
const happensSomewhere = transactionCodes.map((code) => !['act', 'rotation'].includes(transactionTypes[code].play.is));

function locationsOf({ transactions: { codes, flags } }: MatchDetails): Covered {
  const located = Array.from(codes).flatMap((code, at) =>
    happensSomewhere[code] ? ((flags[at] ?? 0) & rowFlags.located) !== 0 : [],
  );
  return ofSome(located, 'Some events have no location.', NO_LOCATIONS);
}

function eventsOf({ transactions, result }: MatchDetails, lacks: number, empty: readonly number[]): Covered {
  if (transactions.ids.length === 0) return absent(noEvents(result));
  if ((lacks & PLAY_BIT) !== 0) return partial('Only scores are known.');
  return empty.length === 0
    ? complete
    : partial(`No events in period${empty.length > 1 ? 's' : ''} ${listed(empty.map(String))}.`);
}

/** Returns the statistics that a box score has for any player. */
const statisticsOf = ({ boxScore }: Match): readonly BoxScoreCode[] =>
  boxScoreCodes.filter((_, at) =>
    boxScore.some((value, n) => n % boxScoreCodes.length === at && value !== NO_STATISTIC),
  );

function boxScoreOf(match: Match): Covered {
  const known = statisticsOf(match);
  const lacking = boxScoreCodes.filter((code) => !known.includes(code));
  if (known.length === 0) return absent('No box score is known.');
  return lacking.length === 0 ? complete : partial(`The box score lacks ${listed(lacking)}.`);
}

function capturesOf(match: Match, empty: readonly number[]): Readonly<Record<keyof typeof captures, Covered>> {
  const details = match.details();
  const { header, statuses } = details;
  const players = sides.flatMap((side) => header[side].players);
  const starts = statuses.filter(({ period, periodSeconds }) => period !== undefined && periodSeconds === undefined);
  return {
    events: eventsOf(details, match.lacks, empty),
    locations: locationsOf(details),
    utcTimes: ofSome(
      starts.map(({ utc }) => utc !== undefined),
      'Some starts of periods have no time of day.',
      'No start of a period has a time of day.',
    ),
    lineUps: ofSome(
      sides.map((side) => header[side].players.length > 0),
      'One squad has no players.',
      'No players are listed.',
    ),
    starters: players.some(({ starts: isOn }) => isOn) ? complete : absent('No starters are listed.'),
    boxScore: boxScoreOf(match),
  };
}

/** Returns the coverage of a feature. `known` are the box score statistics, which the feature may depend on. */
function featureOf(feature: Feature, { lacks }: Match, known: readonly BoxScoreCode[]): Covered {
  const bit = 1 << features.indexOf(feature);
  if ((lacks & (bit | CORE_BIT)) === 0) return complete;
  const supplied = known.filter((code) => needsOf(code).some(([, needs]) => (needs & bit) !== 0));
  if (supplied.length > 0) return partial(`Only for the whole match, from the box score: ${listed(supplied)}.`);
  if ((lacks & CORE_BIT) !== 0) return absent(NO_EVENTS);
  return absent(feature === 'ratings' ? NO_RATINGS : 'The source does not capture it.');
}

/** Returns the number of transactions of each type. */
function countsOf({ transactions: { codes } }: MatchDetails): MatchCoverage['transactions'] {
  const counts = new Uint32Array(transactionCodes.length);
  for (const code of codes) counts[code] = (counts[code] ?? 0) + 1;
  return transactionCodes.flatMap((code, at) => {
    const count = counts[at] ?? 0;
    return count === 0 ? [] : [{ code, count }];
  });
}

/** Returns the coverage of a match. */
export function coverageOf(match: Match): MatchCoverage {
  const details = match.details();
  const started = hasStarted(details);
  const empty = emptyPeriods(match, details);
  const captured = capturesOf(match, empty);
  const boxScore = statisticsOf(match);
  const hasPlay = (match.lacks & PLAY_BIT) === 0;
  const eventsOfPart = hasPlay && captured.events.coverage === 'partial' ? captured.events : undefined;
  const metricOf = (supplies: readonly LevelSupply[]): Covered => {
    if (!started) return absent(NOT_STARTED);
    const covered = coveredBy(supplies, details.result);
    return covered.coverage === 'complete' ? (eventsOfPart ?? covered) : covered;
  };
  const of = (covered: Covered): Covered =>
    started || covered.coverage === 'complete' ? covered : absent(NOT_STARTED);
  return {
    hasStarted: started,
    features: [
      ...Object.entries(captures).map(([code, name]) => {
        const one = code as keyof typeof captures;
        return { code: one, name, ...(one === 'lineUps' ? captured[one] : of(captured[one])) };
      }),
      ...features.map((code) => ({
        code,
        name: code === 'ratings' ? 'ratings of the league' : featureTexts[code],
        ...(started ? featureOf(code, match, boxScore) : absent(NOT_STARTED)),
      })),
    ],
    metrics: [...suppliesOf(match)].map(([code, supplies]) => ({ code, ...metricOf(supplies) })),
    score: scoreCheckOf(details),
    boxScore,
    transactions: countsOf(details),
  };
}
