import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** IPv6 addresses assigned to the public internet. **Source**: RFC 4291, section 2.4. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address is on the public internet. An IPv6 address that embeds an IPv4 address is public if the IPv4
 * address is. **Source**: the special-purpose address registries of IANA, through ipaddr.js.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(globalUnicast));
}

/**
 * Looks up a name as Node does, but fails for addresses that are not public. The check happens here so that the checked
 * address is the one that the server connects to.
 */
export const publicLookup: LookupFunction = (hostname, options: LookupOptions, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const [first] = (found as readonly LookupAddress[] | undefined) ?? [];
    if (error !== null) done(error, '');
    else if (first === undefined || !found.every(({ address }) => isPublicAddress(address)))
      done(Object.assign(new Error(`${hostname} is not a public address`), { code: 'ENOTPUBLIC' }), '');
    else if (options.all === true) done(null, found);
    else done(null, first.address, first.family);
  });
};
