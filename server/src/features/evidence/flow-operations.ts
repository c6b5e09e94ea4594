import {
  absenceReasons,
  codesOfTier,
  flowOf,
  isMetricCode,
  metricOf,
  noFlowReason,
  roundTo,
  VALUE_DECIMALS,
  type FlowFilter,
  type Match,
  type MatchView,
  type MetricCode,
  type Occurrence,
} from '@goalsquare/engine';
import type { FlowOccurrence, Query } from '@goalsquare/openapi';
import { computedList } from '../../answers/json/computed-list.js';
import { cachedMatchView } from '../../answers/shapes/match-views.js';
import { codesOrFaults } from '../../answers/statistics/metric-faults.js';
import { queryLocation, type FaultLocation, requireNoFaults } from '../../domain/fault-location.js';
import { requireStarted, requireTeams, requireTransactions } from '../../domain/gates.js';
import { MAX_FAULTS } from '../../domain/problems.js';
import { workQueue, type Steps } from '../../domain/work-queue.js';
import type { ExtensionEndpoint, ExtensionEndpoints } from '../../http/pipeline/extensions.js';
import { metricFrom } from '../../answers/shapes/metric.js';
import { actShape, namesIn } from '../../answers/evidence/act-shapes.js';
import { actColumns } from './act-columns.js';
import { csvOfItems } from '../../answers/csv/items.js';
import { preferredFormat } from '../../http/pipeline/preferred-format.js';
import { itemFormats, jsonLinesOf, type ItemFormat } from './item-formats.js';
import { itemPage, linkNext, nextCursor } from '../../http/pipeline/item-page.js';
import { itemResponse } from './item-response.js';
import { requestedMatch, type MatchServices } from '../../http/pipeline/requested-match.js';
import { videoClock, videoTimeline, type VideoInstance } from './video-timeline.js';

const formats: readonly ItemFormat[] = ['json', 'csv', 'jsonl', 'xml'];

/** Returns the metrics that a request names, or all metrics of a tier. **Throws** a problem of status 400. */
function codesOf({ metric }: Query<'getPlayerStatistics'>, tier: Parameters<typeof codesOfTier>[0]) {
  if (metric === undefined || metric.length === 0) return codesOfTier(tier);
  const unknown = [...metric.keys()].filter((index) => !isMetricCode(metric[index] as string));
  const place: FaultLocation = (member, n) => queryLocation(member, n === undefined ? n : unknown[n]);
  const names = unknown.map((index) => metric[index] as string);
  const { faults, count } = codesOrFaults('player', names, place, MAX_FAULTS);
  requireNoFaults(faults, count);
  return [...new Set(metric)] as MetricCode[];
}

/** Parameters that filter the flow. */
interface FlowQuery extends Pick<Query<'getPlayerStatistics'>, 'period' | 'zone'> {
  readonly squadId?: readonly number[];
  readonly personId?: readonly number[];
  readonly orderBy?: 'time' | '-time';
}

/**
 * Returns the filter that a request describes. Persons who are not in the match select nothing. **Empty**: `undefined`
 * if neither squad of the match is selected.
 */
function filterOf(match: Match, { period, zone, squadId, personId, orderBy }: FlowQuery): FlowFilter | undefined {
  const { home, away } = match.details().header;
  const [hasHome, hasAway] = [home, away].map(({ id }) => squadId === undefined || squadId.includes(id));
  if (hasHome !== true && hasAway !== true) return undefined;
  const slots = personId?.map((id) => match.persons.indexOf(id)).filter((slot) => slot >= 0);
  return {
    ...(period && { periods: period }),
    ...(zone && { zones: zone }),
    ...(hasHome !== hasAway && { side: hasHome === true ? 0 : 1 }),
    ...(slots && { slots }),
    isReversed: orderBy === '-time',
  };
}

/** Counts all occurrences and collects those on a page. */
function* pageOf(
  all: Generator<Occurrence | undefined>,
  { from, limit }: { readonly from: number; readonly limit: number },
): Steps<{ readonly count: number; readonly shown: readonly Occurrence[] }> {
  const shown: Occurrence[] = [];
  let count = 0;
  for (const one of all) {
    if (one === undefined) {
      yield;
      continue;
    }
    if (count >= from && count < from + limit) shown.push(one);
    count += 1;
  }
  return { count, shown };
}

const shapeOf = (view: MatchView, occurrence: Occurrence): FlowOccurrence => ({
  metricCode: occurrence.code,
  amount: roundTo(occurrence.amount, VALUE_DECIMALS),
  ...actShape(view, occurrence),
});

const columns = [
  { name: 'metric_code', of: ({ metricCode }: FlowOccurrence) => metricCode },
  { name: 'amount', of: ({ amount }: FlowOccurrence) => amount },
  ...actColumns,
];

function* instancesOf(view: MatchView, shapes: Iterable<FlowOccurrence>): Generator<VideoInstance> {
  const names = namesIn(view);
  for (const { metricCode, period, periodSecs, squadId, personId, zone, amount } of shapes)
    yield {
      code: metricOf(metricCode as MetricCode).name,
      period,
      from: periodSecs,
      to: periodSecs,
      labels: [
        ['Squad', names.squads.get(squadId) ?? ''],
        ...(personId === undefined ? [] : [['Player', names.persons.get(personId) ?? ''] as const]),
        ['Zone', zone],
        ['Amount', amount],
        ['Period', period],
      ],
    };
}

/** Divides the requested metrics into those with a flow, those without one, and those that the match lacks. */
function sorted(match: Match, codes: readonly MetricCode[], { zones }: FlowFilter = {}) {
  const excluded = codes.flatMap((code) => {
    const reason = noFlowReason(code);
    return reason === undefined ? [] : [{ code, reason }];
  });
  const listed = codes.filter((code) => noFlowReason(code) === undefined);
  const levelOf = (code: MetricCode) => (metricOf(code).formula.squad === undefined ? 'player' : 'squad');
  const absent = listed.flatMap((code) => absenceReasons(match, levelOf(code), [code], { ...(zones && { zones }) }));
  const lacking = new Set(absent.map(({ code }) => code));
  return { excluded, absent, listed: listed.filter((code) => !lacking.has(code)) };
}

const flowEndpoint =
  (services: MatchServices): ExtensionEndpoint =>
  async (request) => {
    const { req, res, call, account } = request;
    const { query } = call;
    const codes = codesOf(query, account.licence.tier);
    const requested = await requestedMatch(services, request);
    const { match, tag } = requested;
    const format = preferredFormat(req, query.format, itemFormats, formats);
    const page = itemPage(query, tag, format !== 'json');
    const compute = async (): Promise<object> => {
      const filter = filterOf(match, query);
      const { excluded, absent, listed } = sorted(match, codes, filter);
      const all = filter === undefined ? flowOf(match, []) : flowOf(match, listed, filter);
      const { count, shown } = await workQueue.finish(pageOf(all, page));
      const view = cachedMatchView(match);
      const shapes = computedList(shown, (one) => [shapeOf(view, one)]);
      if (format === 'csv') return csvOfItems(columns, shapes);
      if (format === 'jsonl') return jsonLinesOf(shapes);
      if (format === 'xml') return videoTimeline(videoClock(match, query), instancesOf(view, shapes));
      const next = nextCursor(page, count, tag);
      linkNext(req, res, next);
      return {
        matchId: match.id,
        metrics: listed.map(metricFrom),
        excluded,
        ...(absent.length > 0 && { absent }),
        occurrenceCount: count,
        occurrences: shapes,
        ...(next !== undefined && { next }),
      };
    };
    return {
      gated: { match, gates: [requireTransactions, requireStarted, requireTeams] },
      response: itemResponse(requested, format, `${match.id}-flow`, compute),
    };
  };

export const flowEndpoints = (services: MatchServices): Pick<ExtensionEndpoints, 'getMatchFlow'> => ({
  getMatchFlow: flowEndpoint(services),
});
