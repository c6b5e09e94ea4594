import { MemoryPart } from '@goalsquare/data';

const MEGABYTE = 1_048_576;

/** A part of the memory budget: its share, and what it holds. */
interface DeclaredPart {
  /** The share of what the parts have together. The shares add up to 1. */
  readonly share: number;
  readonly holds: string;
  /** Whether its entries are objects of V8's heap, which has a limit of its own. */
  readonly isHeap: boolean;
}

/** THE parts of the memory budget of a process. **Source**: ADR 34. */
export const declaredParts = {
  columns: { share: 0.12, isHeap: false, holds: 'opened matches: the columns of their statistics' },
  details: { share: 0.08, isHeap: true, holds: 'details of opened matches: headers, transactions' },
  views: { share: 0.07, isHeap: true, holds: 'rows of opened matches, for chains, shots, entries and the like' },
  totals: { share: 0.2, isHeap: false, holds: 'totals and acts of seasons, and results of queries across matches' },
  plans: { share: 0.04, isHeap: false, holds: 'plans of metrics, with the table of their last results' },
  buffers: { share: 0.04, isHeap: false, holds: 'buffers that responses are written to' },
  responses: { share: 0.09, isHeap: false, holds: 'cached responses and their compressed forms' },
  sending: { share: 0.08, isHeap: false, holds: 'responses that are computed, compressed or sent' },
  calls: { share: 0.03, isHeap: true, holds: 'checked requests' },
  seasons: { share: 0.04, isHeap: true, holds: 'seasons' },
  live: { share: 0.06, isHeap: true, holds: 'matches that grow, and the logs of live ones' },
  replays: { share: 0.06, isHeap: true, holds: 'replays that are open' },
  past: { share: 0.03, isHeap: true, holds: 'matches and logs as of an earlier moment' },
  streams: { share: 0.06, isHeap: false, holds: 'events that streams share, and the statistics they sent last' },
} as const satisfies Readonly<Record<string, DeclaredPart>>;

/** The name of a part of the memory budget. */
export type MemoryPartName = keyof typeof declaredParts;

/** The names of the parts, in the order they are declared. */
export const memoryPartNames = Object.keys(declaredParts) as readonly MemoryPartName[];

/** What a process takes beside its parts: code, the young generation of the heap, work under way. */
const PROCESS_MEGABYTES = 140;

/** The share of the budget that is left free: for garbage that is not collected yet, and fragments. */
const SLACK = 0.2;

/** The parts have at least this share, however small the budget is. */
const LEAST_SHARE = 0.12;

/** The share of V8's heap limit that the parts of the heap may fill. */
const HEAP_SHARE = 0.6;

const heapShare = Object.values(declaredParts).reduce((sum, { share, isHeap }) => sum + (isHeap ? share : 0), 0);

/**
 * Returns what the parts have together: the budget without what the process itself takes, and no more than V8's heap
 * can hold of it. **Units**: megabytes.
 */
export function megabytesOfParts(budget: number, heapLimit: number): number {
  const rest = Math.max(budget * (1 - SLACK) - PROCESS_MEGABYTES, budget * LEAST_SHARE);
  return Math.min(rest, (heapLimit * HEAP_SHARE) / heapShare);
}

/** The budget of a process that is no server, and of tests. **Units**: megabytes. */
const DEFAULT_MEGABYTES = 1024;

const limitOf = (name: MemoryPartName, megabytes: number): number =>
  Math.floor(declaredParts[name].share * megabytes * MEGABYTE);

const madeParts = (): Readonly<Record<MemoryPartName, MemoryPart>> => {
  const megabytes = megabytesOfParts(DEFAULT_MEGABYTES, Infinity);
  return Object.fromEntries(
    memoryPartNames.map((name) => [name, new MemoryPart(name, limitOf(name, megabytes))]),
  ) as Record<MemoryPartName, MemoryPart>;
};

/** The parts of the memory budget of this process. */
export const memoryParts = madeParts();

/** How the memory of a process is divided. **Units**: megabytes. */
export interface MemoryBudget {
  readonly budget: number;
  readonly heapLimit: number;
}

/** Divides the memory budget of this process between its parts. */
export function divideMemory({ budget, heapLimit }: MemoryBudget): void {
  const megabytes = megabytesOfParts(budget, heapLimit);
  for (const name of memoryPartNames) memoryParts[name].resize(limitOf(name, megabytes));
}
