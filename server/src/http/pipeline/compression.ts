import { constants, type BrotliOptions } from 'node:zlib';
import compression from 'compression';
import type { Request, RequestHandler, Response } from 'express';

/** Shorter responses are never compressed. **Units**: bytes. */
export const COMPRESSION_THRESHOLD = 1024;

/**
 * Options of Brotli: a level that is about as fast as gzip, and a window of 512 KB. With the default window of 4 MB,
 * each thread takes about 30 MB more; responses are 2% smaller.
 */
export const brotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 19 },
} as const satisfies BrotliOptions;

const consulted = new WeakSet<Response>();
const consult = compression({ threshold: COMPRESSION_THRESHOLD, brotli: brotliOptions });

/** Whether `compression` handles a response: it is long enough, and the caller accepts a coding. **Units**: bytes. */
export const isWorthCompressing = ({ headers }: Pick<Request, 'headers'>, length: number): boolean =>
  length >= COMPRESSION_THRESHOLD && headers['accept-encoding'] !== undefined;

/**
 * Hands a response to `compression` before it is sent, if it is long enough and the caller accepts a coding: the
 * package replaces all writing methods of a response, which costs more than a short response. **Empty**: no `length` if
 * it is not known yet. **Units**: bytes.
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

/** Hands whatever is sent next to `compression`. */
export const compressing: RequestHandler = (_req, res, next) => {
  allowCompression(res);
  next();
};
