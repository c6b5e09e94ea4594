import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { median } from '../timing.js';
import { Caller } from './measure.js';
import { ended, firstAnswer, freePort, type Product } from './product.js';
import { requests } from './requests.js';

/** Answers a second of one process and of two behind one port, counting in the same Redis. */
export interface Several { readonly one: number; readonly two: number }

const CONNECTIONS = 20;

/** Waits until so many processes answer. */
async function answering(port: number, processes: number): Promise<void> {
  for (;;) {
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    if (metrics.includes(`\ngoalsquare_processes ${processes}\n`)) return;
    await new Promise((resolve) => { setTimeout(resolve, 50); });
  }
}

async function perSecond(product: Product, redisPort: number, processes: number, seconds: number): Promise<number> {
  const port = await freePort();
  const server = product.start(port, { PROCESSES: String(processes), REDIS_URL: `redis://127.0.0.1:${redisPort}` });
  try {
    await firstAnswer(server, `http://127.0.0.1:${port}/readyz`);
    await answering(port, processes);
    const caller = await Caller.warm({ port, token: product.token }, requests.batch, seconds);
    const { ms, seconds: taken } = await caller.for(seconds, CONNECTIONS);
    return ms.length / taken;
  } finally {
    await ended(server);
  }
}

async function redis(folder: string): Promise<{ readonly port: number; readonly process: ChildProcess }> {
  const port = await freePort();
  const process = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder], { stdio: ['ignore', 'pipe', 'ignore'] });
  for await (const chunk of process.stdout) if (String(chunk).includes('Ready to accept connections')) break;
  process.stdout.on('error', () => undefined).resume();
  return { port, process };
}

/**
 * Holds two processes of the server against one, the load generator beside them, by batches of 20 questions, as
 * work is what processes share: of small answers the generator itself takes a core.
 * **Empty**: `undefined` where the machine has no Redis server.
 */
export async function severalOf(product: Product, rounds: number, seconds: number): Promise<Several | undefined> {
  if (spawnSync('redis-server', ['--version']).status !== 0) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), 'goalsquare-bench-redis-'));
  const { port, process } = await redis(folder);
  try {
    const samples: (readonly [number, number])[] = [];
    for (let n = 0; n < rounds; n += 1) samples.push([await perSecond(product, port, 1, seconds), await perSecond(product, port, 2, seconds)]);
    return { one: median(samples.map(([one]) => one)), two: median(samples.map(([, two]) => two)) };
  } finally {
    await ended(process);
    rmSync(folder, { recursive: true, force: true });
  }
}
