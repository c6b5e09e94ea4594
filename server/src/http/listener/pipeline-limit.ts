import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

const responses = new WeakMap<Duplex, ServerResponse[]>();

const isOpen = (res: ServerResponse): boolean => !res.writableFinished && !res.closed;

/** Records a response on its connection until it is finished. */
export function noteResponse(socket: Duplex, res: ServerResponse): void {
  const noted = responses.get(socket);
  if (noted === undefined) responses.set(socket, [res]);
  else if (noted.length === 1 && noted[0] !== undefined && !isOpen(noted[0])) noted[0] = res;
  else responses.set(socket, [...noted.filter(isOpen), res]);
}

/**
 * Returns the open responses on a connection, in the order of their requests. They include those whose bytes are
 * already written, because they may still close the connection.
 */
export const openResponses = (socket: Duplex): readonly ServerResponse[] =>
  (responses.get(socket) ?? []).filter(({ closed }) => !closed);

/** Maximum number of requests that may wait on a connection behind the current one. */
export const MAX_WAITING = 32;

const waiting = new WeakMap<Socket, number>();

/**
 * Returns a listener that closes a connection on which more than `MAX_WAITING` requests wait. Otherwise a client that
 * sends requests without reading responses would make the server buffer all of them.
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
