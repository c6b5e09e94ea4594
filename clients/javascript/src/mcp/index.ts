import { createMcpHandler } from '@modelcontextprotocol/server';
import { serveStdio as serveSdk } from '@modelcontextprotocol/server/stdio';
import type { API } from '../api.js';
import { createMcpServer } from './mcp-server.js';

/** Answers requests of the Model Context Protocol over streamable HTTP, without sessions. */
export interface McpHandler {
  /** Answers a request. `parsedBody` is its body, if it was read already. */
  readonly fetch: (request: Request, options?: { readonly parsedBody?: unknown }) => Promise<Response>;
  /** Ends the requests under way. */
  readonly close: () => Promise<void>;
}

/** What a handler does beside its tools. */
export interface McpHandlerOptions {
  /** Called with each error that is not in a response. */
  readonly failed?: (error: Error) => void;
  /** Called before each result is sent, which waits for the promise: a server can let its event loop turn. */
  readonly turn?: () => Promise<void>;
}

/** Creates a handler whose tools call the API that `apiOf` returns for a request. */
export function mcpHandler(
  apiOf: (request: Request) => API,
  { failed = () => undefined, turn }: McpHandlerOptions = {},
): McpHandler {
  return createMcpHandler(
    ({ requestInfo }) => {
      if (requestInfo === undefined) throw new Error('a request over HTTP has request information');
      return createMcpServer(apiOf(requestInfo), turn);
    },
    { onerror: failed, responseMode: 'json', maxSubscriptions: 0 },
  );
}

/** Serves the tools over the standard input and output, until the input ends. */
export function serveStdio(api: API, onError: (error: Error) => void): { readonly close: () => Promise<void> } {
  return serveSdk(() => createMcpServer(api), { onerror: onError, maxSubscriptions: 0 });
}
