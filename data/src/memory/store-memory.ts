import { MemoryPart } from './memory-part.js';

const MEGABYTE = 1_048_576;

/** The parts of the memory budget that a store of matches uses. */
export interface StoreMemory {
  /** Opened matches. */
  readonly matches: MemoryPart;
  /** Matches that grow. */
  readonly live: MemoryPart;
}

/** Shares of opened matches: the columns of their statistics, and their details (headers, transactions). */
export const [COLUMNS_SHARE, DETAILS_SHARE] = [0.45, 0.3] as const;

/** The share of matches that grow in their part. Replays and matches as of an earlier moment have the rest. */
export const LIVE_SHARE = 0.35;

/** Returns the parts of a process that is no server, such as a command line. */
export const storeMemory = (): StoreMemory => ({
  matches: new MemoryPart('matches', 512 * MEGABYTE),
  live: new MemoryPart('live', 384 * MEGABYTE),
});
