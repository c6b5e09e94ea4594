import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Listening, Used } from './serve.js';
import type { ServerName } from './servers/index.js';

/** A server that runs in its own process. */
export interface Running {
  readonly port: number;
  readonly token: string | undefined;
  readonly used: () => Promise<Used>;
  readonly stop: () => void;
}

/** Returns the next message of a process. **Throws** if the process exits first. */
export async function message<T>(child: ChildProcess): Promise<T> {
  const done = new AbortController();
  const { signal } = done;
  const failed = once(child, 'exit', { signal }).then(() => {
    throw new Error('a process of the bench has exited');
  });
  try {
    const [next] = (await Promise.race([once(child, 'message', { signal }), failed])) as [T];
    return next;
  } finally {
    done.abort();
    failed.catch(() => undefined);
  }
}

/** Options of node except the one that loads sources, because the server runs compiled, as users run it. */
const compiled = process.execArgv.filter((option) => option !== '--conditions=source');

const root = path.join(import.meta.dirname, '../..');

/**
 * Starts a server. `off` is a cache of the middleware chain to switch off, or `all`. `folder` is the compiled checkout
 * to run.
 */
export async function run(name: ServerName, off = '', folder = root): Promise<Running> {
  const child = fork(path.join(folder, 'bench/http/serve.ts'), [name, off], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: compiled,
  });
  const { port, token } = await message<Listening>(child);
  return {
    port,
    token,
    used: () => {
      child.send('used');
      return message<Used>(child);
    },
    stop: () => {
      child.disconnect();
    },
  };
}
