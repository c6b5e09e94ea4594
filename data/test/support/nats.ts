import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import getPort, { portNumbers } from 'get-port';

export const hasNats = spawnSync('nats-server', ['--version']).status === 0;

/**
 * Skips a suite if there is no NATS server, and prints so. **Throws** in continuous integration, which requires one.
 */
export function needsNats(suite: Mocha.Context): void {
  if (hasNats) return;
  if (process.env.CI !== undefined)
    throw new Error('there is no nats-server: install it (apt-get install nats-server)');
  console.log('      skipped: tests with NATS JetStream, there is no nats-server');
  suite.skip();
}

interface NatsNode {
  readonly name: string;
  readonly port: number;
  readonly monitor: number;
  readonly route: number;
  process: ChildProcess | undefined;
}

/** A server's report about its streams. */
interface JetStreamReport {
  readonly account_details?: readonly {
    readonly stream_detail?: readonly {
      readonly name: string;
      readonly cluster?: { readonly leader?: string; readonly replicas?: readonly { readonly current: boolean }[] };
    }[];
  }[];
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * NATS servers of the loopback with JetStream, as one cluster where there are several. They can be killed, held and
 * started again.
 */
export class TestNats {
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'nats-'));

  private constructor(private readonly nodes: readonly NatsNode[]) {}

  /** Starts a number of servers. */
  static async start(count = 1): Promise<TestNats> {
    // Below the ports that the system gives to the connections of suites beside this one.
    const free = async (): Promise<number> => getPort({ port: portNumbers(randomInt(10_000, 31_000), 32_000) });
    const ports = await Promise.all(Array.from({ length: count * 3 }, free));
    const nats = new TestNats(
      Array.from({ length: count }, (_, n) => ({
        name: `n${n + 1}`,
        port: ports[n * 3] ?? 0,
        monitor: ports[n * 3 + 1] ?? 0,
        route: ports[n * 3 + 2] ?? 0,
        process: undefined,
      })),
    );
    await Promise.all(nats.nodes.map(({ name }) => nats.restart(name)));
    return nats;
  }

  get names(): readonly string[] {
    return this.nodes.map(({ name }) => name);
  }
  get urls(): readonly string[] {
    return this.nodes.map(({ port }) => `nats://127.0.0.1:${port}`);
  }

  /** The leader of a stream. **Empty**: `undefined` while there is none, or a copy is behind. */
  async leaderOf(stream: string): Promise<string | undefined> {
    for (const { monitor, process: running } of this.nodes) {
      if (running === undefined) continue;
      const answer = await fetch(`http://127.0.0.1:${monitor}/jsz?streams=true`).then(
        (report) => report.json() as Promise<JetStreamReport>,
        () => undefined,
      );
      const cluster = answer?.account_details
        ?.flatMap(({ stream_detail: streams = [] }) => streams)
        .find(({ name }) => name === stream)?.cluster;
      if (cluster?.leader !== undefined && cluster.replicas?.every(({ current }) => current)) return cluster.leader;
    }
    return undefined;
  }

  /** Sends a signal to a server: SIGKILL ends it with no time to say goodbye, SIGSTOP makes it hang. */
  async signal(name: string, signal: NodeJS.Signals): Promise<void> {
    const node = this.#node(name);
    const { process: running } = node;
    if (running === undefined) return;
    running.kill(signal);
    if (signal !== 'SIGKILL' && signal !== 'SIGTERM') return;
    node.process = undefined;
    await once(running, 'exit');
  }

  /** Starts a server, with the files it had, and waits until it is well. */
  async restart(name: string): Promise<void> {
    const node = this.#node(name);
    const { port, monitor, route } = node;
    const cluster =
      this.nodes.length === 1
        ? []
        : [
            '--cluster_name',
            'test',
            '--cluster',
            `nats://127.0.0.1:${route}`,
            '--routes',
            this.nodes.map((one) => `nats://127.0.0.1:${one.route}`).join(),
          ];
    node.process = spawn(
      'nats-server',
      [
        '-a',
        '127.0.0.1',
        '-p',
        String(port),
        '-m',
        String(monitor),
        '-n',
        name,
        '-js',
        '-sd',
        path.join(this.#folder, name),
        ...cluster,
      ],
      { stdio: 'ignore' },
    );
    for (let tries = 0; !(await this.#isWell(monitor)); tries += 1) {
      if (tries > 300) throw new Error(`the NATS server ${name} did not get well within 30 seconds`);
      await pause(100);
    }
  }

  /** Ends all servers and forgets what they kept. */
  async remove(): Promise<void> {
    await Promise.all(this.names.map((name) => this.signal(name, 'SIGKILL')));
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #node(name: string): NatsNode {
    const node = this.nodes.find((one) => one.name === name);
    if (node === undefined) throw new Error(`there is no NATS server ${name}`);
    return node;
  }

  async #isWell(monitor: number): Promise<boolean> {
    return fetch(`http://127.0.0.1:${monitor}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}
