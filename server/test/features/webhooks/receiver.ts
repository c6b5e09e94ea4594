import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { until } from '../../support/until.js';

/** A request as it came. */
export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A server that receives webhooks, and responds as the test sets. */
export class Receiver {
  readonly received: Received[] = [];
  /** The status of the answer. **Empty**: there is none. */
  answer: (request: Received) => number | undefined = () => 204;
  readonly #server: Server = createServer((req, res) => {
    void text(req).then((body) => {
      const request = { headers: req.headers, body };
      this.received.push(request);
      const status = this.answer(request);
      if (status !== undefined) res.writeHead(status, { Location: '/elsewhere' }).end('x'.repeat(1000));
    });
  });

  readonly start = async (): Promise<void> => {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
  };

  readonly stop = (): void => {
    this.#server.closeAllConnections();
    this.#server.close();
  };

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/hook`;
  }

  get ids(): readonly string[] {
    return this.received.map(({ headers }) => String(headers['webhook-id']));
  }

  async has(count: number): Promise<void> {
    await until(`${count} requests come`, () => this.received.length >= count);
  }
}
