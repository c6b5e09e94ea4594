import { cpus, loadavg, totalmem } from 'node:os';
import { aligned } from '../aligned.js';
import { median } from '../timing.js';
import type { Carried } from './carried-requests.js';
import { LONGEST_DELAY, type CarriedStreams } from './carried-streams.js';
import type { SeasonsResult } from './many-seasons.js';

/** The machine of a run. `load` is the load average of the minute before, which other programs cause. */
export interface Machine {
  readonly cores: number;
  readonly model: string;
  readonly memoryGigabytes: number;
  readonly load: number;
}

/** The results of a run. */
export interface LoadFindings {
  readonly machine: Machine;
  /** Results by number of processes. */
  readonly requests: readonly { readonly processes: number; readonly kinds: readonly Carried[] }[];
  readonly streams: readonly (CarriedStreams & { readonly processes: number })[];
  readonly seasons: readonly SeasonsResult[];
}

const GIGABYTE = 1_073_741_824;
const KILOBYTE = 1024;

/** Describes this machine before a run. */
export const thisMachine = (): Machine => ({
  cores: cpus().length,
  model: cpus()[0]?.model.trim() ?? 'unknown',
  memoryGigabytes: Math.round(totalmem() / GIGABYTE),
  load: loadavg()[0] ?? NaN,
});

/** Growth of throughput and memory. Members are absent if the run did not measure them. */
export interface Law {
  /** Requests per second that one core of the server answers, by request. */
  readonly perCore?: Readonly<Record<string, number>>;
  /** Throughput relative to one process, by number of processes: the median over the kinds of requests. */
  readonly timesOne?: Readonly<Record<string, number>>;
  /** Events per second that one core sends. */
  readonly eventsPerCore?: number;
  readonly kilobytesPerStream?: number;
  readonly kilobytesPerMatch?: number;
}

/** Returns the slope between the first and the last result: growth of the value per count. **Empty**: NaN. */
function growth<T>(results: readonly T[], value: (one: T) => number, count: (one: T) => number): number {
  const [first, last] = [results[0], results.at(-1)];
  return first === undefined || last === undefined ? NaN : (value(last) - value(first)) / (count(last) - count(first));
}

/** Returns throughput relative to one process, by number of processes: the median over the kinds of requests. */
function timesOne({ requests }: LoadFindings): Readonly<Record<string, number>> {
  const one = new Map(requests[0]?.kinds.map(({ request, perSecond }) => [request, perSecond]));
  return Object.fromEntries(
    requests.map(({ processes, kinds }) => [
      processes,
      median(kinds.map(({ request, perSecond }) => perSecond / (one.get(request) ?? NaN))),
    ]),
  );
}

/** Computes how requests, streams and memory grow. */
export function lawOf(findings: LoadFindings): Law {
  const { requests, streams, seasons } = findings;
  const [one, steps] = [requests[0], streams[0]?.steps ?? []];
  const last = steps.at(-1);
  return {
    ...(one !== undefined && {
      perCore: Object.fromEntries(one.kinds.map(({ request, cpuUs }) => [request, 1e6 / cpuUs])),
      timesOne: timesOne(findings),
    }),
    ...(last !== undefined && {
      eventsPerCore: last.eventsPerSecond / last.serverCores,
      kilobytesPerStream:
        KILOBYTE *
        growth(
          steps,
          (step) => step.residentMegabytes,
          (step) => step.streams,
        ),
    }),
    ...(seasons.length > 1 && {
      kilobytesPerMatch:
        KILOBYTE *
        growth(
          seasons,
          (result) => result.residentAtStartMegabytes,
          (result) => result.matches,
        ),
    }),
  };
}

const round = (value: number): number => Number(value.toPrecision(3));

/** Returns the results as JSON, with numbers rounded to three digits. */
export const asJson = (findings: LoadFindings): unknown =>
  JSON.parse(
    JSON.stringify({ ...findings, law: lawOf(findings) }, (_, value: unknown) =>
      typeof value === 'number' && !Number.isInteger(value) ? round(value) : value,
    ),
  );

const text = (value: number): string => String(round(value));

const requestRows = ({ requests }: LoadFindings): readonly (readonly string[])[] =>
  requests.flatMap(({ processes, kinds }) =>
    kinds.map((one) => [
      one.request,
      String(processes),
      text(one.perSecond),
      text(one.p50Ms),
      text(one.p99Ms),
      text(one.serverCores),
      text(one.generatorCores),
      text(one.cpuUs),
    ]),
  );

const streamRows = ({ streams }: LoadFindings): readonly (readonly string[])[] =>
  streams.flatMap(({ processes, steps, endedBy }) =>
    steps.map((step, at) => [
      at === steps.length - 1 ? `ended by ${endedBy}` : '',
      String(processes),
      String(step.streams),
      text(step.eventsPerSecond),
      text(step.p99Ms),
      text(step.serverCores),
      text(step.generatorCores),
      text(step.residentMegabytes),
    ]),
  );

const seasonRows = (seasons: readonly SeasonsResult[]): readonly (readonly string[])[] =>
  seasons.map((one) => [
    String(one.leagues * one.seasons),
    String(one.matches),
    text(one.startMs),
    text(one.residentAtStartMegabytes),
    text(one.residentAfterMegabytes),
    String(one.budgetMegabytes),
    text(one.statistics.p50Ms),
    text(one.statistics.p99Ms),
    text(one.statistics.cpuUs),
  ]);

const table = (title: string, head: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length === 0 ? '' : `${title}\n${aligned([head, ...rows])}\n`;

/** Returns the results as tables. */
export function asText(findings: LoadFindings): string {
  const { machine, seasons } = findings;
  return [
    `${machine.cores} cores (${machine.model}), ${machine.memoryGigabytes} GB, load before the run ${text(machine.load)}\n`,
    table(
      'Requests over 32 connections, with the cores that were used',
      ['request', 'processes', 'a second', 'p50 ms', 'p99 ms', 'server cores', 'generator cores', 'cpu us'],
      requestRows(findings),
    ),
    table(
      `Streams of a replay at 60 times its speed, up to a p99 delay of ${LONGEST_DELAY} ms`,
      ['', 'processes', 'streams', 'events a second', 'p99 ms', 'server cores', 'generator cores', 'MB'],
      streamRows(findings),
    ),
    table(
      'Seasons, with one process',
      ['seasons', 'matches', 'start ms', 'MB at start', 'MB after', 'budget MB', 'p50 ms', 'p99 ms', 'cpu us'],
      seasonRows(seasons),
    ),
    `Law: ${JSON.stringify(lawOf(findings), (_, value: unknown) => (typeof value === 'number' ? round(value) : value))}`,
  ].join('\n');
}
