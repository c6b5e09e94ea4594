import { randomUUID } from 'node:crypto';
import { traceOf } from '../pipeline/trace-parent.js';
import '../pipeline/request.js';
import type { Step } from '../pipeline/run-steps.js';

const sane = /^[A-Za-z0-9._-]{1,64}$/u;

/**
 * Sets the id and the trace of a request. The id is the caller's `X-Request-Id` if it is a short plain word, otherwise
 * a new one. The response repeats it.
 */
export const requestId: Step = (context) => {
  const { req } = context;
  const { 'x-request-id': sent, traceparent } = req.headers;
  req.requestId = typeof sent === 'string' && sane.test(sent) ? sent : randomUUID();
  req.trace = traceOf(typeof traceparent === 'string' ? traceparent : undefined);
  context.addHeader('X-Request-Id', req.requestId);
};
