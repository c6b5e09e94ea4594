import { callbackify } from 'node:util';
import type oauth2orize from 'oauth2orize';
import type { Request, RequestHandler, Response } from 'express';
import type { Account } from '../../../domain/accounts/account.js';
import type { Client } from '../clients/client.js';
import type { GrantServices } from './grant-services.js';
import { machineToken, tokenForCode, type TokenCaller } from './issue-tokens.js';
import { lifetimes } from './lifetimes.js';
import { cookieStore, type LoginTransaction } from './login-transaction.js';
import { OAuthFault } from './oauth-fault.js';
import { redirect, redirectWith } from './respond.js';

type GrantDone = (error: Error | null, token?: string, parameters?: object) => void;

type Server<Caller> = oauth2orize.OAuth2Server<Caller, Account>;

const textsOf = (parameters: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, String(value)]));

/** Returns a function that sends the result of a login to the client, including the issuer. **Source**: RFC 9207. */
const responder =
  (issuer: string, mode: 'query' | 'fragment') =>
  (
    { redirectURI, req }: LoginTransaction,
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

/** Handlers for the steps of the authorization and token endpoints. */
export interface AuthorizationServer {
  /** Begins a login for a checked request, and stores its id in `req.loginId`. */
  readonly begin: RequestHandler;
  /** Loads the login of `req.loginId`. */
  readonly load: RequestHandler;
  /** Responds to the client with a code or token for the account in `req.account`, or with a refusal. */
  readonly decide: (isAllowed: boolean) => RequestHandler;
  /** Responds to the caller in `req.user` with a token. */
  readonly token: RequestHandler;
}

/** Adds the grants of the authorization endpoint: a code for PKCE, or a token. */
function addGrants(
  { grant }: typeof oauth2orize,
  server: Server<Client>,
  { issuer, tokens, codes }: GrantServices,
): void {
  const modes = { query: responder(issuer, 'query'), fragment: responder(issuer, 'fragment') };
  const options = { modes } as unknown as oauth2orize.grant.Options<Client, Account>;
  const withChallenge = ({ query }: Request): object => ({ challenge: query.code_challenge });

  server.grant('*', withChallenge as unknown as oauth2orize.MiddlewareFunction<Client, Account>);
  server.grant(
    grant.code<Client, Account>(
      options,
      (client, redirectUri, { id }, _ares, areq, done: oauth2orize.IssueGrantCodeDoneFunction) => {
        const { challenge } = areq as unknown as LoginTransaction['req'];
        if (challenge === undefined) done(new OAuthFault('invalid_request', 'PKCE is required.'));
        else callbackify(codes.issue)({ clientId: client.id, redirectUri, challenge, accountId: id }, done);
      },
    ),
  );
  server.grant(
    grant.token<Client, Account>(options, (client, { id }, _ares, done: GrantDone) => {
      const seconds = lifetimes.implicit;
      callbackify(tokens.issue)({ accountId: id, clientId: client.id, seconds }, (error, token) => {
        done(error, token, { expires_in: seconds });
      });
    }),
  );
}

const notMachine = (): OAuthFault =>
  new OAuthFault(
    'unauthorized_client',
    'Only a machine account, with its secret, may use grant_type client_credentials.',
  );

/** Adds the exchanges of the token endpoint: a code for a token, or a machine account's secret for a token. */
function addExchanges({ exchange }: typeof oauth2orize, server: Server<TokenCaller>, parts: GrantServices): void {
  server.exchange(
    exchange.authorizationCode<TokenCaller, Account>(
      {},
      (caller, _code, _redirectUri, body, done: oauth2orize.ExchangeDoneFunction) => {
        callbackify(tokenForCode)(parts, caller, body, (error, token) => {
          done(error, token, undefined, { expires_in: lifetimes.person });
        });
      },
    ),
  );
  server.exchange(
    exchange.clientCredentials<TokenCaller, Account>(
      {},
      (caller: TokenCaller, _scope: readonly string[], done: oauth2orize.ExchangeDoneFunction) => {
        const issued = async (): Promise<string> => {
          if ('machine' in caller) return machineToken(parts, caller.machine, caller.clientId);
          throw notMachine();
        };
        callbackify(issued)((error, token) => {
          done(error, token, undefined, { expires_in: lifetimes.machine });
        });
      },
    ),
  );
}

async function openServer(parts: GrantServices): Promise<Server<Client>> {
  const { default: library } = await import('oauth2orize');
  const server = library.createServer<Client, Account>({ store: cookieStore(parts) });
  addGrants(library, server, parts);
  addExchanges(library, server as unknown as Server<TokenCaller>, parts);
  return server;
}

/**
 * Returns the handlers of an oauth2orize server with our grants. The library is loaded by the first request, because it
 * takes a tenth of the time of a start. **Source**: RFC 6749; ADR 37.
 */
export function authorizationServer(parts: GrantServices): AuthorizationServer {
  let opened: Promise<Server<Client>> | undefined;
  const handledBy =
    (handlerOf: (server: Server<Client>) => unknown): RequestHandler =>
    async (req, res, next) => {
      const server = await (opened ??= openServer(parts));
      await (handlerOf(server) as RequestHandler)(req, res, next);
    };
  const begin = (clientId: string, redirectUri: string, done: oauth2orize.ValidateDoneFunction<Client>): void => {
    done(null, parts.clients.get(clientId), redirectUri);
  };
  const decision =
    (allow: boolean) =>
    (_req: unknown, done: (error: Error | null, answer: object) => void): void => {
      done(null, { allow });
    };
  return {
    begin: handledBy((server) => server.authorize({}, begin)),
    load: handledBy((server) => (server.decision() as unknown as readonly RequestHandler[])[0]),
    decide: (allow) =>
      handledBy((server) => server.decision({ userProperty: 'account', loadTransaction: false }, decision(allow))),
    token: handledBy((server) => server.token()),
  };
}
