import { isIP } from 'node:net';
import type { Express } from 'express';

/**
 * Addresses in the forms that some proxies write: `203.0.113.10:4711`, `[2001:db8::1]:4711`, `[2001:db8::1]`,
 * `fe80::1%eth0`.
 */
const decorated = /^(?:\[(?<inBrackets>[^\]]+)\]|(?<v4>[\d.]+)(?=:\d+$)|(?<bare>[^%]+))(?::\d+|%.*)?$/u;

/**
 * Returns a client's address without port, brackets and zone. **Empty**: `unknown` for an invalid address, so that a
 * client cannot avoid its limit by inventing names.
 */
export function bareAddress(address: string | undefined): string {
  const { inBrackets, v4, bare } = decorated.exec(address?.trim() ?? '')?.groups ?? {};
  const text = inBrackets?.replace(/%.*$/u, '') ?? v4 ?? bare ?? '';
  return isIP(text) === 0 ? 'unknown' : text;
}

/** Sets the proxies whose headers are trusted. Express does not recognise a proxy address that has a port. */
export function trustProxies(app: Express, proxies: number | readonly string[]): void {
  app.set('trust proxy', proxies);
  const isTrusted = app.get('trust proxy fn') as (address: string, hop: number) => boolean;
  app.set('trust proxy', (address: string | undefined, hop: number) => isTrusted(bareAddress(address), hop));
}
