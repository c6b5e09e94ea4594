import { isUtf8 } from 'node:buffer';
import express, { type Request, type RequestHandler } from 'express';
import { operationFor } from '../contract/routes.js';
import { Problem } from '../../domain/problems.js';
import { workQueue } from '../../domain/work-queue.js';
import { bodyLimitFault } from '../pipeline/body-limits.js';
import { quoted } from '../../domain/text/quoted.js';
import { stepOf, type Step } from '../pipeline/run-steps.js';

/** Maximum size of a body, in bytes. **Source**: `docs/limits.md`. */
export const MAX_BODY_BYTES = 1_048_576;

const isEmpty = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] === undefined && (headers['content-length'] ?? '0') === '0';

/** Maximum announced size of a refused body that is still read and dropped, in bytes. */
const MAX_DROPPED_BYTES = 8 * MAX_BODY_BYTES;

/**
 * Returns the problem for a body that is too long. If its length is announced, the rest is read and dropped, up to a
 * limit: closing a connection with unread bytes resets it, and the caller, or a proxy in between, may then lose the
 * response.
 */
function tooLong(req: Request): Problem {
  const isDropped = Number(req.headers['content-length'] ?? Infinity) <= MAX_DROPPED_BYTES;
  if (isDropped) req.resume();
  return new Problem(
    'request-too-long',
    `The body is longer than ${MAX_BODY_BYTES} bytes. Split it into several requests.`,
    { headers: isDropped ? {} : { Connection: 'close' } },
  );
}

/** Reports a body of unannounced length as soon as it is too long. The parser would first read all of it. */
function watchLength(req: Request, report: () => void): void {
  let bytes = 0;
  const count = (piece: Buffer): void => {
    bytes += piece.length;
    if (bytes <= MAX_BODY_BYTES) return;
    req.off('data', count);
    report();
  };
  if (req.headers['content-length'] === undefined) req.on('data', count);
}

/** Returns the problem for a body that cannot be read. */
export const bodyProblem = (detail: string): Problem => new Problem('malformed-body', detail);

/** The type of our errors for a body that must not be parsed. */
const NOT_PARSED = 'entity.not.parsed';

type Verify = (req: unknown, res: unknown, bytes: Buffer, encoding: string) => void;

const refuse = (reason: string | undefined): void => {
  if (reason !== undefined) throw Object.assign(new Error(reason), { type: NOT_PARSED });
};

/** Refuses a body that is not UTF-8. **Throws** to the parser, which passes the error on. */
export const verifyUtf8: Verify = (_req, _res, bytes, encoding) => {
  refuse(encoding === 'utf-8' && isUtf8(bytes) ? undefined : 'The body is not in UTF-8.');
};

/** Refuses a body before it is parsed. **Throws** to the parser, which passes the error on. */
const verifyShape: Verify = (req, res, bytes, encoding) => {
  verifyUtf8(req, res, bytes, encoding);
  refuse(bodyLimitFault(bytes));
};

/** The detail for JSON that is a string, number, boolean or null, which the parser reports as invalid. */
const NEITHER = 'The body must be a JSON object or a JSON array.';

function isJson(text: unknown): boolean {
  try {
    JSON.parse(String(text));
    return true;
  } catch {
    return false;
  }
}

/** Converts parser errors to problems. */
function problemFrom(req: Request, error: unknown): unknown {
  const type = error instanceof Error && 'type' in error ? error.type : undefined;
  switch (type) {
    case 'entity.too.large':
      return tooLong(req);
    case 'entity.parse.failed':
      return bodyProblem(
        error instanceof Error && 'body' in error && isJson(error.body)
          ? NEITHER
          : `The body is not JSON: ${(error as Error).message}.`,
      );
    case NOT_PARSED:
      return bodyProblem((error as Error).message);
    case 'charset.unsupported':
      return bodyProblem('The body is not in UTF-8.');
    case 'encoding.unsupported':
      return bodyProblem('The Content-Encoding of the body must be identity, gzip, deflate or br.');
    case 'request.aborted':
    case 'request.size.invalid':
      return bodyProblem('The length of the body differs from its Content-Length.');
    default:
      return error instanceof Error && 'status' in error && error.status === 400
        ? bodyProblem('The body cannot be read.')
        : error;
  }
}

/**
 * Returns a handler that reads the body of a request with a parser for one media type. The parser stores it in the
 * request.
 */
export const readBody =
  (parse: RequestHandler, what: string, accepted: string): RequestHandler =>
  (req, res, next) => {
    const type = req.headers['content-type'];
    if (isEmpty(req)) next(bodyProblem(`Send a body in ${what} with Content-Type: ${accepted}.`));
    else if (req.is(accepted) === false) {
      next(
        bodyProblem(
          `The Content-Type is ${type === undefined ? 'missing' : quoted(type)}: send ${what}, with Content-Type: ${accepted}.`,
        ),
      );
    } else if (Number(req.headers['content-length'] ?? 0) > MAX_BODY_BYTES) next(tooLong(req));
    else {
      let isOver = false;
      const end = (problem?: unknown): void => {
        if (isOver) return;
        isOver = true;
        next(problem);
      };
      watchLength(req, () => {
        end(tooLong(req));
      });
      parse(req, res, (error?: unknown) => {
        end(error === undefined ? undefined : problemFrom(req, error));
      });
    }
  };

const readSmall: RequestHandler = express.json({
  limit: MAX_BODY_BYTES,
  type: 'application/json',
  verify: verifyShape,
});
const readBytes: RequestHandler = express.raw({ limit: MAX_BODY_BYTES, type: 'application/json' });

/** Minimum size of a body that is parsed in the work queue, because several at once would block the event loop. */
const LARGE_BODY_BYTES = 65_536;

const isLarge = ({ headers }: Pick<Request, 'headers'>): boolean =>
  headers['content-encoding'] !== undefined ||
  Number(headers['content-length'] ?? LARGE_BODY_BYTES) >= LARGE_BODY_BYTES;

const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/iu;

/** Parses the JSON in a body's bytes. **Throws** the errors of `express.json`. */
function parsed(req: Pick<Request, 'body' | 'headers'>, res: unknown): unknown {
  const bytes = req.body as Buffer;
  verifyShape(req, res, bytes, charset.exec(req.headers['content-type'] ?? '')?.[1]?.toLowerCase() ?? 'utf-8');
  if (bytes.length === 0) return {};
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof value === 'object' && value !== null) return value;
  } catch (error) {
    throw Object.assign(new Error((error as Error).message), { type: 'entity.parse.failed' });
  }
  throw Object.assign(new Error(NEITHER), { type: NOT_PARSED });
}

/** Parses a body: a small one at once, a large one in the work queue. */
const parseJson: RequestHandler = (req, res, next) => {
  if (!isLarge(req)) {
    readSmall(req, res, next);
    return;
  }
  readBytes(req, res, (error?: unknown) => {
    if (error !== undefined) {
      next(error);
      return;
    }
    workQueue
      .run(() => parsed(req, res))
      .then((body) => {
        req.body = body;
        next();
      }, next);
  });
};

/** Reads a request body as JSON. */
export const jsonBody: RequestHandler = readBody(parseJson, 'JSON', 'application/json');

const readJson = stepOf(jsonBody);

/** Reads the body as JSON if the operation has one. */
export const readJsonBody: Step = (context) => {
  const { req, route } = context;
  if (route === undefined || req.call !== undefined) return;
  if (operationFor(route, req.method)?.operation.requestBody !== undefined) return readJson(context);
};
