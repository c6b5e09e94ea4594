import { requestedTable, type RequestedTable } from '../../answers/csv/requested-table.js';
import { toCsv } from '../../answers/csv/csv.js';
import type { Account } from '../../domain/accounts/account.js';
import { tagOfLicence } from '../../domain/accounts/licence.js';
import { findResource } from '../pipeline/find-resource.js';
import { prepareCall, type PreparedCall } from '../pipeline/prepared-call.js';
import { isContractCall, type AnyCall, type CheckedCall } from '../../answers/checked-call.js';
import type { RequestContext } from '../pipeline/context.js';
import type { ExtensionEndpoints } from '../pipeline/extensions.js';
import type { Step } from '../pipeline/run-steps.js';
import type { PreparedResponse, Resource, Services } from '../pipeline/services.js';
import type { ExtensionId } from '@goalsquare/openapi';

/** Maximum number of licences for which a call's prepared form is remembered. */
const LICENCES = 8;

/**
 * Returns a function that prepares calls, and remembers a result as long as the checked call is remembered. Calls with
 * a body are rarely repeated and calls about an account are not shared, so neither is remembered.
 */
function rememberPrepared(): (account: Account, call: CheckedCall) => PreparedCall {
  const remembered = new WeakMap<CheckedCall, Map<string, PreparedCall>>();
  return (account, call) => {
    const licence = tagOfLicence(account.licence);
    const known = remembered.get(call)?.get(licence);
    if (known !== undefined) return known;
    const prepared = prepareCall(account, call);
    if (call.body !== undefined || prepared.of === 'account') return prepared;
    const ofCall = remembered.get(call) ?? new Map<string, PreparedCall>();
    if (ofCall.size >= LICENCES) ofCall.clear();
    ofCall.set(licence, prepared);
    remembered.set(call, ofCall);
    return prepared;
  };
}

/** Returns a response as CSV, with a tag of its own. */
const inTable = ({ tag, compute, ...rest }: PreparedResponse, { name, table }: RequestedTable): PreparedResponse => ({
  ...rest,
  ...(tag !== undefined && { tag: tag.replace(/"$/u, `-csv.${name}"`) }),
  compute: () => toCsv(table, compute()),
});

function keep(context: RequestContext, table: RequestedTable | undefined, resource: Resource): void {
  const { response } = resource;
  context.resource =
    table === undefined || 'send' in response ? resource : { ...resource, table, response: inTable(response, table) };
}

const keepLater = async (
  context: RequestContext,
  table: RequestedTable | undefined,
  finding: Promise<Resource>,
): Promise<void> => {
  keep(context, table, await finding);
};

/**
 * Returns a step that finds the subject of a checked call. **Throws** or rejects with a problem: 400 from the
 * endpoint's own checks, 404 if the subject does not exist, 403 if the licence does not include it. Extensions can also
 * cause 413 or 503.
 */
export function resolve(services: Services, extensions: ExtensionEndpoints): Step {
  const prepared = rememberPrepared();
  const find = ({ req, res }: RequestContext, account: Account, call: AnyCall): Resource | Promise<Resource> =>
    isContractCall(call)
      ? findResource(services, { account, call, prepared: prepared(account, call) })
      : extensions[call.operationId as ExtensionId]({ req, res, account, call });
  return (context): void | Promise<void> => {
    const { account, call } = context.req;
    if (account === undefined || call === undefined) throw new Error('only checked calls are resolved');
    const table = isContractCall(call) ? requestedTable(context.req, call) : undefined;
    const found = find(context, account, call);
    if (found instanceof Promise) return keepLater(context, table, found);
    keep(context, table, found);
  };
}

/** Requires that the match has what the endpoint needs. **Throws** a problem of status 403 or 404. */
export const gate: Step = ({ resource }) => {
  if (resource?.gated === undefined) return;
  const { match, gates } = resource.gated;
  for (const check of gates) check(match);
};
