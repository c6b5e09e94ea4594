import { isIP } from 'node:net';
import type { WebhookTargets } from '../../domain/config/variables.js';
import { isPublicAddress } from './public-address.js';

/**
 * What is wrong with the URL of a webhook. **Empty**: `undefined` if nothing is wrong before a lookup of its name
 * up.
 */
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
