import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { MatchHeader } from '@goalsquare/engine';
import { EventLogCache } from '@goalsquare/server/parts';
import { SoakListener, type Expected } from './listener.js';
import { quantile } from '../quantile.js';
import { load } from './load.js';
import { planOf, type Soak } from './plan.js';

/** How much memory the server took at a time. */
export interface Memory {
  readonly seconds: number;
  readonly rssMb: number;
  readonly heapMb: number;
}

/** What came of a soak. */
export interface Soaked {
  readonly seconds: number;
  readonly entries: number;
  /** Events all clients heard together. */
  readonly heard: number;
  readonly lost: number;
  /** Events that were not the next of their match: a gap, or a repeat. */
  readonly outOfTurn: number;
  readonly resumed: number;
  readonly requests: number;
  /** Requests that were not answered, by what came instead. */
  readonly failures: Readonly<Record<string, number>>;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly memory: readonly Memory[];
}

const KEY = 'sandbox-transactional';

/** No soak goes on longer. **Units**: milliseconds. */
const LONGEST = 170_000;

/** How often one of the restless goes away. **Units**: milliseconds. */
const RESTLESS_EVERY = 500;

const serve = (soak: Soak): ChildProcess =>
  fork(fileURLToPath(new URL('serve.ts', import.meta.url)), [JSON.stringify(soak)], {
    execArgv: ['--expose-gc', '--conditions=source', '--import', 'tsx'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });

/** Every fifth listens to the league, the others to one match each. */
function pathsOf(clients: number, headers: readonly MatchHeader[]): readonly (readonly [string, readonly number[]])[] {
  const leagues = [...new Set(headers.map(({ leagueId }) => leagueId))].map(
    (league) =>
      [`/v1/leagues/${league}/events`, headers.flatMap(({ id, leagueId }) => (leagueId === league ? id : []))] as const,
  );
  return Array.from({ length: clients }, (_, at) => {
    const [id = 0, league] = [headers[at % headers.length]?.id, leagues[at % leagues.length]];
    return at % 5 === 4 && league !== undefined ? league : ([`/v1/matches/${id}/events`, [id]] as const);
  });
}

/**
 * Plays matches to a server of its own while many listen and ask, and holds every client to have heard every event once
 * and in turn. It ends by itself.
 */
export async function runSoak(soak: Soak): Promise<Soaked> {
  const plan = planOf(soak);
  const expected: Expected = new Map(
    await Promise.all(
      plan.map(async ({ log }) => {
        const events = await new EventLogCache().between(log, 0, log.entries.length);
        return [log.header.id, events.map(({ data }) => data)] as const;
      }),
    ),
  );
  const matches = [...expected.keys()];
  const child = serve(soak);
  const memory: (Memory & { readonly isOver?: true })[] = [];
  const isOver = (): boolean => memory.at(-1)?.isOver === true || child.exitCode !== null;
  try {
    const [{ port }] = (await once(child, 'message')) as [{ readonly port: number }];
    child.on('message', (message) => {
      memory.push(message as Memory);
    });
    const listeners = pathsOf(
      soak.clients,
      plan.map(({ log }) => log.header),
    ).map(([path, ids]) => new SoakListener(port, path, KEY, ids, expected));
    await Promise.all(listeners.map((one) => one.listen()));
    const end = Date.now() + LONGEST;
    const isLate = (): boolean => Date.now() > end;
    child.send('play');
    let turn = 0;
    const restless = setInterval(() => {
      turn += 1;
      listeners[(turn * 7) % listeners.length]?.comeBack().catch(() => undefined);
    }, RESTLESS_EVERY);
    const { milliseconds, failures } = await load(port, KEY, matches, soak.rate, () => isOver() || isLate());
    clearInterval(restless);
    while (!listeners.every(({ isDone }) => isDone) && !isLate())
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
    for (const listener of listeners) listener.stop();
    const heard = listeners.map((one) => one.heard());
    const sum = (of: 'events' | 'lost' | 'wrong' | 'resumed'): number => heard.reduce((all, one) => all + one[of], 0);
    return {
      seconds: memory.at(-1)?.seconds ?? 0,
      entries: plan.reduce((all, { log }) => all + log.entries.length, 0),
      heard: sum('events'),
      lost: sum('lost'),
      outOfTurn: sum('wrong'),
      resumed: sum('resumed'),
      requests: milliseconds.length,
      failures,
      p50Ms: Math.round(quantile(milliseconds, 0.5) * 10) / 10,
      p99Ms: Math.round(quantile(milliseconds, 0.99) * 10) / 10,
      memory: [0, Math.floor(memory.length / 2), memory.length - 1].flatMap((at) => memory[at] ?? []),
    };
  } finally {
    child.kill('SIGKILL');
  }
}
