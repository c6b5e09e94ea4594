import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The addresses of IPv6 that are assigned to the public internet. **Source**: RFC 4291, section 2.4. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address is one of the public internet. An IPv6 address that contains one of IPv4 is as public as that.
 * **Source**: the special-purpose address registries of IANA, as ipaddr.js has them.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(globalUnicast));
}

/**
 * Looks a name up as Node does, but fails for one that leads to any other than public addresses: checked here, it is
 * the address that is connected to.
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
