import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { memoryPartNames, memoryParts } from './memory-parts.js';

/**
 * Shares of the budget: up to the first, memory is not short any more; above the second, caches are shrunk; above the
 * third, no large response is started, and garbage is collected.
 */
const [CALM_SHARE, RELIEVED_SHARE, FULL_SHARE] = [0.8, 0.84, 0.94];

/** The share of its limit to which each cache shrinks when memory is short. */
const KEPT_SHARE = 0.25;

/** Interval between memory readings, and between two evictions or collections at least. **Units**: milliseconds. */
const [EVERY, RELIEVED_FOR] = [500, 5000];

/**
 * A process is idle if its event loop is busy for less than this share of the time. Without any request, timers take up
 * to 3 % of a slow processor.
 */
const QUIET_SHARE = 0.06;

/** Number of consecutive idle checks after which garbage is collected. */
const QUIET_CHECKS = 40;

/** Readings of a process's memory. **Units**: bytes; milliseconds. */
export interface MemorySource {
  readonly resident: () => number;
  /** Returns the share of the time since the last call during which the event loop was busy. */
  readonly busyShare: () => number;
  /** Shrinks the caches. */
  readonly evict: () => void;
  readonly collectGarbage: () => void;
  readonly now: () => number;
}

/** Collects all garbage. V8 offers this only to code compiled after the flag is set. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

/** Returns readings of this process's memory. */
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
 * Compares the memory that the process actually uses (heap, buffers, threads and mapped files) with its budget. Caches
 * only estimate their size, and none counts garbage.
 */
export class ResidentMemory {
  #budget = Infinity;
  #relievedAt = -Infinity;
  #collectedAt = -Infinity;
  /** Whether caches were shrunk since memory became short. */
  #isRelieved = false;
  #quietChecks = 0;

  constructor(private readonly source: MemorySource = ofProcess()) {}

  /** Sets the budget and starts watching. **Units**: bytes. */
  watch(budget: number): void {
    this.#budget = budget;
    setInterval(() => {
      this.check();
    }, EVERY).unref();
  }

  /** Whether a further number of bytes may be allocated. **Units**: bytes. */
  hasRoom(bytes: number): boolean {
    return this.#budget === Infinity || this.source.resident() + bytes <= this.#budget * FULL_SHARE;
  }

  /**
   * Shrinks caches if the process nearly fills its budget. V8 then collects garbage by itself, in parts, as long as the
   * program allocates memory. Collecting all at once blocks the event loop, so that is done only if the caches were
   * shrunk without success, if the budget is almost used up, and whenever the process becomes idle.
   */
  check(): void {
    const { resident, busyShare, evict, now } = this.source;
    this.#quietChecks = busyShare() < QUIET_SHARE ? this.#quietChecks + 1 : 0;
    const [used, at] = [resident() / this.#budget, now()];
    if (used <= CALM_SHARE) this.#isRelieved = false;
    const isShort = used > RELIEVED_SHARE && at - this.#relievedAt >= RELIEVED_FOR;
    const isUrgent = used > FULL_SHARE || (isShort && this.#isRelieved);
    if (isShort) {
      [this.#relievedAt, this.#isRelieved] = [at, true];
      evict();
    }
    const isDue = isUrgent && at - this.#collectedAt >= RELIEVED_FOR;
    if (isDue || this.#quietChecks === QUIET_CHECKS) this.#collect(at);
  }

  #collect(at: number): void {
    this.#collectedAt = at;
    this.source.collectGarbage();
  }
}

/** The actual memory use of this process. */
export const residentMemory = new ResidentMemory();
