import type { StatisticsFilter, Context, MetricCode, StatisticLevel } from '@goalsquare/engine';
import type { Query, SquadMetricRequest } from '@goalsquare/openapi';
import { problemWith } from '../../domain/problems.js';
import { codesOrFaults, type KindOfFault } from './metric-faults.js';
import { inItem, inQuery, type FaultLocation } from '../../domain/fault-location.js';
import { windowFaults } from './window-faults.js';

/** What is asked of a match. **Empty**: no `codes` stands for every code of the level. */
export interface Question {
  readonly codes: readonly MetricCode[] | undefined;
  readonly ask: StatisticsFilter;
  readonly context: Context;
}

type Choices = Omit<SquadMetricRequest, 'id'>;

interface Checked {
  readonly question: Question;
  readonly faults: readonly KindOfFault[];
}

function checked(level: StatisticLevel, choices: Choices, place: FaultLocation): Checked {
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
  const ask: StatisticsFilter = {
    ...(periods && { periods }),
    ...(zones && { zones }),
    ...(team && { team }),
    ...(lastXSeconds !== undefined && { lastXSeconds }),
    ...(fromPeriodSeconds !== undefined && { fromPeriodSeconds }),
    ...(toPeriodSeconds !== undefined && { toPeriodSeconds }),
  };
  const { codes, faults } = codesOrFaults(level, metricCodes, place);
  return {
    question: { codes: metricCodes.length === 0 ? undefined : codes, ask, context },
    faults: [...faults, ...windowFaults(ask, place)],
  };
}

function questionsOf(all: readonly Checked[]): readonly Question[] {
  const faults = all.flatMap((one) => one.faults);
  const [first] = faults;
  if (first !== undefined)
    throw problemWith(
      first.code,
      faults.map(({ fault }) => fault),
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
  const [question] = questionsOf([checked(level, choices, inQuery)]);
  return question ?? { codes: undefined, ask: {}, context: 'For' };
}

/** The questions the items of a body ask, in their order. **Throws** as `questionOfQuery`, pointing to the item. */
export const questionsOfItems = (level: StatisticLevel, list: string, items: readonly Choices[]): readonly Question[] =>
  questionsOf(items.map((item, at) => checked(level, item, inItem(list, at))));
