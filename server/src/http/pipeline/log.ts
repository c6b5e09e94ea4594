import type { ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { TraceContext } from './trace-parent.js';
import { withoutSecrets } from '../../domain/text/without-secrets.js';
import type { RequestLog } from './request.js';

const quietPaths: ReadonlySet<string> = new Set(['/livez', '/readyz']);

/** Members of a log line that must never be written. */
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

/** A URL as lines show it. Logins carry codes, states and tokens of others in their queries. */
export const shownUrl = (url: string): string =>
  /^\/oauth2\//iu.test(url) ? url.replace(/\?.*$/su, '?[redacted]') : withoutSecrets(url);

/** What a line says of a request. `url` is as `shownUrl` gives it. */
export interface Received {
  readonly id: string;
  readonly method: string;
  readonly url: string;
  readonly address: string | undefined;
  readonly client: string | undefined;
}

/** Members every line of a request has, by the names log collectors know. */
const traced = ({ traceId, spanId, parentId }: TraceContext): object => ({
  trace_id: traceId,
  span_id: spanId,
  parent_span_id: parentId,
});

const levelOf = (status: number): 'error' | 'warn' | 'info' => {
  if (status >= 500) return 'error';
  return status >= 400 ? 'warn' : 'info';
};

/** What a line says of an answer, beside the request. **Units**: `started` in milliseconds. */
export interface Answered {
  readonly trace: TraceContext;
  readonly accountId: string | undefined;
  readonly started: number;
}

/**
 * The log of answers. None of the members that must never be written is in its lines, whose URLs are as `shownUrl`
 * gives them, so no line is looked through for them.
 */
export const answerLog = (logger: Logger): Logger => logger.child({}, { redact: [] });

/**
 * Writes the line of an answer into the log of answers, once it is sent or its caller has hung up: not what went wrong
 * inside, which has a line of its own.
 */
export function logAnswer(
  logger: Logger,
  req: Received,
  { trace, accountId, started }: Answered,
  { statusCode, writableFinished }: ServerResponse,
): void {
  logger[levelOf(statusCode)](
    {
      reqId: req.id,
      req,
      ...traced(trace),
      account: accountId,
      res: { statusCode },
      responseTime: Date.now() - started,
      ...(!writableFinished && { hungUp: true }),
    },
    'answered',
  );
}

/** The log of a request, whose lines name it. */
export const logOf = (logger: Logger, id: string, trace: TraceContext): RequestLog => ({
  error: (members, message) => {
    logger.child({ reqId: id, ...traced(trace) }).error(members, message);
  },
});

/**
 * Writes one line for each answer: what was asked, by whom, the status and how long it took. No token is ever written.
 */
export function logRequests(logger: Logger): RequestHandler {
  const answers = answerLog(logger);
  return (req, res, next) => {
    const started = Date.now();
    const { requestId: id, method, originalUrl, ip: address, trace } = req;
    req.log = logOf(logger, id, trace);
    if (!quietPaths.has(req.path)) {
      res.once('close', () => {
        logAnswer(
          answers,
          { id, method, url: shownUrl(originalUrl), address, client: req.headers['user-agent'] },
          { trace, accountId: req.account?.id, started },
          res,
        );
      });
    }
    next();
  };
}
