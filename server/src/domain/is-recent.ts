/**
 * Whether something happened less than some time ago. It did not if the clock was set back, so that a caller that looks
 * again after a while does not wait for the old time. **Units**: the same in all.
 */
export const isRecent = (now: number, then: number, within: number): boolean => now >= then && now - then < within;
