import type { AnyCall } from '../../answers/checked-call.js';
import { operationFor, routeOf, type RouteOperation } from '../../http/contract/routes.js';
import { checkCall } from '../../http/steps/validate.js';
import type { ContractCheck } from '../../http/pipeline/validator.js';
import { Problem, invalidMember } from '../../domain/problems.js';
import { quoted, truncated } from '../../domain/text/quoted.js';
import type { LinkedCall, PermalinkFormat } from './permalink-store.js';

const ofLink = ({ code, message, errors }: Problem): Problem =>
  new Problem(code, message, {
    errors: errors.map(({ pointer, ...fault }) => ({
      ...fault,
      ...(pointer !== undefined && { pointer: `/body${pointer}` }),
    })),
  });

/** Runs a check of a permalink's call. Pointers in its problems are prefixed with `/body`. */
export async function withPermalinkPointers<T>(check: () => T | Promise<T>): Promise<T> {
  try {
    return await check();
  } catch (error) {
    throw error instanceof Problem ? ofLink(error) : error;
  }
}

/**
 * Checks the call of a permalink against the contract, as if it were a separate request. **Throws** a problem of status
 * 400.
 */
export type PermalinkCall = (link: LinkedCall, format: PermalinkFormat) => Promise<AnyCall>;

const methodOf = ({ body }: LinkedCall): 'GET' | 'POST' => (body === undefined ? 'GET' : 'POST');

/** Whether an operation returns JSON and only reads. */
const isLinkable = ({ operation }: RouteOperation, method: 'GET' | 'POST'): boolean =>
  operation['x-answers'] === undefined && (method === 'GET' || operation['x-safe'] === true);

/** Returns why a permalink cannot have a path. `operation` is `undefined` if no operation has the path. */
function faultOf(path: string, method: 'GET' | 'POST', operation: RouteOperation | undefined): string {
  const wanted = `an operation that takes ${method === 'GET' ? 'GET' : 'a body'} and returns JSON`;
  const hint = method === 'GET' ? '; one that takes POST needs a body' : '';
  if (operation === undefined) return `/path ${quoted(path)} is not ${wanted}${hint}.`;
  const answers = operation.operation['x-answers'];
  const what = answers === undefined ? 'changes something' : `returns a ${answers}`;
  return `/path ${quoted(path)} ${what}: a permalink needs ${wanted}.`;
}

/**
 * Returns the operation of a permalink. **Throws** a problem of status 400 if the path has no operation that a
 * permalink can call.
 */
function operationOf(link: LinkedCall): RouteOperation {
  const [path = ''] = link.path.split('?');
  const method = methodOf(link);
  const route = routeOf(path);
  const operation = route && operationFor(route, method);
  if (operation !== undefined && isLinkable(operation, method)) return operation;
  throw invalidMember('/path', faultOf(path, method, operation), truncated(path));
}

/**
 * Returns the formats of an operation. Operations of the contract itself have CSV, as do extensions with the parameter
 * `format`.
 */
const formatsOf = ({ operation, parameters }: RouteOperation): readonly PermalinkFormat[] =>
  operation['x-extension'] !== true || parameters.some(({ name }) => name === 'format') ? ['csv', 'json'] : ['json'];

/** Returns the formats of a permalink's call, the default one first. **Throws** a problem of status 400. */
export const formatsOfCall = (link: LinkedCall): readonly PermalinkFormat[] => formatsOf(operationOf(link));

function asked({ path, table }: LinkedCall, format: PermalinkFormat, formats: readonly PermalinkFormat[]): string {
  const extra = new URLSearchParams({
    ...(formats.includes('csv') && { format }),
    ...(format === 'csv' && table !== undefined && { table }),
  }).toString();
  return extra === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${extra}`;
}

/** Returns a function that checks the calls of permalinks in the same way as requests. */
export const permalinkCall =
  (check: ContractCheck): PermalinkCall =>
  async (link, format) => {
    const url = asked(link, format, formatsOfCall(link));
    const [path = '', ...query] = url.split('?');
    const unchecked = {
      method: methodOf(link),
      path,
      route: routeOf(path),
      queryText: query.join('?'),
      body: structuredClone(link.body) as unknown,
    };
    return withPermalinkPointers(() => checkCall(check, unchecked));
  };
