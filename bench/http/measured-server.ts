import type { ChildProcess } from 'node:child_process';
import { freePort } from '../../server/test/support/free-port.js';
import { ended, firstAnswer, type Product } from './product.js';

/** Resources that all processes of a server have used. */
export interface Usage {
  readonly cpuSeconds: number;
  readonly residentBytes: number;
}

const POLL_MILLISECONDS = 50;

/** The compiled server in its own processes. Its resources are read from its metrics. */
export class MeasuredServer {
  private constructor(
    private readonly child: ChildProcess,
    private readonly metricsPort: number,
    readonly port: number,
    readonly token: string,
  ) {}

  /** Starts a server and waits until all of its processes are ready. */
  static async start(
    product: Product,
    environment: Readonly<Record<string, string>>,
    processes = 1,
  ): Promise<MeasuredServer> {
    const [port, metricsPort] = [await freePort(), await freePort()];
    const child = product.start(port, { ...environment, METRICS_PORT: String(metricsPort) });
    const server = new MeasuredServer(child, metricsPort, port, product.token);
    try {
      await firstAnswer(child, `http://127.0.0.1:${port}/readyz`);
      while (processes > 1 && (await server.#value('goalsquare_processes')) !== processes)
        await new Promise((resolve) => {
          setTimeout(resolve, POLL_MILLISECONDS);
        });
      return server;
    } catch (error) {
      await ended(child);
      throw error;
    }
  }

  async #text(): Promise<string> {
    return (await fetch(`http://127.0.0.1:${this.metricsPort}/metrics`)).text();
  }

  async #value(name: string, text?: string): Promise<number> {
    const found = new RegExp(`^${name} (\\S+)$`, 'mu').exec(text ?? (await this.#text()));
    return Number(found?.[1]);
  }

  async usage(): Promise<Usage> {
    const text = await this.#text();
    return {
      cpuSeconds: await this.#value('process_cpu_seconds_total', text),
      residentBytes: await this.#value('process_resident_memory_bytes', text),
    };
  }

  /** Stops the server and waits until it has exited. */
  end(): Promise<void> {
    return ended(this.child);
  }
}
