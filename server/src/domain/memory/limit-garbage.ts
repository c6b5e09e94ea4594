import { setFlagsFromString } from 'node:v8';

/** Below this budget per process, saving memory is worth more time for garbage collection. **Units**: megabytes. */
const SMALL_MEGABYTES = 1024;
/** Percentage by which the heap may grow before V8 collects it again. V8's own default is up to 300. */
const GROWTH_PERCENT = 50;

/** Share of a process's budget that the heap may take, and its minimum. **Units**: megabytes. */
const [HEAP_SHARE, LEAST_HEAP] = [0.5, 256];

/** Returns the Node.js option that limits the heap as Node.js would in a container with this budget. */
export const heapLimitOption = (budget: number): string =>
  `--max-old-space-size=${Math.max(LEAST_HEAP, Math.floor(budget * HEAP_SHARE))}`;

/**
 * Returns the V8 flags for a process with a memory budget. **Units**: megabytes. **Empty**: no flags for a large
 * budget.
 */
export const heapFlags = (budget: number): readonly string[] =>
  budget < SMALL_MEGABYTES ? [`--heap-growing-percent=${GROWTH_PERCENT}`] : [];

/**
 * Makes V8 collect its heap earlier if this process has a small budget. V8 reads this flag at each collection; the heap
 * limit can only be set before the process starts. **Units**: megabytes.
 */
export function limitGarbage(budget: number): void {
  for (const flag of heapFlags(budget)) setFlagsFromString(flag);
}
