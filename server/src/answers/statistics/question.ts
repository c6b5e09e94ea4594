import type { ActFilter, Context, MetricCode, StatisticLevel } from '@goalsquare/engine';
import type { Query, SquadMetricRequest } from '@goalsquare/openapi';
import { MAX_FAULTS, problemWith } from '../../domain/problems.js';
import { actsOfItem, actsOfQuery, type ActChoices, type ReadActs } from './act-filter.js';
import { codesOrFaults, type KindOfFault } from './metric-faults.js';
import { itemLocation, queryLocation, type FaultLocation } from '../../domain/fault-location.js';
import { windowFaults } from './window-faults.js';

/** What is asked of a match. **Empty**: no `codes` stands for every code of the level. */
export interface Question {
  readonly codes: readonly MetricCode[] | undefined;
  readonly ask: ActFilter;
  readonly context: Context;
}

type Choices = Omit<SquadMetricRequest, 'id' | keyof ActChoices>;

interface Checked {
  readonly question: Question;
  /** The faults that are described. */
  readonly faults: readonly KindOfFault[];
  /** How many faults there are. */
  readonly count: number;
}

function checked(
  level: StatisticLevel,
  choices: Choices,
  { acts, faults: ofActs }: ReadActs,
  place: FaultLocation,
  described = MAX_FAULTS,
): Checked {
  const {
    metricCodes = [],
    context = 'For',
    periods,
    zones,
    team,
    lastXSeconds,
    fromPeriodSeconds,
    toPeriodSeconds,
  } = choices;
  const ask: ActFilter = {
    ...acts,
    ...(periods && { periods }),
    ...(zones && { zones }),
    ...(team && { team }),
    ...(lastXSeconds !== undefined && { lastXSeconds }),
    ...(fromPeriodSeconds !== undefined && { fromPeriodSeconds }),
    ...(toPeriodSeconds !== undefined && { toPeriodSeconds }),
  };
  const { codes, faults, count } = codesOrFaults(level, metricCodes, place, described);
  const ofWindow = windowFaults(ask, place);
  return {
    question: { codes: metricCodes.length === 0 ? undefined : codes, ask, context },
    faults: [...faults, ...ofWindow, ...ofActs],
    count: count + ofWindow.length + ofActs.length,
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

/** The question a query asks. **Throws** a problem of status 400 for metrics and windows that cannot be answered. */
export function questionOfQuery(level: StatisticLevel, query: Query<'getSquadStatistics'>): Question {
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

/** The questions the items of a body ask, in their order. **Throws** as `questionOfQuery`, pointing to the item. */
export function questionsOfItems(
  level: StatisticLevel,
  list: string,
  items: readonly (Choices & ActChoices)[],
): readonly Question[] {
  const all: Checked[] = [];
  let described = 0;
  for (const [at, item] of items.entries()) {
    const place = itemLocation(list, at);
    const one = checked(level, item, actsOfItem(item, place), place, Math.max(0, MAX_FAULTS - described));
    described += one.faults.length;
    all.push(one);
  }
  return questionsOf(all);
}
