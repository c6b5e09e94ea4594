import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { openResponses } from './pipeline-limit.js';

/** Settings for stopping a process. **Units**: milliseconds. */
export interface Drain {
  /** How long new connections are still accepted. */
  readonly delayMilliseconds: number;
  /** How long current requests may take once new connections are refused. */
  readonly graceMilliseconds: number;
  readonly onStart: () => void;
  /** Called when the server stops accepting connections, to end streams, which would otherwise never end. */
  readonly onClosing?: () => void;
  readonly exit: (code: number) => void;
}

const IDLE_CHECK_MILLISECONDS = 50;

/**
 * Returns the handler of a stop signal. The first call stops accepting after the delay, lets current requests finish
 * and exits 0; a second call, or the end of the grace period, exits 1. It exits once; later calls do nothing. From the
 * first call on, every response closes its connection, including current ones whose headers are not sent yet.
 */
export function drainer(
  server: Server,
  { delayMilliseconds, graceMilliseconds, onStart, onClosing, exit }: Drain,
): () => void {
  let draining = false;
  let exiting = false;
  const exitOnce = (code: number): void => {
    if (exiting) return;
    exiting = true;
    exit(code);
  };
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => {
      sockets.delete(socket);
    });
  });
  const close = (): void => {
    setTimeout(() => {
      exitOnce(1);
    }, graceMilliseconds).unref();
    const idle = setInterval(() => {
      server.closeIdleConnections();
    }, IDLE_CHECK_MILLISECONDS);
    server.close(() => {
      clearInterval(idle);
      exitOnce(0);
    });
    onClosing?.();
  };
  return () => {
    if (draining) {
      exitOnce(1);
      return;
    }
    draining = true;
    server.prependListener('request', (_req, res) => {
      res.setHeader('Connection', 'close');
    });
    for (const res of [...sockets].flatMap(openResponses)) if (!res.headersSent) res.setHeader('Connection', 'close');
    onStart();
    if (delayMilliseconds > 0) setTimeout(close, delayMilliseconds);
    else close();
  };
}
