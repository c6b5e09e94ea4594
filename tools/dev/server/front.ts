import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { createProxyServer } from 'httpxy';
import { isApiPath } from './is-api-path.js';
import type { Target, Upstream } from './upstream.js';

const RELOAD_SECONDS = 3;

/** The servers behind the front. **Empty**: without `hub` the API server gets every request. */
export interface Upstreams {
  readonly api: Upstream;
  readonly hub?: Upstream | undefined;
  /** Gets a line for each request that a server did not answer. */
  readonly report?: (line: string) => void;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Answers with plain text. A browser reloads the page until the server runs. */
function refuse(response: ServerResponse, status: 502 | 503, text: string): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, {
    'Cache-Control': 'no-store',
    'Content-Type': 'text/plain; charset=utf-8',
    'Retry-After': String(RELOAD_SECONDS),
    Refresh: String(RELOAD_SECONDS),
  });
  response.end(`${text}\n`);
}

function refuseUpgrade(socket: Duplex, text: string): void {
  if (!socket.writable) return;
  socket.end(`HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Type: text/plain\r\n\r\n${text}\n`);
}

/**
 * One HTTP server in front of the API server and the documentation hub. A request for a server that is starting waits
 * until that server runs.
 * A request for a server that is down gets 503 with the reason. WebSocket upgrades are passed on too. Not listening
 * yet.
 */
export function createFront({ api, hub, report }: Upstreams): Server {
  // Both servers may close an idle connection just as a request is sent on it, so each request has a connection of its
  // own.
  const proxy = createProxyServer({ xfwd: true, agent: false });
  const targetOf = ({ url = '/' }: IncomingMessage): Promise<Target> =>
    (hub === undefined || isApiPath(url.replace(/[?#].*$/su, '')) ? api : hub).target();

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = await targetOf(request);
    if (response.destroyed) return;
    if ('unavailable' in target) refuse(response, 503, target.unavailable);
    else
      await proxy.web(request, response, { target: target.url }).catch((error: unknown) => {
        const text = `${request.method ?? ''} ${request.url ?? ''} got no answer: ${messageOf(error)}`;
        report?.(text);
        refuse(response, 502, text);
      });
  }

  async function upgrade(request: IncomingMessage, socket: Socket, head: Buffer): Promise<void> {
    socket.on('error', () => {
      socket.destroy();
    });
    const target = await targetOf(request);
    if ('unavailable' in target) refuseUpgrade(socket, target.unavailable);
    else
      await proxy.ws(request, socket, { target: target.url }, head).catch((error: unknown) => {
        refuseUpgrade(socket, messageOf(error));
      });
  }

  const server = createServer((request, response) => {
    void pass(request, response);
  });
  server.on('upgrade', (request, socket: Duplex, head) => {
    if (socket instanceof Socket) void upgrade(request, socket, head);
    else socket.destroy();
  });
  return server;
}
