import { requestedTable, type RequestedTable } from '../../answers/csv/requested-table.js';
import { toCsv } from '../../answers/csv/csv.js';
import type { Account } from '../../domain/accounts/account.js';
import { tagOfLicence } from '../../domain/accounts/licence.js';
import { findResource } from '../pipeline/find-resource.js';
import { prepareCall, type PreparedCall } from '../pipeline/prepared-call.js';
import { isContractCall, type CheckedCall } from '../../answers/checked-call.js';
import type { RequestContext } from '../pipeline/context.js';
import type { Step } from '../pipeline/run-steps.js';
import type { Resource, Services } from '../pipeline/services.js';

/** Licences whose prepared form of one call is remembered. */
const LICENCES = 8;

/**
 * Prepares calls, and remembers the result for as long as the checked call itself is remembered. A body is sent once,
 * and what belongs to an account is not shared, so neither is remembered.
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

/** The resource in CSV, which has a tag of its own. */
function inTable(resource: Resource, table: RequestedTable): Resource {
  const { tag, compute, ...rest } = resource.response;
  return {
    ...resource,
    table,
    response: {
      ...rest,
      tag: tag.replace(/"$/u, `-csv.${table.name}"`),
      compute: () => toCsv(table.table, compute()),
    },
  };
}

function keep(context: RequestContext, table: RequestedTable | undefined, resource: Resource): void {
  context.resource = table === undefined ? resource : inTable(resource, table);
}

const keepLater = async (
  context: RequestContext,
  table: RequestedTable | undefined,
  finding: Promise<Resource>,
): Promise<void> => {
  keep(context, table, await finding);
};

/**
 * Finds what a checked call asks for. **Throws** a problem: 400 from the endpoint's own checks, 404 if it does not
 * exist, 403 if the licence does not include it.
 */
export function resolve(services: Services): Step {
  const prepared = rememberPrepared();
  return (context): void | Promise<void> => {
    const { account, call } = context.req;
    if (account === undefined || call === undefined || !isContractCall(call))
      throw new Error('only checked calls of the contract are resolved');
    const table = requestedTable(context.req, call);
    const found = findResource(services, { account, call, prepared: prepared(account, call) });
    if (found instanceof Promise) return keepLater(context, table, found);
    keep(context, table, found);
  };
}

/** Checks that the match has what the endpoint needs. **Throws** a problem of status 403 or 404. */
export const gate: Step = ({ resource }) => {
  if (resource?.gated === undefined) return;
  const { match, gates } = resource.gated;
  for (const check of gates) check(match);
};
