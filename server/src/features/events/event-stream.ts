import type { ServerResponse } from 'node:http';
import type { WorkQueue } from '../../domain/work-queue.js';
import { writeNow } from '../../http/pipeline/send.js';
import { positionFrame, type Bundle } from './frames.js';

/** Maximum number of bytes buffered for a client that does not read. */
export const MAX_BUFFERED_BYTES = 262_144;

/** How long clients wait before they reconnect. */
const RETRY_MS = 2000;

/** The headers of a stream. Proxies must not store, transform or buffer it. */
export const streamHeaders = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
} as const;

/** A stream of server-sent events to one client. **Source**: HTML, section 9.2. */
export class EventStream {
  #isOpen: boolean;
  /** Whether a heartbeat must wait, because headers are not yet sent or an event is being written. */
  #isBusy = true;

  constructor(
    private readonly res: ServerResponse,
    private readonly metrics: {
      readonly sent: { readonly inc: (events: number) => void };
      readonly cutOff: { readonly inc: () => void };
    },
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
   * Sends the headers and the stream's start position: a client that disconnects before the first event resumes there.
   * Some readers treat every block before an empty line as an event, so each block has data. **Empty**: without `id`,
   * the stream cannot be resumed.
   */
  begin(id?: string): void {
    if (!this.#isOpen) return;
    this.res.writeHead(200, streamHeaders);
    this.res.write(`retry: ${RETRY_MS}\n`);
    if (id !== undefined) this.res.write(positionFrame(id, false).bytes);
    this.#isBusy = false;
  }

  /**
   * Writes frames now. Disconnects a client that is too far behind, so that its buffer does not fill the memory. The
   * client can resume.
   */
  write(bundle: Bundle): void {
    this.#send(bundle);
    if (!this.#isOpen || this.res.writableLength <= MAX_BUFFERED_BYTES) return;
    this.#isOpen = false;
    this.metrics.cutOff.inc();
    this.res.destroy();
  }

  /** Writes at the client's pace: resolves when there is room for more, or when the client has disconnected. */
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

  /** Writes one event in parts. Each part is computed and written in a queue step, once there is room for it. */
  async writeParts(parts: Iterable<Uint8Array>, queue: WorkQueue): Promise<void> {
    this.#isBusy = true;
    let count = 1;
    await queue.each(parts, async (bytes) => {
      await this.writeInTime({ bytes, count });
      count = 0;
      return this.#isOpen;
    });
    this.#isBusy = false;
  }

  /** Sends a comment, which keeps the connection open through proxies. */
  sendHeartbeat(): void {
    if (this.#isOpen && !this.#isBusy && !this.res.writableNeedDrain) this.res.write(':\n');
  }

  /** Calls a function when the client disconnects, or at once if it already has. */
  onClose(run: () => void): void {
    if (this.res.closed) run();
    else this.res.once('close', run);
  }

  end(): void {
    this.#isOpen = false;
    this.res.end();
  }

  /**
   * Sends frames. Returns false if the response's buffer is full. Returns true otherwise, and also if the stream is
   * closed.
   */
  #send({ bytes, count }: Bundle): boolean {
    if (!this.#isOpen || bytes.length === 0) return true;
    this.metrics.sent.inc(count);
    return writeNow(this.res, bytes);
  }
}
