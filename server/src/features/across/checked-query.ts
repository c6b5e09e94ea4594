import {
  type ActFilter,
  type Dimension,
  type MatchSelection,
  type Measure,
  type MetricCode,
  type StatisticLevel,
  type StatisticsQuery,
  type Tier,
} from '@goalsquare/engine';
import type { MetricValidation, StatisticsField } from '@goalsquare/openapi';
import type { ReadActs } from '../../answers/statistics/act-filter.js';
import { codesOrFaults, type KindOfFault } from '../../answers/statistics/metric-faults.js';
import { answerableMetrics } from '../../answers/statistics/metric-validation.js';
import { codesAt } from '../../answers/statistics/ready-plan.js';
import { windowFaults } from '../../answers/statistics/window-faults.js';
import { MAX_FAULTS, problemWith } from '../../domain/problems.js';
import { truncated } from '../../domain/text/quoted.js';
import { findingsOf, type Finding } from './query-checks.js';
import type { MemberLocation, RequestedQuery } from './requested-query.js';
import { defaultSort, parseSortItem, type SortItem } from './sort-items.js';

/** Default number of rows of a page. */
export const DEFAULT_LIMIT = 50;

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

/** Context for checking a query. */
export interface QueryContext {
  readonly level: StatisticLevel;
  readonly tier: Tier;
  readonly place: MemberLocation;
  /** The filter of acts that the request describes, and the faults in it. */
  readonly acts: ReadActs;
}

/** Returns the listed members that a request has. */
function membersOf<T extends object, K extends keyof T>(of: T, names: readonly K[]): Pick<T, K> {
  return Object.fromEntries(
    names.flatMap((name) => (of[name] === undefined ? [] : [[name, of[name]]])),
  ) as unknown as Pick<T, K>;
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

const actMembers = [
  'periods',
  'zones',
  'team',
  'fromPeriodSeconds',
  'toPeriodSeconds',
  'lastXSeconds',
] as const satisfies readonly (keyof ActFilter & keyof RequestedQuery)[];

const measureMembers = ['threshold', 'rollingMatches', 'cellMetres', 'minMatches'] as const;

const faultFrom = (place: MemberLocation, request: RequestedQuery, { member, index, text }: Finding): KindOfFault => {
  const { label, where } = place(member, index);
  const sent: unknown = request[member];
  const value: unknown = index === undefined ? sent : (sent as readonly unknown[])[index];
  return {
    code: where.parameter === undefined ? 'invalid-body' : 'invalid-parameter',
    fault: { detail: `${label} ${text}.`, ...where, ...(value !== undefined && { value: truncated(value) }) },
  };
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

/** A checked query and its faults. `count` is the number of all faults; `faults` contains only the described ones. */
export interface QueryCheck {
  readonly checked: CheckedQuery;
  readonly faults: readonly KindOfFault[];
  readonly count: number;
  /** Number of faults that were described, or of unknown codes whose nearest code was looked up. */
  readonly described: number;
}

interface CheckedCodes extends Pick<QueryCheck, 'faults' | 'count' | 'described'>, Pick<CheckedQuery, 'validation'> {
  readonly codes: readonly MetricCode[];
}

/** Checks the metrics of a query. Describes at most `described` faults or suggestions. */
function checkCodes(
  { level, tier, place }: QueryContext,
  { metricCodes = [], validation: mode }: RequestedQuery,
  filter: ActFilter,
  described: number,
): CheckedCodes {
  if (mode !== 'partial') {
    const { codes, faults, count } = codesOrFaults(level, metricCodes, place, described);
    return { codes, faults, count, described: faults.length, validation: undefined };
  }
  const { codes, validation, lookups } = answerableMetrics({ level, tier, filter }, metricCodes, described);
  return { codes, faults: [], count: 0, described: lookups, validation };
}

/** Checks a query that matches the contract. At most `described` faults are described. */
export function checkQuery(context: QueryContext, request: RequestedQuery, described: number = MAX_FAULTS): QueryCheck {
  const {
    level,
    tier,
    place,
    acts: { acts: ofActs, faults: actFaults },
  } = context;
  const { metricCodes = [], by = [level === 'player' ? 'person' : 'squad'], measures = ['total'] } = request;
  const acts: ActFilter = { ...membersOf(request, actMembers), ...ofActs };
  const { codes, faults, count, validation, described: ofCodes } = checkCodes(context, request, acts, described);
  const query: CheckedQuery['query'] = {
    level,
    matches: membersOf(request, selectionMembers),
    acts,
    by,
    codes: metricCodes.length === 0 ? codesAt(level, tier) : [...new Set(codes)],
    measures,
    ...(level === 'squad' && request.context !== undefined && { context: request.context }),
    ...membersOf(request, measureMembers),
  };
  const { sort, findings } =
    count === 0 ? sortOf(request, query) : { sort: [] as readonly SortItem[], findings: [] as readonly Finding[] };
  const others = [...findingsOf(level, request, by, measures), ...findings].map((finding) =>
    faultFrom(place, request, finding),
  );
  const ofWindow = windowFaults(acts, place);
  return {
    checked: {
      request,
      query,
      sort,
      limit: request.limit ?? DEFAULT_LIMIT,
      cursor: request.cursor,
      fields: request.fields,
      validation,
    },
    faults: [...faults, ...ofWindow, ...actFaults, ...others],
    count: count + ofWindow.length + actFaults.length + others.length,
    described: ofCodes + ofWindow.length + actFaults.length + others.length,
  };
}

/** Returns the queries if no check found a fault. **Throws** a problem of status 400 that names each fault. */
export function requireNoFaults(all: readonly QueryCheck[]): readonly CheckedQuery[] {
  const faults = all.flatMap((one) => one.faults);
  const [first] = faults;
  if (first !== undefined)
    throw problemWith(
      first.code,
      faults.map(({ fault }) => fault),
      all.reduce((sum, { count }) => sum + count, 0),
    );
  return all.map(({ checked }) => checked);
}
