import type { StatisticLevel } from '@goalsquare/engine';
import { actsOfItem } from '../../answers/statistics/act-filter.js';
import { inPieces, memberTexts } from '../../answers/json/json-pieces.js';
import { JSON_TYPE } from '../../answers/json/json.js';
import { Written } from '../../answers/json/written.js';
import { labelled } from '../../answers/statistics/labels.js';
import { invalidParameter } from '../../domain/problems.js';
import { truncated } from '../../domain/text/quoted.js';
import { workQueue } from '../../domain/work-queue.js';
import { routeOf } from '../../http/contract/routes.js';
import type { ContractCheck } from '../../http/pipeline/validator.js';
import type { ExtensionRequest } from '../../http/pipeline/extensions.js';
import { MAX_URI_BYTES } from '../../http/steps/size-limits.js';
import { checkCall } from '../../http/steps/validate.js';
import { checkQuery, type CheckedQuery } from './checked-query.js';
import { cursorOf, pageOf, writtenTable, type Answered, type WrittenTable } from './page.js';
import type { ResolvedQuery } from './query-runner.js';
import type { RequestedQuery } from './requested-query.js';
import { requireMetrics } from './requests.js';
import { itemLocation, type FaultLocation } from '../../domain/fault-location.js';
import { checkEach } from '../../answers/statistics/checked-choices.js';

/** A set of queries, as in the contract. */
export interface QueryBatch {
  readonly queries: readonly (RequestedQuery & { readonly id?: string })[];
}

/** Name of the parameter that contains a set of queries as JSON. */
const PARAMETER = 'queries';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const detail = `${PARAMETER} is not JSON: ${(error as Error).message}.`;
    throw invalidParameter(PARAMETER, detail, truncated(text));
  }
}

/**
 * Returns the set of queries in a parameter. **Empty**: `undefined` without the parameter. Rejects with a problem of
 * status 400 if the queries are invalid, or combined with other parameters.
 */
export async function batchOfParameters(
  check: ContractCheck,
  { req: { path }, call: { query } }: ExtensionRequest,
): Promise<QueryBatch | undefined> {
  const { [PARAMETER]: text, ...others } = query;
  if (typeof text !== 'string') return undefined;
  const [other] = Object.keys(others).filter((name) => name !== 'limit' || others.limit !== undefined);
  if (other !== undefined) {
    const detail = `${PARAMETER} cannot be combined with ${other}.`;
    throw invalidParameter(PARAMETER, detail);
  }
  const { body } = await checkCall(check, {
    method: 'POST',
    path,
    route: routeOf(path),
    queryText: '',
    body: { queries: parsed(text) },
  });
  return body as QueryBatch;
}

/** Returns the URL of the GET that returns the same results. **Empty**: `undefined` if the URL would be too long. */
export function permalinkOf(path: string, { queries }: QueryBatch): string | undefined {
  const url = `${path}?${PARAMETER}=${encodeURIComponent(JSON.stringify(queries))}`;
  return url.length <= MAX_URI_BYTES ? url : undefined;
}

/** Locates members of a query of a set. */
export const inBody = (at: number): FaultLocation => itemLocation(PARAMETER, at);

/** Checks the queries of a set. **Throws** a problem of status 400 or 403. */
export function checkBatch(
  request: ExtensionRequest,
  level: StatisticLevel,
  { queries }: QueryBatch,
): readonly CheckedQuery[] {
  const { tier } = request.account.licence;
  const checked = checkEach(queries, (query, at, described) => {
    const place = inBody(at);
    return checkQuery({ level, tier, place, acts: actsOfItem(query, place) }, query, described);
  });
  requireMetrics(
    request,
    checked.map((one, at) => ({ request: one.request, place: inBody(at) })),
  );
  for (const [at, one] of checked.entries()) cursorOf(one, inBody(at));
  return checked;
}

type LabelledTable = WrittenTable & { readonly id: string };

function* resultTexts(results: readonly LabelledTable[]): Generator<string> {
  let comma = '{"results":[';
  for (const result of results) {
    yield comma;
    yield* memberTexts(result);
    comma = ',';
  }
  yield ']}';
}

/** Returns the results of a set of queries as JSON, in the order of the queries. */
export async function batchResults(
  batch: QueryBatch,
  resolved: readonly ResolvedQuery[],
  answers: readonly Answered[],
): Promise<Written> {
  const results: LabelledTable[] = [];
  for (const [at, { id }] of labelled(batch.queries).entries()) {
    const [one, answered] = [resolved[at], answers[at]];
    if (one === undefined || answered === undefined) throw new Error('a query of a batch was not answered');
    const { checked } = one;
    const page = await workQueue.finish(pageOf(checked, cursorOf(checked, inBody(at)), answered));
    results.push({ id, ...writtenTable(checked, answered, page) });
  }
  return new Written(JSON_TYPE, inPieces(resultTexts(results)));
}
