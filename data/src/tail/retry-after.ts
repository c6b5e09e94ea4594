/** Maximum delay that a server can request. Timers fail for delays above 24 days. **Units**: seconds. */
const LONGEST_SECONDS = 3600;

/**
 * Returns the delay in a `Retry-After` header, which is a number of seconds or a date. **Units**: seconds, at most an
 * hour; `now` in milliseconds. **Empty**: 0 if the header is missing or invalid.
 */
export function retryAfterSeconds(header: string | null, now: number = Date.now()): number {
  const seconds = /^\d+$/u.test(header ?? '') ? Number(header) : (Date.parse(header ?? '') - now) / 1000;
  return Number.isNaN(seconds) ? 0 : Math.min(LONGEST_SECONDS, Math.max(0, Math.ceil(seconds)));
}
