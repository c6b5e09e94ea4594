import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';

/** A port that a server is going to listen on. */
export interface Port {
  readonly number: number;
  /** Starts listening. Rejects when it cannot. */
  readonly listen: (server: Server) => Promise<void>;
}

/**
 * The port to listen on. One the system chooses, where 0 is asked for, is taken at once, so that a server can be told
 * where it will be before it listens; whoever connects meanwhile is turned away.
 */
export async function portFor(asked: number, host: string): Promise<Port> {
  const started = async (server: Server): Promise<void> => {
    await once(server, 'listening');
  };
  if (asked !== 0) return { number: asked, listen: (server) => started(server.listen(asked, host)) };
  const holder = createServer((socket) => {
    socket.destroy();
  }).listen(0, host);
  await started(holder);
  return { number: (holder.address() as AddressInfo).port, listen: (server) => started(server.listen(holder)) };
}
