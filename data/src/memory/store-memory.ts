import { MemoryPart } from './memory-part.js';

const MEGABYTE = 1_048_576;

/** The parts of the memory budget that a match store uses. */
export interface StoreMemory {
  /** Opened matches. */
  readonly matches: MemoryPart;
  /** Growing matches. */
  readonly live: MemoryPart;
}

/**
 * Shares of the `matches` part for two caches of opened matches: their statistics columns, and their details (headers,
 * transactions).
 */
export const [COLUMNS_SHARE, DETAILS_SHARE] = [0.45, 0.3] as const;

/** Share of its part that growing matches may fill. The remainder is for replays and past states of matches. */
export const LIVE_SHARE = 0.45;

/** Returns the parts for a process that is not a server, such as a command line. */
export const storeMemory = (): StoreMemory => ({
  matches: new MemoryPart('matches', 512 * MEGABYTE),
  live: new MemoryPart('live', 384 * MEGABYTE),
});
