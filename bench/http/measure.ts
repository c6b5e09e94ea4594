import { send, type Load } from './generator.js';
import type { Asked } from './requests.js';
import type { Running } from './running.js';

/** Results of one server for one request. **Units**: microseconds, milliseconds. */
export interface Sample {
  readonly cpuUs: number;
  /** Redis commands per request. **Empty**: NaN without Redis. */
  readonly redisCalls: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly p50At100Ms: number;
  readonly p99At100Ms: number;
  readonly perSecond: number;
}

/** Durations of the warm-up, and of samples with 10 and with 100 connections. **Units**: seconds. */
export interface Patience {
  readonly warm: number;
  readonly ten: number;
  readonly hundred: number;
}

const FEW = 10;
const MANY = 100;
/** Number of requests that are sent to estimate the rate. */
const TRIED = 40;

const textOf =
  (asked: Asked, token: string | undefined, extra: string) =>
  (nth: number): string => {
    const headers = Object.entries(asked.headers ?? {})
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('');
    const body = asked.body ?? '';
    const length = asked.body === undefined ? '' : `Content-Length: ${Buffer.byteLength(body)}\r\n`;
    return `${asked.method} ${asked.url(nth)} HTTP/1.1\r\nHost: localhost\r\n${token === undefined ? '' : `Authorization: Bearer ${token}\r\n`}${headers}${extra}${length}\r\n${body}`;
  };

/** Returns the `If-None-Match` header of a conditional request. **Empty**: an empty string for other requests. */
async function tagHeader(asked: Asked, { port, token }: Pick<Running, 'port' | 'token'>): Promise<string> {
  if (asked.again === undefined) return '';
  const answer = await fetch(`http://127.0.0.1:${port}${asked.url(0)}`, {
    headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
  });
  await answer.arrayBuffer();
  return `If-None-Match: ${answer.headers.get('etag') ?? ''}\r\n`;
}

const at = (ms: readonly number[], share: number): number =>
  ms[Math.min(ms.length - 1, Math.floor(ms.length * share))] ?? NaN;

/** A client that sends requests to one server. If the request can vary, each is different. */
export class Caller {
  #nth: number;
  #perSecond = 0;

  private constructor(
    private readonly port: number,
    private readonly asked: Asked,
    private readonly text: (nth: number) => string,
    first: number,
  ) {
    this.#nth = first;
  }

  /** Returns a client after it has warmed up the server. `first` is the number of its first request. */
  static async warm(
    running: Pick<Running, 'port' | 'token'>,
    asked: Asked,
    seconds: number,
    first = 0,
  ): Promise<Caller> {
    const text = textOf(asked, running.token, await tagHeader(asked, running));
    const caller = new Caller(running.port, asked, text, first);
    await caller.#send(FEW, TRIED, 'asleep');
    for (const end = performance.now() + seconds * 1000; performance.now() < end;) await caller.for(seconds / 3, FEW);
    return caller;
  }

  /** Sends requests for about `seconds`: as many as the last measured rate allows. */
  for(seconds: number, connections: number, waiting: 'asleep' | 'awake' = 'asleep'): Promise<Load> {
    return this.#send(connections, Math.max(TRIED, connections * 2, Math.ceil(this.#perSecond * seconds)), waiting);
  }

  async #send(connections: number, requests: number, waiting: 'asleep' | 'awake'): Promise<Load> {
    const from = this.#nth;
    this.#nth += requests;
    const load = await send({
      port: this.port,
      connections,
      requests,
      text: (n) => this.text(from + n),
      status: this.asked.status,
      waiting,
    });
    this.#perSecond = requests / load.seconds;
    return load;
  }
}

/** Measures the server's processor time per request, and its response times. */
export async function sampleOf(running: Running, caller: Caller, { ten, hundred }: Patience): Promise<Sample> {
  const before = await running.used();
  const few = await caller.for(ten, FEW, 'awake');
  const after = await running.used();
  const cpuUs = (after.us - before.us) / few.ms.length;
  const redisCalls = ((after.redisCalls ?? NaN) - (before.redisCalls ?? NaN)) / few.ms.length;
  const many = await caller.for(hundred, MANY);
  return {
    cpuUs,
    perSecond: few.ms.length / few.seconds,
    redisCalls,
    p50Ms: at(few.ms, 0.5),
    p99Ms: at(few.ms, 0.99),
    p50At100Ms: at(many.ms, 0.5),
    p99At100Ms: at(many.ms, 0.99),
  };
}
