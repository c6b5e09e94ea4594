import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import type { ReadActs } from '../../answers/statistics/act-filter.js';
import { metricsLacking, refusableCodes } from '../../domain/licences.js';
import { problemWith } from '../../domain/problems.js';
import { workQueue } from '../../domain/work-queue.js';
import { listTag } from '../../http/pipeline/find-resource.js';
import { cacheControl, DATA_VARIES, hasResponse } from '../../http/pipeline/freshness.js';
import { send } from '../../http/pipeline/send.js';
import type { ExtensionRequest } from '../../http/steps/extensions.js';
import { checkQuery, requireNoFaults, type CheckedQuery, type QueryContext } from './checked-query.js';
import { fileOf, type FileFormat, type FlatTable, type Format } from './formats.js';
import { cursorOf, digestOf } from './page.js';
import { waitOf } from './preferences.js';
import { requireCost, requireParquetRows } from './query-cost.js';
import type { Client, QueryRunner, ResolvedQuery } from './query-runner.js';
import { inParameters, type MemberLocation, type RequestedQuery } from './requested-query.js';

const TAG_DIGITS = 22;

/** Returns a signal that is aborted once the client of a response is gone. */
function goneSignal(res: Response): AbortSignal {
  const controller = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** Returns who sends a request, and how long it waits for matches. */
export const clientOf = ({ req, res, account }: ExtensionRequest): Client => ({
  account,
  signal: goneSignal(res),
  wait: waitOf(req.get('Prefer')),
});

/** Requires that a licence includes the metrics that queries name. **Throws** a problem of status 403. */
export function requireMetrics(
  { account: { licence } }: Pick<ExtensionRequest, 'account'>,
  queries: readonly { readonly request: RequestedQuery; readonly place: MemberLocation }[],
): void {
  const faults = queries.flatMap(({ request, place }) => metricsLacking(refusableCodes(request), licence, place));
  if (faults.length > 0) throw problemWith('metric-not-licensed', faults);
}

/** Checks the query of parameters. **Throws** a problem of status 400 or 403. */
export function checkOne(
  request: ExtensionRequest,
  level: QueryContext['level'],
  query: RequestedQuery,
  acts: ReadActs,
): CheckedQuery {
  const place = inParameters;
  const check = checkQuery({ level, tier: request.account.licence.tier, place, acts }, query);
  requireNoFaults([check]);
  requireMetrics(request, [{ request: query, place }]);
  cursorOf(check.checked, place);
  return check.checked;
}

/** Returns the entity tag of pages in a format. */
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

/** What a response can be reused by. **Units**: `maxAge` in seconds. */
export interface Freshness {
  readonly tag: string;
  readonly maxAge: number;
}

/** Sets the headers that caches read. */
export function setCacheHeaders(res: Response, { tag, maxAge }: Freshness): void {
  res.vary(DATA_VARIES);
  res.setHeader('Cache-Control', cacheControl(maxAge));
  res.setHeader('ETag', tag);
}

/**
 * Finds the matches of queries, checks their cost and holds the memory of their results. **Empty**: `undefined` if the
 * caller has the response, and was sent 304. Rejects with a problem of status 403, 404, 413 or 503.
 */
export async function resolveAll(
  runner: QueryRunner,
  { req, res, account }: ExtensionRequest,
  checked: readonly CheckedQuery[],
  format: Format,
): Promise<{ readonly resolved: readonly ResolvedQuery[]; readonly freshness: Freshness } | undefined> {
  const resolved: ResolvedQuery[] = [];
  for (const one of checked) resolved.push(await runner.resolve(one, account));
  const cost = resolved.reduce((sum, one) => sum + runner.costOf(one), 0);
  requireCost(cost);
  if (format === 'parquet')
    for (const { checked: one, selected } of resolved)
      requireParquetRows({ query: one.query, seasons: selected.seasons }, one.limit);
  const freshness = {
    tag: tagOf(account, resolved, format),
    maxAge: Math.min(...resolved.map(({ maxAge }) => maxAge)),
  };
  if (req.method === 'POST' || !hasResponse(req.headers['if-none-match'], freshness.tag)) {
    await runner.holdMemory(cost, res);
    return { resolved, freshness };
  }
  setCacheHeaders(res, freshness);
  res.status(304).end();
  return undefined;
}

/** Sends rows as a file. */
export async function sendFile(res: Response, format: FileFormat, name: string, table: FlatTable): Promise<void> {
  res.setHeader('Content-Disposition', `attachment; filename="${name}.${format}"`);
  await send(res, await fileOf(format, table, (steps) => workQueue.finish(steps)));
}

/** Adds the URL of the next page to a response. **Empty**: adds nothing on the last page. */
export function linkNext(req: Request, res: Response, next: string | undefined): void {
  if (next === undefined) return;
  const [path = '', query = ''] = req.originalUrl.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('cursor', next);
  res.links({ next: `${path}?${parameters.toString()}` });
}
