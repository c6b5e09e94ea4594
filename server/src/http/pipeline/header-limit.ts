import type { Request, RequestHandler } from 'express';
import { Problem } from '../../domain/problems.js';

/** Most headers of one request. */
export const MAX_HEADERS = 100;

/** Whether a request has no more headers than it may. */
export const isWithinHeaderLimit = ({ rawHeaders }: Request): boolean => rawHeaders.length <= 2 * MAX_HEADERS;

/** Answers 431 for more headers; how long they may be together the HTTP parser knows. */
export const headerLimit: RequestHandler = (req, _res, next) => {
  next(
    isWithinHeaderLimit(req)
      ? undefined
      : new Problem('headers-too-large', `The request has more than ${MAX_HEADERS} headers.`),
  );
};
