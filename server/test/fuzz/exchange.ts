import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import type { Sent } from './requests.js';

/** The response. **Units**: milliseconds. */
export interface Came {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly milliseconds: number;
}

const decoders: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  gzip: gunzipSync,
  br: brotliDecompressSync,
  deflate: inflateSync,
};

const textOf = (bytes: Buffer, encoding: string | undefined): string =>
  bytes.length === 0 ? '' : (decoders[encoding ?? '']?.(bytes) ?? bytes).toString();

/** Connections to one server under test. */
export class Exchange {
  readonly #agent = new Agent({ keepAlive: true });

  constructor(
    private readonly port: number,
    private readonly deadline: number,
  ) {}

  close(): void {
    this.#agent.destroy();
  }

  /** One request and its response; of an event stream, only the head. Rejects if it does not arrive in time. */
  readonly send = ({
    method,
    target,
    headers,
    body,
  }: Pick<Sent, 'method' | 'target' | 'headers' | 'body'>): Promise<Came> =>
    new Promise((resolve, reject) => {
      const start = performance.now();
      const length =
        body === undefined || headers['transfer-encoding'] !== undefined
          ? {}
          : { 'content-length': Buffer.byteLength(body) };
      const fail = (error: Error): void => {
        clearTimeout(timer);
        sent.destroy();
        reject(error);
      };
      const sent = request(
        {
          host: '127.0.0.1',
          port: this.port,
          agent: this.#agent,
          method,
          path: target,
          headers: { ...headers, ...length },
        },
        (response) => {
          if (response.headers['content-type']?.startsWith('text/event-stream') === true) {
            clearTimeout(timer);
            response.destroy();
            const { statusCode: status = 0, headers: answered } = response;
            resolve({ status, headers: answered, text: '', milliseconds: performance.now() - start });
            return;
          }
          const pieces: Buffer[] = [];
          response
            .on('error', fail)
            .on('data', (piece: Buffer) => {
              pieces.push(piece);
            })
            .on('end', () => {
              clearTimeout(timer);
              const { statusCode: status = 0, headers: answered } = response;
              resolve({
                status,
                headers: answered,
                text: textOf(Buffer.concat(pieces), answered['content-encoding']),
                milliseconds: performance.now() - start,
              });
            });
        },
      );
      const timer = setTimeout(() => {
        fail(new Error(`no answer within ${this.deadline} ms`));
      }, this.deadline);
      sent.on('error', fail).end(body);
    });
}
