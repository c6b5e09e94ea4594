import { constants, type BrotliOptions } from 'node:zlib';
import compression from 'compression';
import type { Request, RequestHandler, Response } from 'express';

/** Shorter responses are never compressed. **Units**: bytes. */
export const COMPRESSION_THRESHOLD = 1024;

/**
 * Brotli options: a level that is about as fast as gzip, and a window of 512 KB. The default window of 4 MB makes
 * responses 2% smaller, but takes about 30 MB more for each thread.
 */
export const brotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 19 },
} as const satisfies BrotliOptions;

const consulted = new WeakSet<Response>();
const consult = compression({ threshold: COMPRESSION_THRESHOLD, brotli: brotliOptions });

/** Whether `compression` handles a response: it has enough bytes, and the caller accepts a coding. */
export const isWorthCompressing = ({ headers }: Pick<Request, 'headers'>, length: number): boolean =>
  length >= COMPRESSION_THRESHOLD && headers['accept-encoding'] !== undefined;

/**
 * Hands a response to `compression` before it is sent if it is long enough and the caller accepts a coding. The package
 * replaces all write methods of a response, which is too expensive for a short one. **Empty**: no `length` if it is not
 * yet known. **Units**: bytes.
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

/** Hands all further output to `compression`. */
export const compressing: RequestHandler = (_req, res, next) => {
  allowCompression(res);
  next();
};
