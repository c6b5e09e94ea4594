import { setTimeout as pause } from 'node:timers/promises';
import { widePlan } from '../../measure/account.js';
import { Feeder } from '../../measure/live-replicas/feeder.js';
import { parallelLoad, type Outcome } from '../../measure/parallel-load.js';
import { runScenario } from '../../measure/run-scenario.js';
import { scenario } from '../../measure/scenario.js';
import { liveMatches } from '../../measure/soak/live-matches.js';
import {
  answeredBy,
  AT_ONCE,
  direct,
  get,
  note,
  noticed,
  SECONDS_TO_NOTICE,
  statusOf,
  type ComposeRun,
  type Servers,
} from './compose-run.js';
import type { Container } from './container.js';
import { login, quota, quotaAfter, replay, subscriptions } from './shared-state.js';
import { substitutions, Topology } from './topology.js';

/* `compose.ts` runs this program in its own namespaces. */

const QUOTA = 300;
const EVENTS = 5;
const ENTRIES = 20;
/** Time after which a dead replica gets no more requests, because its health check has failed twice. */
const MILLISECONDS_TO_LEAVE = 4000;
/** Pause between requests under load, so that the replicas start on processors that the load does not use up. */
const MILLISECONDS_BETWEEN = 50;

const ACCOUNTS = ['node', 'server/dist/composition/accounts-cli.js'];

/** Adds an account at the first replica. Returns its key once all replicas accept it. */
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

/** Feeds a live match through the replicas in turn. Reads it at each of them, and as a stream through the balancer. */
async function liveMatch(run: ComposeRun): Promise<void> {
  const { topology, replicas, keys } = run.servers;
  const feeder = new Feeder(liveMatches(1), () => replicas.map((one) => ({ url: direct(one), token: keys.wide })));
  await feeder.begin();
  feeder.start();
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

/** Disturbs replicas while the balancer is under load. */
async function underLoad({ servers }: ComposeRun, disturb: () => Promise<void>): Promise<Outcome> {
  let isOver = false;
  const urls = [`${servers.topology.url}/v1/leagues`];
  const load = parallelLoad(urls, servers.keys.wide, () => isOver, AT_ONCE, undefined, MILLISECONDS_BETWEEN);
  try {
    await disturb();
  } finally {
    isOver = true;
  }
  return load;
}

/** Restarts a replica, and waits until the balancer sends it requests. */
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
      const loggedIn = await login(topology.url, replicas);
      const limits = [...widePlan.slice(0, -1), String(QUOTA)];
      const keys = {
        wide: await keyOf(replicas, 'walk', widePlan),
        limited: await keyOf(replicas, 'limited', limits),
      };
      return { topology, replicas, keys, login: loggedIn };
    },
    steps: [
      (run) => {
        const { isKept, found } = run.servers.login;
        note(run, 'login: page, form and code at different replicas; the code works once', isKept, found);
      },
      quota,
      replay,
      liveMatch,
      subscriptions,
      rollingRestart,
      kill,
      quotaAfter,
    ],
    holds: ({ servers: { topology, replicas }, rows, say }) => {
      if (rows.some(({ isKept }) => isKept !== true))
        for (const container of [...replicas, ...topology.of('balancer')])
          say(`the end of the log of ${container.name}:\n${topology.logOf(container)}`);
    },
    passed: ({ rows }) => `compose: ${rows.length} promises are kept`,
    json: (report) => ({ ...report, substitutions: [...substitutions] }),
  }),
);
