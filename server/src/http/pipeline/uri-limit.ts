import type { RequestHandler } from 'express';
import { Problem } from '../../domain/problems.js';

/** Longest URI answered, in bytes. **Source**: design section 4. */
export const MAX_URI_BYTES = 8192;

/** Whether a URI is no longer than it may be. */
export const isWithinUriLimit = (url: string): boolean => Buffer.byteLength(url) <= MAX_URI_BYTES;

/** Answers 414 for a longer URI. */
export const uriLimit: RequestHandler = ({ originalUrl }, _res, next) => {
  next(
    isWithinUriLimit(originalUrl)
      ? undefined
      : new Problem(
          'uri-too-long',
          `The URI is ${Buffer.byteLength(originalUrl)} bytes long, and may be ${MAX_URI_BYTES} at most. Use the POST operation instead.`,
        ),
  );
};
