import { setFlagsFromString } from 'node:v8';

/** Below this budget of a process, memory matters more than the time that V8 collects. **Units**: megabytes. */
const SMALL_MEGABYTES = 1024;
/** By how many percent the heap may grow before V8 collects it again. Its default is up to 300. */
const GROWTH_PERCENT = 50;

/** Returns the flags of V8 for a process with a memory budget. **Units**: megabytes. **Empty**: its defaults. */
export const heapFlags = (budget: number): readonly string[] =>
  budget < SMALL_MEGABYTES ? [`--heap-growing-percent=${GROWTH_PERCENT}`] : [];

/**
 * Lets V8 collect its heap earlier if the budget of this process is small. V8 reads this flag at each collection; its
 * limit of the heap can only be set before a process starts. **Units**: megabytes.
 */
export function limitGarbage(budget: number): void {
  for (const flag of heapFlags(budget)) setFlagsFromString(flag);
}
