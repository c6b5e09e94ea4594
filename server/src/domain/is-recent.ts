/**
 * Whether an event happened less than a given time ago. False if the clock was set back, so that a caller that checks
 * again later does not wait for the old time. **Units**: the same for all arguments.
 */
export const isRecent = (now: number, then: number, within: number): boolean => now >= then && now - then < within;
