import { fork } from 'node:child_process';
import path from 'node:path';
import type { Load } from '../http/generator.js';
import { Caller } from '../http/measure.js';
import type { Asked } from '../http/requests.js';
import { message, type Running } from '../http/running.js';

/** The load that one sender produced. **Units**: processor time of the sender in seconds. */
export interface Sent extends Load {
  readonly cpuSeconds: number;
}

/** Processes that send the same kind of request at the same time. */
export interface Senders {
  readonly for: (seconds: number) => Promise<readonly Sent[]>;
  readonly end: () => void;
}

/** The first message to a sender in its own process. `first` is the number of its first request. */
export interface SenderTask {
  readonly server: Pick<Running, 'port' | 'token'>;
  readonly kind: string;
  readonly connections: number;
  readonly warm: number;
  readonly first: number;
}

const CONNECTIONS = 32;
/**
 * Distance between the first request numbers of two senders. No sender gets that far, so no two send the same request.
 */
const APART = 345_600;
const MICROSECONDS = 1e6;

/** Sends requests for some seconds, and measures the processor time of this process. */
export async function sentBy(caller: Caller, seconds: number, connections: number): Promise<Sent> {
  const before = process.cpuUsage();
  const load = await caller.for(seconds, connections);
  const { user, system } = process.cpuUsage(before);
  return { ...load, cpuSeconds: (user + system) / MICROSECONDS };
}

/** Returns a sender that runs in this process. */
export async function ownSender(server: Pick<Running, 'port' | 'token'>, asked: Asked, warm: number): Promise<Senders> {
  const caller = await Caller.warm(server, asked, warm);
  return { for: async (seconds) => [await sentBy(caller, seconds, CONNECTIONS)], end: () => undefined };
}

/**
 * Starts processes that together send one kind of request. A single process cannot send as many requests as eight
 * servers answer.
 */
export async function sendersOf(
  server: Pick<Running, 'port' | 'token'>,
  kind: string,
  count: number,
  warm: number,
): Promise<Senders> {
  const connections = Math.ceil(CONNECTIONS / count);
  const file = path.join(import.meta.dirname, 'sender.ts');
  const children = Array.from({ length: count }, () => fork(file));
  const all = <T>(request: (at: number) => object): Promise<readonly T[]> =>
    Promise.all(
      children.map((child, at) => {
        child.send(request(at));
        return message<T>(child);
      }),
    );
  await all((at): SenderTask => ({
    server: { port: server.port, token: server.token },
    kind,
    connections,
    warm,
    first: at * APART,
  }));
  return {
    for: (seconds) => all<Sent>(() => ({ seconds })),
    end: () => {
      for (const child of children) child.disconnect();
    },
  };
}
