import oauth2orize from 'oauth2orize';
import type { Request, RequestHandler, Response } from 'express';
import { dayOf, secondsToNextPeriod } from '../../accounts/calendar.js';
import type { Account } from '../../accounts/account.js';
import type { CountTokens, IdentityAccounts } from '../accounts.js';
import type { Client, Clients } from '../clients/client.js';
import type { LoginCookie } from '../login/login-cookie.js';
import type { LoginState } from '../login/login-state.js';
import type { AccessTokens } from '../tokens/access-tokens.js';
import type { Codes } from './codes.js';
import { lifetimes, MACHINE_TOKENS_PER_DAY } from './lifetimes.js';
import { OAuthFault } from './oauth-fault.js';
import { redirect, redirectWith } from './respond.js';
import '../request.js';

/**
 * Who asks for a token at the token endpoint: a program that keeps no secret, or a machine account that showed its own.
 */
export type TokenCaller = { readonly client: Client } | { readonly machine: Account; readonly clientId: string };

/** What the grants are made of. **Units**: `now` in milliseconds. */
export interface GrantParts {
  readonly issuer: string;
  readonly clients: Clients;
  readonly accounts: IdentityAccounts;
  readonly tokens: AccessTokens;
  readonly codes: Codes;
  readonly logins: LoginCookie<LoginState>;
  readonly countTokens: CountTokens;
  readonly now: () => number;
}

/** A login as oauth2orize carries it. */
interface Transaction {
  readonly client: Client;
  readonly redirectURI: string;
  readonly transactionID?: string;
  readonly req: {
    readonly type: 'code' | 'token';
    readonly clientID: string;
    readonly redirectURI: string;
    readonly state?: string;
    readonly challenge?: string;
  };
}

type Done<T> = (error: Error | null, value?: T) => void;
type GrantDone = (error: Error | null, token?: string, parameters?: object) => void;

/** Hands what a promise comes to, to a callback. */
function settle<T>(promise: Promise<T>, done: Done<T>): void {
  promise.then(
    (value) => {
      done(null, value);
    },
    (error: unknown) => {
      done(error instanceof Error ? error : new Error(String(error)));
    },
  );
}

const textsOf = (parameters: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, String(value)]));

/** Keeps logins under way in signed cookies, for there are no sessions. */
function cookieStore({ logins, clients }: GrantParts): object {
  return {
    store: (
      req: Request & { res: Response },
      { client, redirectURI, req: { type, state, challenge } }: Transaction,
      done: Done<string>,
    ) => {
      const login = {
        clientId: client.id,
        type,
        redirectUri: redirectURI,
        ...(state !== undefined && { state }),
        ...(challenge !== undefined && { challenge }),
      };
      settle(logins.begin(req.res, login), done);
    },
    load: (req: Request, done: Done<Transaction>) => {
      settle(
        logins.read(req, req.loginId).then((login) => {
          const client = login && clients.get(login.clientId);
          if (login === undefined || client?.redirectUris.includes(login.redirectUri) !== true)
            throw new OAuthFault(
              'invalid_request',
              'The login has expired, or was begun in another browser. Go back and begin again.',
            );
          const { type, redirectUri, state, challenge } = login;
          const asked = {
            type,
            clientID: client.id,
            redirectURI: redirectUri,
            ...(state !== undefined && { state }),
            ...(challenge !== undefined && { challenge }),
          };
          return { client, redirectURI: redirectUri, transactionID: req.loginId ?? '', req: asked };
        }),
        done,
      );
    },
    remove: (req: Request & { res: Response }, id: string, done: () => void) => {
      if (!req.res.headersSent) logins.end(req.res, id);
      done();
    },
  };
}

/** Writes answers of a login, each with who gives it. **Source**: RFC 9207. */
const responder =
  (issuer: string, mode: 'query' | 'fragment') =>
  (
    { redirectURI, req }: Transaction,
    res: Response,
    { state: _state, ...parameters }: Readonly<Record<string, unknown>>,
  ): void => {
    redirect(
      res,
      redirectWith(
        { redirectUri: redirectURI, mode, ...(req.state !== undefined && { state: req.state }) },
        { ...textsOf(parameters), iss: issuer },
      ),
    );
  };

async function machineToken(
  { tokens, countTokens, now }: GrantParts,
  { id }: Account,
  clientId: string,
): Promise<string> {
  const at = now();
  if ((await countTokens(id, dayOf(at))) > MACHINE_TOKENS_PER_DAY) {
    const description = `The account was issued its ${MACHINE_TOKENS_PER_DAY} tokens of today. Keep a token until it expires; more are issued from 00:00 UTC on.`;
    throw new OAuthFault('access_denied', description, {
      status: 429,
      headers: { 'Retry-After': String(secondsToNextPeriod('DAY', at)) },
    });
  }
  return tokens.issue({ accountId: id, clientId, seconds: lifetimes.machine });
}

async function tokenForCode(
  { tokens, codes, accounts }: GrantParts,
  caller: TokenCaller,
  body: Readonly<Record<string, unknown>>,
): Promise<string> {
  if (!('client' in caller))
    throw new OAuthFault('unauthorized_client', 'A machine account uses grant_type client_credentials.');
  const {
    code,
    redirect_uri: redirectUri,
    code_verifier: verifier,
  } = body as Readonly<Partial<Record<string, string>>>;
  const grant = await codes.redeem({ clientId: caller.client.id, code: code ?? '', redirectUri, verifier });
  if ((await accounts.findById(grant.accountId)) === undefined)
    throw new OAuthFault('invalid_grant', 'The account is no longer there.');
  return tokens.issue({
    accountId: grant.accountId,
    clientId: grant.clientId,
    seconds: lifetimes.person,
    id: grant.id,
  });
}

/** The four steps of the endpoints, as handlers. */
export interface AuthorizationServer {
  /** Begins a login for the request that was checked, whose id is then at `req.loginId`. */
  readonly begin: RequestHandler;
  /** Finds the login `req.loginId` names. */
  readonly load: RequestHandler;
  /** Answers the client: with a code or a token for the account at `req.account`, or that it was refused. */
  readonly decide: (isAllowed: boolean) => RequestHandler;
  /** Answers the caller at `req.user` with a token. */
  readonly token: RequestHandler;
}

/** The library's server with our grants. **Source**: RFC 6749; ADR 24. */
export function authorizationServer(parts: GrantParts): AuthorizationServer {
  const { issuer, tokens, codes } = parts;
  const modes = { query: responder(issuer, 'query'), fragment: responder(issuer, 'fragment') };
  const options = { modes } as unknown as oauth2orize.grant.Options<Client, Account>;
  const server = oauth2orize.createServer<Client, Account>({ store: cookieStore(parts) });
  const withChallenge = ({ query }: Request): object => ({ challenge: query.code_challenge });

  server.grant('*', withChallenge as unknown as oauth2orize.MiddlewareFunction<Client, Account>);
  server.grant(
    oauth2orize.grant.code<Client, Account>(
      options,
      (client, redirectUri, { id }, _ares, areq, done: oauth2orize.IssueGrantCodeDoneFunction) => {
        const { challenge } = areq as unknown as Transaction['req'];
        if (challenge === undefined) done(new OAuthFault('invalid_request', 'PKCE is needed.'));
        else settle(codes.issue({ clientId: client.id, redirectUri, challenge, accountId: id }), done);
      },
    ),
  );
  server.grant(
    oauth2orize.grant.token<Client, Account>(options, (client, { id }, _ares, done: GrantDone) => {
      const seconds = lifetimes.implicit;
      settle(tokens.issue({ accountId: id, clientId: client.id, seconds }), (error, token) => {
        done(error, token, { expires_in: seconds });
      });
    }),
  );
  const exchanges = server as unknown as oauth2orize.OAuth2Server<TokenCaller, Account>;
  exchanges.exchange(
    oauth2orize.exchange.authorizationCode<TokenCaller, Account>(
      {},
      (caller, _code, _redirectUri, body, done: oauth2orize.ExchangeDoneFunction) => {
        settle(tokenForCode(parts, caller, body), (error, token) => {
          done(error, token, undefined, { expires_in: lifetimes.person });
        });
      },
    ),
  );
  exchanges.exchange(
    oauth2orize.exchange.clientCredentials<TokenCaller, Account>(
      {},
      (caller: TokenCaller, _scope: readonly string[], done: oauth2orize.ExchangeDoneFunction) => {
        const issued =
          'machine' in caller
            ? machineToken(parts, caller.machine, caller.clientId)
            : Promise.reject<string>(
                new OAuthFault(
                  'unauthorized_client',
                  'Only a machine account, with its secret, may use grant_type client_credentials.',
                ),
              );
        settle(issued, (error, token) => {
          done(error, token, undefined, { expires_in: lifetimes.machine });
        });
      },
    ),
  );

  const begin = server.authorize(
    {},
    (clientId: string, redirectUri: string, done: oauth2orize.ValidateDoneFunction<Client>) => {
      done(null, parts.clients.get(clientId), redirectUri);
    },
  );
  const decide = (allow: boolean): unknown =>
    server.decision(
      { userProperty: 'account', loadTransaction: false },
      (_req, done: (error: Error | null, answer: object) => void) => {
        done(null, { allow });
      },
    );
  return {
    begin: begin as unknown as RequestHandler,
    load: (server.decision() as unknown as readonly RequestHandler[])[0] as RequestHandler,
    decide: (allow) => decide(allow) as RequestHandler,
    token: server.token() as unknown as RequestHandler,
  };
}
