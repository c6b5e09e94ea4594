import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createProxyServer } from 'httpxy';

/** A proxy in front of a server, which counts requests. */
export interface CountingProxy {
  readonly url: string;
  /** Returns the number of requests since its last call. */
  readonly taken: () => number;
  readonly stop: () => Promise<void>;
}

/** Starts a proxy in front of a server, on a free local port. */
export async function startCountingProxy(target: string): Promise<CountingProxy> {
  const proxy = createProxyServer({ target, agent: false });
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    proxy.web(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken: () => {
      const taken = requests;
      requests = 0;
      return taken;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
