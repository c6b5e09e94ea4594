import { Cluster, Redis } from 'ioredis';
import { traced, tracing } from '../../domain/tracing/tracing.js';
import { scripts } from './scripts.js';
import { withTimeout } from './with-timeout.js';

/** Number of requests used in a quota's period, or -1 if none was left, and number used today. */
export type TakeReply = readonly [used: number, today: number];

/** Whether a bucket had too few requests, and its remaining time to fill. **Units**: nanoseconds. */
export type DrawReply = readonly [over: 0 | 1, fills: number];

type Words = readonly (string | number)[];

/** Redis commands that the server uses. */
export interface SharedRedis {
  readonly take: (limitsKey: string, usageKey: string, ...words: Words) => Promise<TakeReply>;
  readonly draw: (key: string, ...words: Words) => Promise<DrawReply>;
  readonly drawAndTake: (
    limitsKey: string,
    usageKey: string,
    ...words: Words
  ) => Promise<readonly [...DrawReply, ...Partial<TakeReply>]>;
  readonly lease: (
    limitsKey: string,
    usageKey: string,
    slicesKey: string,
    ...words: Words
  ) => Promise<readonly [] | readonly [...DrawReply, ...TakeReply, others: number]>;
  readonly giveBack: (limitsKey: string, slicesKey: string, ...words: Words) => Promise<1>;
  readonly add: (limitsKey: string, day: number, requests: number, keptSeconds: number) => Promise<1>;
  readonly keep: (key: string, limit: number, field: string, value: string) => Promise<0 | 1>;
  readonly addReplay: (
    key: string,
    matchId: number,
    accountId: string,
    replay: string,
    limitOfAccount: number,
    limitOfAll: number,
    ended: number,
  ) => Promise<'kept' | 'taken' | 'too many' | 'full'>;
  readonly replace: (key: string, field: string, value: string) => Promise<0 | 1>;
  readonly get: (key: string) => Promise<string | null>;
  readonly set: (key: string, value: string, ...how: readonly (string | number)[]) => Promise<'OK' | null>;
  readonly hvals: (key: string) => Promise<string[]>;
  readonly hdel: (key: string, field: string) => Promise<number>;
  readonly hmget: (key: string, ...fields: string[]) => Promise<(string | null)[]>;
  readonly hgetall: (key: string) => Promise<Readonly<Record<string, string>>>;
  readonly bitfield: (key: string, ...words: Words) => Promise<number[]>;
  readonly time: () => Promise<readonly [seconds: number | string, microseconds: number | string]>;
  readonly xadd: (key: string, ...words: readonly (string | number)[]) => Promise<string | null>;
  readonly xrange: (
    key: string,
    from: string,
    to: string,
    ...words: readonly (string | number)[]
  ) => Promise<readonly (readonly [id: string, fields: readonly string[]])[]>;
  /** Sends any command to the node of its key. */
  readonly call: (command: string, ...words: readonly string[]) => Promise<unknown>;
  readonly del: (key: string) => Promise<number>;
  readonly disconnect: () => void;
  /** Settles once there is a connection, or after a timeout. */
  readonly connected: () => Promise<void>;
}

const MAX_RETRY_MILLISECONDS = 500;
const CONNECT_MILLISECONDS = 2000;
const TLS_PORT_SCHEME = 'rediss:';
/**
 * Maximum number of attempts of a command. It must succeed or fail quickly, because the decision is made locally if it
 * fails.
 */
const MAX_REDIRECTIONS = 3;
const DEFAULT_PORT = 6379;

const retryAfter = (times: number): number => Math.min(times * 50, MAX_RETRY_MILLISECONDS);

/**
 * Options for each node. Commands never wait for a connection: without one they fail at once, while the client
 * reconnects.
 */
const eachNode = { connectTimeout: CONNECT_MILLISECONDS, maxRetriesPerRequest: 0 } as const;

/**
 * A client that writes all commands of an event loop turn to its socket at once, because the write is the slowest part
 * of a command.
 */
class CorkedRedis extends Redis {
  override sendCommand(...command: Parameters<Redis['sendCommand']>): unknown {
    if (this.status === 'ready') this.#cork(this.stream);
    return super.sendCommand(...command);
  }

  #cork(stream: Redis['stream']): void {
    if (stream.writableCorked > 0) return;
    stream.cork();
    setImmediate(() => {
      stream.uncork();
    });
  }
}

/**
 * A Cluster that can be closed while it reads which node has which slots. The original class then keeps reading them
 * and keeps the process alive.
 */
class ClosableCluster extends Cluster {
  #isClosed = false;

  override disconnect(isToReconnect = false): void {
    this.#isClosed = !isToReconnect;
    super.disconnect(isToReconnect);
  }
  override refreshSlotsCache(callback?: Parameters<Cluster['refreshSlotsCache']>[0]): void {
    if (!this.#isClosed) super.refreshSlotsCache(callback);
  }
}

function clusterOf(urls: readonly URL[]): Cluster {
  const [first] = urls;
  return new ClosableCluster(
    urls.map(({ hostname, port }) => ({ host: hostname, port: Number(port || DEFAULT_PORT) })),
    {
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
    },
  );
}

const readyOf = (client: Redis | Cluster): Promise<void> =>
  new Promise((resolve) => {
    if (client.status === 'ready') resolve();
    else
      client.once('ready', () => {
        resolve();
      });
  });

/**
 * Waits for connections to all masters. A Cluster reports that it is ready earlier, and would then send the first
 * commands to arbitrary nodes.
 */
async function connectedTo(client: Redis | Cluster): Promise<void> {
  await readyOf(client);
  if (client instanceof Cluster) await Promise.allSettled(client.nodes('master').map((node) => node.ping()));
}

/** Records a span for each command, with its name but without keys and values. */
function traceCommands(client: Pick<Redis, 'sendCommand'>): void {
  const send = client.sendCommand.bind(client);
  client.sendCommand = (command, ...more) =>
    traced(`redis ${command.name}`, { 'db.system.name': 'redis', 'db.operation.name': command.name }, () =>
      send(command, ...more),
    );
}

/** Connects to a Redis server, or to a Cluster if several nodes are given. Passes connection errors to `complain`. */
export function connectRedis(
  urls: readonly string[],
  timeoutMilliseconds: number,
  complain: (error: Error) => void,
): SharedRedis {
  const [single = '', ...more] = urls;
  const client =
    more.length === 0
      ? new CorkedRedis(single, {
          ...eachNode,
          commandTimeout: timeoutMilliseconds * 2,
          enableOfflineQueue: false,
          retryStrategy: retryAfter,
        })
      : clusterOf(urls.map((url) => new URL(url)));
  for (const [name, script] of Object.entries(scripts)) client.defineCommand(name, script);
  client.on('error', complain);
  if (tracing() !== undefined) traceCommands(client);
  return Object.assign(client, {
    connected: () => withTimeout(connectedTo(client), CONNECT_MILLISECONDS).catch(() => undefined),
  }) as unknown as SharedRedis;
}
