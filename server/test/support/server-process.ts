import { Program } from './program.js';
import { noteSecret, disclosed } from './secret-recorder.js';
import { until } from './until.js';

/** A server in its own process. It listens on a free port of the loopback interface. */
export class ServerProcess extends Program {
  #url = '';
  #metricsUrl = '';

  /** **Shape**: `launcher` is a command that runs the command it is followed by. Default: none. */
  constructor(environment: NodeJS.ProcessEnv, program: string | URL = 'main', launcher: readonly string[] = []) {
    super(
      program,
      { PORT: '0', METRICS_PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'info', ...environment },
      [],
      undefined,
      launcher,
    );
  }

  /** Its URL, once it is ready. */
  get url(): string {
    return this.#url;
  }
  get port(): number {
    return Number(new URL(this.#url).port);
  }

  /** Waits until the server says that it is ready. **Throws** where it ends before. */
  async ready(): Promise<this> {
    let hasEnded = false;
    void this.over.then(() => {
      hasEnded = true;
    });
    await until('a server that is ready', () => {
      const [, port, metricsPort] = /"port":(\d+).*"metricsPort":(\d+).*"msg":"ready"/u.exec(this.out) ?? [];
      if (port !== undefined) {
        this.#url = `http://127.0.0.1:${port}`;
        this.#metricsUrl = `http://127.0.0.1:${metricsPort ?? ''}/metrics`;
      } else if (hasEnded) throw new Error(`the server ended before it was ready: ${this.err}`);
      return port !== undefined;
    });
    return this;
  }

  /** Asks with a token, which is noted as a secret; what an error says is kept. */
  async ask(
    path: string,
    token = '',
    more: Omit<RequestInit, 'headers'> & { readonly headers?: Readonly<Record<string, string>> } = {},
  ): Promise<Response> {
    noteSecret(token);
    const headers: Record<string, string> = {
      ...(token !== '' && { Authorization: `Bearer ${token}` }),
      ...more.headers,
    };
    const answer = await fetch(`${this.#url}${path}`, { redirect: 'manual', ...more, headers });
    if (answer.status >= 400)
      disclosed.errors.push(`${answer.headers.get('WWW-Authenticate') ?? ''} ${await answer.clone().text()}`);
    return answer;
  }

  /** Its metrics, which are kept too. */
  async metrics(): Promise<string> {
    const text = await (await fetch(this.#metricsUrl)).text();
    disclosed.metrics.push(text);
    return text;
  }

  /** Ends it, and gives its exit code. */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    this.signal(signal);
    return this.over;
  }
}

/** Servers of a suite, each with common and own options. Those still running at its end are killed. */
export function serversForSuite(
  common: NodeJS.ProcessEnv,
  launcher: readonly string[] = [],
): (environment?: NodeJS.ProcessEnv) => ServerProcess {
  const servers: ServerProcess[] = [];
  after(async () => {
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
  });
  return (environment = {}) => {
    const server = new ServerProcess({ ...common, ...environment }, 'main', launcher);
    servers.push(server);
    return server;
  };
}
