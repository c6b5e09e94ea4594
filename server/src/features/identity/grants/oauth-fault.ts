import { errorHeaders, type ErrorHeaders } from '../../../domain/error-headers.js';

/**
 * Errors of the authorization and token endpoints, and their statuses. **Source**: RFC 6749, sections 4.1.2.1 and 5.2.
 */
export const oauthFaults = {
  invalid_request: 400,
  invalid_client: 401,
  invalid_grant: 400,
  unauthorized_client: 400,
  unsupported_grant_type: 400,
  unsupported_response_type: 400,
  invalid_scope: 400,
  access_denied: 403,
  temporarily_unavailable: 503,
  server_error: 500,
} as const satisfies Readonly<Record<string, number>>;

/** Code of a fault. */
export type OAuthCode = keyof typeof oauthFaults;

/** The redirect that carries an error to a client. */
export interface RedirectTarget {
  readonly redirectUri: string;
  /** Which part of the URL contains the error: the fragment, as for tokens, or the query, as for codes. */
  readonly mode: 'query' | 'fragment';
  readonly state?: string;
}

/** Members of a fault in addition to its code and description. */
export interface FaultExtras extends ErrorHeaders {
  readonly target?: RedirectTarget;
  readonly status?: number;
}

/**
 * A fault of the authorization or token endpoint that is reported to the client. Its message is printable ASCII without
 * quotes and backslashes, as the RFC requires.
 */
export class OAuthFault extends Error {
  override readonly name = 'OAuthFault';
  readonly status: number;
  readonly target: RedirectTarget | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    readonly code: OAuthCode,
    description: string,
    { target, status, ...headers }: FaultExtras = {},
  ) {
    super(description);
    this.status = status ?? oauthFaults[code];
    this.target = target;
    this.headers = errorHeaders(headers);
  }
}
