import { createHash } from 'node:crypto';
import type { MetricValidation } from '@goalsquare/openapi';
import type { ReadActs } from '../../answers/statistics/act-filter.js';
import { metricsLacking, refusableCodes } from '../../domain/licences.js';
import { problemWith, MAX_FAULTS } from '../../domain/problems.js';
import { workQueue } from '../../domain/work-queue.js';
import { listTag } from '../../http/pipeline/find-resource.js';
import { linkNext } from '../../http/pipeline/item-page.js';
import type { ExtensionRequest } from '../../http/pipeline/extensions.js';
import type { Freshness, PreparedResponse } from '../../http/pipeline/services.js';
import { checkQuery, type CheckedQuery } from './checked-query.js';
import { fileOf, type FlatTable, type Format } from './formats.js';
import { cursorOf, digestOf, pageOf, type Answered, type Page } from './page.js';
import type { Waiting } from './awaited-work.js';
import { waitOf } from './preferences.js';
import type { QueriesCost } from './answer-query.js';
import { requireCost, requireParquetRows } from './query-cost.js';
import { addValidation } from './query-validation.js';
import type { Client, QueryRunner, ResolvedQuery } from './query-runner.js';
import type { RequestedQuery } from './requested-query.js';
import { queryLocation, type FaultLocation, requireNoFaults } from '../../domain/fault-location.js';
import type { StatisticLevel } from '@goalsquare/engine';
import { goneSignal } from '../../domain/client-gone.js';

const TAG_DIGITS = 22;

/** Returns how long a request waits for its result. It stops waiting when its client disconnects. */
export const waitingOf = ({ req, res }: Pick<ExtensionRequest, 'req' | 'res'>): Waiting => ({
  signal: goneSignal(res),
  wait: waitOf(req.get('Prefer')),
});

/** Returns the sender of queries. The memory that it holds depends on the cost of the queries. */
const clientOf = (runner: QueryRunner, request: ExtensionRequest, { values }: QueriesCost): Client => ({
  ...waitingOf(request),
  account: request.account,
  hold: () => runner.holdMemory(values, request.res),
});

/** Requires that a licence includes the metrics of queries. **Throws** a problem of status 403. */
export function requireMetrics(
  { account: { licence } }: Pick<ExtensionRequest, 'account'>,
  queries: readonly { readonly request: RequestedQuery; readonly place: FaultLocation }[],
): void {
  const faults = queries.flatMap(({ request, place }) => metricsLacking(refusableCodes(request), licence, place));
  if (faults.length > 0) throw problemWith('metric-not-licensed', faults);
}

/** Checks the query in a request's parameters. **Throws** a problem of status 400 or 403. */
export function checkOne(
  request: ExtensionRequest,
  level: StatisticLevel,
  query: RequestedQuery,
  acts: ReadActs,
): CheckedQuery {
  const place = queryLocation;
  const context = { level, tier: request.account.licence.tier, place, acts };
  const { checked, faults, count } = checkQuery(context, query, MAX_FAULTS);
  requireNoFaults(faults, count);
  requireMetrics(request, [{ request: query, place }]);
  cursorOf(checked, place);
  return checked;
}

/** Returns the entity tag for pages in a format. */
export function tagOf(account: ExtensionRequest['account'], queries: readonly ResolvedQuery[], format: Format): string {
  const of = queries.map(({ checked, version }) => {
    const { request, limit, cursor, fields } = checked;
    return [version, digestOf(checked), 'id' in request ? request.id : '', limit, cursor, fields];
  });
  const digest = createHash('sha256')
    .update(JSON.stringify([format, of]))
    .digest('base64url');
  return listTag(digest.slice(0, TAG_DIGITS), account);
}

/** Queries with their seasons and their cost, and the freshness of the response. */
export interface ResolvedQueries extends Freshness {
  readonly resolved: readonly ResolvedQuery[];
  readonly cost: QueriesCost;
}

/** Finds the seasons of queries, and checks their cost. Rejects with a problem of status 403, 404 or 413. */
export async function resolveAll(
  runner: QueryRunner,
  { account }: ExtensionRequest,
  checked: readonly CheckedQuery[],
  format: Format,
): Promise<ResolvedQueries> {
  const resolved: ResolvedQuery[] = [];
  for (const one of checked) resolved.push(await runner.resolve(one, account));
  const cost = await runner.costOf(resolved);
  requireCost(cost);
  if (format === 'parquet')
    for (const { checked: one, selected } of resolved)
      requireParquetRows({ query: one.query, seasons: selected.seasons }, one.limit);
  return {
    resolved,
    cost,
    tag: tagOf(account, resolved, format),
    maxAge: Math.min(...resolved.map(({ maxAge }) => maxAge)),
  };
}

/** The result of a query, and the requested page of it. */
export interface AnsweredPage {
  readonly answered: Answered;
  readonly page: Page;
}

/** Computes a request's queries, in order, once there is memory for the results. */
export const answerAll = (
  runner: QueryRunner,
  request: ExtensionRequest,
  { cost, resolved }: Pick<ResolvedQueries, 'cost' | 'resolved'>,
): Promise<readonly Answered[]> => runner.answerAll(resolved, clientOf(runner, request, cost));

/** Computes the single query of a request. */
export async function answerOne(
  runner: QueryRunner,
  request: ExtensionRequest,
  resolved: ResolvedQueries,
): Promise<Answered> {
  const [answered] = await answerAll(runner, request, resolved);
  if (answered === undefined) throw new Error('no query was resolved');
  return answered;
}

/** Returns the response of one query: JSON, or a file with a name. */
export function onePage(
  runner: QueryRunner,
  request: ExtensionRequest,
  checked: CheckedQuery,
  resolved: ResolvedQueries,
  { format, name, write }: { format: Format; name: string; write: (one: AnsweredPage) => WrittenPage },
): PreparedResponse {
  const { req, res } = request;
  const { tag, maxAge } = resolved;
  const compute = async (): Promise<unknown> => {
    const answered = await answerOne(runner, request, resolved);
    const page = await workQueue.finish(pageOf(checked, cursorOf(checked, queryLocation), answered));
    const { json, table, validation } = write({ answered, page });
    linkNext(req, res, page.next);
    addValidation(res, format, validation);
    return format === 'json' ? json : fileOf(format, table, (steps) => workQueue.finish(steps));
  };
  return { tag, maxAge, fileName: format === 'json' ? undefined : `${name}.${format}`, compute };
}

/** A page as JSON and as a table. Only one of them is sent. */
export interface WrittenPage {
  readonly json: object;
  readonly table: FlatTable;
  readonly validation: readonly MetricValidation[] | undefined;
}
