import type { Upstream } from './upstream.js';

/** A server that can be started and stopped again and again. */
export interface Restartable {
  readonly url: string;
  readonly start: (onEnd: (code: number | null) => void) => Promise<'listening' | { readonly code: number | null }>;
  readonly stop: () => Promise<void>;
}

/** What a restart needs. */
export interface RestarterOptions {
  readonly upstream: Upstream;
  readonly server: Restartable;
  /** Compiles what changed. A rejection means that the server cannot be started: the message says why. */
  readonly build: () => Promise<void>;
  /** Reports how a restart ended. **Units**: seconds since the first change it took in. */
  readonly report: (outcome: { readonly seconds: number } | { readonly failure: string }) => void;
}

/**
 * Restarts a server when its sources change. The old server stops while the new one is compiled. A change that arrives
 * during a restart
 * starts it over. Where the server cannot be compiled or started, it stays down until the next change.
 */
export class Restarter {
  readonly #options: RestarterOptions;
  #isRestarting = false;
  #isOutdated = false;

  constructor(options: RestarterOptions) {
    this.#options = options;
  }

  /**
   * The sources have changed, or the server is to start for the first time. Resolves once the server runs or is down.
   */
  async restart(): Promise<void> {
    const { upstream, server, report } = this.#options;
    upstream.starting();
    this.#isOutdated = true;
    if (this.#isRestarting) {
      void server.stop();
      return;
    }
    this.#isRestarting = true;
    const began = performance.now();
    let failure: string | undefined;
    while (this.#isOutdated) {
      this.#isOutdated = false;
      failure = await this.#attempt();
    }
    this.#isRestarting = false;
    if (failure === undefined) upstream.running(server.url);
    else upstream.down(failure);
    report(failure === undefined ? { seconds: (performance.now() - began) / 1000 } : { failure });
  }

  /** **Empty**: `undefined` where the server runs; otherwise why it does not. */
  async #attempt(): Promise<string | undefined> {
    const { server, build, upstream, report } = this.#options;
    const [built] = await Promise.allSettled([build(), server.stop()]);
    if (built.status === 'rejected') return String(built.reason instanceof Error ? built.reason.message : built.reason);
    if (this.#isOutdated) return undefined;
    const started = await server.start((code) => {
      const failure = ended(code);
      upstream.down(failure);
      report({ failure });
    });
    return started === 'listening' ? undefined : ended(started.code);
  }
}

const ended = (code: number | null): string =>
  `The server ended with ${code === null ? 'a signal' : `exit code ${code}`}. It starts again at the next change; the terminal shows what it wrote.`;
