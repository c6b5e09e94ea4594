import type { RequestHandler } from 'express';
import { Problem } from '../problems.js';

/** Most headers of one request. */
export const MAX_HEADERS = 100;

/** Answers 431 for more headers; how long they may be together the HTTP parser knows. */
export const headerLimit: RequestHandler = (req, _res, next) => {
  const isWithin = req.rawHeaders.length <= 2 * MAX_HEADERS;
  next(isWithin ? undefined : new Problem('headers-too-large', `The request has more than ${MAX_HEADERS} headers.`));
};
