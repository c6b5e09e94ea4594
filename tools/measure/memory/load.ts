import { setTimeout as pause } from 'node:timers/promises';
import type { Target } from '../loop/target.js';

/** Codings that clients accept, in turn: another one for a match in each round. */
const CODINGS = ['identity', 'gzip', 'br'] as const;

/** What is requested of each match: all statistics that the tier has. */
const VIEWS = ['statistics/players'] as const;

/** Statuses of a match that has not begun: it has no statistics. */
const EXPECTED = new Set([200, 403]);

/** How a server is loaded. */
export interface Load {
  readonly matchIds: readonly number[];
  readonly rounds: number;
  /** Requests a second. */
  readonly rate: number;
}

/** What came of the requests. **Units**: milliseconds. */
export interface Loaded {
  readonly requests: number;
  /** Responses other than expected, by status or error. */
  readonly failures: Readonly<Record<string, number>>;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** Requests the statistics of every match, round by round. `isOver` ends it early. */
export async function load(
  target: Target,
  { matchIds, rounds, rate }: Load,
  isOver: () => boolean,
  progress: (done: number, all: number) => void,
): Promise<Loaded> {
  const all = matchIds.length * rounds * VIEWS.length;
  const times: number[] = [];
  const failures: Record<string, number> = {};
  const waiting = new Set<Promise<void>>();
  const start = performance.now();
  for (let n = 0; n < all && !isOver(); n += 1) {
    const due = start + (n * 1000) / rate - performance.now();
    if (due > 0) await pause(due);
    const at = Math.floor(n / VIEWS.length);
    const coding = CODINGS[(at + Math.floor(at / matchIds.length)) % CODINGS.length] ?? 'identity';
    const path = `/v1/matches/${matchIds[at % matchIds.length] ?? 0}/${VIEWS[n % VIEWS.length] ?? ''}`;
    const began = performance.now();
    const one = target
      .send(path, undefined, { 'Accept-Encoding': coding })
      .then(
        ({ status }) => {
          times.push(performance.now() - began);
          if (!EXPECTED.has(status)) failures[status] = (failures[status] ?? 0) + 1;
        },
        (error: unknown) => {
          const text = error instanceof Error ? error.message : String(error);
          failures[text] = (failures[text] ?? 0) + 1;
        },
      )
      .finally(() => waiting.delete(one));
    waiting.add(one);
    progress(n + 1, all);
  }
  await Promise.all(waiting);
  const sorted = times.sort((a, b) => a - b);
  const quantile = (share: number): number => Math.round(sorted[Math.floor(sorted.length * share)] ?? NaN);
  return { requests: times.length, failures, p50Ms: quantile(0.5), p99Ms: quantile(0.99) };
}
