import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

/** Masters of the Cluster, each with one replica. */
const MASTERS = 3;

/** A Redis Cluster of six nodes on the loopback. */
export interface TestCluster {
  readonly urls: readonly string[];
  /** Kills the master that holds a key, or its replica, with no time to say goodbye. Gives its port. */
  readonly kill: (which: 'master' | 'replica', key: string) => number;
  readonly start: (port: number) => Promise<void>;
  /** Waits until every slot is served, every node is known to be well and every replica has what its master has. */
  readonly settled: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const cli = (port: number, ...words: readonly string[]): string =>
  execFileSync('redis-cli', ['-p', String(port), ...words], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

interface Node {
  readonly id: string;
  readonly port: number;
  readonly flags: string;
  readonly master: string;
  readonly slots: readonly string[];
}

const nodesOf = (port: number): readonly Node[] =>
  cli(port, 'cluster', 'nodes')
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', address = '', flags = '', master = '', , , , ...slots] = line.split(' ');
      return { id, port: Number(/:(\d+)@/u.exec(address)?.[1]), flags, master, slots };
    });

const holds = ({ slots }: Node, slot: number): boolean =>
  slots.some((range) => {
    const [from = NaN, to = from] = range.split('-').map(Number);
    return slot >= from && slot <= to;
  });

/** Where ports are looked for: with what is added for the bus they are ports still. */
const [FIRST_PORT, LAST_PORT, BUS] = [12_000, 22_000, 10_000];

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const listening = once(server, 'listening');
  server.listen(port, '127.0.0.1');
  const isOurs = await listening.then(
    () => true,
    () => false,
  );
  server.close();
  return isOurs;
}

/** Ports nobody listens on, nor on those of the bus that go with them. They begin elsewhere in each process. */
async function freePorts(count: number): Promise<readonly number[]> {
  const found: number[] = [];
  for (let port = FIRST_PORT + ((process.pid * 50) % (LAST_PORT - FIRST_PORT)); found.length < count; port += 1) {
    if ((await isFree(port)) && (await isFree(port + BUS))) found.push(port);
  }
  return found;
}

/** Starts a Cluster whose nodes keep their files in a folder. */
export async function startCluster(folder: string): Promise<TestCluster> {
  const ports = await freePorts(MASTERS * 2);
  const [first = 0] = ports;
  const running = new Map<number, ChildProcess>();

  async function start(port: number): Promise<void> {
    const at = path.join(folder, String(port));
    mkdirSync(at, { recursive: true });
    const words = [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--cluster-enabled',
      'yes',
      '--cluster-node-timeout',
      '2000',
      '--appendonly',
      'yes',
      '--appendfsync',
      'everysec',
      '--save',
      '',
      '--repl-diskless-sync-delay',
      '0',
      '--dir',
      at,
    ];
    const redis = spawn('redis-server', words, { stdio: ['ignore', 'pipe', 'ignore'] });
    running.set(port, redis);
    for await (const chunk of redis.stdout) if (String(chunk).includes('Ready to accept connections')) break;
    redis.stdout.on('error', () => undefined).resume();
  }

  const alive = (): number => [...running.keys()][0] ?? first;

  async function settled(): Promise<void> {
    const isWell = (port: number): boolean =>
      cli(port, 'cluster', 'info').includes('cluster_state:ok') &&
      nodesOf(port).every(({ flags }) => !/fail|handshake/u.test(flags)) &&
      nodesOf(port).filter(({ flags }) => flags.includes('slave')).length === MASTERS &&
      !cli(port, 'info', 'replication').includes('master_link_status:down');
    for (let tries = 0; ![...running.keys()].every(isWell); tries += 1) {
      if (tries > 300) throw new Error('the Cluster did not settle within 30 seconds');
      await pause(100);
    }
  }

  async function stop(): Promise<void> {
    for (const redis of running.values()) {
      redis.kill('SIGKILL');
      await once(redis, 'exit');
    }
    running.clear();
  }

  try {
    await Promise.all(ports.map(start));
    cli(
      first,
      '--cluster',
      'create',
      ...ports.map((port) => `127.0.0.1:${port}`),
      '--cluster-replicas',
      '1',
      '--cluster-yes',
    );
    await settled();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    urls: ports.map((port) => `redis://127.0.0.1:${port}`),
    kill: (which, key) => {
      const slot = Number(cli(alive(), 'cluster', 'keyslot', key));
      const nodes = nodesOf(alive());
      const master = nodes.find(
        (node) => node.flags.includes('master') && !node.flags.includes('fail') && holds(node, slot),
      );
      const victim = which === 'master' ? master : nodes.find((node) => node.master === master?.id);
      if (victim === undefined) throw new Error(`no ${which} holds ${key}`);
      running.get(victim.port)?.kill('SIGKILL');
      running.delete(victim.port);
      return victim.port;
    },
    start,
    settled,
    stop,
  };
}
