import { MemoryPart } from './memory-part.js';

const MEGABYTE = 1_048_576;

/** The parts of the memory budget that a store of matches uses. */
export interface StoreMemory {
  /** Opened matches: the columns of their statistics. */
  readonly columns: MemoryPart;
  /** Details of opened matches: headers, transactions. */
  readonly details: MemoryPart;
  /** Matches that grow. */
  readonly live: MemoryPart;
}

/** Returns the parts of a process that is no server, such as a command line. */
export const storeMemory = (): StoreMemory => ({
  columns: new MemoryPart('columns', 256 * MEGABYTE),
  details: new MemoryPart('details', 64 * MEGABYTE),
  live: new MemoryPart('live', 128 * MEGABYTE),
});
