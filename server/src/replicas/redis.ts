import { Cluster, Redis } from 'ioredis';
import { scripts } from './scripts.js';

/** What is asked of Redis. */
export interface SharedRedis {
  readonly take: (key: string, ...words: readonly (string | number)[]) => Promise<readonly number[]>;
  readonly draw: (key: string, burst: number, ratePerSecond: number, cost: number) => Promise<readonly [over: number, tokens: string]>;
  readonly hmget: (key: string, ...fields: string[]) => Promise<(string | null)[]>;
  readonly hincrby: (key: string, field: string, more: number) => Promise<number>;
  readonly hlen: (key: string) => Promise<number>;
  readonly del: (key: string) => Promise<number>;
  readonly disconnect: () => void;
  /** Settles once there is a connection, or when it has been waited for long enough. */
  readonly connected: () => Promise<void>;
}

const MAX_RETRY_MILLISECONDS = 500;
const CONNECT_MILLISECONDS = 2000;
const TLS_PORT_SCHEME = 'rediss:';
/** Tries of one command: it is to be done soon, or not at all, since it is decided locally meanwhile. */
const MAX_REDIRECTIONS = 3;
const DEFAULT_PORT = 6379;

const retryAfter = (times: number): number => Math.min(times * 50, MAX_RETRY_MILLISECONDS);

/** Nothing waits for a connection: a command fails at once while there is none, and connecting goes on. */
const eachNode = { connectTimeout: CONNECT_MILLISECONDS, maxRetriesPerRequest: 0 } as const;

function clusterOf(urls: readonly URL[]): Cluster {
  const [first] = urls;
  return new Cluster(urls.map(({ hostname, port }) => ({ host: hostname, port: Number(port || DEFAULT_PORT) })), {
    enableOfflineQueue: false,
    maxRedirections: MAX_REDIRECTIONS,
    clusterRetryStrategy: retryAfter,
    slotsRefreshTimeout: CONNECT_MILLISECONDS,
    slotsRefreshInterval: CONNECT_MILLISECONDS,
    redisOptions: {
      ...eachNode,
      ...(first?.username && { username: decodeURIComponent(first.username) }),
      ...(first?.password && { password: decodeURIComponent(first.password) }),
      ...(first?.protocol === TLS_PORT_SCHEME && { tls: {} }),
    },
  });
}

const connectedTo = (client: Redis | Cluster): Promise<void> => new Promise((resolve) => {
  if (client.status === 'ready') { resolve(); return; }
  const timer = setTimeout(resolve, CONNECT_MILLISECONDS);
  client.once('ready', () => { clearTimeout(timer); resolve(); });
});

/** Connects to a Redis server, or to a Cluster where several of its nodes are named. What goes wrong with a connection is told to `complain`. */
export function connectRedis(urls: readonly string[], timeoutMilliseconds: number, complain: (error: Error) => void): SharedRedis {
  const [single = '', ...more] = urls;
  const client = more.length === 0 ? new Redis(single, { ...eachNode, commandTimeout: timeoutMilliseconds * 2, enableOfflineQueue: false, retryStrategy: retryAfter }) : clusterOf(urls.map((url) => new URL(url)));
  for (const [name, lua] of Object.entries(scripts)) client.defineCommand(name, { lua, numberOfKeys: 1 });
  client.on('error', complain);
  return Object.assign(client, { connected: () => connectedTo(client) }) as unknown as SharedRedis;
}
