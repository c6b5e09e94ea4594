import type { ActFilter, Context, MetricCode, StatisticLevel, Tier } from '@goalsquare/engine';
import type { MetricValidation, Query, SquadMetricRequest } from '@goalsquare/openapi';
import { MAX_FAULTS, problemWith } from '../../domain/problems.js';
import type { EvidenceDetail } from '../evidence/evidence-list.js';
import { actsOfItem, actsOfQuery, type ActChoices, type ReadActs } from './act-filter.js';
import { codesOrFaults, type KindOfFault } from './metric-faults.js';
import { answerableMetrics } from './metric-validation.js';
import { itemLocation, queryLocation, type FaultLocation } from '../../domain/fault-location.js';
import { windowFaults } from './window-faults.js';

/** A request for match statistics. Without `codes` it asks for every metric of its level and tier. */
export interface Question {
  readonly codes: readonly MetricCode[] | undefined;
  readonly ask: ActFilter;
  readonly context: Context;
  /**
   * Requested metrics that are unavailable in every match, with reasons. **Empty**: `undefined` unless the request
   * prefers a report to an error.
   */
  readonly validation?: readonly MetricValidation[];
  /** How much evidence is requested. **Empty**: `undefined` for none. */
  readonly evidence?: EvidenceDetail;
}

type Choices = Omit<SquadMetricRequest, 'id' | keyof ActChoices>;

/** The level of a request and the tier of its account. */
interface Level {
  readonly level: StatisticLevel;
  readonly tier: Tier;
}

interface Checked {
  readonly question: Question;
  /** The described faults. */
  readonly faults: readonly KindOfFault[];
  /** The number of faults. */
  readonly count: number;
  /** The number of faults or suggestions that were described. */
  readonly described: number;
}

/** Checks the metrics that a request names. At most `described` faults or suggestions are written. */
function checkedCodes(
  { level, tier }: Level,
  { metricCodes = [], validation: mode }: Choices,
  filter: ActFilter,
  place: FaultLocation,
  described: number,
): Pick<Checked, 'faults' | 'count' | 'described'> & Pick<Question, 'codes' | 'validation'> {
  if (mode !== 'partial') {
    const { codes, faults, count } = codesOrFaults(level, metricCodes, place, described);
    return { codes: metricCodes.length === 0 ? undefined : codes, faults, count, described: faults.length };
  }
  const { codes, validation, lookups } = answerableMetrics({ level, tier, filter }, metricCodes, described);
  return {
    codes: metricCodes.length === 0 ? undefined : codes,
    validation,
    faults: [],
    count: 0,
    described: lookups,
  };
}

function checked(
  level: Level,
  choices: Choices,
  { acts, faults: ofActs }: ReadActs,
  place: FaultLocation,
  described = MAX_FAULTS,
): Checked {
  const { context = 'For', periods, zones, team, lastXSeconds, fromPeriodSeconds, toPeriodSeconds, evidence } = choices;
  const ask: ActFilter = {
    ...acts,
    ...(periods && { periods }),
    ...(zones && { zones }),
    ...(team && { team }),
    ...(lastXSeconds !== undefined && { lastXSeconds }),
    ...(fromPeriodSeconds !== undefined && { fromPeriodSeconds }),
    ...(toPeriodSeconds !== undefined && { toPeriodSeconds }),
  };
  const { codes, validation, faults, count, described: ofCodes } = checkedCodes(level, choices, ask, place, described);
  const ofWindow = windowFaults(ask, place);
  return {
    question: { codes, ask, context, ...(validation && { validation }), ...(evidence && { evidence }) },
    faults: [...faults, ...ofWindow, ...ofActs],
    count: count + ofWindow.length + ofActs.length,
    described: ofCodes + ofWindow.length + ofActs.length,
  };
}

function questionsOf(all: readonly Checked[]): readonly Question[] {
  const faults = all.flatMap((one) => one.faults);
  const [first] = faults;
  if (first !== undefined)
    throw problemWith(
      first.code,
      faults.map(({ fault }) => fault),
      all.reduce((sum, { count }) => sum + count, 0),
    );
  return all.map(({ question }) => question);
}

/**
 * Returns the request that query parameters describe. **Throws** a problem of status 400 for unavailable metrics and
 * invalid filters.
 */
export function questionOfQuery(level: Level, query: Query<'getSquadStatistics'>): Question {
  const { metric, period, zone, ...rest } = query;
  const choices: Choices = {
    ...rest,
    ...(metric && { metricCodes: metric }),
    ...(period && { periods: period }),
    ...(zone && { zones: zone }),
  };
  const [question] = questionsOf([checked(level, choices, actsOfQuery(query, queryLocation), queryLocation)]);
  return question ?? { codes: undefined, ask: {}, context: 'For' };
}

/**
 * Returns the requests that the items of a body describe, in order. **Throws** like `questionOfQuery`, with a pointer
 * to the item.
 */
export function questionsOfItems(
  level: Level,
  list: string,
  items: readonly (Choices & ActChoices)[],
): readonly Question[] {
  const all: Checked[] = [];
  let described = 0;
  for (const [at, item] of items.entries()) {
    const place = itemLocation(list, at);
    const one = checked(level, item, actsOfItem(item, place), place, Math.max(0, MAX_FAULTS - described));
    described += one.described;
    all.push(one);
  }
  return questionsOf(all);
}
