import { ipKeyGenerator } from 'express-rate-limit';
import { Problem } from '../../domain/problems.js';
import type { Step } from '../pipeline/run-steps.js';
import { bareAddress } from './address.js';
import { Limiter, type Limit } from './limiter.js';
import type { OpenBuckets } from './token-buckets.js';

/** Storage of request counts by address. **Units**: `now` in milliseconds. */
export interface AddressCounts {
  readonly buckets: OpenBuckets;
  readonly now: () => number;
}

/** Limit for an address: a burst of `perMinute` requests, and then as many a minute. */
export interface AddressLimit extends Pick<Limit, 'name' | 'refusal'> {
  readonly perMinute: number;
}

/** Returns a step that limits requests by address, or by IPv6 network. Each `kind` is counted separately. */
export function limitAddresses(
  kind: string,
  { perMinute, ...limit }: AddressLimit,
  { buckets, now }: AddressCounts,
): Step {
  const limits = { ratePerSecond: perMinute / 60, burst: perMinute };
  const keyOf: Limit['keyOf'] = ({ ip }) => ipKeyGenerator(bareAddress(ip));
  const limiter = new Limiter({ ...limits, ...limit, keyOf }, buckets(limits, kind), now);
  return (context) => limiter.admit(context);
}

/** Returns a step that limits refusals by address. Beyond the limit, a refusal becomes a 429. */
export const limitRefusals = (what: 'tokens' | 'permalinks', perMinute: number, counts: AddressCounts): Step =>
  limitAddresses(
    `refused-${what}`,
    {
      name: 'refusals',
      perMinute,
      refusal: (headers) =>
        new Problem(
          'too-many-refusals',
          `More than ${perMinute} ${what} from this address were refused within a minute. Wait as long as Retry-After says.`,
          headers,
        ),
    },
    counts,
  );
