import type { RequestHandler } from 'express';
import { singleParameters } from './single-parameters.js';

function queryOf(url: string): string {
  const at = url.indexOf('?');
  return at === -1 ? '' : url.slice(at + 1);
}

/**
 * Replaces `req.query` with the parameters that `singleParameters` reads, so that our checks, oauth2orize and passport
 * all use the same values. **Throws** `OAuthFault` for a query that it rejects.
 */
export const readQuery: RequestHandler = (req, _res, next) => {
  Object.defineProperty(req, 'query', { value: singleParameters(queryOf(req.originalUrl)) });
  next();
};
