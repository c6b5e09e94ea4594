import compression from 'compression';
import type { Request, RequestHandler, Response } from 'express';

/** Shorter answers are never compressed, as `compression` decides. **Units**: bytes. */
export const COMPRESSION_THRESHOLD = 1024;

const consulted = new WeakSet<Response>();
const consult = compression();

/**
 * Whether `compression` is to decide about an answer: it is long enough, and the caller takes any coding. **Units**:
 * bytes.
 */
export const isWorthCompressing = ({ headers }: Pick<Request, 'headers'>, length: number): boolean =>
  length >= COMPRESSION_THRESHOLD && headers['accept-encoding'] !== undefined;

/**
 * Lets `compression` decide about an answer that is about to be sent, where it is long enough to be worth it and the
 * caller takes any coding: the package takes over all methods of a response that write, which costs more than a short
 * answer. **Empty**: no `length` where it is not known yet. **Units**: bytes.
 */
export function allowCompression(res: Response, length?: number): void {
  if (consulted.has(res)) return;
  if (length !== undefined && !isWorthCompressing(res.req, length)) {
    res.vary('Accept-Encoding');
    return;
  }
  consulted.add(res);
  consult(res.req, res, () => undefined);
}

/** Lets `compression` decide about whatever comes after. */
export const compressing: RequestHandler = (_req, res, next) => {
  allowCompression(res);
  next();
};
