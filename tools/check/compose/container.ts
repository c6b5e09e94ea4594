import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';

const runFile = promisify(execFile);

/** How a container is started. */
export interface ContainerSettings {
  readonly name: string;
  readonly service: string;
  readonly address: string;
  /** The file of its network namespace. */
  readonly namespace: string;
  readonly command: readonly string[];
  /** The working directory. */
  readonly directory: string;
  readonly environment: Readonly<Record<string, string>>;
  /** What is mounted: `bwrap` options. */
  readonly mounts: readonly string[];
  readonly healthcheck: readonly string[] | undefined;
  readonly logs: string;
}

/** Programs of this machine, read-only, instead of those of an image; nothing else of it can be seen. */
const MACHINE = [
  ...['bin', 'sbin', 'lib', 'lib64', 'share'].flatMap((part) => ['--ro-bind-try', `/usr/${part}`, `/usr/${part}`]),
  ...['--ro-bind', process.execPath, '/usr/local/bin/node'],
  ...['--symlink', 'usr/lib', '/lib'],
  ...['--symlink', 'usr/lib64', '/lib64'],
  ...['--symlink', 'usr/bin', '/bin'],
  ...['--ro-bind', '/etc/passwd', '/etc/passwd'],
  ...['--ro-bind', '/etc/group', '/etc/group'],
  ...['--proc', '/proc', '--dev', '/dev'],
];

const ISOLATION = [
  ...['--unshare-user', '--uid', '1000', '--gid', '1000', '--unshare-pid', '--unshare-ipc', '--unshare-uts'],
  ...['--as-pid-1', '--die-with-parent', '--new-session', '--cap-drop', 'ALL', '--clearenv'],
];

/**
 * A container: a program as process 1 of its own PID, network, mount and user namespaces, without capabilities, with a
 * root file system that it cannot write to.
 */
export class Container {
  #running: { readonly outer: ChildProcess; readonly pid: number } | undefined;
  #exit: Promise<number | null> = Promise.resolve(null);

  constructor(readonly settings: ContainerSettings) {}

  get name(): string {
    return this.settings.name;
  }
  get address(): string {
    return this.settings.address;
  }
  get isRunning(): boolean {
    return this.#running !== undefined;
  }

  async start(): Promise<void> {
    const { namespace, command, directory, mounts, environment, logs, name } = this.settings;
    mkdirSync(logs, { recursive: true });
    const variables = Object.entries(environment).flatMap(([variable, value]) => ['--setenv', variable, value]);
    const outer = spawn(
      'nsenter',
      [
        `--net=${namespace}`,
        'bwrap',
        ...ISOLATION,
        ...MACHINE,
        ...mounts,
        ...variables,
        ...['--chdir', directory, '--info-fd', '3', '--remount-ro', '/', '--'],
        ...command,
      ],
      { stdio: ['ignore', 'pipe', 'pipe', 'pipe'] },
    );
    const log = createWriteStream(path.join(logs, `${name}.log`), { flags: 'a' });
    outer.stdout?.pipe(log, { end: false });
    outer.stderr?.pipe(log, { end: false });
    this.#exit = once(outer, 'exit').then(([code]) => {
      this.#running = undefined;
      return code as number | null;
    });
    let text = '';
    for await (const chunk of outer.stdio[3] as Readable) text += String(chunk);
    const { 'child-pid': pid } = JSON.parse(text) as { readonly 'child-pid': number };
    this.#running = { outer, pid };
  }

  /** Sends a signal to process 1, and returns its exit code. **Empty**: `null` if a signal ended it. */
  async stop(signal: NodeJS.Signals): Promise<number | null> {
    if (this.#running === undefined) return null;
    process.kill(this.#running.pid, signal);
    return this.#exit;
  }

  /** Runs a command inside, as `docker compose exec` does. **Throws** if it fails. */
  async exec(...command: readonly string[]): Promise<string> {
    const { stdout } = await this.#run(command);
    return stdout.trim();
  }

  /** Whether its health check succeeds. */
  async isHealthy(): Promise<boolean> {
    const { healthcheck } = this.settings;
    if (!this.isRunning || healthcheck === undefined) return this.isRunning;
    return this.#run(healthcheck).then(
      () => true,
      () => false,
    );
  }

  /** Not synchronously: connections that are closed meanwhile would be used again. */
  #run(command: readonly string[]): Promise<{ readonly stdout: string }> {
    if (this.#running === undefined) throw new Error(`${this.name} does not run`);
    const { environment } = this.settings;
    return runFile(
      'nsenter',
      [
        `--target=${this.#running.pid}`,
        ...['--user', '--net', '--mount', '--pid', '--root', '--preserve-credentials', '--'],
        ...['env', `--chdir=${this.settings.directory}`, ...command],
      ],
      { env: { ...environment }, timeout: 30_000 },
    );
  }
}
