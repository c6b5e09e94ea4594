import type { ServerResponse } from 'node:http';
import type { RedirectTarget } from './oauth-fault.js';

/** Returns the redirect URI with parameters appended. */
export function redirectWith(
  { redirectUri, mode, state }: RedirectTarget,
  parameters: Readonly<Record<string, string>>,
): string {
  const text = new URLSearchParams({ ...parameters, ...(state !== undefined && { state }) }).toString();
  if (mode === 'fragment') return `${redirectUri}#${text}`;
  return `${redirectUri}${redirectUri.includes('?') ? '&' : '?'}${text}`;
}

/** Sends the browser on. 303, so that a form is never sent on with it. Nothing on the way may keep the address. */
export function redirect(res: ServerResponse, location: string): void {
  res.statusCode = 303;
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('Referrer-Policy', 'no-referrer');
  res.setHeader('Location', location);
  res.setHeader('Content-Length', 0);
  res.end();
}
