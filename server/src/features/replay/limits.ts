/** How many replays an account may have at a time, unless it is said otherwise. */
export const REPLAYS_PER_ACCOUNT = 5;
