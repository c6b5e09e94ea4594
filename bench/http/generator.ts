import { connect, type Socket } from 'node:net';

/** The result of sending requests: the latencies in ascending order, and the duration of the whole load. */
export interface Load {
  readonly ms: readonly number[];
  readonly seconds: number;
}

/** Settings of a load: the requests to send, and their number. */
export interface Sending {
  readonly port: number;
  readonly connections: number;
  readonly requests: number;
  /** Returns the nth request: its headers and body. */
  readonly text: (nth: number) => string;
  readonly status: number;
  /**
   * Whether the generator sleeps while it waits. Waking it would add to the server's processor time, so it stays awake
   * while that is measured.
   */
  readonly waiting: 'asleep' | 'awake';
}

const END = Buffer.from('\r\n\r\n');
const LAST_CHUNK = Buffer.from('0\r\n\r\n');

/** Size of the read buffer. **Units**: bytes. */
const READ_BYTES = 262_144;

/**
 * Reads the responses on one connection. Parses only as much HTTP as is needed to find the end of each response. Keeps
 * no chunks, because their buffer is reused.
 */
class Answers {
  /** The part of a head received so far, or the last bytes of a chunked body. */
  #kept = Buffer.alloc(0);
  #left = -1;
  #isChunked = false;

  constructor(
    private readonly status: number,
    private readonly done: () => void,
  ) {}

  read(piece: Buffer): void {
    if (this.#left < 0) this.#head(piece);
    else this.#body(piece);
  }

  #head(piece: Buffer): void {
    const all = this.#kept.length === 0 ? piece : Buffer.concat([this.#kept, piece]);
    const end = all.indexOf(END);
    if (end < 0) {
      this.#kept = Buffer.from(all);
      return;
    }
    const head = all.toString('latin1', 0, end);
    if (Number(head.slice(9, 12)) !== this.status)
      throw new Error(`an answer was not ${this.status}: ${all.toString('latin1', 0, 800)}`);
    this.#isChunked = /^transfer-encoding: *chunked/imu.test(head);
    this.#left = this.#isChunked ? 1 : Number(/^content-length: *(\d+)/imu.exec(head)?.[1] ?? 0);
    this.#kept = Buffer.alloc(0);
    this.#body(all.subarray(end + END.length));
  }

  #body(piece: Buffer): void {
    if (this.#isChunked) {
      const tail = piece.subarray(-LAST_CHUNK.length);
      this.#kept = Buffer.concat([this.#kept, tail]).subarray(-LAST_CHUNK.length);
      if (!this.#kept.equals(LAST_CHUNK)) return;
    } else if ((this.#left -= piece.length) > 0) return;
    this.#kept = Buffer.alloc(0);
    this.#left = -1;
    this.done();
  }
}

/** Sends requests over open connections, one after another on each. **Throws** if a response has a different status. */
export function send({ port, connections, requests, text, status, waiting }: Sending): Promise<Load> {
  return new Promise((resolve, reject) => {
    const ms: number[] = [];
    const start = performance.now();
    let sent = 0;
    let isDone = waiting === 'asleep';
    const stayAwake = (): void => {
      if (!isDone) setImmediate(stayAwake);
    };
    stayAwake();
    const buffer = Buffer.allocUnsafeSlow(READ_BYTES);
    const open: Socket[] = [];
    const finish = (): void => {
      isDone = true;
      for (const socket of open) socket.destroy();
      resolve({ ms: ms.sort((a, b) => a - b), seconds: (performance.now() - start) / 1000 });
    };
    for (let n = 0; n < connections; n += 1) {
      let asked = 0;
      const read = (length: number): boolean => {
        try {
          answers.read(buffer.subarray(0, length));
        } catch (error) {
          isDone = true;
          for (const one of open) one.destroy();
          reject(error instanceof Error ? error : new Error(String(error)));
        }
        return true;
      };
      const socket = connect({ port, host: '127.0.0.1', onread: { buffer, callback: read } });
      const ask = (): void => {
        if (sent >= requests) return;
        asked = performance.now();
        socket.write(text(sent++));
      };
      const answers = new Answers(status, () => {
        ms.push(performance.now() - asked);
        if (ms.length === requests) finish();
        else ask();
      });
      socket.setNoDelay(true).on('connect', ask).on('error', reject);
      open.push(socket);
    }
  });
}
