import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { withoutSecrets } from '../text/without-secrets.js';
import './request.js';

const quietPaths: ReadonlySet<string> = new Set(['/livez', '/readyz', '/metrics']);

/** Members of a log line that must never be written. */
export const redacted = [
  'req.headers.authorization', 'req.headers.cookie', 'headers.authorization', 'authorization',
  'access_token', 'id_token', 'refresh_token', 'client_secret', 'code_verifier',
] as const;

/** Logins carry codes, states and tokens of others in their queries. */
const shownUrl = (url: string): string => (/^\/oauth2\//iu.test(url) ? url.replace(/\?.*$/su, '?[redacted]') : withoutSecrets(url));

const received = (req: IncomingMessage): object => {
  const { requestId, method, originalUrl, ip } = req as Request;
  return { id: requestId, method, url: shownUrl(originalUrl), address: ip, client: req.headers['user-agent'] };
};

/** Members every line of a request has, by the names log collectors know. */
const traced = ({ trace: { traceId, spanId, parentId } }: Request): object => ({ trace_id: traceId, span_id: spanId, parent_span_id: parentId });

/** What a line says of an answer: not what went wrong inside, which has a line of its own. */
const answered = (req: IncomingMessage, res: ServerResponse, responseTime: unknown): object =>
  ({ ...traced(req as Request), account: (req as Request).account?.id, res, responseTime, ...(!res.writableFinished && { hungUp: true }) });

const levelOf = (_req: IncomingMessage, { statusCode }: ServerResponse, error?: Error): 'error' | 'warn' | 'info' => {
  if (error !== undefined || statusCode >= 500) return 'error';
  return statusCode >= 400 ? 'warn' : 'info';
};

/** Writes one line for each answer: what was asked, by whom, the status and how long it took. No token is ever written. */
export function logRequests(logger: Logger): RequestHandler {
  const write = pinoHttp({
    logger,
    genReqId: (req) => (req as Request).requestId,
    wrapSerializers: false,
    serializers: { req: received, res: ({ statusCode }: ServerResponse) => ({ statusCode }) },
    customLogLevel: levelOf,
    customSuccessMessage: () => 'answered',
    customErrorMessage: () => 'answered',
    customSuccessObject: (req, res, { responseTime }: { readonly responseTime: number }) => answered(req, res, responseTime),
    customErrorObject: (req, res, _error, { responseTime }: { readonly responseTime: number }) => answered(req, res, responseTime),
    quietReqLogger: true,
    autoLogging: { ignore: (req) => quietPaths.has((req as Request).path) },
  });
  return (req, res, next) => {
    write(req, res);
    req.log = req.log.child(traced(req));
    next();
  };
}
