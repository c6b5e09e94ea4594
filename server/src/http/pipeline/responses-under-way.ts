import type { MemoryPart, SizedCache } from '@goalsquare/data';
import { residentMemory, type ResidentMemory } from '../../domain/memory/resident-memory.js';
import { Problem } from '../../domain/problems.js';

/** Memory reserved for a response until its size is known. **Units**: bytes. */
const RESERVED_BYTES = 262_144;

/** Shorter responses no longer count once they are computed. **Units**: bytes. */
const LEAST_BYTES = 65_536;

/** Maximum time that a request waits until others have been sent. */
const PATIENCE_MS = 10_000;

/** Memory reserved for one response. */
export interface ResponseHold {
  /**
   * Adjusts the reserved memory to the size of the computed response. **Empty**: a short response does not count.
   * **Units**: bytes.
   */
  readonly resize: (bytes: number) => void;
  /** Ends the hold. */
  readonly release: () => void;
}

interface Waiter {
  readonly bytes: number;
  readonly begin: () => void;
}

/**
 * Limits the memory of responses that are being computed, compressed or sent. They share a part with caches, which use
 * the rest of it. While responses exceed the limit, or the process nearly fills its budget, further ones wait before
 * they are computed. So an overloaded server does not fill its memory with unread responses.
 */
export class ResponsesUnderWay implements SizedCache {
  readonly #waiting = new Set<Waiter>();
  #bytes = 0;

  constructor(
    private readonly part: MemoryPart,
    private readonly patience: number = PATIENCE_MS,
    private readonly resident: Pick<ResidentMemory, 'hasRoom'> = residentMemory,
  ) {
    part.addPinned(this);
  }

  get calculatedSize(): number {
    return this.#bytes;
  }

  /** Number of waiting requests. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /**
   * Holds memory for a response: at once if there is room, otherwise after others have been sent. A response above the
   * limit is computed when no other is in progress. Rejects with a problem of status 503 if waiting takes too long.
   */
  hold(bytes = RESERVED_BYTES): ResponseHold | Promise<ResponseHold> {
    const isNext = this.#bytes === 0 || (this.#hasRoom(bytes) && this.#waiting.size === 0);
    return isNext ? this.#begin(bytes) : this.#wait(bytes);
  }

  #hasRoom(bytes: number): boolean {
    return this.part.pinnedBytes + bytes <= this.part.limit && this.resident.hasRoom(bytes);
  }

  #begin(bytes: number): ResponseHold {
    let held = bytes;
    this.#bytes += held;
    this.part.shrink(1);
    const resize = (now: number): void => {
      this.#bytes += now - held;
      held = now;
      this.#wake();
    };
    return {
      resize: (now) => {
        resize(now < LEAST_BYTES ? 0 : now);
      },
      release: () => {
        resize(0);
      },
    };
  }

  #wait(bytes: number): Promise<ResponseHold> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(waiter);
        this.part.countEviction();
        reject(
          new Problem('unavailable', 'The server has too many large responses in progress.', {
            retryAfterSeconds: 1,
          }),
        );
      }, this.patience);
      const waiter: Waiter = {
        bytes,
        begin: () => {
          clearTimeout(timer);
          resolve(this.#begin(bytes));
        },
      };
      this.#waiting.add(waiter);
    });
  }

  /** Starts the responses that have waited longest, as far as there is room. */
  #wake(): void {
    for (const waiter of this.#waiting) {
      if (this.#bytes > 0 && !this.#hasRoom(waiter.bytes)) return;
      this.#waiting.delete(waiter);
      waiter.begin();
    }
  }
}
