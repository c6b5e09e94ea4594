import type { MeasuredServer } from '../http/measured-server.js';
import { requests, type Asked } from '../http/requests.js';
import { FIRST_MATCH } from '../http/season.js';
import { SEASON_MATCHES } from '../season.js';
import { median } from '../timing.js';
import { percentile } from './percentile.js';
import { sendersOf, type Senders, type Sent } from './senders.js';

/** Capacity of a server for one kind of request. **Units**: a core is a second of processor time per second. */
export interface Carried {
  readonly request: string;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly serverCores: number;
  readonly generatorCores: number;
  /** Processor time of the server for one request. **Units**: microseconds. */
  readonly cpuUs: number;
}

/** Durations of the warm-up and of a sample, and the number of rounds. **Units**: seconds. */
export interface Effort {
  readonly warm: number;
  readonly sample: number;
  readonly rounds: number;
}

const MICROSECONDS = 1e6;
/** Step between the matches of consecutive requests. */
const STRIDE = 89;

const season = '/v1/leagues/1/levels/1/seasons/1';
const lists = [`${season}/fixture`, `${season}/ladder`, `${season}/squads`];

/**
 * Returns requests for statistics. Each is for a different match, and each turn through all matches uses a new window.
 */
export const statisticsOf = (matchIds: readonly number[]): Asked => ({
  method: 'GET',
  url: (nth) => {
    const id = matchIds[(nth * STRIDE) % matchIds.length] ?? 0;
    const turn = Math.floor(nth / matchIds.length);
    return `/v1/matches/${id}/statistics/players?metric=KICK,MARK,DISPOSAL&period=${(turn % 4) + 1}&fromPeriodSeconds=${Math.floor(turn / 4) % 1500}`;
  },
  status: 200,
});

/** Ids of the season's matches. */
export const seasonIds: readonly number[] = Array.from({ length: SEASON_MATCHES }, (_, n) => FIRST_MATCH + n);

/** The kinds of requests that are measured. */
export const kinds: Readonly<Record<string, Asked>> = {
  'a score, repeated': requests.small,
  'statistics of different matches': statisticsOf(seasonIds),
  'batch of 20 about players': requests.batch,
  'fixture, ladder and squads in turn': {
    method: 'GET',
    url: (nth) => lists[nth % lists.length] ?? '',
    status: 200,
  },
};

/** Sends requests for some seconds and measures the server during that time. */
async function sampleOf(server: MeasuredServer, senders: Senders, seconds: number): Promise<Omit<Carried, 'request'>> {
  const before = await server.usage();
  const begun = performance.now();
  const sent = await senders.for(seconds);
  const taken = (performance.now() - begun) / 1000;
  const after = await server.usage();
  const ms = sent.flatMap((one) => one.ms).toSorted((a, b) => a - b);
  const total = (of: (one: Sent) => number): number => sent.reduce((sum, one) => sum + of(one), 0);
  const cpuSeconds = after.cpuSeconds - before.cpuSeconds;
  return {
    perSecond: total((one) => one.ms.length / one.seconds),
    p50Ms: percentile(ms, 0.5),
    p99Ms: percentile(ms, 0.99),
    serverCores: cpuSeconds / taken,
    generatorCores: total(({ cpuSeconds: cpu }) => cpu) / taken,
    cpuUs: (cpuSeconds / ms.length) * MICROSECONDS,
  };
}

/** Measures one kind of request, as medians over the rounds. `senders` have warmed up the server. */
export async function carried(
  server: MeasuredServer,
  request: string,
  senders: Senders,
  { sample, rounds }: Effort,
): Promise<Carried> {
  const samples: Omit<Carried, 'request'>[] = [];
  for (let n = 0; n < rounds; n += 1) samples.push(await sampleOf(server, senders, sample));
  const of = (member: keyof Omit<Carried, 'request'>): number => median(samples.map((one) => one[member]));
  return {
    request,
    perSecond: of('perSecond'),
    p50Ms: of('p50Ms'),
    p99Ms: of('p99Ms'),
    serverCores: of('serverCores'),
    generatorCores: of('generatorCores'),
    cpuUs: of('cpuUs'),
  };
}

/** Measures every kind of request in turn. There is one sending process for every two processes of the server. */
export async function carriedRequests(
  server: MeasuredServer,
  processes: number,
  effort: Effort,
): Promise<readonly Carried[]> {
  const results: Carried[] = [];
  for (const name of Object.keys(kinds)) {
    const senders = await sendersOf(server, name, Math.max(1, Math.floor(processes / 2)), effort.warm);
    results.push(await carried(server, name, senders, effort));
    senders.end();
  }
  return results;
}
