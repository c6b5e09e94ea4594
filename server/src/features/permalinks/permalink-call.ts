import { operationFor, routeOf } from '../../http/contract/routes.js';
import { type CheckedCall, isContractCall } from '../../answers/checked-call.js';
import { checkCall } from '../../http/steps/validate.js';
import type { ContractCheck } from '../../http/pipeline/validator.js';
import { Problem, problemWith } from '../../domain/problems.js';
import { quoted, truncated } from '../../domain/text/quoted.js';
import type { LinkedCall, PermalinkFormat } from './permalink-store.js';

const ofLink = ({ code, message, errors }: Problem): Problem =>
  new Problem(code, message, {
    errors: errors.map(({ pointer, ...fault }) => ({
      ...fault,
      ...(pointer !== undefined && { pointer: `/body${pointer}` }),
    })),
  });

/** Checks the call of a permalink. Its problems point into `/body` of the permalink. */
export async function withPermalinkPointers<T>(check: () => T | Promise<T>): Promise<T> {
  try {
    return await check();
  } catch (error) {
    throw error instanceof Problem ? ofLink(error) : error;
  }
}

/**
 * Checks the call of a permalink against the contract, as if it came in a request of its own. **Throws** a problem of
 * status 400.
 */
export type PermalinkCall = (link: LinkedCall, format: PermalinkFormat) => Promise<CheckedCall>;

const asked = ({ path, table }: LinkedCall, format: PermalinkFormat): string => {
  const extra = new URLSearchParams({ format, ...(format === 'csv' && table !== undefined && { table }) }).toString();
  return `${path}${path.includes('?') ? '&' : '?'}${extra}`;
};

/** A path that leads nowhere is a fault of the link, not of the request that makes it. */
function requireOperation(path: string, method: string): void {
  const route = routeOf(path);
  const operation = route && operationFor(route, method)?.operation;
  if (operation !== undefined && operation['x-extension'] !== true) return;
  const detail = `/path ${quoted(path)} is not an operation of the contract that takes ${method === 'POST' ? 'a body' : 'GET; one that takes POST needs a body'}.`;
  throw problemWith('invalid-body', [{ detail, pointer: '/path', value: truncated(path) }]);
}

/** Checks calls of permalinks as requests are checked. */
export const permalinkCall =
  (check: ContractCheck): PermalinkCall =>
  async (link, format) => {
    const url = asked(link, format);
    const [path = '', ...query] = url.split('?');
    const method = link.body === undefined ? 'GET' : 'POST';
    requireOperation(path, method);
    const unchecked = {
      method,
      path,
      route: routeOf(path),
      queryText: query.join('?'),
      body: structuredClone(link.body) as unknown,
    };
    const call = await withPermalinkPointers(() => checkCall(check, unchecked));
    if (!isContractCall(call)) throw new Error(`${call.operationId} is not an operation of the contract`);
    return call;
  };
