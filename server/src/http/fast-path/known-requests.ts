import type { Request, Response } from 'express';
import type { Account } from '../../domain/accounts/account.js';
import { tagOfLicence } from '../../domain/accounts/licence.js';
import { CountedLru } from '../../domain/caches.js';
import { routeOf } from '../contract/routes.js';
import { askedTable } from '../../answers/csv/asked-table.js';
import type { Knowledge } from '../pipeline/knowledge.js';
import { shownUrl } from '../pipeline/log.js';
import { parseQuery } from '../pipeline/query-parser.js';
import { readyCall, type ReadyCall } from '../pipeline/ready-call.js';
import { isOfContract, type AnyCall, type CheckedCall } from '../../answers/checked-call.js';
import { isWithinUriLimit } from '../pipeline/uri-limit.js';
import { checkedCall, type CheckedRequests } from '../pipeline/validate.js';
import type { ContractCheck } from '../pipeline/validator.js';

/** What follows from the text of a request, for whoever has the licence. */
export interface KnownRequest {
  readonly call: CheckedCall;
  readonly ready: ReadyCall;
  /** As metrics and logs name it. */
  readonly route: string;
  readonly shownUrl: string;
  readonly path: string;
}

/** What GET requests are known by. */
export interface Knowing {
  readonly check: ContractCheck;
  readonly checked: CheckedRequests;
  readonly knowledge: Knowledge;
}

/** Requests remembered. */
const REMEMBERED = 2000;

/** What a request is known by: its URL, what it accepts, and the licence of who asks. */
const nameOf = (url: string, accept: string | undefined, { licence }: Account): string =>
  `${tagOfLicence(licence)} ${accept ?? ''} ${url}`;

/**
 * Lets the contract check a GET request by its URL alone, on which all depends, so that the request itself stays as it
 * is.
 */
function callOf({ check, checked }: Knowing, url: string, path: string): AnyCall | undefined {
  const known = checked.peek(url);
  if (known !== undefined) return known;
  const nothing: unknown = {};
  const query = parseQuery(url.slice(path.length + 1));
  const request: unknown = { method: 'GET', path, url, baseUrl: '', originalUrl: url, params: {}, query, headers: {} };
  const call = checkedCall(check, request as Request, nothing as Response);
  if (call instanceof Promise) {
    call.catch(() => undefined);
    return undefined;
  }
  checked.set(url, call);
  return call;
}

/** What GET requests are, found out when they first come. */
export class KnownRequests {
  readonly #requests: CountedLru<string, KnownRequest>;

  constructor(
    private readonly knowing: Knowing,
    keeps: 'some' | 'none',
  ) {
    this.#requests = new CountedLru('known-requests', keeps === 'some' ? REMEMBERED : 0);
  }

  /**
   * What is known of a GET request of an account. **Empty**: it is one for the row of steps. **Throws** a problem of
   * status 400, 404 or 405.
   */
  of(req: Request, account: Account): KnownRequest | undefined {
    const {
      url,
      headers: { accept },
    } = req;
    const name = nameOf(url, accept, account);
    const known = this.#requests.get(name);
    if (known !== undefined) return known;
    const found = this.#found(req, account);
    if (found !== undefined) this.#requests.set(name, found);
    return found;
  }

  #found(req: Request, account: Account): KnownRequest | undefined {
    const { url } = req;
    const [path = ''] = url.split('?', 1);
    const route = routeOf(path)?.route.template;
    if (route === undefined || url.includes('#') || !isWithinUriLimit(url)) return undefined;
    const call = callOf(this.knowing, url, path);
    if (call === undefined || !isOfContract(call) || askedTable(req, call) !== undefined) return undefined;
    return { call, ready: readyCall(this.knowing.knowledge, account, call), route, shownUrl: shownUrl(url), path };
  }
}
