import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { memoryPartNames, memoryParts } from './memory-parts.js';

/** Above this share of the budget caches are emptied; above that one, no further large response is computed. */
const [RELIEVED_SHARE, FULL_SHARE] = [0.84, 0.94];

/** The share of its limit that each cache retains when memory is short. */
const KEPT_SHARE = 0.25;

/** How often memory is read, and how long it is not relieved again. **Units**: milliseconds. */
const [EVERY, RELIEVED_FOR] = [500, 5000];

/** A process is quiet while its event loop is busy for less than this share of the time. */
const QUIET_SHARE = 0.02;

/** Garbage is collected once a process was quiet so often in a row when it was checked. */
const QUIET_CHECKS = 40;

/** Readings of a process's memory. **Units**: bytes; milliseconds. */
export interface MemorySource {
  readonly resident: () => number;
  /** The share of the time since the last call in which the event loop was busy. */
  readonly busyShare: () => number;
  /** Empties caches in part. */
  readonly evict: () => void;
  readonly collectGarbage: () => void;
  readonly now: () => number;
}

/** Collects all garbage. V8 offers that only to code that is compiled after this flag is set. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

/** Returns the memory of this process. */
function ofProcess(): MemorySource {
  let before = performance.eventLoopUtilization();
  return {
    resident: () => process.memoryUsage.rss(),
    busyShare: () => {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, before);
      before = now;
      return utilization;
    },
    evict: () => {
      for (const name of memoryPartNames) memoryParts[name].shrink(KEPT_SHARE);
    },
    collectGarbage,
    now: () => performance.now(),
  };
}

/**
 * The memory that a process really takes (heap, buffers, threads and mapped files), against its budget. Caches only
 * estimate their size, and no cache counts garbage.
 */
export class ResidentMemory {
  #budget = Infinity;
  #relievedAt = -Infinity;
  #quietChecks = 0;

  constructor(private readonly source: MemorySource = ofProcess()) {}

  /** Sets the budget and watches it. **Units**: bytes. */
  watch(budget: number): void {
    this.#budget = budget;
    setInterval(() => {
      this.check();
    }, EVERY).unref();
  }

  /** Whether so many further bytes may be taken. **Units**: bytes. */
  hasRoom(bytes: number): boolean {
    return this.#budget === Infinity || this.source.resident() + bytes <= this.#budget * FULL_SHARE;
  }

  /**
   * Empties caches if the process uses nearly its budget. Collects garbage then, and once whenever it becomes idle,
   * because V8 collects only while a program allocates.
   */
  check(): void {
    const { busyShare, evict, collectGarbage: collect } = this.source;
    this.#quietChecks = busyShare() < QUIET_SHARE ? this.#quietChecks + 1 : 0;
    const isShort = this.#isShort();
    if (isShort) evict();
    if (isShort || this.#quietChecks === QUIET_CHECKS) collect();
  }

  /** Whether the process uses nearly its budget, and was not relieved recently. */
  #isShort(): boolean {
    const { resident, now } = this.source;
    if (resident() <= this.#budget * RELIEVED_SHARE || now() - this.#relievedAt < RELIEVED_FOR) return false;
    this.#relievedAt = now();
    return true;
  }
}

/** The memory of this process. */
export const residentMemory = new ResidentMemory();
