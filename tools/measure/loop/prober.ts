import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** How long the event loop of a server was held at most. **Units**: milliseconds. */
export interface Hold {
  /** Longest latency of `/livez`, minus the time the process waited for a processor in use by other programs. */
  readonly holdMs: number;
  /** Longest latency of `/livez`. */
  readonly latencyMs: number;
}

/** Time before and after a case in which a hold that it caused is still seen. **Units**: milliseconds. */
const MARGIN = 50;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** A process that requests `/livez` of a server all the time. */
export class Prober {
  readonly #process: ChildProcess;

  constructor(port: number, pid: number) {
    const file = fileURLToPath(new URL('probe.ts', import.meta.url));
    this.#process = fork(file, [String(port), String(pid)]);
  }

  /** Runs something and returns the longest hold meanwhile. */
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
