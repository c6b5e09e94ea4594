import { callbackify } from 'node:util';
import { createHash } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import passport from 'passport';
import OAuth2Strategy from 'passport-oauth2';
import type { Account } from '../../../domain/accounts/account.js';
import type { IdentityAccounts } from '../accounts.js';
import type { AuthorizationServer } from '../grants/authorization-server.js';
import { OAuthFault } from '../grants/oauth-fault.js';
import { readQuery, type SingleParameters } from '../grants/single-parameters.js';
import { personReader } from './id-token.js';
import type { LoginCookie } from '../grants/login-cookie.js';
import type { LoginMethod } from './login-method.js';
import type { UpstreamSettings } from './upstream-settings.js';
import { errorMessage } from '../../../domain/errors.js';
import '../request.js';

/** State needed when the person returns from the provider. */
export interface UpstreamState {
  readonly loginId: string;
  /** Verifier for PKCE. */
  readonly verifier: string;
}

/** Services of an upstream login. */
export interface UpstreamParts {
  readonly settings: UpstreamSettings;
  /** Origin of this server. */
  readonly issuer: string;
  readonly accounts: IdentityAccounts;
  readonly states: LoginCookie<UpstreamState>;
}

/** The provider's redirect URI. */
export const CALLBACK_PATH = '/oauth2/callback';
const STRATEGY = 'upstream';
/** Timeout for requests to the provider. **Units**: milliseconds. */
const TIMEOUT = 10_000;

type Done<T> = (error: Error | null, value?: T, state?: unknown) => void;

/** Returns a store that keeps state and verifier in a signed cookie. The library's own stores need sessions. */
const stateStore = (states: LoginCookie<UpstreamState>): OAuth2Strategy.StateStore =>
  ({
    store: (
      req: Request & { res: Response },
      verifier: string,
      _state: unknown,
      _meta: unknown,
      done: Done<string>,
    ) => {
      callbackify(states.begin)(req.res, { loginId: req.oauth2?.transactionID ?? '', verifier }, done);
    },
    verify: (req: Request, id: string, done: Done<string | false>) => {
      callbackify(states.read)(req, id, (error, state) => {
        if (error === null) done(null, state?.verifier ?? false, { message: 'no such login' });
        else done(error);
      });
    },
  }) as unknown as OAuth2Strategy.StateStore;

/** Returns the nonce of a login. The ID token repeats it, so that a token from another login is rejected. */
const nonceOf = (loginId: string): string => createHash('sha256').update(`nonce ${loginId}`).digest('base64url');

/** A strategy that sends the nonce of each login. */
class UpstreamStrategy extends OAuth2Strategy {
  override authorizationParams({ nonce }: { readonly nonce: string }): object {
    return { nonce };
  }
}

function strategyOf({ settings, issuer, accounts, states }: UpstreamParts): OAuth2Strategy {
  const { authorizationUrl, tokenUrl, clientId, clientSecret } = settings;
  const personOf = personReader(settings);
  const accountFor = async (idToken: unknown, loginId: string): Promise<Account | false> =>
    (await accounts.findByPerson(await personOf(idToken, nonceOf(loginId)))) ?? false;
  return new UpstreamStrategy(
    {
      authorizationURL: authorizationUrl,
      tokenURL: tokenUrl,
      clientID: clientId,
      clientSecret,
      callbackURL: `${issuer}${CALLBACK_PATH}`,
      scope: ['openid', 'email'],
      state: true,
      pkce: true,
      store: stateStore(states),
      skipUserProfile: true,
      passReqToCallback: true,
    },
    (
      req: Request,
      _token: string,
      _refresh: string,
      results: { readonly id_token?: unknown },
      _profile: unknown,
      done: OAuth2Strategy.VerifyCallback,
    ) => {
      callbackify(accountFor)(results.id_token, req.loginId ?? '', done);
    },
  );
}

/** Returns a handler that finds a callback's login and rejects other providers' responses. **Source**: RFC 9207. */
const find =
  ({ settings, states }: UpstreamParts): RequestHandler =>
  async (req, res, next) => {
    const { state, iss } = req.query as SingleParameters;
    const kept = await states.read(req, state);
    if (kept === undefined || state === undefined)
      throw new OAuthFault(
        'invalid_request',
        'The login has expired, or was started in another browser. Go back and start again.',
      );
    states.end(res, state);
    if (iss !== undefined && iss !== settings.issuer)
      throw new OAuthFault('invalid_request', 'The response came from another identity provider.');
    req.loginId = kept.loginId;
    next();
  };

type Authenticated = (error: unknown, account?: Account | false | null) => void;

/** Returns a handler that exchanges the code for a person and responds, without the provider's error texts. */
function finish(authenticator: passport.Authenticator, server: AuthorizationServer): RequestHandler {
  const [allow, refuse] = [server.decide(true), server.decide(false)];
  return (req, res, next) => {
    req.body = {};
    let isAnswered = false;
    const failed = (reason: string): void => {
      req.log.error({ reason: reason.slice(0, 200) }, 'login at the identity provider failed');
      next(new OAuthFault('temporarily_unavailable', 'The identity provider is not available.'));
    };
    const late = setTimeout(() => {
      isAnswered = true;
      failed('no answer in time');
    }, TIMEOUT);
    const decide: Authenticated = (error, account) => {
      if (isAnswered) return;
      isAnswered = true;
      clearTimeout(late);
      if (error !== null && error !== undefined) failed(errorMessage(error));
      else if (account) {
        req.account = account;
        void allow(req, res, next);
      } else void refuse(req, res, next);
    };
    (authenticator.authenticate(STRATEGY, { session: false }, decide) as RequestHandler)(req, res, next);
  };
}

/**
 * Returns the login method for an identity provider, with code, PKCE, state and nonce. The strategy is passed by name.
 * Otherwise passport would store each login's outcome on a shared object, and people would get each other's accounts.
 * **Source**: OpenID Connect Core; RFC 9700.
 */
export function upstreamLogin(parts: UpstreamParts): LoginMethod {
  const authenticator = new passport.Passport();
  authenticator.use(STRATEGY, strategyOf(parts));
  return {
    ask: (req, res, next) => {
      res.setHeader('Cache-Control', 'no-store');
      const options = { session: false, nonce: nonceOf(req.oauth2?.transactionID ?? '') };
      (authenticator.authenticate(STRATEGY, options) as RequestHandler)(req, res, next);
    },
    comesBack: {
      method: 'get',
      path: CALLBACK_PATH,
      handlers: (server) => [readQuery, find(parts), server.load, finish(authenticator, server)],
    },
  };
}
