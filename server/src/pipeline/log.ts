import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import './request.js';

const quietPaths: ReadonlySet<string> = new Set(['/livez', '/readyz', '/metrics']);

/** Members of a log line that must never be written. */
export const redacted = ['req.headers.authorization', 'req.headers.cookie', 'headers.authorization', 'authorization'] as const;

const received = (req: IncomingMessage): object => {
  const { requestId, method, originalUrl, ip } = req as Request;
  return { id: requestId, method, url: originalUrl, address: ip, client: req.headers['user-agent'] };
};

/** Writes one line for each answer: what was asked, by whom, the status and how long it took. No token is ever written. */
export const logRequests = (logger: Logger): RequestHandler =>
  pinoHttp({
    logger,
    genReqId: (req) => (req as Request).requestId,
    wrapSerializers: false,
    serializers: { req: received, res: ({ statusCode }: ServerResponse) => ({ statusCode }) },
    customProps: (req) => ({ account: (req as Request).account?.id }),
    customLogLevel: (_req, res, error) => (error !== undefined || res.statusCode >= 500 ? 'error' : 'info'),
    quietReqLogger: true,
    autoLogging: { ignore: (req) => quietPaths.has((req as Request).path) },
  });
