import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../../../server/test/support/until.js';
import { widePlan } from '../../measure/account.js';
import { Feeder, sampleLogs } from '../../measure/live-replicas/feeder.js';
import { parallelLoad, type Outcome } from '../../measure/parallel-load.js';
import { runScenario } from '../../measure/run-scenario.js';
import { scenario, type Options, type Run } from '../../measure/scenario.js';
import type { Container } from './container.js';
import { substitutions, Topology } from './topology.js';

/* Run by `compose.ts` in namespaces of its own. */

const QUOTA = 300;
const REQUESTED = 500;
const AT_ONCE = 12;
const EVENTS = 5;
const ENTRIES = 20;
const SECONDS_TO_NOTICE = 20;
/** After this a dead replica gets no requests: its health check has failed twice. */
const MILLISECONDS_TO_LEAVE = 4000;

const ACCOUNTS = ['node', 'server/dist/composition/accounts-cli.js'];

interface Servers {
  readonly topology: Topology;
  readonly replicas: readonly Container[];
  /** Keys of an account without limits, and of one with a quota. */
  readonly keys: { readonly wide: string; readonly limited: string };
}

type ComposeRun = Run<Options, Servers>;

const direct = ({ address }: Container): string => `http://${address}:8080`;

const get = (url: string, key: string): Promise<Response> =>
  fetch(url, { headers: { Authorization: `Bearer ${key}` } });

const statusOf = async (url: string, key: string): Promise<number> => {
  const response = await get(url, key);
  await response.arrayBuffer();
  return response.status;
};

const noticed = (what: string, isSo: () => boolean | Promise<boolean>): Promise<void> =>
  until(what, isSo, SECONDS_TO_NOTICE);

/** How many requests of the API a replica has answered, by its metrics. */
async function answeredBy({ address }: Container): Promise<number> {
  const text = await (await fetch(`http://${address}:9464/metrics`)).text();
  return [...text.matchAll(/^http_server_request_duration_seconds_count\{[^}]*route="\/v1\/leagues"[^}]*\} (\d+)$/gmu)]
    .map(([, count]) => Number(count))
    .reduce((sum, count) => sum + count, 0);
}

/** Adds an account at the first replica, and returns a key of it once all replicas accept that. */
async function keyOf(replicas: readonly Container[], id: string, plan: readonly string[]): Promise<string> {
  const run = async (...words: readonly string[]): Promise<string> =>
    (await replicas[0]?.exec(...ACCOUNTS, ...words)) ?? '';
  await run('add', id, '--tier', 'Transactional', '--league', 'all', ...plan);
  await run('operator', id);
  const key = await run('token', id);
  for (const replica of replicas)
    await noticed(
      `${replica.name} accepts a new key`,
      async () => (await statusOf(`${direct(replica)}/v1/usage`, key)) === 200,
    );
  return key;
}

/** Notes what a promise of the topology found. */
function note({ row, hold }: ComposeRun, step: string, isKept: boolean, found: string): void {
  row({ step, isKept, found });
  hold(isKept, `${step}: ${found}`);
}

async function quota(run: ComposeRun): Promise<void> {
  const { topology, replicas, keys } = run.servers;
  const { items } = (await (await get(`${topology.url}/v1/usage`, keys.limited)).json()) as {
    readonly items: readonly (readonly [used: number, left: number])[];
  };
  const left = items.at(-1)?.[1] ?? NaN;
  const before = await Promise.all(replicas.map(answeredBy));
  const { byStatus } = await parallelLoad([`${topology.url}/v1/leagues`], keys.limited, (n) => n >= REQUESTED, AT_ONCE);
  const shares = (await Promise.all(replicas.map(answeredBy))).map((count, at) => count - (before[at] ?? 0));
  note(
    run,
    'quota: exact over both replicas',
    byStatus['200'] === left && byStatus['429'] === REQUESTED - left && shares.every((count) => count > 0),
    `${left} left; ${JSON.stringify(byStatus)}, by replica ${shares.join(' and ')}`,
  );
}

/** Feeds a live match through the replicas in turn, and reads it at each and as a stream through the balancer. */
async function liveMatch(run: ComposeRun): Promise<void> {
  const { topology, replicas, keys } = run.servers;
  const feeder = new Feeder(sampleLogs(1), () => replicas.map((one) => ({ url: direct(one), token: keys.wide })));
  feeder.start();
  await noticed('the live match has begun', () => feeder.acknowledged.size > 0);
  const closing = new AbortController();
  const response = await fetch(`${topology.url}/v1/matches/1/events`, {
    headers: { Authorization: `Bearer ${keys.wide}` },
    signal: AbortSignal.any([closing.signal, AbortSignal.timeout(SECONDS_TO_NOTICE * 1000)]),
  });
  let [text, chunks] = ['', 0];
  const events = (): number => [...text.matchAll(/^data: /gmu)].length;
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    chunks += 1;
    if (events() >= EVENTS && chunks > 1) break;
  }
  closing.abort();
  note(
    run,
    'event stream: events arrive through the balancer as they happen',
    events() >= EVENTS && chunks > 1,
    `${events()} events in ${chunks} chunks`,
  );
  await noticed('entries are fed', () => (feeder.acknowledged.get(1) ?? 0) >= ENTRIES);
  await feeder.stop();
  const fed = feeder.acknowledged.get(1) ?? 0;
  await noticed('both replicas have the live match', async () => {
    const logs = await Promise.all(
      replicas.map(async (one) => (await get(`${direct(one)}/operator/matches/1/log`, keys.wide)).text()),
    );
    return logs.every((log) => log.trim().split('\n').length === 1 + fed);
  });
  note(run, 'live match: fed at both replicas in turn, read at both', feeder.faults.length === 0, `${fed} entries`);
}

/** Does something to replicas while the balancer is loaded. */
async function underLoad({ servers }: ComposeRun, disturb: () => Promise<void>): Promise<Outcome> {
  let isOver = false;
  const load = parallelLoad([`${servers.topology.url}/v1/leagues`], servers.keys.wide, () => isOver, AT_ONCE);
  try {
    await disturb();
  } finally {
    isOver = true;
  }
  return load;
}

/** Starts a replica, and waits until the balancer sends it requests. */
async function startAgain(topology: Topology, replica: Container): Promise<void> {
  await topology.begin(replica);
  const before = await answeredBy(replica);
  await noticed(`${replica.name} gets requests`, async () => (await answeredBy(replica)) > before);
}

async function rollingRestart(run: ComposeRun): Promise<void> {
  const { topology, replicas } = run.servers;
  const codes: (number | null)[] = [];
  const { byStatus, failures } = await underLoad(run, async () => {
    for (const replica of replicas) {
      codes.push(await topology.end(replica, 'SIGTERM'));
      await startAgain(topology, replica);
    }
  });
  const answered = byStatus['200'] ?? 0;
  note(
    run,
    'rolling restart: no request fails',
    failures.length === 0 && answered > 100 && codes.every((code) => code === 0),
    `${answered} answered, failed: ${failures.map(({ reason }) => reason).join() || 'none'}; exit codes ${codes.join()}`,
  );
}

async function kill(run: ComposeRun): Promise<void> {
  const { topology, replicas } = run.servers;
  const [victim] = replicas as readonly [Container];
  let killed = 0;
  const { byStatus, failures } = await underLoad(run, async () => {
    await pause(1000);
    killed = Date.now();
    await topology.end(victim, 'SIGKILL');
    await pause(MILLISECONDS_TO_LEAVE * 2);
    await startAgain(topology, victim);
  });
  const answered = byStatus['200'] ?? 0;
  note(
    run,
    `kill -9: requests fail for ${MILLISECONDS_TO_LEAVE / 1000} s at most, then none`,
    answered > 100 && failures.every(({ at }) => at - killed <= MILLISECONDS_TO_LEAVE),
    `${answered} answered, ${failures.length} failed, the last after ${(failures.at(-1)?.at ?? killed) - killed} ms`,
  );
}

async function stateAfter(run: ComposeRun): Promise<void> {
  const { replicas, keys } = run.servers;
  const limited = await Promise.all(replicas.map((one) => statusOf(`${direct(one)}/v1/leagues`, keys.limited)));
  note(
    run,
    'after all of it: the quota is still used up',
    limited.every((status) => status === 429),
    limited.join(),
  );
}

await runScenario(
  scenario({
    name: 'compose',
    options: {},
    start: async ({ folder, atEnd, say }): Promise<Servers> => {
      const topology = await Topology.in(folder);
      atEnd(() => topology.stop());
      await topology.start();
      for (const change of substitutions) say(`changed for this machine: ${change}`);
      const replicas = topology.of('api');
      if (replicas.length < 2) throw new Error('compose.yaml has fewer than two replicas of api');
      const limits = [...widePlan.slice(0, -1), String(QUOTA)];
      const keys = {
        wide: await keyOf(replicas, 'walk', widePlan),
        limited: await keyOf(replicas, 'limited', limits),
      };
      return { topology, replicas, keys };
    },
    steps: [quota, liveMatch, rollingRestart, kill, stateAfter],
    holds: ({ servers: { topology, replicas }, rows, say }) => {
      if (rows.some(({ isKept }) => isKept !== true))
        for (const container of [...replicas, ...topology.of('balancer')])
          say(`the end of the log of ${container.name}:\n${topology.logOf(container)}`);
    },
    passed: ({ rows }) => `compose: ${rows.length} promises are kept`,
    json: (report) => ({ ...report, substitutions: [...substitutions] }),
  }),
);
