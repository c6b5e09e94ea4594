import { parallelLoad } from '../../measure/parallel-load.js';
import {
  answeredBy,
  AT_ONCE,
  direct,
  get,
  note,
  noticed,
  statusOf,
  type ComposeRun,
  type LoginOutcome,
} from './compose-run.js';
import type { Container } from './container.js';
import { logIn } from './log-in.js';

const REQUESTED = 500;

const SUBSCRIPTIONS = ['node', 'server/dist/composition/subscriptions-cli.js'];

/** Logs in to a sandbox account with each step at a different replica. This works only until an account is added. */
export async function login(url: string, replicas: readonly Container[]): Promise<LoginOutcome> {
  const [one = '', two = ''] = replicas.map(direct);
  const exchange = await logIn(one, two, 'sandbox-basic');
  const first = await exchange(one);
  const used = await Promise.all([one, two, url].map((at) => statusOf(`${at}/v1/leagues`, first.token ?? '')));
  const second = await exchange(two);
  return {
    isKept: first.status === 200 && used.every((status) => status === 200) && second.status === 400,
    found: `exchanged ${first.status}, used ${used.join()}, again ${second.status}`,
  };
}

/** Starts a replay through the balancer and checks that both replicas have it. */
export async function replay(run: ComposeRun): Promise<void> {
  const { topology, replicas, keys } = run.servers;
  const { slots } = (await (await get(`${topology.url}/v1/replays/timetable`, keys.wide)).json()) as {
    readonly slots: readonly { readonly matches: readonly { readonly replayOf: number }[] }[];
  };
  const begun = await fetch(`${topology.url}/v1/replays`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${keys.wide}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ matchId: slots[0]?.matches[0]?.replayOf, speed: 60, from: 'Q1:00:00' }),
  });
  const { matchId } = (await begun.json()) as { readonly matchId: number };
  await noticed('both replicas have the replay', async () => {
    const paths = [`/v1/replays/${matchId}`, `/v1/matches/${matchId}`];
    const urls = replicas.flatMap((one) => paths.map((at) => direct(one) + at));
    return (await Promise.all(urls.map((url) => statusOf(url, keys.wide)))).every((status) => status === 200);
  });
  note(run, 'replay: both replicas have it', true, `match ${matchId}`);
}

/** Adds a subscription with the command line of one replica, and checks that all replicas list it. */
export async function subscriptions(run: ComposeRun): Promise<void> {
  const { replicas } = run.servers;
  await replicas[1]?.exec(...SUBSCRIPTIONS, 'add', '--account', 'walk', '--url', 'https://hooks.example/a');
  const lists = await Promise.all(replicas.map((one) => one.exec(...SUBSCRIPTIONS, 'list')));
  note(
    run,
    'webhook subscription: added at one replica, listed at both',
    lists.every((list) => list.includes('https://hooks.example/a') && list === lists[0]),
    lists[0]?.split('\n')[0] ?? '',
  );
}

/** Sends more requests than a quota allows, and checks that both replicas together admit exactly the quota. */
export async function quota(run: ComposeRun): Promise<void> {
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

/** Checks that the quota is still used up. */
export async function quotaAfter(run: ComposeRun): Promise<void> {
  const { replicas, keys } = run.servers;
  const limited = await Promise.all(replicas.map((one) => statusOf(`${direct(one)}/v1/leagues`, keys.limited)));
  note(
    run,
    'at the end: the quota is still used up',
    limited.every((status) => status === 429),
    limited.join(),
  );
}
