import { createHash } from 'node:crypto';
import { Router, type RequestHandler } from 'express';
import { contractDocument, contractHistory, operatorDocument, tables } from '@goalsquare/openapi';
import { Problem } from '../../domain/problems.js';
import { version } from '../../domain/version.js';
import { workQueue, type Steps } from '../../domain/work-queue.js';
import { yamlSteps } from './yaml-steps.js';
import { readinessReasons, type Readiness } from './readiness.js';

const DOCUMENT_MAX_AGE = 300;

function taggedOf(text: string): { readonly bytes: Buffer; readonly tag: string } {
  const bytes = Buffer.from(text);
  return { bytes, tag: `"${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}"` };
}

const jsonSteps = (value: object): (() => Steps<string>) =>
  // eslint-disable-next-line require-yield -- one step
  function* inOneStep() {
    return JSON.stringify(value);
  };

/** Serves a document, which is written in steps when it is first requested. */
function document(type: string, steps: () => Steps<string>): RequestHandler {
  let known: ReturnType<typeof taggedOf> | undefined;
  return async (req, res) => {
    known ??= taggedOf(await workQueue.finish(steps()));
    const { bytes, tag } = known;
    res.setHeader('ETag', tag);
    res.setHeader('Cache-Control', `public, max-age=${DOCUMENT_MAX_AGE}`);
    res.setHeader('Content-Type', type);
    if (req.fresh) res.status(304).end();
    else res.end(bytes);
  };
}

const plain = (res: Parameters<RequestHandler>[1], text: string): void => {
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('Content-Type', 'text/plain; charset=utf-8');
  res.end(text);
};

const unavailable = (reasons: readonly string[]): Problem =>
  new Problem('unavailable', 'The server is starting or stopping.', {
    retryAfterSeconds: 1,
    ...(reasons.length > 0 && { errors: reasons.map((detail) => ({ detail })) }),
  });

/** Handlers of the operations that need no account, by path. */
export function operationHandlers(readiness: Readiness): ReadonlyMap<string, RequestHandler> {
  return new Map<string, RequestHandler>([
    [
      '/livez',
      (_req, res) => {
        plain(res, 'ok\n');
      },
    ],
    [
      '/readyz',
      (_req, res, next) => {
        const reasons = readinessReasons(readiness);
        if (readiness.isReady()) plain(res, ['ok', ...reasons, ''].join('\n'));
        else next(unavailable(reasons));
      },
    ],
    [
      '/version',
      (_req, res) => {
        res.setHeader('Cache-Control', 'no-store');
        res.json(version);
      },
    ],
    ['/openapi.json', document('application/json; charset=utf-8', jsonSteps(contractDocument))],
    ['/openapi.yaml', document('application/yaml; charset=utf-8', () => yamlSteps(contractDocument))],
    ['/operator/openapi.json', document('application/json; charset=utf-8', jsonSteps(operatorDocument))],
    ['/operator/openapi.yaml', document('application/yaml; charset=utf-8', () => yamlSteps(operatorDocument))],
    ['/contract-changes.json', document('application/json; charset=utf-8', () => jsonSteps(contractHistory())())],
    ['/tables.json', document('application/json; charset=utf-8', () => jsonSteps(tables())())],
  ]);
}

/** Serves the operations; other methods than GET and HEAD are 405. */
export function operationRouter(handlers: ReadonlyMap<string, RequestHandler>): Router {
  const router = Router({ caseSensitive: true, strict: true });
  for (const [path, handler] of handlers) {
    router
      .route(path)
      .get(handler)
      .all((req, _res, next) => {
        next(
          new Problem(
            'method-not-allowed',
            `${req.method} is not allowed at ${path}; allowed are GET, HEAD, OPTIONS.`,
            { headers: { Allow: 'GET, HEAD, OPTIONS' } },
          ),
        );
      });
  }
  return router;
}
