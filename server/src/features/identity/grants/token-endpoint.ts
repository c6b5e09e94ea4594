import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import type { IdentityAccounts } from '../accounts.js';
import type { Clients } from '../clients/client.js';
import type { AuthorizationServer } from './authorization-server.js';
import { OAuthFault } from './oauth-fault.js';
import { singleParameters, type SingleParameters } from './single-parameters.js';
import { tokenCaller } from './token-caller.js';

const FORM = 'application/x-www-form-urlencoded';
const MAX_FORM_BYTES = 16_384;

/** Reads a form as text, which `singleParameters` then parses. */
export const readForm: RequestHandler = express.text({ type: FORM, limit: MAX_FORM_BYTES });

/** Returns the parameters of a parsed form. **Throws** `OAuthFault` if the body is not a form. */
export function formOf(body: unknown): SingleParameters {
  if (typeof body !== 'string') throw new OAuthFault('invalid_request', `The body is not a form: send it as ${FORM}.`);
  return singleParameters(body);
}

const grantTypes: ReadonlySet<string> = new Set(['authorization_code', 'client_credentials']);

/** Returns a handler that checks the parameters of a token request, and authenticates its client. */
const readCall =
  (clients: Clients, accounts: IdentityAccounts): RequestHandler =>
  async (req, _res, next) => {
    const parameters = formOf(req.body);
    const { grant_type: type, scope, code } = parameters;
    if (type === undefined) throw new OAuthFault('invalid_request', 'The parameter grant_type is missing.');
    if (!grantTypes.has(type))
      throw new OAuthFault('unsupported_grant_type', `The grant_type is not one of ${[...grantTypes].join(', ')}.`);
    if (scope !== undefined)
      throw new OAuthFault('invalid_scope', 'This server has no scopes: leave out the parameter scope.');
    if (type === 'authorization_code' && code === undefined)
      throw new OAuthFault('invalid_request', 'The parameter code is missing.');
    req.user = await tokenCaller(req.headers.authorization, parameters, clients, accounts);
    req.body = parameters;
    next();
  };

const isTooLong = (error: unknown): boolean => error instanceof Error && 'status' in error && error.status === 413;
const isUnreadable = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' && error.status < 500;

/** Returns the error for the client. Internal failures are reported without details. */
export function faultOf(error: unknown): OAuthFault {
  if (error instanceof OAuthFault) return error;
  if (isTooLong(error))
    return new OAuthFault('invalid_request', `The body is longer than ${MAX_FORM_BYTES} bytes.`, { status: 413 });
  if (isUnreadable(error)) return new OAuthFault('invalid_request', 'The body cannot be read.');
  return new OAuthFault('server_error', 'Something went wrong on the server.');
}

/** Sends errors in the form that the RFC requires. **Source**: RFC 6749, section 5.2. */
export const tokenFaults: ErrorRequestHandler = (error: unknown, req, res, next) => {
  const fault = faultOf(error);
  if (fault.code === 'server_error') req.log.error({ err: error }, 'request failed');
  if (res.headersSent) {
    next(error);
    return;
  }
  for (const [name, value] of Object.entries({ 'Cache-Control': 'no-store', ...fault.headers }))
    res.setHeader(name, value);
  res.status(fault.status).json({ error: fault.code, error_description: fault.message });
};

/** The handlers of the token endpoint, in order. */
export const tokenEndpoint = (
  server: AuthorizationServer,
  clients: Clients,
  accounts: IdentityAccounts,
): readonly RequestHandler[] => [readForm, readCall(clients, accounts), server.token];
