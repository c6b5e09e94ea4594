import type { Lru } from '@goalsquare/data';
import type { Request, RequestHandler, Response } from 'express';
import { MAX_FAULTS, Problem, problemWith, type ProblemCode } from '../../domain/problems.js';
import { operationFor, routeOf, type RouteOperation } from '../contract/routes.js';
import type { Schema } from '../contract/schema.js';
import { CountedLru } from '../../domain/caches.js';
import { shown } from '../../domain/text/shown.js';
import { bodyFaults, type Finding } from './body-faults.js';
import { earlyFindings } from './early-findings.js';
import { checkPath } from './path-faults.js';
import { parseQuery } from './query-parser.js';
import { queryFaults } from './query-faults.js';
import type { AnyCall } from '../../answers/checked-call.js';
import type { ContractCheck } from './validator.js';

/** GET requests that were checked, by their raw URL: what one is checked to depends on nothing else. */
export type CheckedRequests = Lru<string, AnyCall>;

/** Checked requests remembered. */
const REMEMBERED = 2000;

/** Remembers checked requests, or none. */
export const checkedRequests = (keeps: 'some' | 'none'): CheckedRequests =>
  new CountedLru<string, AnyCall>('checked-requests', keeps === 'some' ? REMEMBERED : 0);

const pathOf = (req: Request): string => req.baseUrl + req.path;
const queryTextOf = (req: Request): string => req.originalUrl.split('?').slice(1).join('?');

function operationOf(req: Request): RouteOperation {
  const found = routeOf(pathOf(req));
  if (found === undefined) throw new Problem('route-not-found', `There is nothing at ${shown(pathOf(req))}.`);
  const operation = operationFor(found.route, req.method);
  if (operation === undefined) {
    const detail = `${req.method} is not allowed at ${found.route.template}; allowed are ${found.route.allow}.`;
    throw new Problem('method-not-allowed', detail, { headers: { Allow: found.route.allow } });
  }
  checkPath(operation.parameters, found.values);
  return operation;
}

function checkQuery({ parameters }: RouteOperation, text: string): void {
  const { unknown, invalid } = queryFaults(parameters, parseQuery(text));
  if (unknown.length > 0) throw problemWith('unknown-parameter', [...unknown, ...invalid]);
  if (invalid.length > 0) throw problemWith('invalid-parameter', invalid);
}

const bodySchemaOf = ({ operation: { requestBody } }: RouteOperation): Schema =>
  requestBody === undefined
    ? {}
    : (requestBody as { readonly content: { readonly 'application/json': { readonly schema: Schema } } }).content[
        'application/json'
      ].schema;

/** Rejects a body with more faults than an error lists, or with a list that is too long. **Throws** a problem. */
function checkEarly(operation: RouteOperation, body: unknown): void {
  const schema = bodySchemaOf(operation);
  const { findings, count } = earlyFindings(schema, body);
  const overlong = findings.filter(({ errorCode }) => errorCode === 'maxItems');
  if (count > MAX_FAULTS) throw problemWith('invalid-body', bodyFaults(schema, findings, body), count);
  if (overlong.length > 0) throw problemWith('invalid-body', bodyFaults(schema, overlong, body));
}

const findingsOf = (error: unknown): readonly Finding[] =>
  error instanceof Error && 'status' in error && error.status === 400 && 'errors' in error
    ? (error.errors as readonly Finding[])
    : [];

/** What the validator refuses without saying where. */
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

/**
 * What a request asks for, held against the contract. **Throws** a problem of status 400, 404 or 405, or rejects with
 * it where it takes a wait.
 */
export function checkedCall(check: ContractCheck, req: Request, res: Response): AnyCall | Promise<AnyCall> {
  const operation = operationOf(req);
  checkQuery(operation, queryTextOf(req));
  checkEarly(operation, req.body);
  const refused = (error: unknown): never => {
    throw problemFrom(error, operation, req.body);
  };
  const passed = (): AnyCall => ({
    operationId: operation.operation.operationId,
    path: req.params,
    query: req.query,
    body: req.body as unknown,
  });
  let waiting: Promise<void> | undefined;
  try {
    waiting = check(req, res);
  } catch (error) {
    refused(error);
  }
  return waiting === undefined ? passed() : waiting.then(passed, refused);
}

/**
 * Holds a request against the contract, unless a permalink was, and leaves on it the operation it asks for with
 * converted parameters. `remembered` are GET requests it has checked.
 */
export function validate(check: ContractCheck, remembered: CheckedRequests): RequestHandler {
  return (req, res, next) => {
    const learn = (call: AnyCall): void => {
      req.call = call;
      if (req.method === 'GET') remembered.set(req.originalUrl, call);
      next();
    };
    const known = req.call ?? (req.method === 'GET' ? remembered.get(req.originalUrl) : undefined);
    if (known !== undefined) {
      req.call = known;
      next();
      return;
    }
    const call = checkedCall(check, req, res);
    if (call instanceof Promise) call.then(learn, next);
    else learn(call);
  };
}
