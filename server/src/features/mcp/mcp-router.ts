import type { RequestListener } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { McpHandler } from '@goalsquare/client/mcp';
import { Router, type Request as HttpRequest, type RequestHandler, type Response as HttpResponse } from 'express';
import { Problem } from '../../domain/problems.js';
import { quoted } from '../../domain/text/quoted.js';
import { MCP_PATH } from '../../http/contract/mcp-path.js';
import { parseBearerToken } from '../../http/steps/bearer-strategy.js';
import { jsonBody } from '../../http/steps/body.js';
import type { CorsRules } from '../../http/steps/cors.js';
import { isLoopback, originsOf } from '../../http/own-origins.js';
import { localFetch } from './local-fetch.js';
import { refuseMethod } from '../../http/pipeline/method-not-allowed.js';
import { goneSignal } from '../../domain/client-gone.js';
import { workQueue } from '../../domain/work-queue.js';

/** Services of the route. */
export interface McpParts {
  /** The app that answers the tools' requests. */
  readonly app: RequestListener;
  /** The public URL of the server. */
  readonly origin: string;
  readonly corsRules: CorsRules;
  readonly failed: (error: Error) => void;
}

/** Retries of a tool's request that was refused or lost: one, if the delay is short. **Units**: seconds. */
const retries = { attempts: 2, longestWait: 5 };

const isPassedOn = (name: string): boolean =>
  ['accept', 'authorization', 'content-type'].includes(name) || name.startsWith('mcp-');

/** Returns the request as the SDK reads it, without its body. It is aborted when the client disconnects. */
function webRequest(req: HttpRequest, res: HttpResponse, origin: string): Request {
  const headers = Object.entries(req.headers).filter(([name]) => isPassedOn(name));
  return new Request(`${origin}${MCP_PATH}`, {
    method: 'POST',
    headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
    signal: goneSignal(res),
  });
}

async function send(response: Response, res: HttpResponse): Promise<void> {
  res.status(response.status).setHeaders(response.headers).setHeader('Cache-Control', 'no-store');
  if (response.body === null) res.end();
  else await pipeline(Readable.from(response.body), res);
}

/**
 * Returns a handler that rejects requests from pages of other origins, unless the CORS rules allow them. A server on
 * this machine also rejects other hosts, because a page may point its own name to an address of this machine, which
 * makes it same-origin. **Source**: MCP 2025-11-25, transports, security warning.
 */
function checkOrigin({ origin, corsRules }: McpParts): RequestHandler {
  const origins = originsOf(new URL(origin).origin);
  const isLocal = isLoopback(new URL(origin).host);
  return ({ headers: { origin: sender, host } }, _res, next) => {
    const isAllowed =
      sender === undefined || origins.includes(sender) || corsRules.allowed(sender, MCP_PATH) !== undefined;
    if (!isAllowed)
      next(new Problem('origin-not-allowed', `Pages of ${quoted(sender)} may not call ${MCP_PATH}. See CORS_ORIGINS.`));
    else if (isLocal && !isLoopback(host))
      next(
        new Problem(
          'origin-not-allowed',
          `${MCP_PATH} accepts local host names only, such as localhost, and the request was for ${quoted(host ?? '')}. See PUBLIC_URL.`,
        ),
      );
    else next();
  };
}

/**
 * Returns the router for the Model Context Protocol endpoint. It runs after authentication and rate limiting. Each
 * API request that a tool makes runs through all steps of the app with the caller's token, counts towards the
 * caller's quota, and is aborted when the client disconnects.
 */
export function mcpRouter(parts: McpParts): Router {
  const { app, origin, failed } = parts;
  const turn = (): Promise<void> => workQueue.run(() => undefined);
  const fetch = localFetch(app, turn);
  let opened: Promise<McpHandler> | undefined;
  const open = async (): Promise<McpHandler> => {
    const [{ mcpHandler }, { API }] = await Promise.all([
      import('@goalsquare/client/mcp'),
      import('@goalsquare/client'),
    ]);
    return mcpHandler(
      ({ headers, signal }) => {
        const token = parseBearerToken(headers.get('Authorization') ?? '');
        const own: typeof fetch = (input, init) =>
          fetch(input, { ...init, signal: AbortSignal.any([signal, init?.signal ?? []].flat()) });
        return new API({ environment: origin, token, fetch: own, retries, cache: false });
      },
      { failed, turn },
    );
  };
  const answer: RequestHandler = async (req, res) => {
    const handler = await (opened ??= open());
    // The first request loads modules, here and below.
    await turn();
    const { body } = req as { readonly body: unknown };
    await send(await handler.fetch(webRequest(req, res, origin), { parsedBody: body }), res);
  };
  const router = Router({ caseSensitive: true, strict: true });
  router.route(MCP_PATH).post(checkOrigin(parts), jsonBody, answer).all(refuseMethod(MCP_PATH, 'POST, OPTIONS'));
  return router;
}
