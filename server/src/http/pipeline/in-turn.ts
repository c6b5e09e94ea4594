import { workQueue } from '../../domain/work/work-queue.js';
import type { Step } from './run-steps.js';

/**
 * A step that runs at once if the current turn of the event loop has time left, and in its turn otherwise, so that many
 * requests at once do not hold the loop.
 */
export const inTurn =
  (step: Step): Step =>
  (context) =>
    workQueue.isFree() ? step(context) : workQueue.run(() => step(context));
