import { connect, type Socket } from 'node:net';

/** How requests went. **Units**: milliseconds, each sorted, shortest first. */
export interface Load {
  readonly ms: readonly number[];
  readonly seconds: number;
}

/** What is sent how often. */
export interface Sending {
  readonly port: number;
  readonly connections: number;
  readonly requests: number;
  /** The nth request, headers and body. */
  readonly text: (nth: number) => string;
  readonly status: number;
  /** Whether the generator sleeps while it waits: waking it is work of the server's process, so where that is measured it stays awake. */
  readonly waiting: 'asleep' | 'awake';
}

const END = Buffer.from('\r\n\r\n');
const LAST_CHUNK = Buffer.from('0\r\n\r\n');

/** Reads answers off one connection: only as much of HTTP as tells where one ends. */
class Answers {
  #waiting: Buffer[] = [];
  #left = -1;
  #isChunked = false;

  constructor(private readonly status: number, private readonly done: () => void) {}

  read(piece: Buffer): void {
    if (this.#left < 0) this.#head(piece);
    else this.#body(piece);
  }

  #head(piece: Buffer): void {
    this.#waiting.push(piece);
    const all = this.#waiting.length === 1 ? piece : Buffer.concat(this.#waiting);
    const end = all.indexOf(END);
    if (end < 0) return;
    const head = all.toString('latin1', 0, end);
    if (Number(head.slice(9, 12)) !== this.status) throw new Error(`an answer was not ${this.status}: ${all.toString('latin1', 0, 800)}`);
    this.#isChunked = /^transfer-encoding: *chunked/imu.test(head);
    this.#left = this.#isChunked ? 1 : Number(/^content-length: *(\d+)/imu.exec(head)?.[1] ?? 0);
    this.#waiting = [];
    this.#body(all.subarray(end + END.length));
  }

  #body(piece: Buffer): void {
    if (this.#isChunked) {
      this.#waiting = [Buffer.concat([...this.#waiting, piece]).subarray(-LAST_CHUNK.length)];
      if (this.#waiting[0]?.equals(LAST_CHUNK) !== true) return;
    } else if ((this.#left -= piece.length) > 0) return;
    this.#waiting = [];
    this.#left = -1;
    this.done();
  }
}

/** Sends requests over connections that are kept, one after another on each. **Throws** where an answer has another status. */
export function send({ port, connections, requests, text, status, waiting }: Sending): Promise<Load> {
  return new Promise((resolve, reject) => {
    const ms: number[] = [];
    const start = performance.now();
    let sent = 0;
    let isDone = waiting === 'asleep';
    const stayAwake = (): void => { if (!isDone) setImmediate(stayAwake); };
    stayAwake();
    const open: Socket[] = [];
    const finish = (): void => {
      isDone = true;
      for (const socket of open) socket.destroy();
      resolve({ ms: ms.sort((a, b) => a - b), seconds: (performance.now() - start) / 1000 });
    };
    for (let n = 0; n < connections; n += 1) {
      const socket = connect(port, '127.0.0.1');
      let asked = 0;
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
      socket.on('data', (piece: Buffer) => {
        try {
          answers.read(piece);
        } catch (error) {
          isDone = true;
          for (const one of open) one.destroy();
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      });
      open.push(socket);
    }
  });
}
