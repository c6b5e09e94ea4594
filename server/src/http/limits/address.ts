import { isIP } from 'node:net';
import type { Express } from 'express';

/** `203.0.113.10:4711`, `[2001:db8::1]:4711`, `[2001:db8::1]` and `fe80::1%eth0`, as some proxies write addresses. */
const decorated = /^(?:\[(?<inBrackets>[^\]]+)\]|(?<v4>[\d.]+)(?=:\d+$)|(?<bare>[^%]+))(?::\d+|%.*)?$/u;

/**
 * Returns the address of a client without port, brackets and zone. **Empty**: `unknown` for an invalid address, so that
 * a client cannot invent names that are limited separately.
 */
export function bareAddress(address: string | undefined): string {
  const { inBrackets, v4, bare } = decorated.exec(address?.trim() ?? '')?.groups ?? {};
  const text = inBrackets?.replace(/%.*$/u, '') ?? v4 ?? bare ?? '';
  return isIP(text) === 0 ? 'unknown' : text;
}

/** Sets the proxies whose headers are trusted. Express itself does not recognise a proxy whose address has a port. */
export function trustProxies(app: Express, proxies: number | readonly string[]): void {
  app.set('trust proxy', proxies);
  const isTrusted = app.get('trust proxy fn') as (address: string, hop: number) => boolean;
  app.set('trust proxy', (address: string | undefined, hop: number) => isTrusted(bareAddress(address), hop));
}
