/** A response of the server. */
export interface Reply {
  readonly status: number;
  /** Size of the decompressed body. */
  readonly bytes: number;
  /** The first 64 KB of the body. */
  readonly text: string;
}

const SHOWN_BYTES = 65_536;

const isRaw = (body: unknown): body is string | Uint8Array<ArrayBuffer> =>
  typeof body === 'string' || body instanceof Uint8Array;

/** The server that is checked. */
export class Target {
  constructor(
    readonly port: number,
    readonly pid: number,
    private readonly key: string,
  ) {}

  /** Sends a request and reads its response to the end. */
  async send(path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Reply> {
    const response = await this.#open(path, body, headers);
    const read = Buffer.from(await response.arrayBuffer());
    return { status: response.status, bytes: read.length, text: read.toString('latin1', 0, SHOWN_BYTES) };
  }

  /** Returns the JSON of a response. **Throws** if its status is not 200 or 201. */
  async json<T>(path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}): Promise<T> {
    const response = await this.#open(path, body, headers);
    if (![200, 201].includes(response.status)) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }

  async delete(path: string): Promise<void> {
    await (await this.#open(path, undefined, {}, { method: 'DELETE' })).arrayBuffer();
  }

  /** Opens an event stream. `bytes` returns the number of bytes received so far; `close` closes the stream. */
  async stream(path: string, body?: unknown): Promise<{ readonly bytes: () => number; readonly close: () => void }> {
    const closing = new AbortController();
    const response = await this.#open(path, body, {}, { signal: closing.signal });
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
    let bytes = 0;
    const counting = new WritableStream<Uint8Array>({ write: ({ length }) => void (bytes += length) });
    response.body?.pipeTo(counting).catch(() => undefined);
    return {
      bytes: () => bytes,
      close: () => {
        closing.abort();
      },
    };
  }

  #open(
    path: string,
    body: unknown,
    headers: Readonly<Record<string, string>> = {},
    more: RequestInit = {},
  ): Promise<Response> {
    return fetch(`http://127.0.0.1:${this.port}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        Authorization: `Bearer ${this.key}`,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isRaw(body) ? body : JSON.stringify(body) }),
      ...more,
    });
  }
}
