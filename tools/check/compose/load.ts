import { setTimeout as pause } from 'node:timers/promises';
import { parallelLoad } from '../../measure/parallel-load.js';

/** **Units**: milliseconds. */
const PAUSE_AFTER_FAILURE = 50;

/** A request that failed: no response, or a status of the server's. **Units**: `at` in milliseconds. */
export interface Failure {
  readonly at: number;
  readonly reason: string;
}

/** Describes failures by how long after the last stop of a replica they happened. */
export const describeFailures = (failures: readonly Failure[], stops: readonly number[]): string =>
  failures
    .map(({ at, reason }) => `${reason} ${at - Math.max(...stops.filter((stop) => stop <= at))} ms after a stop`)
    .join() || 'none';

/** Sends requests to the balancer, some at once, until it is stopped. */
export class Load {
  readonly failures: Failure[] = [];
  answered = 0;
  #isOver = false;
  readonly #workers: readonly Promise<void>[];

  constructor(
    private readonly url: string,
    private readonly token: string,
    atOnce: number,
  ) {
    this.#workers = Array.from({ length: atOnce }, () => this.#work());
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#workers);
  }

  async #work(): Promise<void> {
    while (!this.#isOver) {
      const reason = await fetch(this.url, {
        headers: { Authorization: `Bearer ${this.token}` },
        signal: AbortSignal.timeout(15_000),
      }).then(
        async (response) => {
          await response.arrayBuffer();
          return response.ok ? undefined : `status ${response.status}`;
        },
        (error: unknown) => String((error as Error).cause ?? error),
      );
      if (reason === undefined) this.answered += 1;
      else {
        this.failures.push({ at: Date.now(), reason });
        await pause(PAUSE_AFTER_FAILURE);
      }
    }
  }
}

/** Sends a number of requests, some at once, and returns how often each status came back. */
export const statusesOf = async (
  url: string,
  token: string,
  count: number,
  atOnce: number,
): Promise<Readonly<Record<string, number>>> =>
  (await parallelLoad([url], token, (sent) => sent >= count, atOnce)).byStatus;
