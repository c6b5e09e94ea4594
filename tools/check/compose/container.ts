import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';

const runFile = promisify(execFile);

/** How a container is started. */
export interface ContainerSettings {
  readonly name: string;
  readonly service: string;
  readonly address: string;
  /** The file of the container's network namespace. */
  readonly namespace: string;
  readonly command: readonly string[];
  /** The working directory. */
  readonly directory: string;
  readonly environment: Readonly<Record<string, string>>;
  /** The mounts, as options of `bwrap`. */
  readonly mounts: readonly string[];
  readonly healthcheck: readonly string[] | undefined;
  /** The file that receives the container's output. */
  readonly log: string;
}

/** Mounts that replace an image: programs of this machine, read-only. Nothing else of the machine is visible. */
const MACHINE = [
  ...['bin', 'sbin', 'lib', 'lib64', 'share'].flatMap((part) => ['--ro-bind-try', `/usr/${part}`, `/usr/${part}`]),
  ...['--ro-bind', process.execPath, '/usr/local/bin/node'],
  ...['lib', 'lib64', 'bin'].flatMap((part) => ['--symlink', `usr/${part}`, `/${part}`]),
  ...['passwd', 'group'].flatMap((file) => ['--ro-bind', `/etc/${file}`, `/etc/${file}`]),
  ...['--proc', '/proc', '--dev', '/dev'],
];

const ISOLATION = [
  ...['--unshare-user', '--uid', '1000', '--gid', '1000', '--unshare-pid', '--unshare-ipc', '--unshare-uts'],
  ...['--as-pid-1', '--die-with-parent', '--new-session', '--cap-drop', 'ALL', '--clearenv'],
];

/**
 * A container: a program that runs as process 1 in its own PID, network, mount and user namespaces, without
 * capabilities and with a read-only root file system.
 */
export class Container {
  #pid: number | undefined;
  #exit: Promise<number | null> = Promise.resolve(null);

  constructor(readonly settings: ContainerSettings) {}

  get name(): string {
    return this.settings.name;
  }
  get address(): string {
    return this.settings.address;
  }
  get isRunning(): boolean {
    return this.#pid !== undefined;
  }

  async start(): Promise<void> {
    const { namespace, command, directory, mounts, environment, log } = this.settings;
    const variables = Object.entries(environment).flatMap(([variable, value]) => ['--setenv', variable, value]);
    const words = [...ISOLATION, ...MACHINE, ...mounts, ...variables, '--chdir', directory];
    const outer = spawn(
      'nsenter',
      [`--net=${namespace}`, 'bwrap', ...words, '--info-fd', '3', '--remount-ro', '/', '--', ...command],
      { stdio: ['ignore', 'pipe', 'pipe', 'pipe'] },
    );
    const file = createWriteStream(log, { flags: 'a' });
    outer.stdout?.pipe(file, { end: false });
    outer.stderr?.pipe(file, { end: false });
    this.#exit = once(outer, 'exit').then(([code]) => {
      this.#pid = undefined;
      return code as number | null;
    });
    let text = '';
    for await (const chunk of outer.stdio[3] as Readable) text += String(chunk);
    this.#pid = (JSON.parse(text) as { readonly 'child-pid': number })['child-pid'];
  }

  /**
   * Sends a signal to process 1 and returns its exit code. **Empty**: `null` if the signal killed it, or it was never
   * started.
   */
  async stop(signal: NodeJS.Signals): Promise<number | null> {
    if (this.#pid === undefined) return null;
    process.kill(this.#pid, signal);
    return this.#exit;
  }

  /** Runs a command in the container, as `docker compose exec` does. **Throws** if it fails. */
  async exec(...command: readonly string[]): Promise<string> {
    if (this.#pid === undefined) throw new Error(`${this.name} does not run`);
    const inside = ['--user', '--net', '--mount', '--pid', '--root', '--preserve-credentials', '--'];
    const { directory, environment } = this.settings;
    const { stdout } = await runFile(
      'nsenter',
      [`--target=${this.#pid}`, ...inside, 'env', `--chdir=${directory}`, ...command],
      { env: { ...environment }, timeout: 30_000 },
    );
    return stdout.trim();
  }

  /** Whether the container runs and its health check succeeds. */
  async isHealthy(): Promise<boolean> {
    const { healthcheck } = this.settings;
    if (!this.isRunning || healthcheck === undefined) return this.isRunning;
    return this.exec(...healthcheck).then(
      () => true,
      () => false,
    );
  }
}
