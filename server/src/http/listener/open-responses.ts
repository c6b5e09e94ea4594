import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

const responses = new WeakMap<Duplex, ServerResponse[]>();

const isOpen = (res: ServerResponse): boolean => !res.writableFinished && !res.closed;

/** Remembers a response of a connection until it is finished. */
export function noteResponse(socket: Duplex, res: ServerResponse): void {
  const noted = responses.get(socket);
  if (noted === undefined) responses.set(socket, [res]);
  else if (noted.length === 1 && noted[0] !== undefined && !isOpen(noted[0])) noted[0] = res;
  else responses.set(socket, [...noted.filter(isOpen), res]);
}

/** Returns the responses of a connection that are not finished, in the order of their requests. */
export const openResponses = (socket: Duplex): readonly ServerResponse[] =>
  (responses.get(socket) ?? []).filter(isOpen);
