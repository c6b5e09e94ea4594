import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { openSandbox, worldOf } from '@goalsquare/data';
import { worldInstant } from '@goalsquare/simulator';
import { createApp } from '@goalsquare/server';
import { pino } from 'pino';

/** A server on the sandbox, at the instant of its world, without limits of rate. */
export interface SandboxApp {
  /** **Shape**: an origin, without a slash at the end. */
  readonly url: string;
  readonly stop: () => void;
}

/** Examples are asked for faster than the plan they show lets anyone. */
const always = {
  take: () => ({ tokens: 1, isOver: false, left: undefined }),
  increment: () => ({ totalHits: 1, resetTime: undefined }),
  decrement: () => undefined,
  resetKey: () => undefined,
};

/** Starts a server on the sandbox, on a free port. */
export async function startSandboxApp(): Promise<SandboxApp> {
  const { matches } = await openSandbox();
  const app = createApp({
    matches,
    world: worldOf(await matches.seasons()),
    buckets: () => always,
    logger: pino({ level: 'silent' }),
    now: () => Date.parse(worldInstant),
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
      matches.close();
    },
  };
}
