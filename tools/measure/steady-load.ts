import { setTimeout as pause } from 'node:timers/promises';

/** How long requests took, and what came of them. */
export interface Loaded {
  readonly milliseconds: readonly number[];
  /** Responses other than expected, by status or error. */
  readonly failures: Readonly<Record<string, number>>;
}

/** Statuses of the statistics of a match: 403 if it has not begun. */
const EXPECTED = new Set([200, 403]);

/**
 * Sends a fixed number of requests a second until the time is over, however long responses take. `send` gets the number
 * of the request and returns its status.
 */
export async function steadyLoad(
  send: (n: number) => Promise<number>,
  rate: number,
  isOver: (sent: number) => boolean,
): Promise<Loaded> {
  const milliseconds: number[] = [];
  const failures: Record<string, number> = {};
  const waiting = new Set<Promise<void>>();
  const fail = (what: string): void => {
    failures[what] = (failures[what] ?? 0) + 1;
  };
  const start = performance.now();
  for (let n = 0; !isOver(n); n += 1) {
    const wait = start + (n * 1000) / rate - performance.now();
    if (wait > 0) await pause(wait);
    const began = performance.now();
    const one = send(n)
      .then(
        (status) => {
          milliseconds.push(performance.now() - began);
          if (!EXPECTED.has(status)) fail(String(status));
        },
        (error: unknown) => {
          fail(error instanceof Error ? error.message : String(error));
        },
      )
      .finally(() => waiting.delete(one));
    waiting.add(one);
  }
  await Promise.all(waiting);
  return { milliseconds, failures };
}
