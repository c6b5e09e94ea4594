import { performance } from 'node:perf_hooks';
import type { OperationId } from '@goalsquare/openapi';
import { Histogram, type Registry } from 'prom-client';
import { asWritten } from '../../answers/json/json.js';
import { hasLongList } from '../../answers/json/json-pieces.js';
import { Written, type WrittenBody } from '../../answers/json/written.js';

/** Computes a response and records the duration. */
export type TimeResponse = (operationId: OperationId, compute: () => unknown) => unknown;

const buckets = [0.000_1, 0.000_25, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

const MILLISECONDS = 1000;

/**
 * Yields chunks as they are computed, and measures only the computation, not the time in which the caller uses them.
 */
function* timedPieces(
  pieces: Generator<Uint8Array | string>,
  spent: number,
  done: (milliseconds: number) => void,
): Generator<Uint8Array | string> {
  let total = spent;
  try {
    for (;;) {
      const start = performance.now();
      const piece: IteratorResult<Uint8Array | string, unknown> = pieces.next();
      total += performance.now() - start;
      if (piece.done) return;
      yield piece.value;
    }
  } finally {
    done(total);
  }
}

const isPieces = (body: WrittenBody): body is Generator<Uint8Array | string> =>
  typeof body === 'object' && !(body instanceof Uint8Array);

/**
 * Returns a function that computes a response and measures how long that takes, by operation. Responses without a
 * computation, such as 304, do not count. **Units**: seconds.
 */
export function measureResponses(registry: Registry): TimeResponse {
  const durations = new Histogram({
    name: 'goalsquare_answer_duration_seconds',
    help: 'Time to compute responses, excluding request checks and sending',
    labelNames: ['operation'] as const,
    buckets,
    registers: [registry],
  });
  return (operation, compute) => {
    const start = performance.now();
    const done = (milliseconds: number): void => {
      durations.observe({ operation }, milliseconds / MILLISECONDS);
    };
    const computed = compute();
    // Long lists are computed as they are written.
    const answer = hasLongList(computed) ? asWritten(computed) : computed;
    const spent = performance.now() - start;
    if (answer instanceof Written && isPieces(answer.body))
      return new Written(answer.type, timedPieces(answer.body, spent, done));
    done(spent);
    return answer;
  };
}
