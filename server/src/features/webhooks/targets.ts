import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { WebhookTargets } from '../../domain/config/variables.js';
import { isPublicAddress } from './public-address.js';

/** Checks the URL of a webhook. **Empty**: `undefined` if nothing is wrong before its name is looked up. */
export function targetFault(text: string, targets: WebhookTargets): string | undefined {
  if (!URL.canParse(text)) return `'${text}' is not a URL`;
  const { protocol, hostname, username, password } = new URL(text);
  if (protocol !== 'https:' && !(protocol === 'http:' && targets === 'any'))
    return `'${text}' does not begin with https://`;
  if (username !== '' || password !== '') return 'the URL holds a user or a password';
  const address = hostname.replace(/^\[|\]$/gu, '');
  return targets === 'public' && isIP(address) !== 0 && !isPublicAddress(address)
    ? `${address} is not a public address`
    : undefined;
}

/** Returns the addresses of a host name. Rejects if it has none. */
export type LookUp = (hostname: string) => Promise<readonly string[]>;

/** Looks a name up as the server does when it connects. */
export const lookUpHere: LookUp = async (hostname) =>
  (await lookup(hostname, { all: true })).map(({ address }) => address);

/**
 * What is wrong with the addresses to which the host of a URL resolves. **Empty**: `undefined` if nothing is wrong,
 * or if the name has no address here and now: it may have one when the server connects.
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
