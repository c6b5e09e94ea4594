import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../server/test/support/free-port.js';
import { TestNats } from '../../../data/test/support/nats.js';
import { TestRedis } from '../../../server/test/support/redis.js';
import { ServerProcess } from '../../../server/test/support/server-process.js';
import { account } from '../account.js';
import type { Options, Stage } from '../scenario.js';
import type { Address } from './feeder.js';

const LOG_SERVERS = 3;
const API_SERVERS = 3;

/** Settings that write checkpoints often, and move finished matches at once. */
const CHECKPOINTS = { NATS_CHECKPOINT_SECONDS: '1', NATS_FINISHED_MINUTES: '0' };

/** Three API servers that share a state folder, Redis and a log in three copies, and an account that may feed them. */
export class SharedLogServers {
  readonly #servers: ServerProcess[] = [];

  private constructor(
    readonly log: TestNats,
    private readonly environment: Readonly<Record<string, string>>,
    private readonly token: string,
  ) {}

  /** Starts all servers in the folder of a scenario, which closes them. */
  static async start({ folder, atEnd }: Stage<Options>): Promise<SharedLogServers> {
    const environment = { GOALSQUARE_DATA: path.join(folder, 'data'), GOALSQUARE_STATE: path.join(folder, 'state') };
    mkdirSync(environment.GOALSQUARE_DATA);
    const token = account(environment, 'feed');
    const redis = new TestRedis(await freePort());
    atEnd(() => redis.remove());
    await redis.start();
    const log = await TestNats.start(LOG_SERVERS);
    atEnd(() => log.remove());
    const urls = { NATS_URL: log.urls.join(), REDIS_URL: redis.url };
    const servers = new SharedLogServers(log, { ...environment, ...CHECKPOINTS, ...urls }, token);
    atEnd(() => servers.killAll());
    for (let n = 0; n < API_SERVERS; n += 1) await servers.startServer();
    return servers;
  }

  get addresses(): readonly Address[] {
    return this.#servers.map(({ url }) => ({ url, token: this.token }));
  }

  /** Starts another API server. It receives requests once it has read the log. */
  async startServer(): Promise<void> {
    const server = new ServerProcess(this.environment);
    try {
      this.#servers.push(await server.ready());
    } catch (error) {
      await server.end('SIGKILL');
      throw error;
    }
  }

  /**
   * Kills an API server. It stays in the list of addresses for a while, so that it still receives requests. **Units**:
   * milliseconds.
   */
  async killServer(askedFor: number): Promise<void> {
    await this.#servers[0]?.end('SIGKILL');
    await pause(askedFor);
    this.#servers.shift();
  }

  /** Kills all servers of the API. */
  async killAll(): Promise<void> {
    await Promise.all(this.#servers.splice(0).map((server) => server.end('SIGKILL')));
  }
}
