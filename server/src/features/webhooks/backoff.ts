/** Number of attempts before a message is given up. */
export const MAX_ATTEMPTS = 12;

const FIRST = 5000;
const LONGEST = 3_600_000;

/**
 * Returns the delay after a number of failed attempts. It doubles each time, up to an hour, and varies randomly by up
 * to 20%. `random` is from 0 to 1. **Units**: milliseconds.
 */
export const retryDelay = (attempts: number, random: number): number =>
  Math.round(Math.min(LONGEST, FIRST * 2 ** (attempts - 1)) * (0.8 + 0.4 * random));
