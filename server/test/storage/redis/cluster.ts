import { execFileSync, spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import type { Readable } from 'node:stream';

/** Masters of the Cluster, each with one replica. */
const MASTERS = 3;

/** A Redis Cluster of six nodes on the loopback. */
export interface TestCluster {
  readonly urls: readonly string[];
  /** Kills the master that holds a key, or its replica, without a clean shutdown. Returns its port. */
  readonly kill: (which: 'master' | 'replica', key: string) => number;
  readonly start: (port: number) => Promise<void>;
  /** Waits until every slot is served, every node is well and every replica is connected to its master. */
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

/** The range that ports are taken from, and what is added for the port of the cluster bus. */
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

/** Free ports whose bus ports are also free. Each process starts at its own port. */
async function freePorts(count: number): Promise<readonly number[]> {
  const found: number[] = [];
  for (let port = FIRST_PORT + ((process.pid * 50) % (LAST_PORT - FIRST_PORT)); found.length < count; port += 1) {
    if ((await isFree(port)) && (await isFree(port + BUS))) found.push(port);
  }
  return found;
}

type RedisProcess = ChildProcessByStdio<null, Readable, null>;

/** Starts a Redis node with its files in a folder. */
function startNode(folder: string, port: number): RedisProcess {
  const directory = path.join(folder, String(port));
  mkdirSync(directory, { recursive: true });
  const settings = {
    port: String(port),
    bind: '127.0.0.1',
    'cluster-enabled': 'yes',
    'cluster-node-timeout': '2000',
    appendonly: 'yes',
    appendfsync: 'everysec',
    save: '',
    'repl-diskless-sync-delay': '0',
    dir: directory,
  };
  const words = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
  return spawn('redis-server', words, { stdio: ['ignore', 'pipe', 'ignore'] });
}

async function acceptsConnections(redis: RedisProcess): Promise<void> {
  for await (const chunk of redis.stdout) if (String(chunk).includes('Ready to accept connections')) break;
  redis.stdout.on('error', () => undefined).resume();
}

/** Joins nodes to a Cluster in which each master has one replica. */
function createCluster(ports: readonly number[]): void {
  const addresses = ports.map((port) => `127.0.0.1:${port}`);
  cli(ports[0] ?? 0, '--cluster', 'create', ...addresses, '--cluster-replicas', '1', '--cluster-yes');
}

/**
 * Whether a node serves every slot, reports every node as well, and has a connection to its master if it is a replica.
 */
const isSettled = (port: number): boolean =>
  cli(port, 'cluster', 'info').includes('cluster_state:ok') &&
  nodesOf(port).every(({ flags }) => !/fail|handshake/u.test(flags)) &&
  nodesOf(port).filter(({ flags }) => flags.includes('slave')).length === MASTERS &&
  !cli(port, 'info', 'replication').includes('master_link_status:down');

/**
 * The port of the master that holds a key, or of its replica, as a running node reports it. **Throws** if there is
 * none.
 */
function portOf(which: 'master' | 'replica', key: string, running: number): number {
  const slot = Number(cli(running, 'cluster', 'keyslot', key));
  const nodes = nodesOf(running);
  const master = nodes.find(
    (node) => node.flags.includes('master') && !node.flags.includes('fail') && holds(node, slot),
  );
  const node = which === 'master' ? master : nodes.find((one) => one.master === master?.id);
  if (node === undefined) throw new Error(`no ${which} holds ${key}`);
  return node.port;
}

/** Starts a Cluster whose nodes have their files in a folder. */
export async function startCluster(folder: string): Promise<TestCluster> {
  const ports = await freePorts(MASTERS * 2);
  const running = new Map<number, RedisProcess>();

  async function start(port: number): Promise<void> {
    const redis = startNode(folder, port);
    running.set(port, redis);
    await acceptsConnections(redis);
  }

  async function settled(): Promise<void> {
    for (let tries = 0; ![...running.keys()].every(isSettled); tries += 1) {
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
    createCluster(ports);
    await settled();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    urls: ports.map((port) => `redis://127.0.0.1:${port}`),
    kill: (which, key) => {
      const port = portOf(which, key, [...running.keys()][0] ?? ports[0] ?? 0);
      running.get(port)?.kill('SIGKILL');
      running.delete(port);
      return port;
    },
    start,
    settled,
    stop,
  };
}
