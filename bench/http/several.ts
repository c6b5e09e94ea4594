import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { median } from '../timing.js';
import { Caller } from './measure.js';
import { ended, firstAnswer, freePort, type Product } from './product.js';
import { requests } from './requests.js';

/**
 * Answers a second of one process and of two behind one port, counting in the same Redis, and how many times the one
 * the two came to, turn by turn.
 */
export interface Several {
  readonly one: number;
  readonly two: number;
  readonly times: number;
}

const CONNECTIONS = 20;
const WARM_SECONDS = 6;

/** Waits until so many processes answer. */
async function answering(port: number, processes: number): Promise<void> {
  for (;;) {
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    if (metrics.includes(`\ngoalsquare_processes ${processes}\n`)) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
}

/** A server of so many processes, and who asks it. */
interface Asked {
  readonly server: ChildProcess;
  readonly caller: Caller;
}

async function started(product: Product, redisPort: number, processes: number): Promise<Asked> {
  const port = await freePort();
  const server = product.start(port, { PROCESSES: String(processes), REDIS_URL: `redis://127.0.0.1:${redisPort}` });
  try {
    await firstAnswer(server, `http://127.0.0.1:${port}/readyz`);
    await answering(port, processes);
    return { server, caller: await Caller.warm({ port, token: product.token }, requests.squadBatch, WARM_SECONDS) };
  } catch (error) {
    await ended(server);
    throw error;
  }
}

async function perSecond({ caller }: Asked, seconds: number): Promise<number> {
  const { ms, seconds: taken } = await caller.for(seconds, CONNECTIONS);
  return ms.length / taken;
}

async function redis(folder: string): Promise<{ readonly port: number; readonly process: ChildProcess }> {
  const port = await freePort();
  const process = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  for await (const chunk of process.stdout) if (String(chunk).includes('Ready to accept connections')) break;
  process.stdout.on('error', () => undefined).resume();
  return { port, process };
}

/**
 * Holds two processes of the server against one, the load generator beside them, by batches of 20 questions about
 * squads: work is what processes share. Of small answers the generator itself takes a core, and long ones wait for
 * memory. Both are warm before the first is measured, and take turns.
 * **Empty**: `undefined` where the machine has no Redis server.
 */
export async function severalOf(product: Product, rounds: number, seconds: number): Promise<Several | undefined> {
  if (spawnSync('redis-server', ['--version']).status !== 0) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), 'goalsquare-bench-redis-'));
  const { port, process } = await redis(folder);
  const running: Asked[] = [];
  try {
    const one = await started(product, port, 1);
    running.push(one);
    const two = await started(product, port, 2);
    running.push(two);
    const samples: (readonly [number, number])[] = [];
    for (let n = 0; n < rounds; n += 1) samples.push([await perSecond(one, seconds), await perSecond(two, seconds)]);
    return {
      one: median(samples.map(([ofOne]) => ofOne)),
      two: median(samples.map(([, ofTwo]) => ofTwo)),
      times: median(samples.map(([ofOne, ofTwo]) => ofTwo / ofOne)),
    };
  } finally {
    await Promise.all(running.map(({ server }) => ended(server)));
    await ended(process);
    rmSync(folder, { recursive: true, force: true });
  }
}
