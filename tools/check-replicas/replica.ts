import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

const run = ['--conditions=source', '--import', 'tsx'];

/** A server of the check. */
export interface Replica {
  readonly url: string;
  readonly isShared: () => Promise<boolean>;
  readonly localDecisions: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

async function portOf(server: ChildProcess): Promise<number> {
  let text = '';
  for await (const chunk of server.stdout ?? []) {
    text += String(chunk);
    const port = /"port":(\d+).*"msg":"ready"/u.exec(text)?.[1];
    if (port !== undefined) return Number(port);
  }
  throw new Error(`a server ended before it was ready: ${text}`);
}

/** Starts a server on a port of its choice. */
export async function startReplica(environment: Readonly<Record<string, string>>): Promise<Replica> {
  const server = spawn(process.execPath, [...run, 'server/src/main.ts'], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'info', ...environment }, stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await portOf(server);
  server.stdout.on('error', () => undefined).resume();
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    isShared: async () => (await (await fetch(`${url}/readyz`)).text()).trim() === 'ok',
    localDecisions: async () => Number(/^goalsquare_limits_local_decisions_total (\d+)/mu.exec(await (await fetch(`${url}/metrics`)).text())?.[1] ?? NaN),
    stop: async () => {
      server.kill('SIGKILL');
      await once(server, 'exit');
    },
  };
}

/** Calls the command line of accounts, and gives what it says. */
export const accounts = (environment: Readonly<Record<string, string>>, ...words: readonly string[]): string =>
  execFileSync(process.execPath, [...run, 'server/src/accounts-cli.ts', ...words], { env: { ...process.env, ...environment }, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
