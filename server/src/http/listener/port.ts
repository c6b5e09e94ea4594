import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { StartError } from '../../domain/start-error.js';

/** A port that a server is going to listen on. */
export interface Port {
  readonly number: number;
  /** Starts listening. Rejects if it cannot. */
  readonly listen: (server: Server) => Promise<void>;
}

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another process listens there: stop it, or use another port',
  EACCES: 'this user may not listen there: use a port from 1024, or permit it',
  EPERM: 'this user may not listen there: use a port from 1024, or permit it',
  EADDRNOTAVAIL: 'this machine does not have that address: use one of its own, or 0.0.0.0',
};

/** Waits until a server listens. **Throws** `StartError` if it cannot. */
export async function listening(server: Server, port: number, host: string): Promise<void> {
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new StartError(`the server cannot listen on port ${port} of ${host} (${code}): ${reasons[code] ?? message}`);
  }
}

/**
 * Returns the port to listen on. For 0 it reserves one that the system chooses, so that the port is known before the
 * server listens. Connections are rejected until then.
 */
export async function portFor(asked: number, host: string): Promise<Port> {
  const started = async (server: Server): Promise<void> => {
    await listening(server, asked, host);
  };
  if (asked !== 0) return { number: asked, listen: (server) => started(server.listen(asked, host)) };
  const holder = createServer((socket) => {
    socket.destroy();
  }).listen(0, host);
  await started(holder);
  return { number: (holder.address() as AddressInfo).port, listen: (server) => started(server.listen(holder)) };
}
