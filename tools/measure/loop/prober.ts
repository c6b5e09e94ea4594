import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** How long the event loop of a server was blocked. **Units**: milliseconds. */
export interface Hold {
  /**
   * Longest latency of `/livez`, minus the time for which the process waited for a processor that other programs used.
   */
  readonly holdMs: number;
  /** Longest latency of `/livez`. */
  readonly latencyMs: number;
}

/** Time before and after a case in which a block that it caused is still noticed. **Units**: milliseconds. */
const MARGIN = 50;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** A process that continuously requests `/livez` of a server. */
export class Prober {
  readonly #process: ChildProcess;

  constructor(port: number, pid: number) {
    const file = fileURLToPath(new URL('probe.ts', import.meta.url));
    this.#process = fork(file, [String(port), String(pid)]);
  }

  /** Runs a function and returns the longest block of the event loop meanwhile. */
  async during(run: () => Promise<void>): Promise<Hold> {
    this.#process.send('begin');
    await pause(MARGIN);
    await run();
    await pause(MARGIN);
    const answer = once(this.#process, 'message');
    this.#process.send('end');
    const [hold] = (await answer) as [Hold];
    return hold;
  }

  stop(): void {
    this.#process.kill();
  }
}
