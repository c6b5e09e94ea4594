import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { noteResponse } from './open-responses.js';

/** Requests of a connection that may wait behind the one being answered. */
export const MAX_WAITING = 32;

const waiting = new WeakMap<Socket, number>();

/**
 * Closes a connection on which more requests wait: whoever sends them without reading the answers would have the server
 * keep them all.
 */
export const limitPipeline =
  (app: RequestListener): RequestListener =>
  (req: IncomingMessage, res: ServerResponse) => {
    // Node gives a response its socket when it is its turn.
    if (res.socket === null) {
      const { socket } = req;
      const others = waiting.get(socket) ?? 0;
      if (others >= MAX_WAITING) {
        socket.destroy();
        return;
      }
      waiting.set(socket, others + 1);
      res.once('close', () => {
        waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      });
    }
    noteResponse(req.socket, res);
    app(req, res);
  };
