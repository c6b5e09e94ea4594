import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { openSandbox, worldOf, type OpenWorld } from '@goalsquare/data';
import { worldInstant } from '@goalsquare/simulator';
import { createApp } from '@goalsquare/server';
import { pino } from 'pino';

/** A server without rate limits. **Shape**: `url` is an origin, without a slash at the end. */
export interface Served {
  readonly url: string;
  readonly stop: () => void;
}

const unlimited = {
  take: () => ({ tokens: 1, isOver: false, left: undefined }),
  increment: () => ({ totalHits: 1, resetTime: undefined }),
  decrement: () => undefined,
  resetKey: () => undefined,
};

/** Serves a world on a free port of this machine. */
export async function serveWorld({ matches, world }: OpenWorld): Promise<Served> {
  const server = createApp({
    matches,
    world,
    buckets: () => unlimited,
    logger: pino({ level: 'silent' }),
    now: () => Date.parse(worldInstant),
  }).listen(0, '127.0.0.1');
  // A caller that computes for long would send on a connection which the server has just closed as idle.
  server.keepAliveTimeout = 0;
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Serves the sandbox at the current instant of its world. */
export async function serveSandbox(): Promise<Served> {
  const { matches } = await openSandbox();
  const { url, stop } = await serveWorld({ matches, world: worldOf(await matches.seasons()) });
  return {
    url,
    stop: () => {
      stop();
      matches.close();
    },
  };
}
