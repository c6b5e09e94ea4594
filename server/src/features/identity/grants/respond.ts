import type { ServerResponse } from 'node:http';
import type { RedirectTarget } from './oauth-fault.js';

/** Returns a redirect URI with parameters appended. */
export function redirectWith(
  { redirectUri, mode, state }: RedirectTarget,
  parameters: Readonly<Record<string, string>>,
): string {
  const text = new URLSearchParams({ ...parameters, ...(state !== undefined && { state }) }).toString();
  if (mode === 'fragment') return `${redirectUri}#${text}`;
  return `${redirectUri}${redirectUri.includes('?') ? '&' : '?'}${text}`;
}

/** Redirects the browser with status 303, so that it does not resend a form. Caches must not store the response. */
export function redirect(res: ServerResponse, location: string): void {
  res.statusCode = 303;
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('Referrer-Policy', 'no-referrer');
  res.setHeader('Location', location);
  res.setHeader('Content-Length', 0);
  res.end();
}
