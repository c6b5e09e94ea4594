import type { Request, RequestHandler } from 'express';
import type { OperationId } from '@goalsquare/openapi';
import { Problem, problemWith, type ProblemCode } from '../problems.js';
import { operationFor, routeOf, type RouteOperation } from '../contract/routes.js';
import type { Schema } from '../contract/schema.js';
import { CountedLru } from '../caches.js';
import { shown } from '../text/shown.js';
import { bodyFaults, type Finding } from './body-faults.js';
import { overlongLists } from './list-limits.js';
import { checkPath } from './path-faults.js';
import { parseQuery } from './query-parser.js';
import { queryFaults } from './query-faults.js';
import type { CheckedCall } from './request.js';
import type { ContractCheck } from './validator.js';

/** Checked GET requests remembered, by their raw URL: what one is checked to depends on nothing else. */
const REMEMBERED = 2000;

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
  requestBody === undefined ? {} : (requestBody as { readonly content: { readonly 'application/json': { readonly schema: Schema } } }).content['application/json'].schema;

function checkLists(operation: RouteOperation, body: unknown): void {
  const faults = overlongLists(bodySchemaOf(operation), body);
  if (faults.length > 0) throw problemWith('invalid-body', faults);
}

const findingsOf = (error: unknown): readonly Finding[] =>
  error instanceof Error && 'status' in error && error.status === 400 && 'errors' in error ? (error.errors as readonly Finding[]) : [];

/** What the validator refuses without saying where. */
const codesOfStatus: ReadonlyMap<unknown, ProblemCode> = new Map([
  [400, 'invalid-parameter'], [404, 'route-not-found'], [405, 'method-not-allowed'], [413, 'request-too-long'], [415, 'malformed-body'],
]);

function problemFrom(error: unknown, operation: RouteOperation, body: unknown): unknown {
  const findings = findingsOf(error);
  const inBody = findings.filter(({ path }) => path === '' || path === '/body' || path.startsWith('/body/'));
  if (inBody.length > 0) return problemWith('invalid-body', bodyFaults(bodySchemaOf(operation), inBody, body));
  if (findings.length > 0) return problemWith('invalid-parameter', findings.map(({ message }) => ({ detail: message })));
  const code = error instanceof Error && 'status' in error ? codesOfStatus.get(error.status) : undefined;
  return code === undefined ? error : new Problem(code, (error as Error).message);
}

/** Holds a request against the contract, and leaves on it the operation it asks for with converted parameters. `remembers` GET requests it has checked. */
export function validate(check: ContractCheck, remembers: number = REMEMBERED): RequestHandler {
  const remembered = new CountedLru<string, CheckedCall>('checked-requests', remembers);
  return async (req, res, next) => {
    const known = req.method === 'GET' ? remembered.get(req.originalUrl) : undefined;
    if (known === undefined) {
      const operation = operationOf(req);
      checkQuery(operation, queryTextOf(req));
      checkLists(operation, req.body);
      try {
        await check(req, res);
      } catch (error) {
        throw problemFrom(error, operation, req.body);
      }
      const operationId: OperationId = operation.operation.operationId;
      req.call = { operationId, path: req.params, query: req.query, body: req.body as unknown };
      if (req.method === 'GET') remembered.set(req.originalUrl, req.call);
    } else req.call = known;
    next();
  };
}
