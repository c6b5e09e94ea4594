import type { RequestHandler } from 'express';
import { Problem } from '../../domain/problems.js';

/** The methods of a path that is only read. */
export const READ_METHODS = 'GET, HEAD, OPTIONS';

/** Returns the problem of a request with another method than the allowed ones. */
export const methodNotAllowed = (method: string, place: string, allowed: string): Problem =>
  new Problem('method-not-allowed', `${method} is not allowed at ${place}; allowed are ${allowed}.`, {
    headers: { Allow: allowed },
  });

/** Returns a handler that refuses every method, after those of a route. */
export const refuseMethod =
  (place: string, allowed: string): RequestHandler =>
  ({ method }, _res, next) => {
    next(methodNotAllowed(method, place, allowed));
  };
