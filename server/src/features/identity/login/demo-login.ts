import type { RequestHandler } from 'express';
import type { IdentityAccounts } from '../accounts.js';
import type { AuthorizationServer } from '../grants/authorization-server.js';
import { lifetimes } from '../grants/lifetimes.js';
import { OAuthFault } from '../grants/oauth-fault.js';
import type { SingleParameters } from '../grants/single-parameters.js';
import { formOf, readForm } from '../grants/token-endpoint.js';
import { demoAccounts, demoLoginPage } from '../pages/demo-login.js';
import { sendPage } from '../../../http/pages/page.js';
import type { NonceStore } from '../tokens/nonce-store.js';
import type { LoginMethod } from './login-method.js';
import '../request.js';

/** Services of the demo login. */
export interface DemoLoginParts {
  readonly accounts: IdentityAccounts;
  /** Remembers used forms. */
  readonly used: NonceStore;
  /** **Units**: milliseconds. */
  readonly now: () => number;
}

const hasDemoAccounts = async (accounts: IdentityAccounts): Promise<boolean> =>
  (await accounts.findById(demoAccounts[0]?.id ?? '')) !== undefined;

const ask =
  (accounts: IdentityAccounts): RequestHandler =>
  async (req, res) => {
    const { oauth2 } = req;
    if (oauth2 === undefined) throw new Error('a login form was requested before the login began');
    if (!(await hasDemoAccounts(accounts)))
      throw new OAuthFault(
        'access_denied',
        'The sandbox login is off, because an account was added to this server. Use a key of your own account.',
      );
    sendPage(
      res,
      200,
      demoLoginPage({ loginId: oauth2.transactionID, clientName: oauth2.client.name, redirectUri: oauth2.redirectURI }),
    );
  };

const read: RequestHandler = (req, _res, next) => {
  const form = formOf(req.body);
  if (form.login !== undefined) req.loginId = form.login;
  req.body = form;
  next();
};

/**
 * Marks a login form as used. Each form works once. **Throws** an OAuth error if it was used before, or if that cannot
 * be checked.
 */
async function useOnce({ used, now }: DemoLoginParts, loginId: string): Promise<void> {
  const use = await used.claim(`login ${loginId}`, now() + lifetimes.login * 1000);
  if (use === 'again')
    throw new OAuthFault('invalid_request', 'The login form was used before. Go back and start again.');
  if (use === 'unknown')
    throw new OAuthFault(
      'temporarily_unavailable',
      'The server cannot check now whether the login form was used before. Try again soon.',
    );
}

const pick = (parts: DemoLoginParts, server: AuthorizationServer): RequestHandler => {
  const [allow, refuse] = [server.decide(true), server.decide(false)];
  return async (req, res, next) => {
    const { account: id, cancel } = req.body as SingleParameters;
    if (cancel !== undefined) {
      void refuse(req, res, next);
      return;
    }
    const account =
      demoAccounts.some((demo) => demo.id === id) && id !== undefined ? await parts.accounts.findById(id) : undefined;
    if (account === undefined) throw new OAuthFault('invalid_request', 'No demo account was picked.');
    await useOnce(parts, req.loginId ?? '');
    req.account = account;
    void allow(req, res, next);
  };
};

/** Returns the sandbox's login method, with which anyone can choose one of the demo accounts. */
export function demoLogin(parts: DemoLoginParts): LoginMethod {
  return {
    ask: ask(parts.accounts),
    comesBack: {
      method: 'post',
      path: '/oauth2/login',
      handlers: (server) => [readForm, read, server.load, pick(parts, server)],
    },
  };
}
