import type { ErrorRequestHandler, Request, RequestHandler } from 'express';
import type { Clients } from './clients/client.js';
import type { AuthorizationServer } from './grants/authorization-server.js';
import { checkAuthorization } from './grants/authorization-request.js';
import type { RedirectTarget } from './grants/oauth-fault.js';
import { redirect, redirectWith } from './grants/respond.js';
import { readQuery, type SingleParameters } from './grants/single-parameters.js';
import { faultOf } from './grants/token-endpoint.js';
import type { LoginMethod } from './login/login-method.js';
import { sendPage, type Page } from '../../http/pages/page.js';
import { html } from '../../http/pages/html.js';

/** Returns a page for an error that cannot be reported to the client. */
const faultPage = (description: string): Page => ({
  title: 'This login cannot continue',
  body: html`<p role="alert">${description}</p>
<p>Nothing was sent on. Close this window, or go back to the page you came from.</p>`,
});

import './request.js';

const check =
  (clients: Clients): RequestHandler =>
  (req, _res, next) => {
    checkAuthorization(req.query as SingleParameters, clients);
    next();
  };

/** The handlers of the authorization endpoint, in order. */
export const authorizeEndpoint = (
  server: AuthorizationServer,
  clients: Clients,
  login: LoginMethod,
): readonly RequestHandler[] => [readQuery, check(clients), server.begin, login.ask];

/** Returns the redirect target for errors of the current login. */
function targetOf({ oauth2 }: Request): RedirectTarget | undefined {
  if (oauth2 === undefined) return undefined;
  const { type, state } = oauth2.req;
  return {
    redirectUri: oauth2.redirectURI,
    mode: type === 'token' ? 'fragment' : 'query',
    ...(state !== undefined && { state }),
  };
}

/**
 * Returns an error handler that sends errors to the client once it is verified, otherwise only to the person.
 * **Source**: RFC 6749, sections 4.1.2.1 and 4.2.2.1; RFC 9207.
 */
export const authorizeFaults =
  (issuer: string): ErrorRequestHandler =>
  (error: unknown, req, res, next) => {
    const fault = faultOf(error);
    if (fault.code === 'server_error') req.log.error({ err: error }, 'request failed');
    if (res.headersSent) {
      next(error);
      return;
    }
    const target = fault.target ?? (fault.code === 'invalid_request' ? undefined : targetOf(req));
    if (target === undefined) sendPage(res, fault.status, faultPage(fault.message));
    else redirect(res, redirectWith(target, { error: fault.code, error_description: fault.message, iss: issuer }));
  };
