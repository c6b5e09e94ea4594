import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { Answer, OperationId } from '@goalsquare/openapi';
import { differences } from '../support/contract-shape.js';
import { Coverage, routeOf } from './coverage.js';

/** The result of a request. */
export interface Reached {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

/** The parts of a request beside its path. */
export interface Sending {
  /** Method in place of the operation's own. */
  readonly method?: string;
  readonly path?: Readonly<Record<string, number>>;
  /** The raw query of the URL, without the question mark. */
  readonly query?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One exchange over HTTP. The built-in fetch changes conditional requests. */
const exchange = (
  url: string,
  method: string,
  headers: Readonly<Record<string, string>>,
  body: string | undefined,
): Promise<{ status: number; headers: IncomingHttpHeaders; text: string }> =>
  new Promise((resolve, reject) => {
    const sent = httpRequest(url, { method, headers }, (response) => {
      let text = '';
      response
        .setEncoding('utf8')
        .on('data', (chunk: string) => {
          text += chunk;
        })
        .on('end', () => {
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
        });
    });
    sent.on('error', reject).end(body);
  });

/** Calls operations of a running server and keeps what it saw; every 200 is held against the contract. */
export class Walker {
  readonly coverage = new Coverage();
  /** Differences from the contract. */
  readonly faults: string[] = [];
  /** Ids each operation has answered 200 with. */
  readonly reached = new Map<OperationId, Readonly<Record<string, number>>>();

  constructor(
    private readonly base: string,
    private readonly key: string,
  ) {}

  /** Sends one request, whatever its result. */
  async send(id: OperationId, sending: Sending = {}): Promise<Reached> {
    const { template, method: ownMethod } = routeOf(id);
    const { path = {}, query, body, headers = {}, method = ownMethod } = sending;
    const place = template.replace(/\{(\w+)\}/gu, (_, name: string) => String(path[name] ?? `missing-${name}`));
    const {
      status,
      headers: answered,
      text,
    } = await exchange(
      `${this.base}${place}${query === undefined ? '' : `?${query}`}`,
      method,
      {
        Authorization: `Bearer ${this.key}`,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    );
    const parsed: unknown = text === '' ? undefined : JSON.parse(text);
    this.coverage.record(id, status);
    if (status === 200) for (const one of differences(id, parsed).slice(0, 3)) this.faults.push(`${place}: ${one}`);
    return { status, headers: answered, body: parsed };
  }

  /** The answer to a request that must succeed; `undefined`, and a fault, where it does not. */
  async read<Id extends OperationId>(id: Id, sending: Sending = {}): Promise<Answer<Id> | undefined> {
    const { status, body } = await this.send(id, sending);
    if (status === 200) {
      this.reached.set(id, sending.path ?? {});
      return body as Answer<Id>;
    }
    this.faults.push(`${id} ${JSON.stringify(sending)} answered ${status}: ${JSON.stringify(body)}`);
    return undefined;
  }
}
