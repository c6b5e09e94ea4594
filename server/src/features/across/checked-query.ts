import type { Dimension, MatchSelection, Measure, StatisticsQuery } from '@goalsquare/engine';
import type { MetricValidation, StatisticsField } from '@goalsquare/openapi';
import { codesAt } from '../../answers/statistics/ready-plan.js';
import { findingsOf, type Finding } from './query-checks.js';
import type { RequestedQuery } from './requested-query.js';
import { defaultSort, parseSortItem, type SortItem } from './sort-items.js';
import { faultAt, type FaultLocation, type KindOfFault } from '../../domain/fault-location.js';
import { pick } from '../../domain/pick.js';
import { checkChoices, withFaults, type Check, type CheckContext } from '../../answers/statistics/checked-choices.js';

/** Default number of rows of a page. **Source**: `openapi/components/parameters/RowLimit.yaml`. */
const DEFAULT_LIMIT = 50;

/** A valid query with its sort order and page, before its seasons are selected. */
export interface CheckedQuery {
  readonly request: RequestedQuery;
  readonly query: StatisticsQuery & {
    readonly by: readonly Dimension[];
    readonly measures: readonly Measure[];
  };
  readonly sort: readonly SortItem[];
  readonly limit: number;
  readonly cursor: string | undefined;
  /** **Empty**: all. */
  readonly fields: readonly StatisticsField[] | undefined;
  /**
   * Requested metrics that are unavailable whichever matches are selected, with reasons. **Empty**: `undefined` unless
   * the request prefers a report to an error.
   */
  readonly validation: readonly MetricValidation[] | undefined;
}

const selectionMembers = [
  'leagueId',
  'levelId',
  'seasonIds',
  'rounds',
  'phases',
  'fromDate',
  'toDate',
  'matchIds',
  'venueIds',
  'squadIds',
  'opponentIds',
  'results',
  'fromMargin',
  'toMargin',
  'personIds',
  'start',
  'last',
] as const satisfies readonly (keyof MatchSelection & keyof RequestedQuery)[];

const measureMembers = ['threshold', 'rollingMatches', 'cellMetres', 'minMatches'] as const;

const faultFrom = (place: FaultLocation, request: RequestedQuery, { member, index, text }: Finding): KindOfFault => {
  const sent: unknown = request[member];
  return faultAt(place(member, index), text, index === undefined ? sent : (sent as readonly unknown[])[index]);
};

/** Returns the requested sort order, and its faults. */
function sortOf(
  request: RequestedQuery,
  query: CheckedQuery['query'],
): { readonly sort: readonly SortItem[]; readonly findings: readonly Finding[] } {
  const { sort: texts } = request;
  const namesMetrics = (request.metricCodes ?? []).length > 0;
  if (texts === undefined || texts.length === 0) return { sort: defaultSort(query, namesMetrics), findings: [] };
  const items = texts.map((text) => parseSortItem(query, text));
  return {
    sort: items.flatMap((item) => ('fault' in item ? [] : [item])),
    findings: items.flatMap((item, index) =>
      'fault' in item ? [{ member: 'sort' as const, index, text: item.fault }] : [],
    ),
  };
}

/** Checks a query that matches the contract. At most `described` faults of metrics are described. */
export function checkQuery(context: CheckContext, request: RequestedQuery, described: number): Check<CheckedQuery> {
  const { level, tier, place } = context;
  const { metricCodes = [], by = [level === 'player' ? 'person' : 'squad'], measures = ['total'] } = request;
  const { checked, ...found } = checkChoices(context, request, described);
  const { codes, validation, filter } = checked;
  const query: CheckedQuery['query'] = {
    level,
    matches: pick(request, selectionMembers),
    acts: filter,
    by,
    codes: metricCodes.length === 0 ? codesAt(level, tier) : [...new Set(codes)],
    measures,
    ...(level === 'squad' && request.context !== undefined && { context: request.context }),
    ...pick(request, measureMembers),
  };
  const areKnown = validation !== undefined || codes.length === metricCodes.length;
  const { sort, findings } = areKnown ? sortOf(request, query) : { sort: [], findings: [] };
  const { limit = DEFAULT_LIMIT, cursor, fields } = request;
  return withFaults(
    { ...found, checked: { request, query, sort, limit, cursor, fields, validation } },
    [...findingsOf(level, request, by, measures), ...findings].map((finding) => faultFrom(place, request, finding)),
  );
}
