import { Agent, request } from 'node:http';

const EVERY = 100;
/** Longer than this a caller with nothing to do with it does not wait. **Units**: milliseconds. */
const TIMEOUT = 5000;

/** A client that sends requests while others attack. **Units**: milliseconds. */
export class Bystander {
  readonly #agent = new Agent({ keepAlive: true });
  #slowest = 0;
  #failures: string[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly port: number,
    private readonly key: string,
  ) {}

  start(): void {
    this.#timer = setInterval(() => {
      this.#call();
    }, EVERY);
  }
  stop(): void {
    clearInterval(this.#timer);
    this.#agent.destroy();
  }

  #call(): void {
    const begun = performance.now();
    const call = request(
      {
        port: this.port,
        host: '127.0.0.1',
        path: '/v1/leagues',
        agent: this.#agent,
        timeout: TIMEOUT,
        headers: { Authorization: `Bearer ${this.key}` },
      },
      (answer) => {
        answer.resume().once('end', () => {
          this.#slowest = Math.max(this.#slowest, performance.now() - begun);
        });
        if (answer.statusCode !== 200) this.#failures.push(String(answer.statusCode));
      },
    );
    call.once('timeout', () => {
      call.destroy(new Error('timeout'));
    });
    call.once('error', (error) => {
      this.#failures.push(error.message);
    });
    call.end();
  }

  /** The longest wait since it was last asked, and what it was answered instead of 200. */
  since(): { readonly slowest: number; readonly failures: readonly string[] } {
    const seen = { slowest: this.#slowest, failures: this.#failures };
    this.#slowest = 0;
    this.#failures = [];
    return seen;
  }
}
