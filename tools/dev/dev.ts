import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import getPort from 'get-port';
import { ApiServer } from './server/api-server.js';
import { coalesced } from './server/coalesced.js';
import { createFront } from './server/front.js';
import { runHubServer } from './server/hub-server.js';
import { Restarter } from './server/restarter.js';
import { root } from './server/root.js';
import { run } from './server/run.js';
import { openServerBundle, serverBundle } from './server/server-bundle.js';
import { Upstream } from './server/upstream.js';
import { watched, watchSources } from './server/watch-sources.js';

/*
 * Runs the API server and the documentation hub behind one port. The server restarts when its sources change; Gatsby
 * reloads the pages of the hub.
 * `--no-hub` leaves Gatsby out.
 */

const {
  values: { 'no-hub': isWithoutHub },
} = parseArgs({ options: { 'no-hub': { type: 'boolean', default: false } } });
const { PORT: port = '8080', HOST: host = '127.0.0.1', GOALSQUARE_DATA: data } = process.env;

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const stopping = new AbortController();
const { signal } = stopping;

const api = new Upstream();
const hub = isWithoutHub ? undefined : new Upstream();
const front = createFront({ api, hub, report: say });
front.on('error', (error) => {
  process.stderr.write(`Cannot listen on port ${port}: ${error.message}. Set PORT to use another port.\n`);
  process.exit(1);
});
await once(front.listen(Number(port), host), 'listening');
const url = `http://localhost:${(front.address() as AddressInfo).port}`;

const environment = {
  LOG_LEVEL: 'warn',
  PUBLIC_URL: url,
  TRUST_PROXY: 'loopback',
  SHUTDOWN_GRACE_SECONDS: '1',
  NODE_COMPILE_CACHE: path.join(root, '.cache', 'dev'),
  ...process.env,
};
const bundler = await openServerBundle();
const server = new ApiServer({ file: serverBundle, port: await getPort(), environment });

/** The pages use the engine and the contract as `tsc` compiles them. Its errors go to the terminal. */
const compileForHub = coalesced(() => run(['node_modules/typescript/bin/tsc', '-b', 'engine', 'openapi'], { signal }));

let hasStarted = false;
/** The first file that changed since the server was started. */
let cause: string | undefined;
let isContractChanged = false;

async function build(): Promise<void> {
  if (isContractChanged) {
    isContractChanged = false;
    say('The contract has changed: npm run generate');
    await run(['--conditions=source', '--import', 'tsx', 'tools/generate/generate.ts'], { signal, stdout: 'ignore' });
  }
  await bundler.rebuild();
}

function ready(seconds: number): void {
  if (hasStarted) {
    say(`${cause ?? 'a source'} changed: restarted in ${seconds.toFixed(2)} s`);
    cause = undefined;
    return;
  }
  hasStarted = true;
  const key = data === undefined ? ' (key of the sandbox: sandbox-transactional)' : '';
  const pages = hub === undefined ? '' : '; Gatsby, which is starting, watches gatsby-site';
  say(`Ready: ${url}${key}. Watching ${watched.join(', ')}${pages}. Press Ctrl-C to stop.`);
}

const restarter = new Restarter({
  upstream: api,
  server,
  build,
  report: (outcome) => {
    if (signal.aborted) return;
    if ('failure' in outcome) say(outcome.failure);
    else ready(outcome.seconds);
  },
});
const watcher = await watchSources((file, change) => {
  cause ??= file;
  isContractChanged ||= change === 'contract';
  void restarter.restart().then(async () => {
    if (hub !== undefined && /^(?:engine|openapi)\//u.test(file)) await compileForHub().catch(() => undefined);
  });
});

async function stop(): Promise<void> {
  stopping.abort();
  front.close();
  front.closeAllConnections();
  await Promise.all([server.stop(), hubEnded, watcher.close(), bundler.dispose()]);
}

let hubEnded: Promise<void> | undefined;
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(name, () => {
    if (signal.aborted) process.exit(1);
    void stop().then(() => {
      process.exit(0);
    });
  });

await restarter.restart();
if (hub !== undefined) {
  await compileForHub().catch(() => undefined);
  hubEnded = runHubServer({
    upstream: hub,
    port: await getPort(),
    environment: process.env,
    signal,
    say: (line) => {
      say(`hub: ${line}`);
    },
  });
}
