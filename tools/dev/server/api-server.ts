import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { guardArguments, guardedEnvironment } from './guarded.js';
import { root } from './root.js';

const STOP_MILLISECONDS = 2000;

/** What to run and where. */
export interface ApiServerOptions {
  /** The bundle of the server. */
  readonly file: string;
  /** Port of the loopback it listens on. */
  readonly port: number;
  readonly environment: NodeJS.ProcessEnv;
}

/** The API server, as a child process that is started and stopped again and again. */
export class ApiServer {
  readonly #options: ApiServerOptions;
  #child: ChildProcess | undefined;

  constructor(options: ApiServerOptions) {
    this.#options = options;
  }

  /** Where it answers while it runs. */
  get url(): string {
    return `http://127.0.0.1:${this.#options.port}`;
  }

  /**
   * Starts it. Resolves once it listens, or with its exit code where it ends before that. `onEnd` is called if it ends
   * later without `stop()`.
   * Stack traces have the lines of the sources.
   */
  start(onEnd: (code: number | null) => void): Promise<'listening' | { readonly code: number | null }> {
    const { file, port, environment } = this.#options;
    const child = spawn(process.execPath, ['--enable-source-maps', ...guardArguments, file], {
      cwd: root,
      env: guardedEnvironment({ ...environment, PORT: String(port), HOST: '127.0.0.1' }),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: true,
    });
    this.#child = child;
    return new Promise((resolve, reject) => {
      let isListening = false;
      child.on('message', (message: { readonly listening?: number }) => {
        if (message.listening !== port) return;
        isListening = true;
        resolve('listening');
      });
      child.on('error', reject);
      child.on('exit', (code) => {
        const isStopped = this.#child !== child;
        if (!isStopped) this.#child = undefined;
        if (isListening && !isStopped) onEnd(code);
        resolve({ code });
      });
    });
  }

  /** Stops it, if it runs: by SIGTERM, and by SIGKILL if it takes too long. Resolves once it has ended. */
  async stop(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child?.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const kill = setTimeout(() => {
      child.kill('SIGKILL');
    }, STOP_MILLISECONDS);
    await ended;
    clearTimeout(kill);
  }
}
