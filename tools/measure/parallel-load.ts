import { setTimeout as pause } from 'node:timers/promises';

/** **Units**: milliseconds. */
const PAUSE_AFTER_FAILURE = 50;

/** A request without a response, or with a status of 500 or more. **Units**: `at` as `Date.now()`. */
export interface Failure {
  readonly at: number;
  readonly reason: string;
}

/** Results of many requests. **Units**: milliseconds. */
export interface Outcome {
  /** Number of responses by status. Requests without a response count as `no answer`. */
  readonly byStatus: Readonly<Record<string, number>>;
  readonly failures: readonly Failure[];
  readonly slowest: number;
}

/**
 * Sends requests to URLs in turn, `atOnce` at a time, until `isEnough` returns true for the number sent. Each one
 * is followed by a pause. **Units**: `timeout` and `pauseAfter` in milliseconds.
 */
export async function parallelLoad(
  urls: readonly string[],
  key: string,
  isEnough: (sent: number) => boolean,
  atOnce = 24,
  timeout = 15_000,
  pauseAfter = 0,
): Promise<Outcome> {
  const byStatus: Record<string, number> = {};
  const failures: Failure[] = [];
  let [sent, slowest] = [0, 0];
  const worker = async (): Promise<void> => {
    while (!isEnough(sent)) {
      const url = urls[sent % urls.length] ?? '';
      sent += 1;
      const begun = performance.now();
      const headers = { Authorization: `Bearer ${key}` };
      const [status, reason] = await fetch(url, { headers, signal: AbortSignal.timeout(timeout) })
        .then(async (answer) => {
          await answer.arrayBuffer();
          return [String(answer.status), answer.status < 500 ? undefined : `status ${answer.status}`] as const;
        })
        .catch((error: unknown) => ['no answer', String((error as Error).cause ?? error)] as const);
      slowest = Math.max(slowest, performance.now() - begun);
      byStatus[status] = (byStatus[status] ?? 0) + 1;
      if (reason !== undefined) failures.push({ at: Date.now(), reason });
      const rest = reason === undefined ? pauseAfter : PAUSE_AFTER_FAILURE;
      if (rest > 0) await pause(rest);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { byStatus, failures, slowest: Math.round(slowest) };
}
