import {
  createMcpHandler,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
  type McpServer,
} from '@modelcontextprotocol/server';
import { serveStdio as serveSdk } from '@modelcontextprotocol/server/stdio';
import type { API } from '../api.js';
import { acceptsJson, completeAccept } from './accept.js';
import { createMcpServer } from './mcp-server.js';

/** Handles Model Context Protocol requests over streamable HTTP, without sessions. */
export interface McpHandler {
  /** Returns the response to a request. `parsedBody` is its body, if it was already read. */
  readonly fetch: (request: Request, options?: { readonly parsedBody?: unknown }) => Promise<Response>;
  /** Aborts the requests in progress. */
  readonly close: () => Promise<void>;
}

/** Options of a handler. */
export interface McpHandlerOptions {
  /** Called for each error that is not part of a response. */
  readonly failed?: (error: Error) => void;
  /** Called before each result is sent. The result waits for the promise, so a server can yield to its event loop. */
  readonly turn?: () => Promise<void>;
}

/** Returns a JSON response to a request of a protocol revision with sessions, for which the SDK would send a stream. */
async function answerInJson(server: McpServer, request: Request, parsedBody: unknown): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  request.signal.addEventListener('abort', () => void server.close());
  try {
    await server.connect(transport);
    return await transport.handleRequest(request, { parsedBody });
  } finally {
    await server.close();
  }
}

/**
 * Creates a handler whose tools call the API that `apiOf` returns for a request. A client may accept JSON, an event
 * stream, both or anything. It gets JSON unless it accepts only a stream.
 */
export function mcpHandler(
  apiOf: (request: Request) => API,
  { failed = () => undefined, turn }: McpHandlerOptions = {},
): McpHandler {
  const handler = createMcpHandler(
    ({ requestInfo }) => {
      if (requestInfo === undefined) throw new Error('the HTTP request has no request information');
      return createMcpServer(apiOf(requestInfo), turn);
    },
    { onerror: failed, maxSubscriptions: 0 },
  );
  return {
    close: () => handler.close(),
    fetch: async (given, { parsedBody } = {}) => {
      const accept = given.headers.get('Accept');
      const request = new Request(given);
      request.headers.set('Accept', completeAccept(accept));
      return acceptsJson(accept) && (await isLegacyRequest(request, parsedBody))
        ? answerInJson(createMcpServer(apiOf(request), turn), request, parsedBody)
        : handler.fetch(request, { parsedBody });
    },
  };
}

/** Serves the tools over standard input and output, until the input ends. */
export function serveStdio(api: API, onError: (error: Error) => void): { readonly close: () => Promise<void> } {
  return serveSdk(() => createMcpServer(api), { onerror: onError, maxSubscriptions: 0 });
}
