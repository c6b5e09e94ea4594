import type { Client, Clients } from '../clients/client.js';
import { OAuthFault, type OAuthCode, type RedirectTarget } from './oauth-fault.js';
import type { SingleParameters } from './single-parameters.js';

/** Pattern of a state, which must also fit into a cookie. **Source**: RFC 6749, appendix A.5. */
const stateText = /^[ -~]{1,1024}$/u;
const sha256Text = /^[A-Za-z0-9_-]{43}$/u;

/** Returns the client and its redirect URI. Nothing is redirected before both are verified. */
function clientAndRedirect(parameters: SingleParameters, clients: Clients): readonly [Client, string] {
  const { client_id: id, redirect_uri: redirectUri } = parameters;
  if (id === undefined) throw new OAuthFault('invalid_request', 'The parameter client_id is missing.');
  const client = clients.get(id);
  if (client === undefined) throw new OAuthFault('invalid_request', 'The client_id is not registered on this server.');
  if (redirectUri === undefined) throw new OAuthFault('invalid_request', 'The parameter redirect_uri is missing.');
  if (!client.redirectUris.includes(redirectUri))
    throw new OAuthFault(
      'invalid_request',
      'The redirect_uri is not registered for the client. It must match a registered one exactly.',
    );
  return [client, redirectUri];
}

/**
 * Checks a request for a login. Errors in the client or redirect URI are shown only to the person. Later ones are sent
 * to the redirect URI. **Throws** `OAuthFault`. **Source**: RFC 6749, sections 4.1.1 and 4.2.1; RFC 7636; RFC 9700.
 */
export function checkAuthorization(parameters: SingleParameters, clients: Clients): void {
  const [client, redirectUri] = clientAndRedirect(parameters, clients);
  const {
    response_type: type,
    response_mode: mode,
    scope,
    state,
    code_challenge: challenge,
    code_challenge_method: method,
  } = parameters;
  const target: RedirectTarget = {
    redirectUri,
    mode: type === 'token' ? 'fragment' : 'query',
    ...(state !== undefined && stateText.test(state) && { state }),
  };
  const refuse = (code: OAuthCode, description: string): never => {
    throw new OAuthFault(code, description, { target });
  };
  if (state !== undefined && !stateText.test(state))
    return refuse('invalid_request', 'The state must be 1 to 1024 printable ASCII characters.');
  if (type === undefined) return refuse('invalid_request', 'The parameter response_type is missing: use code.');
  if (type !== 'code' && type !== 'token')
    return refuse('unsupported_response_type', 'The response_type must be code or token.');
  if (mode !== undefined && mode !== target.mode)
    return refuse('invalid_request', `The response_mode of response_type ${type} must be ${target.mode}.`);
  if (scope !== undefined) return refuse('invalid_scope', 'This server has no scopes: leave out the parameter scope.');
  if (type === 'token') {
    if (client.implicit === true) return;
    return refuse('unauthorized_client', 'The client may not use response_type token: use code with PKCE.');
  }
  if (challenge === undefined)
    return refuse('invalid_request', 'PKCE is needed: the parameter code_challenge is missing.');
  if (method !== 'S256') return refuse('invalid_request', 'The code_challenge_method must be S256.');
  if (!sha256Text.test(challenge))
    return refuse('invalid_request', 'The code_challenge must be a SHA-256 hash in base64url, 43 characters long.');
}
