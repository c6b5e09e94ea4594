import { ByteCache } from '@goalsquare/data';
import { Problem, problemWith, type ProblemCode } from '../../domain/problems.js';
import { lookupCounts } from '../../domain/caches.js';
import { memoryParts } from '../../domain/memory/memory-parts.js';
import { workQueue } from '../../domain/work-queue.js';
import { operationFor, routeNotFound, type Route, type RouteOperation } from '../contract/routes.js';
import type { Schema } from '../contract/schema.js';
import { bodyFaults, checkEarly, type Finding } from '../pipeline/body-faults.js';
import { checkPath, queryFaults } from '../pipeline/parameter-faults.js';
import { parseQuery, type RawQuery } from '../pipeline/query-parser.js';
import type { AnyCall } from '../../answers/checked-call.js';
import type { RequestContext } from '../pipeline/context.js';
import type { Step } from '../pipeline/run-steps.js';
import type { ContractCheck } from '../pipeline/validator.js';
import { methodNotAllowed } from '../pipeline/method-not-allowed.js';

/** Checked GET requests by URL. The checked call depends on nothing else. */
export type CheckedCalls = ByteCache<string, AnyCall>;

/**
 * Memory that a checked call takes apart from its URL, and for each character of the URL: texts, values, cache keys.
 */
const CALL_BYTES = 3072;
const LETTER_BYTES = 12;

/** The share of their memory part that checked requests may fill. */
const SHARE = 0.3;

/** Returns a cache for checked calls, by URL. With a limit of 0 it remembers nothing. */
export const checkedCalls = (part = memoryParts.requests): CheckedCalls =>
  new ByteCache(part, {
    share: SHARE,
    sizeOf: (_call, url) => CALL_BYTES + url.length * LETTER_BYTES,
    lookups: lookupCounts('checked-calls'),
  });

/** A call as sent. */
export interface UncheckedCall {
  readonly method: string;
  readonly path: string;
  /** The contract's route. **Empty**: the contract has no such path. */
  readonly route: Route | undefined;
  readonly queryText: string;
  readonly body: unknown;
}

function operationOf({ method, path, route }: UncheckedCall): readonly [Route, RouteOperation] {
  if (route === undefined) throw routeNotFound(path);
  const operation = operationFor(route, method);
  if (operation === undefined) throw methodNotAllowed(method, route.template, route.allow);
  checkPath(operation.parameters, route.valuesIn(path));
  return [route, operation];
}

function checkQuery({ parameters }: RouteOperation, query: RawQuery): void {
  const { unknown, invalid } = queryFaults(parameters, query);
  if (unknown.length > 0) throw problemWith('unknown-parameter', [...unknown, ...invalid]);
  if (invalid.length > 0) throw problemWith('invalid-parameter', invalid);
}

const bodySchemaOf = ({ operation: { requestBody } }: RouteOperation): Schema =>
  requestBody === undefined
    ? {}
    : (requestBody as { readonly content: { readonly 'application/json': { readonly schema: Schema } } }).content[
        'application/json'
      ].schema;

const findingsOf = (error: unknown): readonly Finding[] =>
  error instanceof Error && 'status' in error && error.status === 400 && 'errors' in error
    ? (error.errors as readonly Finding[])
    : [];

/** Problem codes for statuses that the validator reports without a location. */
const codesOfStatus: ReadonlyMap<unknown, ProblemCode> = new Map([
  [400, 'invalid-parameter'],
  [404, 'route-not-found'],
  [405, 'method-not-allowed'],
  [413, 'request-too-long'],
  [415, 'malformed-body'],
]);

function problemFrom(error: unknown, operation: RouteOperation, body: unknown): unknown {
  const findings = findingsOf(error);
  const inBody = findings.filter(({ path }) => path === '' || path === '/body' || path.startsWith('/body/'));
  if (inBody.length > 0) return problemWith('invalid-body', bodyFaults(bodySchemaOf(operation), inBody, body));
  if (findings.length > 0)
    return problemWith(
      'invalid-parameter',
      findings.map(({ message }) => ({ detail: message })),
    );
  const code = error instanceof Error && 'status' in error ? codesOfStatus.get(error.status) : undefined;
  return code === undefined ? error : new Problem(code, (error as Error).message);
}

/** Checks a call against the contract, in two steps. Rejects with a problem of status 400, 404, 405 or 413. */
export async function checkCall(check: ContractCheck, call: UncheckedCall): Promise<AnyCall> {
  const { method, path, queryText, body } = call;
  const [route, operation] = operationOf(call);
  const query = parseQuery(queryText, operation.listNames);
  checkQuery(operation, query);
  checkEarly(bodySchemaOf(operation), body);
  try {
    const sent = { method: method === 'QUERY' ? 'POST' : method, path, query, body };
    const values = await workQueue.runSoon(() => check(route.template, sent));
    return { operationId: operation.operation.operationId, ...values };
  } catch (error) {
    throw problemFrom(error, operation, body);
  }
}

const queryTextOf = (url: string): string => {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at + 1);
};

/** Returns a step that reuses the remembered call of a GET request if its URL has already been checked. */
export const recall =
  (remembered: CheckedCalls): Step =>
  ({ req }) => {
    if (req.method !== 'GET' || req.call !== undefined) return;
    const call = remembered.get(req.originalUrl);
    if (call !== undefined) req.call = call;
  };

/**
 * Returns a step that checks a request against the contract in its turn, unless its call is already set. It sets the
 * call: the operation with its converted parameters. It remembers GET requests by URL. **Throws** a problem of status
 * 400, 404, 405 or 413.
 */
export function validate(check: ContractCheck, remembered: CheckedCalls): Step {
  const checkAndRemember = async ({ req, path, route }: RequestContext): Promise<void> => {
    const { method, originalUrl } = req;
    const body = req.body as unknown;
    req.call = await checkCall(check, { method, path, route, queryText: queryTextOf(originalUrl), body });
    if (method === 'GET') remembered.set(originalUrl, req.call);
  };
  return (context): void | Promise<void> => {
    if (context.req.call === undefined) return workQueue.runSoon(() => checkAndRemember(context));
  };
}
