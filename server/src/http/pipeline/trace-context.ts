import type { RequestHandler } from 'express';
import { traceOf } from './trace-parent.js';
import './request.js';

/** Gives each request its place in a trace. */
export const traceContext: RequestHandler = (req, _res, next) => {
  req.trace = traceOf(req.get('traceparent'));
  next();
};
