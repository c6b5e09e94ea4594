import { countOf } from '@goalsquare/data';
import type { ConnectionOptions } from 'node:tls';
import { isLoopback } from '../../http/own-origins.js';
import { checkHealth } from '../operations/health.js';
import { fault, ok, skipped, warning, type Finding } from './finding.js';
import { messageWithCause } from '../../domain/errors.js';

/** Request timeout. **Units**: milliseconds. */
const PATIENCE = 5000;
const DAY = 86_400_000;

/** A certificate that expires in fewer days was not renewed in time: renewal is due a month before expiry. */
const SOON = 14;

const PROXY_PAGE = 'docs/proxies.md';
const READY_PAGE = 'docs/runbook.md#readyz-is-503-or-reports-a-degraded-part';

/** Sends a request without following redirects. Rejects with the reason if there is no response. */
export type Ask = (url: string, init?: RequestInit) => Promise<Response>;

const get: Ask = (url, init = {}) => fetch(url, { redirect: 'manual', ...init, signal: AbortSignal.timeout(PATIENCE) });

/** Checks that the server at an address is ready and no part is degraded. */
export async function checkServer(address: string): Promise<Finding> {
  const { isReady, message } = await checkHealth(address);
  const parts = message
    .split('\n')
    .filter((line) => line !== 'ok')
    .join('; ');
  if (!isReady && !message.startsWith('{'))
    return fault(
      `${address} does not answer: ${message}`,
      'Look at the last lines of its log.',
      'docs/runbook.md#the-server-does-not-answer',
    );
  if (!isReady) return fault(`${address} is not ready: ${parts}`, 'Wait until it has started.', READY_PAGE);
  return parts === '' ? ok(`${address} is ready`) : warning(parts, 'The table of parts says what to do.', READY_PAGE);
}

/** Returns the version that a server reports. Rejects with the reason if it reports none. */
async function versionAt(address: string, ask: Ask): Promise<string> {
  const response = await ask(`${address}/version`);
  if (!response.ok) throw new Error(`${address}/version returned ${response.status}`);
  return ((await response.json()) as { readonly version: string }).version;
}

/** Checks that the running server has the installed version. */
export async function checkVersion(address: string, installed: string, ask: Ask = get): Promise<Finding> {
  try {
    const running = await versionAt(address, ask);
    return running === installed
      ? ok(`${running} runs`)
      : warning(
          `${running} is running, but ${installed} is installed`,
          'Restart the server.',
          'docs/operating.md#upgrade-and-go-back',
        );
  } catch (error) {
    return skipped(messageWithCause(error));
  }
}

/** Checks that the server responds at its public origin. A sandbox used only on this machine needs no public origin. */
export async function checkPublic(
  origin: string | undefined,
  installed: string,
  isSandbox: boolean,
  ask: Ask = get,
): Promise<Finding> {
  if (origin === undefined && isSandbox) return skipped('a sandbox without PUBLIC_URL, used only on this machine');
  if (origin === undefined)
    return warning(
      'PUBLIC_URL is not set, so tokens and redirects name localhost',
      'Set PUBLIC_URL to the origin that callers use.',
      PROXY_PAGE,
    );
  try {
    const version = await versionAt(origin, ask);
    return version === installed
      ? ok(`${origin} answers`)
      : warning(
          `${origin} answers with version ${version}, but ${installed} is installed here`,
          'Restart the server, or correct the address in the configuration of the proxy.',
          PROXY_PAGE,
        );
  } catch (error) {
    return fault(
      `${origin} does not answer: ${messageWithCause(error)}`,
      'Check its DNS entry, the proxy and the firewall.',
      'docs/runbook.md#the-server-does-not-answer',
    );
  }
}

/** A certificate. **Units**: milliseconds. */
export interface Certificate {
  readonly validTo: number;
  /** Why callers do not trust the certificate. **Empty**: they trust it. */
  readonly distrusted?: string;
}

/** Checks that the public origin has TLS, with a trusted certificate that does not expire soon. */
export async function checkTls(
  origin: string | undefined,
  now: number,
  certificateOf: (target: Pick<ConnectionOptions, 'host' | 'port'>) => Promise<Certificate>,
): Promise<Finding> {
  if (origin === undefined) return skipped('PUBLIC_URL is not set');
  const { protocol, hostname, port, host } = new URL(origin);
  if (protocol === 'http:')
    return isLoopback(host)
      ? skipped(`${origin} is this machine`)
      : fault(
          `${origin} has no TLS`,
          'Tokens must never travel in the clear: put a proxy with TLS in front.',
          PROXY_PAGE,
        );
  const renew = 'Renew the certificate, and reload the proxy.';
  try {
    const { validTo, distrusted } = await certificateOf({ host: hostname, port: Number(port || '443') });
    const days = Math.floor((validTo - now) / DAY);
    if (days < 0) return fault(`the certificate of ${host} expired ${countOf(-days, 'day')} ago`, renew, PROXY_PAGE);
    if (distrusted !== undefined)
      return fault(`callers do not trust the certificate of ${host}: ${distrusted}`, renew, PROXY_PAGE);
    return days < SOON
      ? warning(`the certificate of ${host} expires in ${countOf(days, 'day')}`, renew, PROXY_PAGE)
      : ok(`the certificate of ${host} is valid for ${countOf(days, 'day')}`);
  } catch (error) {
    return fault(`${host} has no TLS: ${messageWithCause(error)}`, 'Start the proxy.', PROXY_PAGE);
  }
}

/**
 * Checks that the server gets the original scheme from its proxy. For HTTPS, its responses have
 * Strict-Transport-Security.
 */
export async function checkProxy(
  origin: string | undefined,
  trusted: number | readonly string[],
  ask: Ask = get,
): Promise<Finding> {
  if (!origin?.startsWith('https:')) return skipped('there is no proxy with TLS');
  const remedy =
    'Set TRUST_PROXY to the number of proxies, and let the proxy set X-Forwarded-For and X-Forwarded-Proto.';
  if (trusted === 0)
    return fault('TRUST_PROXY is 0, so limits by address count all callers as one', remedy, PROXY_PAGE);
  try {
    // Only API responses have the server's security headers. An error response is enough, so no token is sent.
    const { headers } = await ask(`${origin}/v1/leagues`);
    return headers.has('Strict-Transport-Security')
      ? ok('the server sees that callers use HTTPS')
      : fault('the server does not see that callers use HTTPS', remedy, PROXY_PAGE);
  } catch (error) {
    return skipped(messageWithCause(error));
  }
}

/** Checks that each configured origin has TLS, and that pages from the first one may call the API through the proxy. */
export async function checkCors(
  origin: string | undefined,
  origins: readonly string[],
  ask: Ask = get,
): Promise<Finding> {
  const [first] = origins;
  if (first === undefined) return skipped('no page of another origin may call the API (CORS_ORIGINS)');
  const clear = origins.find((one) => one.startsWith('http:') && !isLoopback(new URL(one).host));
  if (clear !== undefined)
    return warning(
      `${clear} has no TLS, so others can change its pages`,
      'Use its https origin.',
      'docs/proxies.md#cors',
    );
  if (origin === undefined) return ok(origins.join(', '));
  try {
    const asked = first === '*' ? 'https://a.example' : first;
    const { headers } = await ask(`${origin}/v1/leagues`, {
      method: 'OPTIONS',
      headers: { Origin: asked, 'Access-Control-Request-Method': 'GET' },
    });
    const allowed = headers.get('Access-Control-Allow-Origin') ?? 'no origin';
    return allowed === '*' || allowed === asked
      ? ok(origins.join(', '))
      : fault(
          `${origin} allows ${allowed} when ${asked} asks`,
          'Let the proxy pass OPTIONS and add no Access-Control headers of its own.',
          'docs/proxies.md#cors',
        );
  } catch (error) {
    return skipped(messageWithCause(error));
  }
}
