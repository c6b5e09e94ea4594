import { parentPort, workerData } from 'node:worker_threads';
import { writeAsCsv, type Conversion, type FileLimits } from './convert.js';
import { errorMessage } from '../../error-message.js';

/** The input of the worker thread. */
export interface ConversionTask {
  readonly conversions: readonly Conversion[];
  readonly limits: FileLimits;
}

/** A report of the worker thread: a step, the end of a file, or why a file cannot be read. */
export type ConversionEvent =
  | { readonly kind: 'step' | 'file' }
  | { readonly kind: 'refused'; readonly reason: string };

/*
 * A thread that converts files, one after another, until one of them cannot be read. A damaged file can keep the reader
 * busy without end, so the caller limits the time and memory of the thread.
 */

const { conversions, limits } = workerData as ConversionTask;
const report = (event: ConversionEvent): void => {
  parentPort?.postMessage(event);
};
try {
  for (const conversion of conversions) {
    await writeAsCsv(conversion, limits, () => {
      report({ kind: 'step' });
    });
    report({ kind: 'file' });
  }
} catch (error) {
  report({ kind: 'refused', reason: errorMessage(error) });
}
