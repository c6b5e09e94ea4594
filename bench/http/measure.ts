import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { send, type Load } from './generator.js';
import type { Asked } from './requests.js';
import type { Listening, Used } from './serve.js';
import type { ServerName } from './servers/index.js';

/** How one server did with one request. **Units**: microseconds, milliseconds. */
export interface Result {
  readonly name: string;
  readonly cpuUs: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly p50At100Ms: number;
  readonly p99At100Ms: number;
  readonly perSecond: number;
}

/** How many requests are sent for one result. */
export interface Amount { readonly warm: number; readonly counted: number }

/** A server in a process of its own. */
export interface Running {
  readonly port: number;
  readonly token: string | undefined;
  readonly usedUs: () => Promise<number>;
  readonly stop: () => void;
}

async function message<T>(child: ChildProcess): Promise<T> {
  const failed = once(child, 'exit').then(() => { throw new Error('the server of a variant has ended'); });
  const [told] = (await Promise.race([once(child, 'message'), failed])) as [T];
  return told;
}

/** Starts a server, with pieces of the fast path switched off. */
export async function run(name: ServerName, off = ''): Promise<Running> {
  const child = fork(path.join(import.meta.dirname, 'serve.ts'), [name, off], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const { port, token } = await message<Listening>(child);
  return {
    port, token,
    usedUs: async () => { child.send('used'); return (await message<Used>(child)).us; },
    stop: () => { child.disconnect(); },
  };
}

const textOf = (asked: Asked, token: string | undefined, extra: string) => (nth: number): string => {
  const headers = Object.entries(asked.headers ?? {}).map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const body = asked.body ?? '';
  const length = asked.body === undefined ? '' : `Content-Length: ${Buffer.byteLength(body)}\r\n`;
  return `${asked.method} ${asked.url(nth)} HTTP/1.1\r\nHost: localhost\r\n${token === undefined ? '' : `Authorization: Bearer ${token}\r\n`}${headers}${extra}${length}\r\n${body}`;
};

/** The header that asks whether an answer has changed. */
async function tagHeader(asked: Asked, { port, token }: Running): Promise<string> {
  if (asked.again === undefined) return '';
  const answer = await fetch(`http://127.0.0.1:${port}${asked.url(0)}`, { headers: token === undefined ? {} : { Authorization: `Bearer ${token}` } });
  await answer.arrayBuffer();
  return `If-None-Match: ${answer.headers.get('etag') ?? ''}\r\n`;
}

const at = (ms: readonly number[], share: number): number => ms[Math.min(ms.length - 1, Math.floor(ms.length * share))] ?? NaN;

/** Sends one request again and again to a server, and takes the processor time of the server's process, per request. */
export async function measure(name: string, running: Running, asked: Asked, { warm, counted }: Amount): Promise<Result> {
  const text = textOf(asked, running.token, await tagHeader(asked, running));
  let nth = 0;
  const load = (connections: number, requests: number): Promise<Load> => {
    const from = nth;
    nth += requests;
    return send({ port: running.port, connections, requests, text: (n) => text(from + n), status: asked.status });
  };
  await load(10, warm);
  const before = await running.usedUs();
  const ten = await load(10, counted);
  const cpuUs = ((await running.usedUs()) - before) / counted;
  const hundred = await load(100, Math.max(200, Math.ceil(counted / 2)));
  return {
    name, cpuUs, perSecond: counted / ten.seconds,
    p50Ms: at(ten.ms, 0.5), p99Ms: at(ten.ms, 0.99), p50At100Ms: at(hundred.ms, 0.5), p99At100Ms: at(hundred.ms, 0.99),
  };
}
