import type { ErrorRequestHandler, RequestHandler } from 'express';
import { DamagedError, StorageError } from '@goalsquare/data';
import { ClientGone } from '../../domain/client-gone.js';
import { Problem, PROBLEM_TYPE } from '../../domain/problems.js';
import { storageProblem } from '../../domain/storage-problem.js';
import { allowCompression } from './compression.js';
import './request.js';
import { routeNotFound } from '../contract/routes.js';

/** Delay before retrying a request for damaged data, which an operator has to repair. **Units**: seconds. */
const DAMAGE_RETRY_SECONDS = 60;

const isMalformedUri = (error: unknown): boolean =>
  error instanceof URIError ||
  (error instanceof Error && 'status' in error && error.status === 400 && error.message.startsWith('Failed to decode'));

/** Returns the problem for an error. An unexpected error becomes a 500 that reveals nothing internal. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof StorageError) return storageProblem(error);
  if (error instanceof DamagedError)
    return new Problem(
      'unavailable',
      `The server cannot answer, because its stored data is damaged: ${error.message}. Its operator must restore the data.`,
      { retryAfterSeconds: DAMAGE_RETRY_SECONDS },
    );
  if (isMalformedUri(error))
    return new Problem(
      'malformed-uri',
      'Percent signs of the URI must be followed by two hexadecimal digits of UTF-8.',
    );
  return new Problem(
    'internal',
    'Something went wrong on the server. It has been logged under the instance of this problem.',
  );
}

/**
 * Writes the problems of all steps and handlers. If work was stopped because its clients had disconnected, it writes
 * nothing, and the error does not count as a failure.
 */
export const problemHandler: ErrorRequestHandler = (error: unknown, req, res, next) => {
  if (error instanceof ClientGone && res.closed) return;
  const problem = problemOf(error);
  if (problem.code === 'internal') req.log.error({ err: error }, 'request failed');
  if (res.headersSent) {
    next(error);
    return;
  }
  for (const name of ['ETag', 'Content-Encoding', 'Content-Length', 'Content-Disposition']) res.removeHeader(name);
  for (const [name, value] of Object.entries(problem.headers)) res.setHeader(name, value);
  res.setHeader('Cache-Control', 'no-store');
  res.statusCode = problem.status;
  if (problem.status === 401) {
    res.setHeader('Content-Length', 0);
    res.end();
    return;
  }
  res.setHeader('Content-Type', PROBLEM_TYPE);
  const bytes = Buffer.from(JSON.stringify(problem.body(req.requestId)));
  allowCompression(res, bytes.length);
  res.end(bytes);
};

/** Passes on a 404 if no other handler has responded. */
export const notFound: RequestHandler = (req, _res, next) => {
  next(routeNotFound(req.path));
};
