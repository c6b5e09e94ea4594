import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startCluster, type TestCluster } from '../../server/test/storage/redis/cluster.js';
import { startReplica, type Replica } from '../../server/test/support/replica.js';
import { account, widePlan } from './account.js';
import { parallelLoad } from './parallel-load.js';
import { scenario, type Run } from './scenario.js';

const LIMIT = 1000;
const ASKED = 3000;
const TIMEOUT_MILLISECONDS = 1000;
const LOADED_BEFORE = 1000;
const LOADED_AFTER = 2000;
const MAX_OUTAGE = 60_000;

interface Servers {
  readonly cluster: TestCluster;
  readonly replicas: readonly Replica[];
  /** The keys of three accounts, by what each is used to test. */
  readonly keys: Readonly<Record<'quota' | 'burst' | 'load', string>>;
}

type Step = (run: Run<Readonly<Record<string, never>>, Servers>) => Promise<void>;

const listsOf = (replicas: readonly Replica[]): readonly string[] => replicas.map(({ url }) => `${url}/v1/leagues`);

async function usedOf(replicas: readonly Replica[], key: string): Promise<number> {
  const answer = await fetch(`${replicas[0]?.url ?? ''}/v1/usage`, { headers: { Authorization: `Bearer ${key}` } });
  const { items } = (await answer.json()) as { readonly items: readonly (readonly number[])[] };
  return items.reduce((sum, [used = 0]) => sum + used, 0);
}

const localOf = async (replicas: readonly Replica[]): Promise<number> =>
  (await Promise.all(replicas.map((one) => one.localDecisions()))).reduce((sum, one) => sum + one, 0);

/**
 * Returns a step that sends more requests than a limit admits to all servers in turn. Together they must admit exactly
 * the limit.
 */
const exact =
  (what: 'quota' | 'burst'): Step =>
  async ({ servers: { replicas, keys }, row, hold }) => {
    const { byStatus, slowest } = await parallelLoad(listsOf(replicas), keys[what], (sent) => sent >= ASKED);
    const [admitted = 0, refused = 0] = [byStatus['200'], byStatus['429']];
    row({ what: `a ${what} of ${LIMIT}, after ${ASKED} requests`, admitted, refused, slowestMs: slowest });
    hold(admitted === LIMIT && refused === ASKED - LIMIT, `a ${what}: ${JSON.stringify(byStatus)}`);
  };

/** Returns a step that kills a Redis node under load, and waits until all servers share their limits again. */
const outage =
  (which: 'master' | 'replica'): Step =>
  async ({ servers: { cluster, replicas, keys }, row, hold }) => {
    const before = await usedOf(replicas, keys.load);
    const localBefore = await localOf(replicas);
    let isOver = false;
    const loaded = parallelLoad(listsOf(replicas), keys.load, () => isOver);
    await pause(LOADED_BEFORE);
    const port = cluster.kill(which, 'goalsquare:limits:{load}');
    const killed = Date.now();
    let [away, back] = [0, 0];
    while (Date.now() - killed < MAX_OUTAGE && (back === 0 || Date.now() - back < LOADED_AFTER)) {
      const isShared = (await Promise.all(replicas.map((one) => one.isShared()))).every(Boolean);
      if (!isShared && away === 0) away = Date.now();
      if (!isShared) back = 0;
      else if (back === 0) back = Date.now();
      await pause(50);
      if (isShared && away === 0 && Date.now() - killed < 5000) back = 0;
    }
    isOver = true;
    const { byStatus, slowest } = await loaded;
    await pause(TIMEOUT_MILLISECONDS);
    const answered = byStatus['200'] ?? 0;
    const counted = (await usedOf(replicas, keys.load)) - before;
    const errors = Object.values(byStatus).reduce((sum, count) => sum + count, 0) - answered;
    const what = `kill -9 of a ${which}`;
    row({
      what,
      admitted: answered,
      errors,
      slowestMs: slowest,
      secondsToRecover: away === 0 ? 0 : (back - killed) / 1000,
      decidedLocally: (await localOf(replicas)) - localBefore,
      counted,
      short: Math.max(0, answered - counted),
      over: Math.max(0, counted - answered),
    });
    hold(errors === 0, `${what}: ${JSON.stringify(byStatus)}`);
    hold(back > 0, `${what}: limits were not shared again within ${MAX_OUTAGE / 1000} seconds`);
    await cluster.start(port);
    await cluster.settled();
  };

/**
 * Tests three servers that share their limits in a Redis Cluster. A quota and a burst limit must be exact over all of
 * them, and no request may fail while a node is killed.
 */
export const replicas = scenario({
  name: 'replicas',
  options: {},
  start: async ({ folder, atEnd }): Promise<Servers> => {
    const environment = { GOALSQUARE_DATA: path.join(folder, 'data'), GOALSQUARE_STATE: path.join(folder, 'state') };
    mkdirSync(environment.GOALSQUARE_DATA);
    const rates = widePlan.slice(0, 4);
    const keyOf = (id: string, ...plan: readonly string[]): string => account(environment, id, 'Basic', plan);
    const keys = {
      quota: keyOf('quota', ...rates, '--limit', String(LIMIT)),
      burst: keyOf('burst', '--rate', '0.001', '--burst', String(LIMIT), '--limit', '1000000'),
      load: keyOf('load', ...widePlan),
    };
    const cluster = await startCluster(folder);
    atEnd(() => cluster.stop());
    const shared = {
      ...environment,
      REDIS_URL: cluster.urls.join(','),
      REDIS_TIMEOUT_MS: String(TIMEOUT_MILLISECONDS),
    };
    const servers: Replica[] = [];
    for (let n = 0; n < 3; n += 1) {
      const server = await startReplica(shared);
      atEnd(() => server.stop());
      servers.push(server);
    }
    return { cluster, replicas: servers, keys };
  },
  steps: [exact('quota'), exact('burst'), outage('replica'), outage('master')],
});
