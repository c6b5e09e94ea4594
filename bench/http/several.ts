import { median } from '../timing.js';
import { Caller } from './measure.js';
import { MeasuredServer } from './measured-server.js';
import { ended, type Product } from './product.js';
import { hasRedis, startRedis } from './redis.js';
import { requests } from './requests.js';

/**
 * Responses per second of one process, and of two processes behind one port that share Redis. `times` is the median
 * ratio.
 */
export interface Several {
  readonly one: number;
  readonly two: number;
  readonly times: number;
}

const CONNECTIONS = 20;
const WARM_SECONDS = 6;

/** A server with some number of processes, and a client for it. */
interface Asked {
  readonly server: MeasuredServer;
  readonly caller: Caller;
}

async function started(product: Product, redisUrl: string, processes: number): Promise<Asked> {
  const server = await MeasuredServer.start(product, { PROCESSES: String(processes), REDIS_URL: redisUrl }, processes);
  try {
    return { server, caller: await Caller.warm(server, requests.squadBatch, WARM_SECONDS) };
  } catch (error) {
    await server.end();
    throw error;
  }
}

async function perSecond({ caller }: Asked, seconds: number): Promise<number> {
  const { ms, seconds: taken } = await caller.for(seconds, CONNECTIONS);
  return ms.length / taken;
}

/**
 * Compares two processes of the server with one. Sends batches of 20 requests about squads, because the load generator
 * runs on the same machine: it would need its own core for small responses, and memory limits long ones. Both servers
 * are warm before the first sample, and they take turns. **Empty**: `undefined` if the machine has no Redis server.
 */
export async function severalOf(product: Product, rounds: number, seconds: number): Promise<Several | undefined> {
  if (!hasRedis()) return undefined;
  const redis = await startRedis();
  const running: Asked[] = [];
  try {
    const one = await started(product, redis.url, 1);
    running.push(one);
    const two = await started(product, redis.url, 2);
    running.push(two);
    const samples: (readonly [number, number])[] = [];
    for (let n = 0; n < rounds; n += 1) samples.push([await perSecond(one, seconds), await perSecond(two, seconds)]);
    return {
      one: median(samples.map(([ofOne]) => ofOne)),
      two: median(samples.map(([, ofTwo]) => ofTwo)),
      times: median(samples.map(([ofOne, ofTwo]) => ofTwo / ofOne)),
    };
  } finally {
    await Promise.all(running.map(({ server }) => server.end()));
    await ended(redis.process);
  }
}
