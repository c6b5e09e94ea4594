import { mkdirSync } from 'node:fs';
import path from 'node:path';
import getPort from 'get-port';
import { TestNats } from '../../../data/test/support/nats.js';
import { ServerProcess } from '../../../server/test/support/server-process.js';
import { TestRedis } from '../../../server/test/support/redis.js';
import { wideAccount } from '../wide-account.js';
import type { Address } from './feeder.js';

const LOG_SERVERS = 3;
const API_SERVERS = 3;

/** Checkpoints are written often, and finished matches are moved at once. */
const CHECKPOINTS = { NATS_CHECKPOINT_SECONDS: '1', NATS_FINISHED_MINUTES: '0' };

/**
 * Three servers of the API that share a folder of state, Redis and a log in three copies, and an account that may feed
 * them.
 */
export class Scene {
  readonly #servers: ServerProcess[] = [];

  private constructor(
    readonly log: TestNats,
    private readonly redis: TestRedis,
    private readonly environment: Readonly<Record<string, string>>,
    private readonly token: string,
  ) {}

  /** Starts all in a folder. */
  static async start(folder: string): Promise<Scene> {
    const environment = { GOALSQUARE_DATA: path.join(folder, 'data'), GOALSQUARE_STATE: path.join(folder, 'state') };
    mkdirSync(environment.GOALSQUARE_DATA);
    const token = wideAccount(environment, 'feed');
    const redis = new TestRedis(await getPort());
    await redis.start();
    const log = await TestNats.start(LOG_SERVERS);
    const scene = new Scene(
      log,
      redis,
      { ...environment, ...CHECKPOINTS, NATS_URL: log.urls.join(), REDIS_URL: redis.url },
      token,
    );
    try {
      for (let n = 0; n < API_SERVERS; n += 1) await scene.startServer();
    } catch (error) {
      await scene.stop();
      throw error;
    }
    return scene;
  }

  get addresses(): readonly Address[] {
    return this.#servers.map(({ url }) => ({ url, token: this.token }));
  }

  /** Starts one more server of the API. It is asked once it has read the log. */
  async startServer(): Promise<void> {
    const server = new ServerProcess(this.environment);
    try {
      this.#servers.push(await server.ready());
    } catch (error) {
      await server.end('SIGKILL');
      throw error;
    }
  }

  /** Kills a server of the API, which is asked for some time still. **Units**: milliseconds. */
  async killServer(askedFor: number): Promise<void> {
    const [victim] = this.#servers;
    await victim?.end('SIGKILL');
    await new Promise((resolve) => {
      setTimeout(resolve, askedFor);
    });
    this.#servers.shift();
  }

  /** Kills all servers of the API. */
  async killAll(): Promise<void> {
    await Promise.all(this.#servers.splice(0).map((server) => server.end('SIGKILL')));
  }

  async stop(): Promise<void> {
    for (const server of this.#servers) await server.end('SIGKILL');
    await this.log.remove();
    await this.redis.remove();
  }
}
