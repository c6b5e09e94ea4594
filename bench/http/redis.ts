import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { tmpdir } from 'node:os';
import { freePort } from '../../server/test/support/free-port.js';

/** A Redis server that saves nothing to disk. */
export interface Redis {
  readonly url: string;
  readonly process: ChildProcess;
}

/** Returns whether the machine has a Redis server. */
export const hasRedis = (): boolean => spawnSync('redis-server', ['--version']).status === 0;

/** Starts a Redis server, and waits until it accepts connections. */
export async function startRedis(): Promise<Redis> {
  const port = await freePort();
  const process = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', tmpdir()],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  for await (const chunk of process.stdout) if (String(chunk).includes('Ready to accept connections')) break;
  process.stdout.on('error', () => undefined).resume();
  return { url: `redis://127.0.0.1:${port}`, process };
}

/** Returns the number of commands that a Redis server has run, including those in scripts. */
export function redisCalls(url: string): number {
  const stats = execFileSync('redis-cli', ['-u', url, 'info', 'stats'], { encoding: 'utf8' });
  return Number(/^total_commands_processed:(\d+)/mu.exec(stats)?.[1]);
}
