import type { RequestHandler } from 'express';
import { RequestContext } from './context.js';

/** One step of a request. Returns a promise only if it has to wait. **Throws** a problem if it refuses the request. */
export type Step = (context: RequestContext) => void | Promise<void>;

/**
 * Runs steps in order, from one on, until one of them ends the walk. Returns a promise only if a step does. **Throws**
 * or rejects with what a step does.
 */
export function runSteps(steps: readonly Step[], context: RequestContext, from = 0): void | Promise<void> {
  for (let at = from; at < steps.length && !context.isEnded; at += 1) {
    const waiting = steps[at]?.(context);
    if (waiting !== undefined) return waiting.then(() => runSteps(steps, context, at + 1));
  }
}

/** The steps as middleware of Express. */
export const hostSteps =
  (steps: readonly Step[]): RequestHandler =>
  (req, res, next) => {
    const context = new RequestContext(req, res);
    const fail = (error: unknown): void => {
      if (!res.headersSent) context.setHeaders();
      next(error);
    };
    const leave = (): void => {
      if (!context.isLeft) return;
      context.setHeaders();
      next();
    };
    let waiting: void | Promise<void>;
    try {
      waiting = runSteps(steps, context);
    } catch (error) {
      fail(error);
      return;
    }
    if (waiting === undefined) leave();
    else waiting.then(leave, fail);
  };

/** Middleware of Express as a step, which waits until the middleware calls `next`. */
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
