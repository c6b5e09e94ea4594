import { get, request, type ClientRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EventType, MatchEvent } from '@goalsquare/openapi';
import { KEY, type TestApp } from '../../support/app.js';
import { until } from '../../support/until.js';

/** An event as it came. */
export interface Came {
  readonly id: string | undefined;
  readonly event: string;
  readonly data: string;
}

/** What a stream is asked for with. */
export interface Asking {
  readonly key?: string;
  readonly lastEventId?: string;
  readonly body?: unknown;
}

const fieldIn = (block: string, name: string): string | undefined =>
  new RegExp(`^${name}: (.*)$`, 'mu').exec(block)?.[1];

/** The events in the text of a stream. Comments, and blocks without data, are none. */
export const eventsIn = (text: string): readonly Came[] =>
  text
    .split('\n\n')
    .slice(0, -1)
    .flatMap((block) => {
      const data = fieldIn(block, 'data');
      return data === undefined
        ? []
        : [{ id: fieldIn(block, 'id'), event: fieldIn(block, 'event') ?? 'message', data }];
    });

/** A client that listens to a stream of an app. */
export class TestListener {
  text = '';
  status: number | undefined;
  headers: IncomingMessage['headers'] = {};
  isOver = false;
  readonly #request: ClientRequest;

  constructor(app: TestApp, path: string, { key = KEY, lastEventId, body }: Asking = {}) {
    const { port } = app.server.address() as AddressInfo;
    const headers = {
      Authorization: `Bearer ${key}`,
      ...(lastEventId !== undefined && { 'Last-Event-ID': lastEventId }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    };
    const listen = (res: IncomingMessage): void => {
      [this.status, this.headers] = [res.statusCode, res.headers];
      res
        .setEncoding('utf8')
        .on('data', (piece: string) => {
          this.text += piece;
        })
        .on('close', () => {
          this.isOver = true;
        })
        .on('error', () => undefined);
    };
    const options = { port, path, headers, agent: false as const };
    this.#request = body === undefined ? get(options, listen) : request({ ...options, method: 'POST' }, listen);
    this.#request.on('error', () => {
      this.isOver = true;
    });
    if (body !== undefined) this.#request.end(JSON.stringify(body));
  }

  get events(): readonly Came[] {
    return eventsIn(this.text);
  }

  /** The data of the events of a match or league. */
  get told(): readonly MatchEvent[] {
    return this.events.map(({ data }) => JSON.parse(data) as MatchEvent);
  }

  ofType(type: EventType): readonly MatchEvent[] {
    return this.told.filter((one) => one.type === type);
  }

  /** Waits until the stream has begun. */
  async begun(): Promise<this> {
    await until('the stream begins', () => this.text !== '' || this.isOver);
    return this;
  }

  /** Waits until so many events came. */
  async has(count: number): Promise<readonly Came[]> {
    await until(`${count} events come`, () => this.events.length >= count || this.isOver).catch((error: unknown) => {
      throw new Error(`${String(error)}; ${this.events.length} came, status ${this.status}`);
    });
    if (this.events.length < count)
      throw new Error(`the stream ended after ${this.events.length} events, of ${count}: ${this.text.slice(0, 300)}`);
    return this.events;
  }

  /** Waits until the stream has ended. */
  async over(): Promise<this> {
    await until('the stream ends', () => this.isOver);
    return this;
  }

  close(): void {
    this.#request.destroy();
  }
}
