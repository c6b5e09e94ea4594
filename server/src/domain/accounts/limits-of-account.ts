/** Replays that an account can have at a time, unless configured otherwise. */
export const REPLAYS_PER_ACCOUNT = 5;

/** Event streams that an account can have open at a time, unless configured otherwise. */
export const STREAMS_PER_ACCOUNT = 100;
