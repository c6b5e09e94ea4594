import type { ActFilter, Context, MetricCode } from '@goalsquare/engine';
import type { MetricValidation, Query, SquadMetricRequest } from '@goalsquare/openapi';
import { itemLocation, queryLocation, requireNoFaults } from '../../domain/fault-location.js';
import { MAX_FAULTS } from '../../domain/problems.js';
import type { EvidenceDetail } from '../evidence/evidence-list.js';
import { actsOfItem, actsOfQuery, type ActChoices } from './act-filter.js';
import { checkChoices, checkEach, type Check, type CheckContext, type Level } from './checked-choices.js';

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

function checkQuestion(of: CheckContext, choices: Choices, described: number): Check<Question> {
  const { metricCodes = [], context = 'For', evidence } = choices;
  const { checked, ...faults } = checkChoices(of, choices, described);
  const { codes, validation, filter } = checked;
  return {
    ...faults,
    checked: {
      codes: metricCodes.length === 0 ? undefined : codes,
      ask: filter,
      context,
      ...(validation && { validation }),
      ...(evidence && { evidence }),
    },
  };
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
  const context = { ...level, place: queryLocation, acts: actsOfQuery(query) };
  const { checked, faults, count } = checkQuestion(context, choices, MAX_FAULTS);
  requireNoFaults(faults, count);
  return checked;
}

/**
 * Returns the requests that the items of a body describe, in order. **Throws** like `questionOfQuery`, with a pointer
 * to the item.
 */
export const questionsOfItems = (
  level: Level,
  list: string,
  items: readonly (Choices & ActChoices)[],
): readonly Question[] =>
  checkEach(items, (item, at, described) => {
    const place = itemLocation(list, at);
    return checkQuestion({ ...level, place, acts: actsOfItem(item, place) }, item, described);
  });
