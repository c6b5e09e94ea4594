import { Router, type ErrorRequestHandler, type RequestHandler } from 'express';
import { limitAddresses } from '../../http/limits/limit-addresses.js';
import { hostSteps, type Step } from '../../http/pipeline/run-steps.js';
import { Problem } from '../../domain/problems.js';
import { authorizeEndpoint, authorizeFaults } from './authorize-endpoint.js';
import { authorizationServer } from './grants/authorization-server.js';
import { OAuthFault } from './grants/oauth-fault.js';
import { tokenEndpoint, tokenFaults } from './grants/token-endpoint.js';
import type { Identity } from './identity.js';
import { authorizationServerMetadata, paths, protectedResourceMetadata } from './metadata.js';
import { READ_METHODS, refuseMethod } from '../../http/pipeline/method-not-allowed.js';

/** The identity router, and the paths that it serves. */
export interface IdentityRoutes {
  readonly router: Router;
  readonly paths: readonly string[];
}

const DOCUMENT_MAX_AGE = 300;

const document =
  (value: () => object | Promise<object>): RequestHandler =>
  async (_req, res) => {
    res.setHeader('Cache-Control', `public, max-age=${DOCUMENT_MAX_AGE}`);
    res.json(await value());
  };

/**
 * Disables isolation between a pop-up and the page that opened it, at each step, so that the page still has access to
 * the pop-up when it returns with a token.
 */
const popUp: RequestHandler = (_req, res, next) => {
  res.setHeader('Cross-Origin-Opener-Policy', 'unsafe-none');
  next();
};

interface Route {
  readonly path: string;
  readonly method: 'get' | 'post';
  readonly handlers: readonly RequestHandler[];
  readonly faults?: ErrorRequestHandler;
}

function routesOf(identity: Identity): readonly Route[] {
  const { issuer, clients, accounts, ring, login, loginsPerMinute: perMinute } = identity;
  const server = authorizationServer(identity);
  const limitLogins = limitAddresses(
    'logins',
    {
      name: 'logins',
      perMinute,
      refusal: (headers) =>
        new OAuthFault(
          'temporarily_unavailable',
          `More than ${perMinute} requests came from this address within a minute. Wait as long as Retry-After says.`,
          { status: 429, ...headers },
        ),
    },
    identity,
  );
  const pass: Step = (context) => {
    context.leave();
  };
  const limit = hostSteps([limitLogins, pass]);
  const faults = authorizeFaults(issuer);
  const logins: readonly Route[] =
    login === undefined
      ? []
      : [
          {
            path: paths.authorize,
            method: 'get',
            handlers: [popUp, limit, ...authorizeEndpoint(server, clients, login)],
            faults,
          },
          {
            path: login.comesBack.path,
            method: login.comesBack.method,
            handlers: [popUp, limit, ...login.comesBack.handlers(server)],
            faults,
          },
        ];
  return [
    ...logins,
    {
      path: paths.token,
      method: 'post',
      handlers: [limit, ...tokenEndpoint(server, clients, accounts)],
      faults: tokenFaults,
    },
    { path: paths.jwks, method: 'get', handlers: [document(() => ring.jwks())] },
    {
      path: paths.authorizationServer,
      method: 'get',
      handlers: [document(() => authorizationServerMetadata(issuer, login !== undefined))],
    },
    { path: paths.protectedResource, method: 'get', handlers: [document(() => protectedResourceMetadata(issuer))] },
  ];
}

/** Returns the routes for logins, tokens and their metadata, which are not part of the contract. */
export function identityRoutes(identity: Identity): IdentityRoutes {
  const router = Router({ caseSensitive: true, strict: true });
  const routes = routesOf(identity);
  for (const { path, method, handlers, faults } of routes) {
    const route = router.route(path);
    route[method](...handlers);
    route.all(refuseMethod(path, method === 'get' ? READ_METHODS : 'POST, OPTIONS'));
    if (faults !== undefined) {
      router.use(path, ((error: unknown, req, res, next) => {
        if (error instanceof Problem) next(error);
        else faults(error, req, res, next);
      }) as ErrorRequestHandler);
    }
  }
  return { router, paths: routes.map(({ path }) => path) };
}
