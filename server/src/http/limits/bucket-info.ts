import type { ClientRateLimitInfo } from 'express-rate-limit';
import type { RateLimits } from '../../domain/accounts/plan.js';

/**
 * The state of a bucket for a limiter. `over` is 1 for a call beyond it. The reset is when the next call may be made,
 * or when the bucket is full again. **Units**: `now` in milliseconds.
 */
export function bucketInfo(
  { burst, ratePerSecond }: RateLimits,
  tokens: number,
  over: 0 | 1,
  now: number,
): ClientRateLimitInfo {
  const missing = over === 1 ? 1 - tokens : burst - tokens;
  return {
    totalHits: burst - Math.floor(tokens) + over,
    resetTime: new Date(now + Math.ceil((missing / ratePerSecond) * 1000)),
  };
}
