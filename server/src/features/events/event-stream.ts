import type { ServerResponse } from 'node:http';
import type { Bundle } from './frames.js';
import type { StreamMetrics } from './stream-metrics.js';

/** Most that may wait to be sent to a client who does not read. **Units**: bytes. */
export const MOST_WAITING = 262_144;

/** How long clients wait before they connect again. **Units**: milliseconds. */
const RETRY = 2000;

/** What is said of a stream before it begins: nobody on the way may keep, change or collect it. */
export const streamHeaders = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
} as const;

/** A stream of server-sent events to one client. **Source**: HTML, section 9.2. */
export class EventStream {
  #isOpen: boolean;
  /** Whether nothing may come between: before the head, and inside an event. */
  #isBusy = true;

  constructor(
    private readonly res: ServerResponse,
    private readonly metrics: Pick<StreamMetrics, 'sent' | 'cutOff'>,
  ) {
    this.#isOpen = !res.closed;
    this.onClose(() => {
      this.#isOpen = false;
    });
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /**
   * Sends the head. `id` is where the stream begins: whoever breaks off before the first event resumes there.
   * **Empty**: it cannot be resumed.
   */
  begin(id?: string): void {
    if (!this.#isOpen) return;
    this.res.writeHead(200, streamHeaders);
    this.res.write(`retry: ${RETRY}\n${id === undefined ? '' : `id: ${id}\n`}\n`);
    this.#isBusy = false;
  }

  /**
   * Writes what happens now, and cuts a client off who is too far behind: what waits for him would fill the memory, and
   * he can resume.
   */
  write(bundle: Bundle): void {
    this.#send(bundle);
    if (!this.#isOpen || this.res.writableLength <= MOST_WAITING) return;
    this.#isOpen = false;
    this.metrics.cutOff();
    this.res.destroy();
  }

  /** Writes at the pace of the client: resolves once there is room for more, or the client is gone. */
  async writeInTime(bundle: Bundle): Promise<void> {
    if (this.#send(bundle)) return;
    await new Promise<void>((resolve) => {
      const done = (): void => {
        this.res.off('drain', done).off('close', done);
        resolve();
      };
      this.res.on('drain', done).on('close', done);
    });
  }

  /** Writes one event in parts, each once there is room for it. */
  async writeParts(parts: Iterable<Uint8Array | string> | AsyncIterable<Uint8Array | string>): Promise<void> {
    this.#isBusy = true;
    let count = 1;
    for await (const part of parts) {
      if (!this.#isOpen) break;
      await this.writeInTime({ bytes: typeof part === 'string' ? Buffer.from(part) : part, count });
      count = 0;
    }
    this.#isBusy = false;
  }

  /** Tells the client, and all on the way, that the stream is alive. */
  beat(): void {
    if (this.#isOpen && !this.#isBusy && !this.res.writableNeedDrain) this.res.write(':\n\n');
  }

  /** Runs something once the client is gone, or at once where he is. */
  onClose(run: () => void): void {
    if (this.res.closed) run();
    else this.res.once('close', run);
  }

  end(): void {
    this.#isOpen = false;
    this.res.end();
  }

  /** Whether there is room for more, or nobody to write to. */
  #send({ bytes, count }: Bundle): boolean {
    if (!this.#isOpen || bytes.length === 0) return true;
    this.metrics.sent(count);
    return this.res.write(bytes);
  }
}
