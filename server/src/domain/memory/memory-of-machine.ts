import { totalmem } from 'node:os';

const MEGABYTE = 1_048_576;

/** The default share of a machine's memory, and its upper bound. */
const SHARE_OF_MACHINE = 0.25;
const MOST_MEGABYTES = 1024;
const MEGABYTES_OF_PROCESS = 256;

/** Minimum memory of each process. With less, it would mostly evict and collect garbage. **Units**: megabytes. */
export const LEAST_MEGABYTES = 128;

/** The memory of the machine, and the container's limit. **Units**: bytes. */
export interface MachineMemory {
  readonly total: number;
  /** **Empty**: `undefined`, 0, or more than the machine's memory if there is no limit. */
  readonly limit: number | undefined;
}

/** Returns the memory of the machine, and the limit of the container (cgroup) in which this process runs. */
export const memoryOfMachine = (): MachineMemory => ({ total: totalmem(), limit: process.constrainedMemory() });

/**
 * Returns the default memory budget of a server: the container's limit if there is one, otherwise a quarter of the
 * machine's memory. The quarter is capped at 1 GB, or at 256 MB per process if there are more than four. **Units**:
 * megabytes.
 */
export function defaultMemoryMegabytes({ total, limit = 0 }: MachineMemory, processes: number): number {
  const isLimited = limit > 0 && limit < total;
  const most = Math.max(MOST_MEGABYTES, processes * MEGABYTES_OF_PROCESS);
  const megabytes = isLimited ? limit / MEGABYTE : Math.min((total / MEGABYTE) * SHARE_OF_MACHINE, most);
  return Math.max(1, Math.floor(megabytes));
}
