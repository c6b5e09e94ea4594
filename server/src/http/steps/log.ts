import type { ServerResponse } from 'node:http';
import type { Request } from 'express';
import type { Logger } from 'pino';
import { bareAddress } from '../limits/address.js';
import { redactSecrets } from '../../domain/text/redact-secrets.js';
import type { RequestLog, TraceContext } from '../pipeline/request.js';
import type { Step } from '../pipeline/run-steps.js';

const quietPaths: ReadonlySet<string> = new Set(['/livez', '/readyz']);

/** Members that must never be written to the log. */
export const redacted = [
  'req.headers.authorization',
  'req.headers.cookie',
  'headers.authorization',
  'authorization',
  'access_token',
  'id_token',
  'refresh_token',
  'client_secret',
  'code_verifier',
] as const;

/** Returns a URL for the log, without codes, states, tokens and other secrets in its query. */
export const shownUrl = (url: string): string =>
  /^\/oauth2\//iu.test(url) ? url.replace(/\?.*$/su, '?[redacted]') : redactSecrets(url);

/** What a log line contains about a request. `url` comes from `shownUrl`. */
export interface Received {
  readonly id: string;
  readonly method: string;
  readonly url: string;
  readonly address: string | undefined;
  readonly client: string | undefined;
}

/** Returns the trace ids of a request, with the member names that log collectors use. */
const traced = ({ traceId, spanId, parentId }: TraceContext): object => ({
  trace_id: traceId,
  span_id: spanId,
  parent_span_id: parentId,
});

/** Status for a request that may succeed later, which is not a failure of the server. */
const UNAVAILABLE = 503;

const levelOf = (status: number): 'error' | 'warn' | 'info' => {
  if (status >= 500 && status !== UNAVAILABLE) return 'error';
  return status >= 400 ? 'warn' : 'info';
};

/** What a line contains about a response. **Units**: `started` in milliseconds. */
export interface Responded {
  readonly trace: TraceContext;
  readonly accountId: string | undefined;
  readonly started: number;
}

/** Returns the log of responses. Its lines contain no redacted member, so pino need not search them. */
export const responseLog = (logger: Logger): Logger => logger.child({}, { redact: [] });

/**
 * Writes the line for a response that was sent or whose client disconnected. Internal errors have a line of their own.
 */
export function logResponse(
  logger: Logger,
  req: Received,
  { trace, accountId, started }: Responded,
  { statusCode, writableFinished }: ServerResponse,
): void {
  logger[levelOf(statusCode)](
    {
      reqId: req.id,
      req,
      trace_id: trace.traceId,
      span_id: trace.spanId,
      parent_span_id: trace.parentId,
      account: accountId,
      res: { statusCode },
      responseTime: Date.now() - started,
      hungUp: writableFinished ? undefined : true,
    },
    'answered',
  );
}

/** Returns the log of a request. Each line names the request. */
export const logOf = (logger: Logger, id: string, trace: TraceContext): RequestLog => ({
  error: (members, message) => {
    logger.child({ reqId: id, ...traced(trace) }).error(members, message);
  },
});

/** Returns the caller's address. `req.ip` looks for proxies even if the request names none. */
const addressOf = (req: Request): string | undefined =>
  req.headers['x-forwarded-for'] === undefined ? req.socket.remoteAddress : bareAddress(req.ip);

/** Returns a step that logs one line for each response: request, account, status and duration, and never a token. */
export function logRequests(logger: Logger): Step {
  const responses = responseLog(logger);
  return ({ req, res, path }) => {
    const started = Date.now();
    const { requestId: id, method, originalUrl, trace } = req;
    req.log = logOf(logger, id, trace);
    if (quietPaths.has(path)) return;
    const received = {
      id,
      method,
      url: shownUrl(originalUrl),
      address: addressOf(req),
      client: req.headers['user-agent'],
    };
    res.on('close', () => {
      logResponse(responses, received, { trace, accountId: req.account?.id, started }, res);
    });
  };
}
