import { createHash } from 'node:crypto';
import { Router, type RequestHandler } from 'express';
import { contractDocument, operatorDocument, tables } from '@goalsquare/openapi';
import { stringify } from 'yaml';
import { Problem } from '../../domain/problems.js';
import { version } from '../../domain/version.js';
import { readinessReasons, type Readiness } from './readiness.js';

const DOCUMENT_MAX_AGE = 300;

function taggedOf(text: string): { readonly bytes: Buffer; readonly tag: string } {
  const bytes = Buffer.from(text);
  return { bytes, tag: `"${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}"` };
}

/** Serves a document, which is written when it is first asked for. */
function document(type: string, text: () => string): RequestHandler {
  let known: ReturnType<typeof taggedOf> | undefined;
  return (req, res) => {
    const { bytes, tag } = (known ??= taggedOf(text()));
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
    headers: { 'Retry-After': '1' },
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
    ['/openapi.json', document('application/json; charset=utf-8', () => JSON.stringify(contractDocument))],
    [
      '/openapi.yaml',
      document('application/yaml; charset=utf-8', () => stringify(contractDocument, { aliasDuplicateObjects: false })),
    ],
    ['/operator/openapi.json', document('application/json; charset=utf-8', () => JSON.stringify(operatorDocument))],
    [
      '/operator/openapi.yaml',
      document('application/yaml; charset=utf-8', () => stringify(operatorDocument, { aliasDuplicateObjects: false })),
    ],
    ['/tables.json', document('application/json; charset=utf-8', () => JSON.stringify(tables()))],
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
