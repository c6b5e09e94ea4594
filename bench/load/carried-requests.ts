import { Caller } from '../http/measure.js';
import type { MeasuredServer } from '../http/measured-server.js';
import { requests, type Asked } from '../http/requests.js';
import { FIRST_MATCH } from '../http/season.js';
import { SEASON_MATCHES } from '../season.js';
import { median } from '../timing.js';
import { percentile } from './percentile.js';

/** How many requests of a kind a server answers. **Units**: cores are seconds of processor time in a second. */
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

/** How much is measured. **Units**: seconds. */
export interface Effort {
  readonly warm: number;
  readonly sample: number;
  readonly rounds: number;
}

const CONNECTIONS = 32;
const MICROSECONDS = 1e6;
/** Matches are visited this far apart. */
const STRIDE = 89;

const season = '/v1/leagues/1/levels/1/seasons/1';
const lists = [`${season}/fixture`, `${season}/ladder`, `${season}/squads`];

/** Statistics of another match each time, in a window that is new for each turn around the matches. */
export const statisticsOf = (matchIds: readonly number[]): Asked => ({
  method: 'GET',
  url: (nth) => {
    const id = matchIds[(nth * STRIDE) % matchIds.length] ?? 0;
    const turn = Math.floor(nth / matchIds.length);
    return `/v1/matches/${id}/statistics/players?metric=KICK,MARK,DISPOSAL&period=${(turn % 4) + 1}&fromPeriodSeconds=${Math.floor(turn / 4) % 1500}`;
  },
  status: 200,
});

/** Ids of the matches of the season. */
export const seasonIds: readonly number[] = Array.from({ length: SEASON_MATCHES }, (_, n) => FIRST_MATCH + n);

/** The requests that are measured. */
const kinds: readonly (readonly [name: string, asked: Asked])[] = [
  ['a score, repeated', requests.small],
  ['statistics of different matches', statisticsOf(seasonIds)],
  ['batch of 20 about players', requests.batch],
  ['fixture, ladder and squads in turn', { method: 'GET', url: (nth) => lists[nth % lists.length] ?? '', status: 200 }],
];

/** Sends requests for some seconds and measures the server meanwhile. */
async function sampleOf(server: MeasuredServer, caller: Caller, seconds: number): Promise<Omit<Carried, 'request'>> {
  const [before, own] = [await server.usage(), process.cpuUsage()];
  const { ms, seconds: taken } = await caller.for(seconds, CONNECTIONS);
  const [after, { user, system }] = [await server.usage(), process.cpuUsage(own)];
  const cpuSeconds = after.cpuSeconds - before.cpuSeconds;
  return {
    perSecond: ms.length / taken,
    p50Ms: percentile(ms, 0.5),
    p99Ms: percentile(ms, 0.99),
    serverCores: cpuSeconds / taken,
    generatorCores: (user + system) / MICROSECONDS / taken,
    cpuUs: (cpuSeconds / ms.length) * MICROSECONDS,
  };
}

/** Measures one kind of request: medians of some rounds. */
export async function carried(
  server: MeasuredServer,
  request: string,
  asked: Asked,
  { warm, sample, rounds }: Effort,
): Promise<Carried> {
  const caller = await Caller.warm(server, asked, warm);
  const samples: Omit<Carried, 'request'>[] = [];
  for (let n = 0; n < rounds; n += 1) samples.push(await sampleOf(server, caller, sample));
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

/** Measures every kind of request, one after the other. */
export async function carriedRequests(server: MeasuredServer, effort: Effort): Promise<readonly Carried[]> {
  const results: Carried[] = [];
  for (const [name, asked] of kinds) results.push(await carried(server, name, asked, effort));
  return results;
}
