import type { NextFunction, RequestHandler } from 'express';
import { Problem } from '../../domain/problems.js';
import { processTimers, type Timers } from '../../domain/timers.js';
import { workQueue } from '../../domain/work-queue.js';
import { RequestContext } from './context.js';

/** A step of a request. Returns a promise only if it has to wait. **Throws** a problem to refuse the request. */
export type Step = (context: RequestContext) => void | Promise<void>;

/**
 * Runs steps in order, from a given one, until one ends the request. Returns a promise only if a step does.
 * **Throws** or rejects if a step does.
 */
export function runSteps(steps: readonly Step[], context: RequestContext, from = 0): void | Promise<void> {
  for (let at = from; at < steps.length && !context.isEnded; at += 1) {
    const waiting = steps[at]?.(context);
    if (waiting !== undefined) return runOn(waiting, steps, context, at + 1);
  }
}

/**
 * Runs the remaining steps after a promise. A separate function, because a closure in the loop would allocate an object
 * for each step.
 */
async function runOn(
  waiting: Promise<void>,
  steps: readonly Step[],
  context: RequestContext,
  from: number,
): Promise<void> {
  await waiting;
  await runSteps(steps, context, from);
}

/** Lets Express answer a request that the steps have passed on. */
function leave(context: RequestContext, next: NextFunction): void {
  if (!context.isLeft) return;
  context.setHeaders();
  next();
}

/** Lets Express answer a request that a step has refused. */
function fail(context: RequestContext, next: NextFunction, error: unknown): void {
  if (!context.res.headersSent) context.setHeaders();
  next(error);
}

/**
 * Maximum time until a response begins. A request that takes longer gets a problem, before its idle connection would be
 * closed.
 */
export const LONGEST_MILLISECONDS = 60_000;

/** Delay before a retry after a request that took too long. **Units**: seconds. */
const RETRY_AFTER = 10;

async function leaveLater(
  waiting: Promise<void>,
  context: RequestContext,
  next: NextFunction,
  after: Timers['after'],
): Promise<void> {
  const end = { isOver: false };
  const cancel = after(LONGEST_MILLISECONDS, () => {
    if (context.res.headersSent || context.res.closed) return;
    end.isOver = true;
    // A step that began now could start work whose failure nobody awaits, which would end the process.
    context.answered();
    const detail = 'The server is too busy to respond in time.';
    fail(context, next, new Problem('unavailable', detail, { retryAfterSeconds: RETRY_AFTER }));
  });
  try {
    await waiting;
    if (!end.isOver) leave(context, next);
  } catch (error) {
    if (!end.isOver) fail(context, next, error);
  } finally {
    cancel();
  }
}

/** Returns Express middleware that runs the steps. A request without a response after a minute gets a 503. */
export const hostSteps =
  (steps: readonly Step[], after = processTimers.after): RequestHandler =>
  (req, res, next) => {
    const context = new RequestContext(req, res);
    let waiting: void | Promise<void>;
    try {
      waiting = runSteps(steps, context);
    } catch (error) {
      fail(context, next, error);
      return;
    }
    if (waiting === undefined) leave(context, next);
    else void leaveLater(waiting, context, next, after);
  };

/**
 * Wraps a step so that it runs at once if the current turn of the event loop has time left, and otherwise waits for its
 * turn. This keeps many simultaneous requests from blocking the loop.
 */
export const inTurn =
  (step: Step): Step =>
  (context) =>
    workQueue.runSoon(() => step(context));

/** Wraps Express middleware as a step, which waits until the middleware calls `next`. */
export const stepOf =
  (handler: RequestHandler): Step =>
  ({ req, res }) =>
    new Promise((resolve, reject) => {
      const next = (error?: unknown): void => {
        if (error === undefined) resolve();
        else reject(error instanceof Error ? error : new Error('the middleware failed', { cause: error }));
      };
      Promise.resolve(handler(req, res, next)).catch(reject);
    });
