import { connect, type Socket } from 'node:net';

/** Thrown if a server refuses a stream. */
export class RefusedStream extends Error {
  override readonly name = 'RefusedStream';
}

const ID = /^id: ?(\S+)/u;

/**
 * Reads event streams of one match. The delay of an event is the time between its first receipt by any stream and its
 * receipt by another stream, so the server's clock is not needed.
 */
export class EventReader {
  readonly #sockets: Socket[] = [];
  readonly #firstSeen = new Map<string, number>();
  #delays: number[] = [];
  #received = 0;

  get streams(): number {
    return this.#sockets.length;
  }

  /** Opens streams until there are `count`. **Throws** `RefusedStream`. */
  async open(count: number, port: number, path: string, token: string): Promise<void> {
    while (this.#sockets.length < count) {
      const batch = Math.min(50, count - this.#sockets.length);
      await Promise.all(Array.from({ length: batch }, () => this.#openOne(port, path, token)));
    }
  }

  #openOne(port: number, path: string, token: string): Promise<void> {
    return new Promise((resolve, reject) => {
      let rest = '';
      let isOpen = false;
      const socket = connect({ port, host: '127.0.0.1' }, () => {
        socket.write(
          `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\nAuthorization: Bearer ${token}\r\n\r\n`,
        );
      });
      socket.on('error', reject);
      socket.on('data', (chunk: Buffer) => {
        const now = performance.now();
        const text = rest + chunk.toString('latin1');
        if (!isOpen) {
          if (!text.includes('\r\n')) {
            rest = text;
            return;
          }
          if (!text.startsWith('HTTP/1.1 200')) {
            reject(new RefusedStream(text.slice(0, 400)));
            socket.destroy();
            return;
          }
          isOpen = true;
          resolve();
        }
        const lines = text.split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) this.#take(ID.exec(line)?.[1], now);
      });
      this.#sockets.push(socket);
    });
  }

  #take(id: string | undefined, now: number): void {
    if (id === undefined) return;
    this.#received += 1;
    const first = this.#firstSeen.get(id);
    if (first === undefined) this.#firstSeen.set(id, now);
    this.#delays.push(now - (first ?? now));
  }

  /** Returns the events and delays since the last call. **Units**: milliseconds, in ascending order. */
  taken(): { readonly events: number; readonly delays: readonly number[] } {
    const taken = { events: this.#received, delays: this.#delays.sort((a, b) => a - b) };
    [this.#received, this.#delays] = [0, []];
    return taken;
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
  }
}
