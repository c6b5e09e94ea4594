import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startCluster, type TestCluster } from '../../server/test/storage/redis/cluster.js';
import { setTimeout as pause } from 'node:timers/promises';
import { startReplica, type Replica } from '../../server/test/support/replica.js';
import { parallelLoad, type Outcome } from './parallel-load.js';
import { report } from './report.js';
import { wideAccount } from './wide-account.js';

const LIMIT = 1000;
const ASKED = 3000;
const TIMEOUT_MILLISECONDS = 1000;
const LOADED_BEFORE = 1000;
const LOADED_AFTER = 2000;
const MAX_OUTAGE = 60_000;

const folder = mkdtempSync(path.join(tmpdir(), 'check-replicas-'));
const environment = { GOALSQUARE_DATA: path.join(folder, 'data'), GOALSQUARE_STATE: path.join(folder, 'state') };
const faults: string[] = [];
const rows: Record<string, unknown>[] = [];

const listsOf = (replicas: readonly Replica[]): readonly string[] => replicas.map(({ url }) => `${url}/v1/leagues`);

const hold = (isKept: boolean, fault: string): void => {
  if (!isKept) faults.push(fault);
};

async function usedOf({ url }: Replica, key: string): Promise<number> {
  const { items } = (await (
    await fetch(`${url}/v1/usage`, { headers: { Authorization: `Bearer ${key}` } })
  ).json()) as { readonly items: readonly (readonly number[])[] };
  return items.reduce((sum, [used = 0]) => sum + used, 0);
}

async function exact(what: string, replicas: readonly Replica[], key: string): Promise<void> {
  const { byStatus, slowest } = await parallelLoad(listsOf(replicas), key, (sent) => sent >= ASKED);
  rows.push({
    what: `${what} of ${LIMIT}, ${ASKED} asked`,
    admitted: byStatus['200'] ?? 0,
    refused: byStatus['429'] ?? 0,
    slowestMs: slowest,
  });
  hold(byStatus['200'] === LIMIT && byStatus['429'] === ASKED - LIMIT, `${what}: ${JSON.stringify(byStatus)}`);
}

/** Kills a node while servers are asked, and waits until all share their limits again. */
async function outage(
  which: 'master' | 'replica',
  cluster: TestCluster,
  replicas: readonly Replica[],
  key: string,
): Promise<void> {
  const [first] = replicas;
  if (first === undefined) return;
  const before = await usedOf(first, key);
  const localBefore = await localOf(replicas);
  let isOver = false;
  const loaded: Promise<Outcome> = parallelLoad(listsOf(replicas), key, () => isOver);
  await pause(LOADED_BEFORE);
  const port = cluster.kill(which, 'goalsquare:usage:{load}');
  const killed = Date.now();
  let away = 0;
  let back = 0;
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
  const counted = (await usedOf(first, key)) - before;
  const errors = Object.entries(byStatus)
    .filter(([status]) => status !== '200')
    .reduce((sum, [, count]) => sum + count, 0);
  rows.push({
    what: `kill -9 of a ${which}`,
    admitted: answered,
    errors,
    slowestMs: slowest,
    secondsToRecover: away === 0 ? 0 : (back - killed) / 1000,
    decidedLocally: (await localOf(replicas)) - localBefore,
    counted,
    short: Math.max(0, answered - counted),
    over: Math.max(0, counted - answered),
  });
  hold(errors === 0, `kill -9 of a ${which}: ${JSON.stringify(byStatus)}`);
  hold(back > 0, `kill -9 of a ${which}: limits were not shared again within ${MAX_OUTAGE / 1000} seconds`);
  await cluster.start(port);
  await cluster.settled();
}

const localOf = async (replicas: readonly Replica[]): Promise<number> =>
  (await Promise.all(replicas.map((one) => one.localDecisions()))).reduce((sum, one) => sum + one, 0);

async function check(): Promise<void> {
  mkdirSync(environment.GOALSQUARE_DATA);
  const wide = ['--rate', '100000', '--burst', '100000'];
  const keyOf = (id: string, ...plan: readonly string[]): string => wideAccount(environment, id, 'Basic', plan);
  const quotaKey = keyOf('quota', ...wide, '--limit', String(LIMIT));
  const burstKey = keyOf('burst', '--rate', '0.001', '--burst', String(LIMIT), '--limit', '1000000');
  const loadKey = keyOf('load', ...wide, '--limit', '100000000');
  const cluster = await startCluster(folder);
  const replicas: Replica[] = [];
  try {
    const shared = {
      ...environment,
      REDIS_URL: cluster.urls.join(','),
      REDIS_TIMEOUT_MS: String(TIMEOUT_MILLISECONDS),
    };
    for (let n = 0; n < 3; n += 1) replicas.push(await startReplica(shared));
    await exact('a quota', replicas, quotaKey);
    await exact('a burst', replicas, burstKey);
    await outage('replica', cluster, replicas, loadKey);
    await outage('master', cluster, replicas, loadKey);
  } finally {
    for (const replica of replicas) await replica.stop();
    await cluster.stop();
  }
}

try {
  await check();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
report(rows, faults);
