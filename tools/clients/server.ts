import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSmallSandbox } from '../small-sandbox.js';
import type { ClientServer } from './run-parts.js';

/** A port that was free a moment ago: permalinks name the server, so its address must be known before it starts. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts the server that the suites call, over the small sandbox world. */
export async function startServer(): Promise<ClientServer> {
  const state = mkdtempSync(path.join(tmpdir(), 'goalsquare-state-'));
  const port = await freePort();
  const { url, stop } = await startSmallSandbox({
    GOALSQUARE_STATE: state,
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  });
  return {
    environment: {
      GOALSQUARE_URL: url,
      GOALSQUARE_TOKEN: 'sandbox-transactional',
      GOALSQUARE_TOKEN_ADVANCED: 'sandbox-advanced',
      GOALSQUARE_TOKEN_BASIC: 'sandbox-basic',
    },
    stop: async () => {
      await stop();
      rmSync(state, { recursive: true, force: true });
    },
  };
}
