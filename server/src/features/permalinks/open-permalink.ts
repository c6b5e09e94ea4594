import type { Account } from '../../domain/accounts/account.js';
import { hashOf } from '../../domain/accounts/secret.js';
import { CountedLru } from '../../domain/caches.js';
import type { IdentityAccounts } from '../identity/accounts.js';
import type { RequestContext } from '../../http/pipeline/context.js';
import type { AnyCall } from '../../answers/checked-call.js';
import type { Step } from '../../http/pipeline/run-steps.js';
import { Problem } from '../../domain/problems.js';
import { formatsOfCall, type PermalinkCall } from './permalink-call.js';
import { isOpen, type Permalink, type PermalinkFormat, type PermalinkStore } from './permalink-store.js';
import { READ_METHODS, methodNotAllowed } from '../../http/pipeline/method-not-allowed.js';

/** Services that open permalinks. **Units**: `now` in milliseconds. */
export interface PermalinkOpeningServices {
  readonly store: PermalinkStore;
  readonly accounts: Pick<IdentityAccounts, 'findById'>;
  readonly callOf: PermalinkCall;
  /** Limits the number of refused permalinks for each address. */
  readonly limitRefusals: Step;
  readonly now: () => number;
}

/** Maximum number of checked calls in memory. They depend only on their link. */
const REMEMBERED = 500;

const permalinkPath = /^\/q(?:\/|$)/u;
const secretInPath = /^\/q\/([\w-]{16,64})(?:\.(csv|json))?\/?$/u;

const NO_CSV = 'This permalink has no CSV: its call returns JSON only. Open it without an ending, or with .json.';

interface Found {
  readonly link: Permalink;
  readonly account: Account;
  readonly format: PermalinkFormat;
}

/**
 * Returns a step that opens permalinks: it sets a request's account and call, so that the next steps answer the linked
 * call for the account that created the link. Secrets are looked up by hash, so that response times reveal nothing
 * about other secrets. **Throws** a problem of status 404, 405, or 429 after too many refusals.
 */
export function openPermalink({ store, accounts, callOf, limitRefusals, now }: PermalinkOpeningServices): Step {
  const remembered = new CountedLru<string, AnyCall>('permalinks', { max: REMEMBERED });

  async function found(path: string): Promise<Found | undefined> {
    const [, secret, ending] = secretInPath.exec(path) ?? [];
    const link = secret === undefined ? undefined : await store.find(hashOf(secret));
    const account = link && (await accounts.findById(link.accountId));
    return link && account && isOpen(link, account, now())
      ? { link, account, format: (ending as PermalinkFormat | undefined) ?? link.format }
      : undefined;
  }

  async function callFor({ link, format }: Found): Promise<AnyCall> {
    const name = `${format} ${link.hash}`;
    const known = remembered.get(name);
    if (known !== undefined) return known;
    const call = await callOf(link, format);
    remembered.set(name, call);
    return call;
  }

  async function open(context: RequestContext): Promise<void> {
    const { req, path } = context;
    if (req.method !== 'GET' && req.method !== 'HEAD') throw methodNotAllowed(req.method, 'a permalink', READ_METHODS);
    context.addHeader('X-Robots-Tag', 'noindex');
    const opened = await found(path);
    if (opened === undefined) {
      await limitRefusals(context);
      throw new Problem('permalink-not-found', 'This permalink does not exist, has expired or was deleted.');
    }
    if (opened.format === 'csv' && !formatsOfCall(opened.link).includes('csv'))
      throw new Problem('permalink-not-found', NO_CSV);
    req.call = await callFor(opened);
    req.account = opened.account;
  }

  return (context) => (permalinkPath.test(context.path) ? open(context) : undefined);
}
