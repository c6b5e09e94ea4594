import { UnexpectedResponse } from './errors.js';

/** Whether a proxy requires a password, in which case a retry does not help. **Source**: undici, `ProxyAgent`. */
export const isProxyRefusal = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof Error && error.cause.message.includes('(407)');

/** The statuses of redirects. **Source**: RFC 9110, section 15.4. */
export const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Returns the error for a redirect. Browsers do not reveal its target. */
export function redirected(from: string, location: string | null): UnexpectedResponse {
  const to = location !== null && URL.canParse(location, from) ? ` to ${new URL(location, from).origin}` : '';
  return new UnexpectedResponse(
    `${new URL(from).origin} redirects${to}, but your credentials are not sent there. Pass the URL of that server if you trust it.`,
  );
}
