import { Router, type RequestHandler } from 'express';
import { contractDocument, contractHistory, operatorDocument, tables } from '@goalsquare/openapi';
import { Problem } from '../../domain/problems.js';
import { JSON_TYPE } from '../../answers/json/json.js';
import { version } from '../../domain/version.js';
import type { Steps } from '../../domain/work-queue.js';
import { servedDocument, withPlaceholder } from './served-document.js';
import { readinessReasons, type Readiness } from './readiness.js';
import { READ_METHODS, refuseMethod } from '../../http/pipeline/method-not-allowed.js';

const jsonSteps = (value: object): (() => Steps<string>) =>
  // oxlint-disable-next-line require-yield -- one step
  function* inOneStep() {
    return JSON.stringify(value);
  };

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

const YAML_TYPE = 'application/yaml; charset=utf-8';

/** Returns a function that writes a document as YAML. It loads the YAML writer on first use. */
const yamlOf = (document: object) => async (): Promise<Steps<string>> => {
  const { yamlSteps } = await import('./yaml-steps.js');
  return yamlSteps(document);
};

/**
 * Returns handlers for the operations that need no account, by path. Documents name `publicUrl` as their server.
 * **Empty**: without it, they name the host of the request.
 */
export function operationHandlers(readiness: Readiness, publicUrl?: string): ReadonlyMap<string, RequestHandler> {
  const [contract, operator] = [withPlaceholder(contractDocument), withPlaceholder(operatorDocument)];
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
    ['/openapi.json', servedDocument(JSON_TYPE, jsonSteps(contract), publicUrl)],
    ['/openapi.yaml', servedDocument(YAML_TYPE, yamlOf(contract), publicUrl)],
    ['/operator/openapi.json', servedDocument(JSON_TYPE, jsonSteps(operator), publicUrl)],
    ['/operator/openapi.yaml', servedDocument(YAML_TYPE, yamlOf(operator), publicUrl)],
    ['/contract-changes.json', servedDocument(JSON_TYPE, () => jsonSteps(contractHistory())())],
    ['/tables.json', servedDocument(JSON_TYPE, () => jsonSteps(tables())())],
  ]);
}

/** Returns a router that serves the operations. Methods other than GET and HEAD give 405. */
export function operationRouter(handlers: ReadonlyMap<string, RequestHandler>): Router {
  const router = Router({ caseSensitive: true, strict: true });
  for (const [path, handler] of handlers) {
    router.route(path).get(handler).all(refuseMethod(path, READ_METHODS));
  }
  return router;
}
