import { get, request, type ClientRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EventType, MatchEvent } from '@goalsquare/openapi';
import { KEY, type TestApp } from '../../support/app.js';
import { until } from '../../support/until.js';

/** An event as it was received. */
export interface ReceivedEvent {
  readonly id: string | undefined;
  readonly event: string;
  readonly data: string;
}

/** The options of a request for a stream. */
export interface ListenOptions {
  readonly key?: string;
  readonly lastEventId?: string;
  readonly body?: unknown;
}

const fieldIn = (block: string, name: string): string | undefined =>
  new RegExp(`^${name}: (.*)$`, 'mu').exec(block)?.[1];

/** Parses the events in the text of a stream. Skips comments and the position of the stream. */
export const eventsIn = (text: string): readonly ReceivedEvent[] =>
  text
    .split('\n\n')
    .slice(0, -1)
    .flatMap((block) => {
      const data = fieldIn(block, 'data');
      const event = fieldIn(block, 'event') ?? 'message';
      return data === undefined || event === 'position' ? [] : [{ id: fieldIn(block, 'id'), event, data }];
    });

/** A client that listens to a stream of an app. */
export class TestListener {
  text = '';
  status: number | undefined;
  headers: IncomingMessage['headers'] = {};
  hasEnded = false;
  readonly #request: ClientRequest;

  constructor(app: TestApp, path: string, { key = KEY, lastEventId, body }: ListenOptions = {}) {
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
          this.hasEnded = true;
        })
        .on('error', () => undefined);
    };
    const options = { port, path, headers, agent: false as const };
    this.#request = body === undefined ? get(options, listen) : request({ ...options, method: 'POST' }, listen);
    this.#request.on('error', () => {
      this.hasEnded = true;
    });
    if (body !== undefined) this.#request.end(JSON.stringify(body));
  }

  get events(): readonly ReceivedEvent[] {
    return eventsIn(this.text);
  }

  /** The parsed data of the events of a match or league. */
  get payloads(): readonly MatchEvent[] {
    return this.events.map(({ data }) => JSON.parse(data) as MatchEvent);
  }

  ofType(type: EventType): readonly MatchEvent[] {
    return this.payloads.filter((one) => one.type === type);
  }

  /** Waits until the stream starts. */
  async waitForStart(): Promise<this> {
    await until('the stream begins', () => this.text !== '' || this.hasEnded);
    return this;
  }

  /** Waits until a number of events arrived. */
  async waitForEvents(count: number): Promise<readonly ReceivedEvent[]> {
    await until(`${count} events come`, () => this.events.length >= count || this.hasEnded).catch((error: unknown) => {
      throw new Error(`${String(error)}; ${this.events.length} came, status ${this.status}`);
    });
    if (this.events.length < count)
      throw new Error(`the stream ended after ${this.events.length} events, of ${count}: ${this.text.slice(0, 300)}`);
    return this.events;
  }

  /** Waits until the stream ends. */
  async waitForEnd(): Promise<this> {
    await until('the stream ends', () => this.hasEnded);
    return this;
  }

  close(): void {
    this.#request.destroy();
  }
}
