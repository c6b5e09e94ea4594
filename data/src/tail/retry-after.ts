/** Longest wait that a server can ask for. Timers fail with more than 24 days. **Units**: seconds. */
const LONGEST_SECONDS = 3600;

/**
 * Returns how long a `Retry-After` header asks to wait, as seconds or as a date. **Units**: seconds, at most an hour;
 * `now` in milliseconds. **Empty**: 0 if there is no header, or none that can be read.
 */
export function retryAfterSeconds(header: string | null, now: number = Date.now()): number {
  const seconds = /^\d+$/u.test(header ?? '') ? Number(header) : (Date.parse(header ?? '') - now) / 1000;
  return Number.isNaN(seconds) ? 0 : Math.min(LONGEST_SECONDS, Math.max(0, Math.ceil(seconds)));
}
