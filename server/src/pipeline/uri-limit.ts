import type { RequestHandler } from 'express';
import { Problem } from '../problems.js';

/** Longest URI answered, in bytes. **Source**: design section 4. */
export const MAX_URI_BYTES = 8192;

/** Answers 414 for a longer URI. */
export const uriLimit: RequestHandler = (req, _res, next) => {
  const bytes = Buffer.byteLength(req.originalUrl);
  next(bytes <= MAX_URI_BYTES ? undefined : new Problem('uri-too-long', `The URI is ${bytes} bytes long, and may be ${MAX_URI_BYTES} at most. Use the POST operation instead.`));
};
