/** How often a message is tried before it is given up. */
export const MAX_ATTEMPTS = 12;

const FIRST = 5000;
const LONGEST = 3_600_000;

/**
 * How long a message waits after so many attempts: twice as long each time up to an hour, a fifth more or less by
 * chance. `random` is from 0 to 1. **Units**: milliseconds.
 */
export const retryDelay = (attempts: number, random: number): number =>
  Math.round(Math.min(LONGEST, FIRST * 2 ** (attempts - 1)) * (0.8 + 0.4 * random));
