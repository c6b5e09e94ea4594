import { MemoryPart } from '@goalsquare/data';

const MEGABYTE = 1_048_576;

/** A part of the memory budget: its share, and what it contains. */
interface DeclaredPart {
  /** The part's share of the memory of all parts. The shares add up to 1. */
  readonly share: number;
  /** The part of `share` that may be objects on V8's heap, which has its own limit. */
  readonly heap: number;
  readonly holds: string;
}

/** The parts of a process's memory budget. Caches in the same part divide its share. **Source**: ADR 34. */
export const declaredParts = {
  matches: { share: 0.22, heap: 0.12, holds: 'opened matches: columns, headers, transactions, rows of views' },
  seasons: { share: 0.24, heap: 0.06, holds: 'seasons and their players, totals and acts, results across matches' },
  requests: { share: 0.11, heap: 0.03, holds: 'checked requests, plans of metrics, and buffers for responses' },
  responses: { share: 0.17, heap: 0, holds: 'responses that are computed, compressed or sent, and cached ones' },
  live: { share: 0.2, heap: 0.2, holds: 'matches that grow: live, replayed, or as of an earlier moment' },
  streams: { share: 0.06, heap: 0, holds: 'events that streams share, and the statistics they sent last' },
} as const satisfies Readonly<Record<string, DeclaredPart>>;

/** The name of a part of the memory budget. */
export type MemoryPartName = keyof typeof declaredParts;

/** The names of the parts, in declaration order. */
export const memoryPartNames = Object.keys(declaredParts) as readonly MemoryPartName[];

/** Memory of a process outside its parts: code, the young generation of the heap, current work. */
const PROCESS_MEGABYTES = 140;

/** The share of the budget that stays free for uncollected garbage and fragmentation. */
const SLACK = 0.2;

/** Minimum share of all parts, even if the budget is small. */
const LEAST_SHARE = 0.12;

/** The share of V8's heap limit that parts on the heap may fill. */
const HEAP_SHARE = 0.6;

const heapShare = Object.values(declaredParts).reduce((sum, { heap }) => sum + heap, 0);

/**
 * Returns the memory of all parts: the budget without the process itself, limited by V8's heap.
 * **Units**: megabytes.
 */
export function megabytesOfParts(budget: number, heapLimit: number): number {
  const rest = Math.max(budget * (1 - SLACK) - PROCESS_MEGABYTES, budget * LEAST_SHARE);
  return Math.min(rest, (heapLimit * HEAP_SHARE) / heapShare);
}

/** The budget of tests and of processes that are not servers. **Units**: megabytes. */
const DEFAULT_MEGABYTES = 1024;

const limitOf = (name: MemoryPartName, megabytes: number): number =>
  Math.floor(declaredParts[name].share * megabytes * MEGABYTE);

const madeParts = (): Readonly<Record<MemoryPartName, MemoryPart>> => {
  const megabytes = megabytesOfParts(DEFAULT_MEGABYTES, Infinity);
  return Object.fromEntries(
    memoryPartNames.map((name) => [name, new MemoryPart(name, limitOf(name, megabytes))]),
  ) as Record<MemoryPartName, MemoryPart>;
};

/** The parts of this process's memory budget. */
export const memoryParts = madeParts();

/** How a process's memory is divided. **Units**: megabytes. */
export interface MemoryBudget {
  readonly budget: number;
  readonly heapLimit: number;
}

/** Divides this process's memory budget between its parts. */
export function divideMemory({ budget, heapLimit }: MemoryBudget): void {
  const megabytes = megabytesOfParts(budget, heapLimit);
  for (const name of memoryPartNames) memoryParts[name].resize(limitOf(name, megabytes));
}
