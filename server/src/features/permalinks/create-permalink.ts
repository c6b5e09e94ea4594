import { ServerResponse } from 'node:http';
import type { ExtensionId, PermalinkMade, PermalinkRequest } from '@goalsquare/openapi';
import type { Request, Response } from 'express';
import { isContractCall, type AnyCall } from '../../answers/checked-call.js';
import type { Account } from '../../domain/accounts/account.js';
import { dayOf, instantOf } from '../../domain/accounts/calendar.js';
import { hashOf, newLinkSecret, newName } from '../../domain/accounts/secret.js';
import type { ExtensionEndpoints } from '../../http/pipeline/extensions.js';
import { findResource } from '../../http/pipeline/find-resource.js';
import { prepareCall } from '../../http/pipeline/prepared-call.js';
import type { Services } from '../../http/pipeline/services.js';
import { Problem, invalidMember } from '../../domain/problems.js';
import { formatsOfCall, type PermalinkCall, withPermalinkPointers } from './permalink-call.js';
import { listOpenPermalinks, permalinkShape, type PermalinkListServices } from './list-permalinks.js';
import type { Permalink, PermalinkFormat } from './permalink-store.js';

export interface PermalinkServices extends PermalinkListServices {
  readonly services: Services;
  readonly callOf: PermalinkCall;
  /** Extension endpoints, which check their own calls. */
  readonly extensions: () => ExtensionEndpoints;
  /** Origin of permalink URLs. */
  readonly origin: string;
  /** Maximum number of permalinks for each account. */
  readonly limit: number;
}

/** Maximum size of a permalink including its body. **Units**: bytes. */
export const MAX_PERMALINK_BYTES = 65_536;

/** Parameters that a permalink stores as its own members. Its path must not contain them. */
const own = ['format', 'table'];

/** Returns when a permalink expires. **Units**: milliseconds. **Empty**: NaN for a day or time that does not exist. */
function endOf(text: string): number {
  const day = text.slice(0, 10);
  const midnight = instantOf(day);
  return Number.isNaN(midnight) || dayOf(midnight) !== day ? NaN : Date.parse(text);
}

/** **Throws** a problem of status 400 if the members of a permalink contradict each other. */
function requireSense({ path, format, expires, table }: PermalinkRequest, now: number): void {
  const twice = own.find((name) => new URLSearchParams(path.split('?').slice(1).join('?')).has(name));
  if (twice !== undefined)
    throw invalidMember('/path', `/path contains ${twice}. Send it as the member ${twice} instead.`, path);
  const end = expires === undefined ? Infinity : endOf(expires);
  if (Number.isNaN(end)) throw invalidMember('/expires', `/expires '${expires}' is not a valid instant.`, expires);
  if (end <= now) throw invalidMember('/expires', `/expires '${expires}' is not in the future.`, expires);
  if (format === 'json' && table !== undefined) throw invalidMember('/table', '/table applies to CSV only.', table);
}

/** Returns the format of a permalink. **Throws** a problem of status 400 if its call does not have the format. */
function formatOf(request: PermalinkRequest): PermalinkFormat {
  const formats = formatsOfCall(request);
  const { format = formats[0] ?? 'json' } = request;
  if (formats.includes(format)) return format;
  throw invalidMember('/format', `/format '${format}' is not possible: ${request.path} returns JSON only.`, format);
}

/** Runs an endpoint's checks of a call. Headers that the checks add are not sent in this response. */
async function checkCallOf(
  { services, extensions }: Pick<PermalinkServices, 'services' | 'extensions'>,
  { account, req }: PermalinkCaller,
  call: AnyCall,
): Promise<void> {
  if (isContractCall(call)) {
    const prepared = await withPermalinkPointers(() => prepareCall(account, call));
    await findResource(services, { account, call, prepared });
    return;
  }
  const res = new ServerResponse(req) as Response;
  await withPermalinkPointers(() => extensions()[call.operationId as ExtensionId]({ req, res, account, call }));
}

/** Rejects with a problem if the account may not make a call. The call may name something that does not exist yet. */
async function requireAllowed(...checked: Parameters<typeof checkCallOf>): Promise<void> {
  try {
    await checkCallOf(...checked);
  } catch (error) {
    if (!(error instanceof Problem && error.status === 404)) throw error;
  }
}

/** The account that creates a permalink, and its request. */
export interface PermalinkCaller {
  readonly account: Account;
  readonly req: Request;
}

/** Creates a permalink. Only its URL contains the secret. **Throws** a problem of status 400, 403 or 409. */
export async function createPermalink(
  making: PermalinkServices,
  caller: PermalinkCaller,
  asked: PermalinkRequest,
): Promise<PermalinkMade> {
  const { store, callOf, origin, limit, now } = making;
  const { account } = caller;
  if (Buffer.byteLength(JSON.stringify(asked)) > MAX_PERMALINK_BYTES)
    throw invalidMember('/body', `The permalink is longer than ${MAX_PERMALINK_BYTES} bytes.`);
  requireSense(asked, now());
  const format = formatOf(asked);
  await requireAllowed(making, caller, await callOf(asked, format));
  await listOpenPermalinks(making, account);
  const secret = newLinkSecret();
  const link: Permalink = {
    ...asked,
    format,
    id: `q-${newName()}`,
    accountId: account.id,
    hash: hashOf(secret),
    created: new Date(now()).toISOString(),
  };
  if (!(await store.add(link, limit)))
    throw new Problem(
      'too-many-permalinks',
      `The account has ${limit} permalinks, which is its limit. Delete one first.`,
    );
  return { ...permalinkShape(link), url: `${origin}/q/${secret}` };
}
