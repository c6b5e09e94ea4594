import { setFlagsFromString } from 'node:v8';

/** Below this budget of a process, memory matters more than the time that V8 collects. **Units**: megabytes. */
const SMALL_MEGABYTES = 1024;
/** By how many percent the heap may grow before V8 collects it again. Its default is up to 300. */
const GROWTH_PERCENT = 50;

/** The share of its budget that the heap of a process may take, and the least. **Units**: megabytes. */
const [HEAP_SHARE, LEAST_HEAP] = [0.5, 256];

/** Returns the option of Node.js that limits the heap of a process, as a container of this size does. */
export const heapLimitOption = (budget: number): string =>
  `--max-old-space-size=${Math.max(LEAST_HEAP, Math.floor(budget * HEAP_SHARE))}`;

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
