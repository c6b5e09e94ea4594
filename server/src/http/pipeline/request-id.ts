import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import './request.js';

const sane = /^[A-Za-z0-9._-]{1,64}$/u;

/** The name of a request that sends this as its `X-Request-Id`. */
export const requestIdOf = (sent: string | undefined): string =>
  sent !== undefined && sane.test(sent) ? sent : randomUUID();

/**
 * Names a request: the caller's `X-Request-Id` where it is a short plain word, else a new one. Repeated in the answer.
 */
export const requestId: RequestHandler = (req, res, next) => {
  req.requestId = requestIdOf(req.get('x-request-id'));
  res.setHeader('X-Request-Id', req.requestId);
  next();
};
