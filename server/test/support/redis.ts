import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Redis } from 'ioredis';

/** Whether this machine has a Redis server. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

/**
 * Skips a suite or test if there is no Redis server, and prints so. **Throws** in continuous integration, which
 * requires one.
 */
export function needsRedis(context: Mocha.Context): void {
  if (hasRedis) return;
  if (process.env.CI !== undefined)
    throw new Error('there is no redis-server: install it (apt-get install redis-server)');
  console.log('      skipped: tests with Redis, there is no redis-server');
  context.skip();
}

/** A Redis server of the tests, which can be taken away and come back. */
export class TestRedis {
  #process: ChildProcess | undefined;
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'redis-'));

  constructor(readonly port: number) {}

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** **Throws** where it ends before it is ready, such as on a port that is in use. */
  async start(): Promise<void> {
    const words = [
      '--port',
      String(this.port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'yes',
      '--appendfsync',
      'always',
      '--dir',
      this.#folder,
    ];
    const redis = spawn('redis-server', words, { stdio: ['ignore', 'pipe', 'ignore'] });
    this.#process = redis;
    let said = '';
    for await (const chunk of redis.stdout) {
      said += String(chunk);
      if (said.includes('Ready to accept connections')) break;
    }
    if (!said.includes('Ready to accept connections')) throw new Error(`redis-server is not ready: ${said}`);
    redis.stdout.on('error', () => undefined).resume();
  }

  /** Sends a signal: SIGSTOP makes it hang, SIGCONT resumes it. */
  signal(name: NodeJS.Signals): void {
    this.#process?.kill(name);
  }

  /** Runs commands over its own connection. */
  async run<T>(commands: (client: Redis) => Promise<T>): Promise<T> {
    const client = new Redis(this.port);
    try {
      return await commands(client);
    } finally {
      client.disconnect();
    }
  }

  /** Forgets all that is kept. */
  async clear(): Promise<void> {
    await this.run((client) => client.flushall());
  }

  /** Counts the commands that something sends, those of scripts included, except reads of the clock. */
  async callsOf<T>(act: () => Promise<T>): Promise<readonly [result: T, calls: number]> {
    return this.run(async (client) => {
      await client.config('RESETSTAT');
      const result = await act();
      const stats = await client.info('commandstats');
      const calls = [...stats.matchAll(/^cmdstat_(?!config|info|time|xrange)[^:]+:calls=(\d+)/gmu)];
      return [result, calls.reduce((sum, [, count]) => sum + Number(count), 0)] as const;
    });
  }

  /** How many scripts it has run. */
  async scriptCalls(): Promise<number> {
    const stats = await this.run((client) => client.info('commandstats'));
    return [...stats.matchAll(/^cmdstat_eval(?:sha)?:calls=(\d+)/gmu)].reduce(
      (sum, [, calls]) => sum + Number(calls),
      0,
    );
  }

  async kill(): Promise<void> {
    const redis = this.#process;
    this.#process = undefined;
    if (redis === undefined) return;
    redis.kill('SIGKILL');
    await once(redis, 'exit');
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
