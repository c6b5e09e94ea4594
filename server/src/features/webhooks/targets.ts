import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { WebhookTargets } from '../../domain/config/variables.js';
import { isPublicAddress } from './public-address.js';

/**
 * Describes what is wrong with a webhook URL, without looking up its host name. **Empty**: `undefined` if nothing is
 * wrong.
 */
export function targetFault(text: string, targets: WebhookTargets): string | undefined {
  if (!URL.canParse(text)) return `'${text}' is not a URL`;
  const { protocol, hostname, username, password } = new URL(text);
  if (protocol !== 'https:' && !(protocol === 'http:' && targets === 'any'))
    return `'${text}' does not begin with https://`;
  if (username !== '' || password !== '') return 'the URL contains a user or password';
  const address = hostname.replace(/^\[|\]$/gu, '');
  return targets === 'public' && isIP(address) !== 0 && !isPublicAddress(address)
    ? `${address} is not a public address`
    : undefined;
}

/** Returns the addresses of a host name. Rejects if it has none. */
export type LookUp = (hostname: string) => Promise<readonly string[]>;

/** Looks up a name in the same way as the server does when it connects. */
export const lookUpHere: LookUp = async (hostname) =>
  (await lookup(hostname, { all: true })).map(({ address }) => address);

/**
 * Describes what is wrong with the addresses of a URL's host. **Empty**: `undefined` if nothing is wrong, or if the
 * name cannot be resolved now, because that may change before the server connects.
 */
export async function resolvedFault(
  text: string,
  targets: WebhookTargets,
  lookUp: LookUp,
): Promise<string | undefined> {
  const { hostname } = new URL(text);
  if (targets === 'any' || isIP(hostname.replace(/^\[|\]$/gu, '')) !== 0) return undefined;
  const addresses = await lookUp(hostname).catch(() => []);
  const inner = addresses.find((address) => !isPublicAddress(address));
  return inner === undefined
    ? undefined
    : `${hostname} resolves to ${inner}, which is not a public address; WEBHOOK_TARGETS=any allows it`;
}
