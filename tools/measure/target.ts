import { Agent, request, type ClientRequest, type IncomingMessage } from 'node:http';

/** A response of the server, whose body was read and only counted unless it is an error. */
export interface Reply {
  readonly status: number;
  readonly bytes: number;
  /** The body of an error, or of an answer shorter than 64 KB. */
  readonly text: string;
}

const SHOWN_BYTES = 65_536;

/** The server that is checked. */
export class Target {
  readonly #agent = new Agent({ keepAlive: true });

  constructor(
    readonly port: number,
    readonly pid: number,
    private readonly key: string,
  ) {}

  /** Sends a request and reads its response to the end. */
  async send(path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Reply> {
    const response = await this.#open(path, body, headers);
    let bytes = 0;
    let text = '';
    for await (const piece of response as AsyncIterable<Buffer>) {
      bytes += piece.length;
      if (text.length < SHOWN_BYTES) text += piece.toString('latin1');
    }
    return { status: response.statusCode ?? 0, bytes, text };
  }

  /** Returns the JSON of a response. **Throws** for another status than 200. */
  async json<T>(path: string, body?: unknown): Promise<T> {
    const response = await this.#open(path, body, {});
    const pieces: Buffer[] = [];
    for await (const piece of response as AsyncIterable<Buffer>) pieces.push(piece);
    const text = Buffer.concat(pieces).toString();
    if (![200, 201].includes(response.statusCode ?? 0)) throw new Error(`${path}: ${response.statusCode} ${text}`);
    return JSON.parse(text) as T;
  }

  async delete(path: string): Promise<void> {
    const response = await this.#open(path, undefined, {}, 'DELETE');
    response.resume();
  }

  /** Opens a stream of events. `bytes` are how many were received; the returned function closes it. */
  async stream(path: string, body?: unknown): Promise<{ readonly bytes: () => number; readonly close: () => void }> {
    const response = await this.#open(path, body, { Connection: 'close' }, undefined, false);
    if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode}`);
    let bytes = 0;
    response.on('data', (piece: Buffer) => (bytes += piece.length)).on('error', () => undefined);
    return {
      bytes: () => bytes,
      close: () => {
        response.destroy();
      },
    };
  }

  close(): void {
    this.#agent.destroy();
  }

  #open(
    path: string,
    body: unknown,
    headers: Readonly<Record<string, string>>,
    method = body === undefined ? 'GET' : 'POST',
    agent: Agent | false = this.#agent,
  ): Promise<IncomingMessage> {
    const sent = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const call: ClientRequest = request(
        {
          port: this.port,
          host: '127.0.0.1',
          path,
          method,
          agent,
          headers: {
            Authorization: `Bearer ${this.key}`,
            ...(body !== undefined && { 'Content-Type': 'application/json' }),
            ...headers,
          },
        },
        resolve,
      ).once('error', reject);
      call.end(sent);
    });
  }
}
